"""What is said at a table in passing: it is kept nowhere."""

from __future__ import annotations

from mesozoic.core.errors import Refused
from mesozoic.server.people import People
from mesozoic.server.redaction import mention, refusal


class Remarks:
    def __init__(self, people: People) -> None:
        self._people = people
        self._random: set[int] = set()
        """Entries that were chosen at random, and of which that was said."""
        self._is_haste_known = False

    def complain(self, key: str) -> None:
        """Nothing can be done here now."""
        self._people.say(refusal(Refused(key)))

    def say_that_it_was_random(self, entry: int, name: str | None) -> None:
        """Once, though what one tells other workers comes back; `name`: of the bot that acted."""
        if entry not in self._random:
            self._random.add(entry)
            self._people.say(mention(Refused("bot-at-random", name=name)))

    def say_that_bots_are_in_haste(self) -> None:
        """Once: where there are many tables it would be said at every move."""
        if not self._is_haste_known:
            self._is_haste_known = True
            self._people.say(mention(Refused("bots-in-haste")))
