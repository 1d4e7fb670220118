"""What is seen of a moment: a form of its own, so that the rules may rename what is theirs."""

from __future__ import annotations

from dataclasses import dataclass, make_dataclass
from functools import cache
from typing import Any

from mesozoic.core.moments import Moment
from mesozoic.core.values import Value


@dataclass(frozen=True, slots=True)
class MomentView(Value):
    """What everybody, or a seat, sees of a moment: its tag, its rule, its phase and whatever more.

    Games derive from it for moments that show more.
    """

    rule: str
    phase: str


def bare_view(moment: Moment[Any]) -> MomentView:
    """The view of a moment that shows nothing more."""
    return bare_kind(moment.tag)(moment.rule, moment.phase)


@cache
def bare_kind(tag: str) -> type[MomentView]:
    name = "".join(word.capitalize() for word in tag.split("-"))
    return make_dataclass(
        f"{name}Moment", (), bases=(MomentView,), namespace={"tag": tag}, frozen=True, slots=True
    )
