"""What these screens need to know of a game's board and views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from mesozoic.core.moment_views import MomentView
from mesozoic.core.seats import Seat


class Zone(Protocol):
    @property
    def q(self) -> int: ...
    @property
    def r(self) -> int: ...
    @property
    def terrain(self) -> str: ...
    @property
    def is_start(self) -> bool: ...


class Species(Protocol):
    @property
    def dinosaurs(self) -> Sequence[int]: ...
    @property
    def hand(self) -> Sequence[str] | None: ...


class Peril(Protocol):
    @property
    def doomed(self) -> Sequence[int]: ...
    @property
    def threatened(self) -> Sequence[int]: ...
    @property
    def losses(self) -> int: ...


class Forecast(Protocol):
    @property
    def perils(self) -> Sequence[Peril]: ...


class View(Protocol):
    @property
    def seat(self) -> Seat | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def order(self) -> Sequence[Seat]: ...
    @property
    def temperatures(self) -> Mapping[str, str]: ...
    @property
    def species(self) -> Sequence[Species]: ...
    @property
    def moment(self) -> MomentView | None: ...
    @property
    def asked(self) -> Sequence[Seat]: ...
    @property
    def forecast(self) -> Forecast: ...
