"""People in the database: found by the key of their browser, signed in, forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from mesozoic.core.errors import Refused
from mesozoic.server.access import Access, is_name
from mesozoic.server.clock import DAY
from mesozoic.server.identity.codes import kept_code, new_codes
from mesozoic.server.identity.names import cleaned, compared, spelled
from mesozoic.server.identity.passkeys import Passkey, put_passkey
from mesozoic.server.identity.person import Person, Renewed, Session
from mesozoic.server.identity.players import yield_to_accounts
from mesozoic.server.keys import digest, new_key
from mesozoic.server.notifying.handing_over import (
    end_push,
    end_unknown_push,
    hand_over_wishes,
    move_push,
)
from mesozoic.server.pace.holidays import hand_over_holidays
from mesozoic.server.ratings.forgetting import forget_subject
from mesozoic.server.relations import (
    holidays,
    notes,
    openings,
    passkeys,
    people,
    places,
    players,
    recovery_codes,
    sent_away,
    sessions,
    tickets,
    wishes,
)
from mesozoic.server.talk.notes import hand_over_notes
from mesozoic.server.trouble import Away

T = TypeVar("T")
OWN: Final = (
    players,
    notes,
    places,
    sent_away,
    holidays,
    wishes,
    tickets,
    recovery_codes,
    passkeys,
    sessions,
)
"""What is somebody's, and goes with them."""


class PeopleStore:
    def __init__(self, access: Access, now: Callable[[], int]) -> None:
        """`now`: the moment, in seconds since 1970."""
        self._access = access
        self._now = now

    # Who somebody is

    async def find(self, key: str | None) -> Person | None:
        """Whoever has this key in their browser's cookie."""
        if key is None:
            return None
        mine = sql.select(people).join(sessions).where(sessions.c.key == digest(key))
        found = await self._one(mine)
        if found is None or found.seen > self._now() - DAY:
            return found
        try:
            return found if await self._see(found) else await self._one(mine)
        except Away:  # it is noted another time
            return found

    async def _see(self, person: Person) -> bool:
        """Note that somebody is here, at most once a day; whether it was."""
        now = self._now()
        old = sql.and_(people.c.number == person.number, people.c.seen <= now - DAY)
        noted = sql.update(people).where(old).values(seen=now)
        return await self._access.write(lambda plain: plain.execute(noted).rowcount == 1)

    async def named(self, name: str) -> Person | None:
        """The account that is called so."""
        return await self._one(sql.select(people).where(people.c.account == compared(name)))

    async def known_as(self, player: str) -> Person | None:
        """The account with this id, which everybody may know."""
        if not is_name(player):
            return None
        mine = sql.and_(people.c.id == player, people.c.account.is_not(None))
        return await self._one(sql.select(people).where(mine))

    async def check_free(self, name: str, asks: int | None = None) -> None:
        """Refuse a name that another account has, or seems to have, or that none may have.

        `asks`: who would be called so."""
        if await self.taken([name], asks):
            raise Refused("account-name-taken")

    async def taken(self, names: Collection[str], asks: int | None = None) -> set[str]:
        """Those of these names that another account has, or seems to have."""
        looks = {name: set(_known_by(cleaned(name)).values()) for name in names}
        every = set().union(*looks.values())
        known = sql.select(people.c.account, people.c.spelled)
        alike = known.where(sql.or_(people.c.account.in_(every), people.c.spelled.in_(every)))
        others = alike if asks is None else alike.where(people.c.number != asks)
        rows = await self._access.fetch(lambda plain: plain.execute(others).all())
        found = {look for row in rows for look in row}
        return {name for name, mine in looks.items() if mine & found}

    async def at(self, number: int) -> Person:
        found = await self._one(sql.select(people).where(people.c.number == number))
        if found is None:
            raise Refused("person-unknown")
        return found

    async def guest(self, key: str) -> Person:
        """Whoever has this key, who is somebody new where nobody has it."""
        found = await self.find(key)
        if found is not None:
            return found
        now = self._now()
        row = {"id": secrets.token_hex(8), "name": "", "created": now, "seen": now}

        def work(connection: sql.Connection) -> None:
            number = _number(connection.execute(sql.insert(people), row))
            connection.execute(sql.insert(sessions), self._session(key, number))

        with suppress(IntegrityError):  # another window of the same browser was first
            await self._access.write(work)
        made = await self.find(key)
        assert made is not None
        return made

    async def rename(self, person: Person, name: str) -> None:
        """An account's name is its own: nobody else is called so."""
        await self.check_free(name, person.number)
        values = {"name": cleaned(name)}
        if not person.is_guest:
            values |= _known_by(name)
        await self._change(person, values)

    # Accounts

    async def open_account(
        self, person: Person, name: str, proof: str | Passkey
    ) -> tuple[list[str], Renewed]:
        """A guest has an account from now on; its recovery codes, and another key for the browser,
        so that one which somebody else knows opens nothing.

        `proof`: a password, as it is kept, or a passkey.
        """
        if not person.is_guest:
            raise Refused("account-already")
        await self.check_free(name)
        password = proof if isinstance(proof, str) else None
        values = {"name": cleaned(name), "password": password, **_known_by(name)}
        codes, key = new_codes(), new_key()
        guest = sql.and_(people.c.number == person.number, people.c.account.is_(None))

        def work(connection: sql.Connection) -> list[str]:
            changed = sql.update(people).where(guest).values(**values)
            if not connection.execute(changed).rowcount:
                raise Refused("account-already")
            _put_codes(connection, person.number, codes)
            yield_to_accounts(connection, person.number)
            ended = _end_sessions(connection, person.number)
            row = self._session(key, person.number, is_proved=True)
            connection.execute(sql.insert(sessions), row)
            move_push(connection, ended, digest(key))
            if isinstance(proof, Passkey):
                put_passkey(connection, proof)
            return ended

        return codes, Renewed(key, await self._named(work))

    async def set_password(self, person: Person, password: str, key: str) -> list[str]:
        """Only the browser with this key stays signed in; the hashes of the others' keys."""

        def work(connection: sql.Connection) -> list[str]:
            _update(connection, person, {"password": password})
            return _end_others(connection, person, key)

        return await self._access.write(work)

    async def renew_codes(self, person: Person) -> list[str]:
        """Other codes; the old ones open nothing any more."""
        if person.is_guest:
            raise Refused("account-none")
        codes = new_codes()
        await self._access.write(lambda plain: _put_codes(plain, person.number, codes))
        return codes

    async def codes_left(self, person: Person) -> int:
        return await self._count(recovery_codes, person)

    async def use_code(self, person: Person, code: str) -> bool:
        """Whether this code was one of theirs; it is no more."""
        mine = sql.and_(
            recovery_codes.c.person == person.number, recovery_codes.c.code == kept_code(code)
        )
        used = sql.delete(recovery_codes).where(mine)
        return await self._access.write(lambda plain: plain.execute(used).rowcount == 1)

    async def forget(self, person: Person) -> list[str]:
        """All that is known of somebody; the hashes of their browsers' keys."""

        def work(connection: sql.Connection) -> list[str]:
            ended = _end_sessions(connection, person.number)
            delete_own(connection, [person.number])
            forget_subject(connection, person.id)
            connection.execute(sql.delete(people).where(people.c.number == person.number))
            return ended

        return await self._access.write(work)

    # Signing in and out

    async def sign_in(
        self, person: Person, before: str | None, *, is_proved: bool = True
    ) -> Renewed:
        """A new key for a browser; what its guest played goes with them.

        `before`: the key that the browser had. `is_proved`: by whoever uses it, and not by another
        device of theirs.
        """
        guest = await self.find(before)
        key = new_key()

        def work(connection: sql.Connection) -> list[str]:
            row = self._session(key, person.number, is_proved=is_proved)
            connection.execute(sql.insert(sessions), row)
            if guest is not None and guest.is_guest and guest.number != person.number:
                ended = _hand_over(connection, guest.number, person.number)
                move_push(connection, ended, digest(key))
                return ended
            if before is None:
                return []
            if guest is not None and guest.number == person.number:
                move_push(connection, [digest(before)], digest(key))
            _end_session(connection, digest(before))
            return [digest(before)]

        return Renewed(key, await self._access.write(work))

    async def sign_out(self, key: str) -> None:
        """This browser is nobody's."""
        await self._access.write(lambda plain: _end_session(plain, digest(key)))

    async def sign_out_others(self, person: Person, key: str) -> list[str]:
        """Only the browser with this key stays signed in; the hashes of the others' keys."""

        def work(connection: sql.Connection) -> list[str]:
            return _end_others(connection, person, key)

        return await self._access.write(work)

    async def ended(self, some: Collection[Session]) -> list[str]:
        """The keys of those of these browsers that are no longer whose they were."""
        known = sql.select(sessions.c.key, sessions.c.person)
        mine = known.where(sessions.c.key.in_([session.key for session in some]))
        rows = await self._access.fetch(lambda plain: plain.execute(mine).all())
        found = {Session(*row) for row in rows}
        return [session.key for session in some if session not in found]

    async def browsers(self, person: Person) -> int:
        return await self._count(sessions, person)

    # The database

    def _session(self, key: str, person: int, *, is_proved: bool = False) -> dict[str, Any]:
        now = self._now()
        proved = now if is_proved else None
        return {"key": digest(key), "person": person, "created": now, "confirmed": proved}

    async def _one(self, query: sql.Select[Any]) -> Person | None:
        row = await self._access.fetch(lambda plain: plain.execute(query).mappings().first())
        return None if row is None else Person(**row)

    async def _count(self, table: sql.Table, person: Person) -> int:
        mine = sql.select(sql.func.count()).where(table.c.person == person.number)
        return await self._access.fetch(lambda plain: int(plain.execute(mine).scalar_one()))

    async def _change(self, person: Person, values: dict[str, Any]) -> None:
        await self._named(lambda plain: _update(plain, person, values))

    async def _named(self, work: Callable[[sql.Connection], T]) -> T:
        """Of two accounts that are called alike in one instant the first stays."""
        try:
            return await self._access.write(work)
        except IntegrityError:
            raise Refused("account-name-taken") from None


def delete_own(connection: sql.Connection, numbers: Sequence[int]) -> None:
    """All that is these people's."""
    for part in OWN:
        connection.execute(sql.delete(part).where(part.c.person.in_(numbers)))


def _known_by(name: str) -> dict[str, str]:
    """How the account that is called so is found, and by which no other is."""
    return {"account": compared(name), "spelled": spelled(name)}


def _update(connection: sql.Connection, person: Person, values: dict[str, Any]) -> None:
    mine = sql.update(people).where(people.c.number == person.number)
    connection.execute(mine.values(**values))


def _end_sessions(connection: sql.Connection, person: int, but: str = "") -> list[str]:
    """All browsers of somebody are signed out, but for one; the hashes of their keys."""
    others = sql.and_(sessions.c.person == person, sessions.c.key != but)
    ended = connection.execute(sql.select(sessions.c.key).where(others)).scalars().all()
    connection.execute(sql.delete(sessions).where(others))
    return list(ended)


def _end_session(connection: sql.Connection, browser: str) -> None:
    connection.execute(sql.delete(sessions).where(sessions.c.key == browser))
    end_push(connection, [browser])


def _end_others(connection: sql.Connection, person: Person, key: str) -> list[str]:
    """Nobody is told there any more, and whom they let in by another device are too late."""
    connection.execute(sql.delete(tickets).where(tickets.c.person == person.number))
    ended = _end_sessions(connection, person.number, but=digest(key))
    end_push(connection, ended)
    end_unknown_push(connection, person.number)
    return ended


def _put_codes(connection: sql.Connection, person: int, codes: Sequence[str]) -> None:
    connection.execute(sql.delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"person": person, "code": kept_code(code)} for code in codes]
    connection.execute(sql.insert(recovery_codes), rows)


def _hand_over(connection: sql.Connection, guest: int, person: int) -> list[str]:
    """The guest's seats are the person's, and the guest is nobody any more; the hashes of the keys
    of the guest's browsers."""
    yield_to_accounts(connection, guest)
    theirs = sql.select(players).where(players.c.person == guest)
    known = sql.select(players.c.table_number, players.c.seat).where(players.c.person == person)
    mine = {tuple(row) for row in connection.execute(known)}
    for row in connection.execute(theirs).mappings().all():
        if (row["table_number"], row["seat"]) not in mine:
            connection.execute(sql.insert(players), {**row, "person": person})
    hand_over_notes(connection, guest, person)
    hand_over_holidays(connection, guest, person)
    _hand_over_places(connection, guest, person)
    hand_over_wishes(connection, guest, person)
    ended = _end_sessions(connection, guest)
    delete_own(connection, [guest])
    connection.execute(sql.delete(people).where(people.c.number == guest))
    return ended


def _hand_over_places(connection: sql.Connection, guest: int, person: int) -> None:
    """At open tables nobody sits twice, and who was sent away is so under another name too, where
    they stand up."""
    for part in (places, sent_away):
        known = sql.select(part.c.opening).where(part.c.person == person)
        sat = connection.execute(known).scalars().all()
        theirs = sql.update(part).where(part.c.person == guest, part.c.opening.not_in(sat))
        connection.execute(theirs.values(person=person))
    refused = (
        sql.select(sent_away.c.opening)
        .join(openings)
        .where(sent_away.c.person == person, openings.c.table.is_(None))
    )
    mine = sql.and_(places.c.person == person, places.c.opening.in_(refused))
    connection.execute(sql.delete(places).where(mine))


def _number(made: sql.CursorResult[Any]) -> int:
    key = made.inserted_primary_key
    assert key is not None
    number: int = key[0]
    return number
