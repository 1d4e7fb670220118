"""Real messages for the browser's tests: the first turns of a game, as the server would tell them.

.venv/bin/python web/tests/fixture.py evo-2001 > web/tests/fixtures/evo2001-3.json
.venv/bin/python web/tests/fixture.py evo-2011 > web/tests/fixtures/evo2011-3.json
"""

from __future__ import annotations

import json
import random
import sys

from msgspec import to_builtins

from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.files.tables import new_table
from mesozoic.server import redaction
from mesozoic.server.messages import SeatedAs

STEPS = 60
SEED = "a fixture"


def main(game: str) -> None:
    table = new_table(game, 3, {}, seed=SEED, seats=["Ada", "Bruno", "Chloé"])
    luck, rng = SeededLuck.named(SEED), random.Random(1)
    seats = [
        SeatedAs("Ada", "here"),
        SeatedAs("Bruno", "bot", "greedy"),
        SeatedAs("Chloé", "bot", "greedy"),
    ]
    while not table.deciders():
        table.step(luck)
    messages = [
        to_builtins(redaction.welcome(table, "fixture", seats, [0], chosen_luck=False, pace=0)),
        to_builtins(redaction.situation(table, Seat(0))),
    ]
    for _ in range(STEPS):
        table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
        messages.append(to_builtins(redaction.progress(table, Seat(0))))
    for number, message in enumerate(messages):
        message["n"] = number + 1
    print(json.dumps(messages, ensure_ascii=False, separators=(",", ":")))


main(sys.argv[1])
