"""What the terminal says about a whole game, for the browser to say the same.

.venv/bin/python web/tests/sentences.py > web/tests/fixtures/sentences.json
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from mesozoic.core.codec import plain
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import pending
from mesozoic.files.tables import new_table
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import act, decision, tell

MOST = 3
GAMES = 3


def main() -> None:
    said: list[dict[str, Any]] = []
    seen: Counter[tuple[str, str]] = Counter()

    def say(kind: str, value: Any, text: Any, **more: Any) -> None:
        seen[kind, value.tag] += 1
        if seen[kind, value.tag] <= MOST:
            words = {language: text(catalogue(language, "evo-2001")) for language in LANGUAGES}
            said.append({"kind": kind, "value": plain(value), **more, "words": words})

    for number in range(GAMES):
        options = {"scarce-genes": "on" if number else "off"}
        table = new_table("evo-2001", 3, options, seed=str(number), seats=["A", "B", "C"])
        luck, rng = SeededLuck.named(str(number)), random.Random(number)
        while not table.is_over:
            moment, asked = pending(table.state), tuple(table.deciders())
            say("decision", moment, lambda w: decision(w, moment, asked), asked=list(asked))
            told = table.step(luck)
            if told is None:
                offered = table.options(asked[0])
                for action in rng.sample(list(offered), min(3, len(offered))):
                    say("act", action, lambda w, a=action: act(w, a, moment), moment=plain(moment))
                told = table.act(asked[0], rng.choice(offered))
            for telling in told:
                say("tell", telling.event, lambda w, e=telling.event: tell(w, e).text)
    print(json.dumps(said, ensure_ascii=False, separators=(",", ":")))


main()
