"""Who is who on this server: all that it knows of people, in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mesozoic.core.errors import Refused
from mesozoic.server.access import Access
from mesozoic.server.clock import Clock
from mesozoic.server.identity.confirmations import Confirmations
from mesozoic.server.identity.passkeys import Passkeys
from mesozoic.server.identity.passwords import Passwords
from mesozoic.server.identity.person import Person
from mesozoic.server.identity.players import Players
from mesozoic.server.identity.store import PeopleStore
from mesozoic.server.identity.tickets import Tickets
from mesozoic.server.limits import HOUR, MINUTE, Limits, Quota
from mesozoic.server.pace.holidays import Holidays
from mesozoic.server.talk.notes import Notes

GUESSES_AN_HOUR: Final = 30
"""At one account's password, from one address."""


class Directory:
    def __init__(
        self,
        access: Access,
        limits: Limits,
        clock: Clock,
        now: Callable[[], int],
    ) -> None:
        self.people = PeopleStore(access, now)
        self.tickets = Tickets(access, now)
        self.passkeys = Passkeys(access, self.tickets, now)
        self.players = Players(access)
        self.notes = Notes(access)
        self.holidays = Holidays(access, now)
        self.confirmations = Confirmations(access, now)
        self.passwords = Passwords()
        self._attempts = Quota(limits.sign_ins_per_minute, MINUTE, clock)
        self._guesses = Quota(GUESSES_AN_HOUR, HOUR, clock)
        self._most = limits.sign_ins_per_minute

    def count_attempt(self, household: str) -> None:
        """Refuse an address that tries to sign in too often."""
        if not self._attempts.allows(household):
            raise Refused("too-many-sign-ins", most=self._most)

    async def by_password(self, name: str, password: str, household: str) -> Person:
        person = await self.people.named(name)
        if person is not None:
            self._count_guess(person, household)
        # A name that nobody has takes as long as a wrong password.
        fits = await self.passwords.fits(password, None if person is None else person.password)
        if person is None or not fits:
            raise Refused("sign-in-wrong")
        return person

    async def check_password(self, person: Person, password: str, household: str) -> None:
        """Refuse one that is not theirs."""
        self._count_guess(person, household)
        if not await self.passwords.fits(password, person.password):
            raise Refused("password-wrong")

    def _count_guess(self, person: Person, household: str) -> None:
        """For each address: nobody locks somebody else out."""
        if not self._guesses.allows(f"{person.id} {household}"):
            raise Refused("too-many-guesses")

    async def by_code(self, name: str, code: str) -> Person:
        person = await self.people.named(name)
        if person is None or not await self.people.use_code(person, code):
            raise Refused("sign-in-wrong")
        return person

    async def by_ticket(self, ticket: str) -> Person:
        """Who showed another device of theirs the way here."""
        number = await self.tickets.take("device", ticket)
        assert number is not None
        return await self.people.at(number)

    def close(self) -> None:
        self.passwords.close()
