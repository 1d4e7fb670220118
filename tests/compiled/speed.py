"""How fast the engine on the path plays at random: `python -m tests.compiled.speed [SECONDS]`.

Entries a second of this process's time, four players, the same games each time.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from mesozoic.core.at_random import play_at_random
from mesozoic.files.tables import setup
from mesozoic.games import game_ids
from tests.compiled.playing import engine

ROUNDS = 3


def entries_per_second(name: str, seconds: float) -> float:
    rng, entries, begun = Random(1), 0, process_time()
    while (spent := process_time() - begun) < seconds:
        entries += play_at_random(setup(name, 4), rng)[0]
    return entries / spent


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for name in sys.argv[2:] or game_ids():
        best = max(entries_per_second(name, seconds) for _ in range(ROUNDS))
        print(f"{engine():9} {name:20} {best / 1000:6.0f} k")
