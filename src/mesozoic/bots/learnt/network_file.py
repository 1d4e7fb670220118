"""The file of a network: what is in it, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType
from typing import Any, Final

import msgspec

from mesozoic.bots.learnt.features import Features
from mesozoic.bots.learnt.formula import written_logits, written_shares
from mesozoic.bots.learnt.network import (
    THIRDS,
    Network,
    PolicyNetwork,
    Scorer,
    ValueNetwork,
    weighted,
)
from mesozoic.core.errors import Refused

FORMAT: Final = 1
DIGITS: Final = 5
"""Weights are rounded to so many digits after the point."""


class Names(msgspec.Struct, forbid_unknown_fields=True):
    """What the weights are for, in their order."""

    table: list[str]
    seat: list[str]
    option: list[str]


class ValueWeights(msgspec.Struct, forbid_unknown_fields=True):
    direct: list[float]
    table: list[list[float]]
    seat: list[list[float]]
    bias: list[float]
    out: list[float]


class PolicyWeights(msgspec.Struct, forbid_unknown_fields=True):
    leads: bool
    """Whether search asks it for every option; the heuristic, which is quicker, if not."""
    unit: float
    """How much of a logit is a difference that matters: a judge's weights are in such units."""
    direct: list[float]
    option: list[list[float]]
    bias: list[float]
    out: list[float]


class Calibration(msgspec.Struct, forbid_unknown_fields=True):
    """How far a game is, from the table's values, and temperatures by players and thirds of it."""

    start: float
    progress: list[float]
    temperatures: dict[int, list[float]]


class NetworkFile(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    features: Names
    value: ValueWeights
    policy: PolicyWeights
    calibration: Calibration
    card: dict[str, Any]
    """How it was made and against what it was measured, for a person to read."""


def read_network(text: str | bytes, file: str, game: str, features: Features) -> NetworkFile:
    """A file for a game whose features are these; `file` is what refusals call it."""
    try:
        found = msgspec.json.decode(text, type=NetworkFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("network-unreadable", file=file, problem=str(error)) from None
    if found.format != FORMAT:
        raise Refused("network-format", file=file, found=found.format, expected=FORMAT)
    if found.game != game:
        raise Refused("network-game", file=file, found=found.game, expected=game)
    _check_names(found, file, features)
    _check_sizes(found, file)
    return found


def network_of(file: NetworkFile) -> Network:
    value, policy = file.value, file.policy
    scorer = Scorer(value.direct, value.seat, value.bias, value.out)
    options = Scorer(
        [weight / policy.unit for weight in policy.direct],
        policy.option,
        policy.bias,
        [weight / policy.unit for weight in policy.out],
    )
    known = file.calibration
    judging = ValueNetwork(scorer, value.table, known.start, known.progress, known.temperatures)
    ordering = PolicyNetwork(options)
    if isinstance(weighted, FunctionType):  # it is not compiled
        shares, logits = written_shares(judging), written_logits(ordering)
        return Network(judging, ordering, shares, logits, policy.leads)
    return Network(judging, ordering, judging.shares, ordering.logits, policy.leads)


def write_network(file: NetworkFile) -> str:
    """The same file gives the same text; a line for each part, so that a difference can be read."""
    parts = msgspec.json.decode(msgspec.json.encode(file), type=dict[str, Any])
    lines = [f"{_json(name)}: {_json(part)}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(part: object) -> str:
    return msgspec.json.encode(_rounded(part)).decode()


def _rounded(part: Any) -> Any:
    if isinstance(part, float):
        return round(part, DIGITS)
    if isinstance(part, list):
        return [_rounded(item) for item in part]
    if isinstance(part, dict):
        return {name: _rounded(item) for name, item in part.items()}
    return part


def _check_names(found: NetworkFile, file: str, features: Features) -> None:
    for part, names, expected in (
        ("table", found.features.table, features.table),
        ("seat", found.features.seat, features.seat),
        ("option", found.features.option, features.option),
    ):
        at = _first_difference(names, expected)
        if at is not None:
            raise Refused(
                "network-features",
                file=file,
                part=part,
                place=at + 1,
                found=_name(names, at),
                expected=_name(expected, at),
            )


def _first_difference(names: Sequence[str], expected: Sequence[str]) -> int | None:
    for at in range(max(len(names), len(expected))):
        if names[at : at + 1] != list(expected[at : at + 1]):
            return at
    return None


def _name(names: Sequence[str], at: int) -> str:
    return names[at] if at < len(names) else "-"


def _check_sizes(found: NetworkFile, file: str) -> None:
    names, value, policy = found.features, found.value, found.policy
    temperatures = found.calibration.temperatures
    units, further = len(value.bias), len(policy.bias)
    rows: list[tuple[str, Sequence[object], int]] = [
        ("value.direct", value.direct, len(names.seat)),
        ("calibration.progress", found.calibration.progress, len(names.table)),
        ("value.out", value.out, units),
        ("value.table", value.table, units),
        ("value.seat", value.seat, units),
        ("policy.direct", policy.direct, len(names.option)),
        ("policy.out", policy.out, further),
        ("policy.option", policy.option, further),
        *(("value.table", row, len(names.table)) for row in value.table),
        *(("value.seat", row, len(names.seat)) for row in value.seat),
        *(("policy.option", row, len(names.option)) for row in policy.option),
        *(("calibration.temperatures", row, THIRDS) for row in temperatures.values()),
    ]
    for part, row, expected in rows:
        if len(row) != expected:
            raise Refused("network-size", file=file, part=part, found=len(row), expected=expected)
    divisors = [policy.unit, *(hot for row in temperatures.values() for hot in row)]
    if min(divisors) <= 0:
        raise Refused("network-divisor", file=file, found=min(divisors))
