"""A film as the terminal shows it: as a spectator saw it, secrets kept while the game goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mesozoic.core.codec import fingerprint, plain
from mesozoic.core.events import heard
from mesozoic.core.film import Film, Frame
from mesozoic.core.values import Event


@dataclass(frozen=True)
class Reel:
    film: Film

    @property
    def is_over(self) -> bool:
        return self.film.record.result is not None

    def is_secret(self, frame: Frame) -> bool:
        """Whether it told one seat alone something that the game, still going on, keeps hidden."""
        return not (self.is_over or frame.is_public)

    def events(self, frame: Frame) -> list[Event]:
        return heard(frame.tellings, None)

    def view(self, frame: Frame) -> Any:
        return self.film.table.game.view(frame.state, None)

    def notation(self, frame: Frame) -> str | None:
        if self.is_secret(frame) or frame.entry.action is None:
            return None
        return self.film.table.game.notation.write(frame.entry.action)

    def as_json(self, frame: Frame) -> dict[str, Any]:
        """The hash is of the whole state once the game is over; before, only of what is shown."""
        view = self.view(frame)
        return {
            "n": frame.number,
            "seat": frame.entry.seat,
            "action": None if self.is_secret(frame) else plain(frame.entry.action),
            "notation": self.notation(frame),
            "takes_back": list(frame.entry.takes_back),
            "undone": frame.undone,
            **({"auto": frame.entry.auto} if self.is_over else {}),
            "events": plain(self.events(frame)),
            "view": plain(view),
            "hash": fingerprint(frame.state if self.is_over else view),
        }
