"""Networks written out as Python functions, for where there is no compiler.

The interpreter spends most of a loop on looping: written out, a network takes half the time. What
is added up, and in which order, is as in `network.py`, so both find the same to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mesozoic.bots.chances import softmax
from mesozoic.bots.learnt.network import PolicyNetwork, Scorer, ValueNetwork

Shares = Callable[[list[float], list[list[float]]], list[float]]
Logits = Callable[[list[list[float]]], list[float]]

_TAB: Final = "    "


def written_shares(network: ValueNetwork) -> Shares:
    """`network.shares`, written out."""
    scorer, table = network.scorer, _names("t", network.progress)
    seat = _names("s", scorer.direct)
    begins = [f"b{at}" for at in range(len(scorer.bias))]
    lines = [
        "def scores(table, seats):",
        f"{_unpacked(table)} = table",
        *(
            f"{begins[at]} = {_sum(repr(first), network.table[at], table)}"
            for at, first in enumerate(scorer.bias)
        ),
        "found = []",
        f"for {_unpacked(seat)} in seats:",
        *(_TAB + line for line in _score(scorer, seat, begins)),
        f"{_TAB}found.append(score)",
        "return found",
    ]
    scores = _function("scores", lines)

    def shares(table: list[float], seats: list[list[float]]) -> list[float]:
        return softmax(scores(table, seats), network.temperature(len(seats), table))

    return shares


def written_logits(network: PolicyNetwork) -> Logits:
    """`network.logits`, written out."""
    scorer = network.scorer
    option = _names("o", scorer.direct)
    lines = [
        "def logits(options):",
        "found = []",
        f"for {_unpacked(option)} in options:",
        *(_TAB + line for line in _score(scorer, option, [repr(first) for first in scorer.bias])),
        f"{_TAB}found.append(score)",
        "return found",
    ]
    found: Logits = _function("logits", lines)
    return found


def _names(letter: str, weights: Sequence[float]) -> list[str]:
    return [f"{letter}{at}" for at in range(len(weights))]


def _unpacked(names: Sequence[str]) -> str:
    return f"({', '.join(names)},)"


def _sum(first: str, weights: Sequence[float], names: Sequence[str]) -> str:
    terms = [f"{weight!r} * {name}" for weight, name in zip(weights, names, strict=True)]
    return " + ".join([first, *terms])


def _score(scorer: Scorer, names: Sequence[str], begins: Sequence[str]) -> list[str]:
    lines = [f"score = {_sum('0.0', scorer.direct, names)}"]
    for at, begin in enumerate(begins):
        lines.append(f"unit = {_sum(begin, scorer.hidden[at], names)}")
        lines.append("if unit > 0.0:")
        lines.append(f"{_TAB}score += {scorer.out[at]!r} * unit")
    return lines


def _function(name: str, lines: Sequence[str]) -> Any:
    """Nothing but names from here and numbers of the network is in the lines."""
    head, *body = lines
    scope: dict[str, Any] = {}
    exec("\n".join([head, *(_TAB + line for line in body)]), scope)
    return scope[name]
