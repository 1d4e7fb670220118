"""What is refused, and why, as data that the catalogue turns into a sentence."""

from __future__ import annotations


class Refused(ValueError):
    """Something was not as expected; `key` names the catalogue's sentence that says so."""

    def __init__(self, key: str, **about: object) -> None:
        super().__init__(key, about)
        self.key = key
        self.about = about

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value!r}" for name, value in self.about.items())
        return f"{self.key}: {details}" if details else self.key

    def __reduce__(self) -> tuple[object, ...]:
        return (_refused_again, (type(self), self.key, self.about))


def _refused_again(kind: type[Refused], key: str, about: dict[str, object]) -> Refused:
    return kind(key, **about)


class IllegalAction(Refused):
    """The seat may not do this now."""


class BadValue(Refused):
    """A text or JSON form that no action, outcome or event has."""


class PackError(Refused):
    """A component pack that does not hold what the game needs; `about` names file and line."""


class RecordError(Refused):
    """A record that cannot be read, or is not what it says."""
