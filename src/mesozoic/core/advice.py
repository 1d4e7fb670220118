"""What a newcomer is told while they decide: what presses, and which answers would be slips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from mesozoic.core.values import Action


@dataclass(frozen=True)
class Remark:
    """Something worth knowing now: a rule's number, and a sentence of the catalogue."""

    rule: str
    key: str
    about: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Slip:
    """Options that would cost their seat dear, where it may well not have noticed."""

    remark: Remark
    options: tuple[int, ...]
    """Their places in the list."""


def slip(
    remark: Remark, offered: Sequence[Action], is_one: Callable[[Action], bool]
) -> Iterable[Slip]:
    """The options that are a slip of a kind; nothing where none is."""
    places = tuple(place for place, action in enumerate(offered) if is_one(action))
    return (Slip(remark, places),) if places else ()
