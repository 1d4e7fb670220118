"""Actions, outcomes and events: small frozen values with a tag, a JSON form and a text form.

A value is a frozen dataclass whose fields are ints, strings, booleans, optional ones of these, or
tuples of them. The tag is an explicit string, so that renaming a class breaks no record.
"""

from __future__ import annotations

from typing import ClassVar


class Value:
    """What every tagged value has."""

    __slots__ = ()
    tag: ClassVar[str]


class Action(Value):
    """Something a seat does or luck decides. `text` is its notation, with the fields in braces."""

    __slots__ = ()
    text: ClassVar[str]
    passing: ClassVar[bool] = False
    """Whether this only declines: the table answers so for a seat that has no other option."""


class Event(Value):
    """Something that happened, in the past tense: for sentences and animations, never for rules."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """The rule that made it happen, by its number; for most kinds there is one."""
    reveals: ClassVar[bool] = False
    """Whether it shows anybody something that was hidden: then there is no free undo past it."""

    @property
    def cites(self) -> str:
        """The rule that made this very one happen."""
        return self.rule
