"""Whole games over the wire: nobody is sent a byte that tells what they may not know.

`python -m tests.server.secrets [--game GAME] [--games 50] [--first 0] [--entries 400]` plays so
many games of each kind at a real server, at random and no longer than that, four at a table and one
who looks on, by turns with a clock and without one, and says what it looked at, after each on its
errors. It stops at the first byte too many. Each number is another game: what is too long for one
run goes on from `--first`.

- Every message and every answer is searched for the table's seed, the keys of others and, in games
  whose cards have names, for each card that its reader cannot know.
- By turns each of the four goes away when asked, until they are told so by push, mail and webhook:
  each message is opened with its reader's own keys, says what every notice does, and is searched.
  Whoever looks on wishes it as well, and is told nothing.
- Nobody is told that another's act was a forced pass.
- While another takes a step in a lane, nobody who may not hear of it is sent anything at all.
- What somebody who looks on says is searched for in all that players are sent before the end.
- Every few entries, and whenever somebody is asked in secret, the others' secrets are dealt anew,
  and each seat is told and shown both tables and their clocks: the same bytes in the same order.
  Nor is anybody sent the very bytes that a seat with something of its own is sent.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from copy import copy
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from msgspec.json import encode

from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.games import game_ids
from mesozoic.games.evo_2001.cards import CARDS as EVO_2001_CARDS
from mesozoic.games.evo_2011.cards import CARDS as EVO_2011_CARDS
from mesozoic.server import redaction
from mesozoic.server.app import Settings
from mesozoic.server.database import sqlite_url
from mesozoic.server.keys import digest
from mesozoic.server.limits import BOUNDLESS
from mesozoic.server.live import LiveTable
from mesozoic.server.messages import Clocks
from mesozoic.server.pace.asking import asking
from mesozoic.server.pace.telling import clocks_of
from mesozoic.server.table_status import status_of
from mesozoic.words.catalogue import catalogue
from tests.server.away import Services, people, services, tell_who_is_away
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.test_whole_game import no_card_is_told_that_cannot_be_known

CARDS: Final = {"evo-2001": set(EVO_2001_CARDS), "evo-2011": set(EVO_2011_CARDS)}
PLAYERS: Final = 4
CLOCK: Final = {"kind": "live", "bank": 3600, "more": 600}
ASIDE: Final = "what only those who look on may read"
PUSHED: Final = {"title", "body", "tag", "path", "stop"}
PATIENCE: Final = 900
"""Seconds for an answer: a machine with much else to do may be slow."""
EVERY: Final = 7
"""Entries between two looks at pairs, where nobody is asked in secret."""


class Told(AssertionError):
    """Somebody was sent what they may not know."""


class Game:
    """One game, all who sit at it and one who looks on."""

    def __init__(
        self, server: Running, to: Services, game: str, number: int, seen: Counter[str]
    ) -> None:
        self._server, self._to, self._game, self._number = server, to, game, number
        self._rng = Random(number)
        self.seen = seen
        self._answers: list[bytes] = []
        self._gone: list[Player] = []
        """Who has gone and come back over a new connection."""
        self._untold = list(range(PLAYERS))
        """Who was not told yet that they are waited for."""

    async def play(self, entries: int) -> None:
        seed = f"secrets {self._number}"
        agreed = {"game": self._game, "seed": seed, "clock": None if self._number % 2 else CLOCK}
        opened = await self._server.open(["link"] * PLAYERS, **agreed)
        name, keys = opened["table"], opened["keys"]
        called = [f"{self._game} {self._number} {place}" for place in (*range(PLAYERS), "watcher")]
        async with AsyncExitStack() as stack:
            here = people(self._server, self._to, *called)
            self._people = await stack.enter_async_context(here)
            self._stack, self._name, self._keys = stack, name, [*keys, None]
            self._players = [await self._come(place) for place in range(PLAYERS + 1)]
            assert self._server.tables is not None
            live = self._server.tables._live[name]
            await self._players[0].say("say", seat=0, text="Hello!")
            await self._players[-1].say("say", seat=None, text=ASIDE)
            await self._players[-1].hear("talk")
            await self._play_at(live, entries)
            await self._call(name)
            self._search(live, [*keys, opened["owner"]])
            self._search_notices(live, [*keys, opened["owner"]])
        self.seen["games"] += 1
        self.seen["finished"] += live.table.is_over

    async def _play_at(self, live: LiveTable, entries: int) -> None:
        looked = 0
        while not live.table.is_over and len(live.table.record.entries) < entries:
            await self._caught_up(live)
            table = live.table
            if table.secretly_asked() or len(table.record.entries) >= looked + EVERY:
                looked = len(table.record.entries)
                await self._pairs(live)
            seat = self._rng.choice(list(live.table.deciders()))
            if seat in self._untold and live.table.forced_pass() is None:
                await self._be_away(live, seat)
            if live.table.opened is None:
                await self._act(seat)
            else:
                await self._act_unheard(live, seat)
        await self._caught_up(live)

    async def _act(self, seat: Seat) -> None:
        player = self._players[seat]
        await player.act(self._rng.choice(player.position["options"]))
        await player.hear("progress")

    async def _act_unheard(self, live: LiveTable, seat: Seat) -> None:
        """Whoever does not hear of an act hears nothing but the answer to what they ask."""
        await self._all_know()
        before, told = len(live.table.record.entries), [len(one.texts) for one in self._players]
        await self._act(seat)
        await self._all_know()
        fresh = range(before, len(live.table.record.entries))
        for (other, player), since in zip(self._seated(), told, strict=True):
            if not any(live.table.is_heard(number, other) for number in fresh):
                if len(player.texts) != since + 1:
                    raise Told(f"{self._game}: seat {other} hears that seat {seat} has acted")
                self.seen["unheard steps"] += 1

    async def _all_know(self) -> None:
        for player in self._players:
            await player.ask("resync", "situation")

    async def _come(self, place: int) -> Player:
        """Every second one wants help, whose advice may tell no more than what they see."""
        wants_help = bool(place % 2)
        at = self._people[place].at(self._name, self._keys[place], wants_help=wants_help)
        return await self._stack.enter_async_context(at)

    async def _be_away(self, live: LiveTable, seat: Seat) -> None:
        self._untold.remove(seat)
        self._gone.append(self._players[seat])
        await self._players[seat].socket.close()
        await tell_who_is_away(self._server, self._to, live, seat)
        self._players[seat] = await self._come(seat)

    async def _caught_up(self, live: LiveTable) -> None:
        """Until luck has decided, and everybody was told."""
        while not live.table.is_over and not live.table.deciders():
            await self._players[0].receive()
        count = len(live.table.record.entries)
        for seat, player in self._seated():
            while player.position["entry"] < live.table.heard_as(count, seat):
                await player.receive()

    def _seated(self) -> list[tuple[Seat | None, Player]]:
        seats = [*map(Seat, range(PLAYERS)), None]
        return list(zip(seats, self._players, strict=True))

    async def _pairs(self, live: LiveTable) -> None:
        """What each seat is sent of the table, and of one that it cannot tell from it."""
        true = live.table
        for seat in true.seats:
            other = true.fork()
            other.state = true.game.redeal(true.state, seat, self._rng)
            said = [await self._said(live, table, seat) for table in (true, other)]
            public = [encode((status_of(table), _clocks(live, table))) for table in (true, other)]
            if said[0] != said[1] or public[0] != public[1]:
                raise Told(f"{self._game}: seat {seat} is told how others' secrets were dealt")
            self.seen["pairs"] += 1
            self.seen["pairs that differ"] += other.state != true.state
        self._no_bytes_are_shared(live)

    async def _said(self, live: LiveTable, table: Any, seat: Seat) -> list[str]:
        """What a seat hears when a table is told, and when it asks how that stands."""
        player = self._players[seat]
        await player.ask("resync", "situation")  # whatever was under way has come
        before = len(player.texts)
        replica, people = live._replica, live.people
        kept = replica.table, people.here
        replica.table = table
        people.here = [listener for listener in people.here if listener.seat == seat]
        try:
            live._herald.tell()
            await player.ask("resync", "situation")
        finally:
            replica.table, people.here = kept
        return [text.partition(",")[2] for text in player.texts[before:]]

    def _no_bytes_are_shared(self, live: LiveTable) -> None:
        news = redaction.News(live.table)
        for seat, _ in self._seated()[:-1]:
            heard = news.heard_by(seat)
            if heard and redaction.position(live.table, seat).own:
                others = [news.heard_by(other) for other, _ in self._seated() if other != seat]
                if heard in others:
                    raise Told(f"{self._game}: seat {seat} shares bytes with another")
                self.seen["own messages"] += 1

    async def _call(self, name: str) -> None:
        for path in ("", "/players", "/record", "/replay"):
            answer: httpx.Response = await self._server.http.get(f"/api/tables/{name}{path}")
            if path in ("", "/players") or answer.status_code != 200:
                self._answers.append(answer.content)
        self._answers.append((await self._server.http.get("/api/tables?limit=100")).content)

    def _search(self, live: LiveTable, keys: Sequence[str]) -> None:
        hidden = [*keys, *map(digest, keys), live.kept.seed]
        for seat, player in [*self._seated(), *((one.position["seat"], one) for one in self._gone)]:
            if seat is not None and not live.table.is_over:
                self._find([ASIDE], [text.encode() for text in player.texts])
            texts = [text for text in player.texts if not text.endswith(f'"{live.kept.seed}"}}')]
            self._find(hidden, [text.encode() for text in texts])
            if self._game in CARDS:
                no_card_is_told_that_cannot_be_known(player, CARDS[self._game])
            self._no_pass_is_told(seat, player)
        self._find(hidden, self._answers)

    def _no_pass_is_told(self, seat: Seat | None, player: Player) -> None:
        for message in player.messages:
            for line in (*message.get("log", ()), message):
                if line.get("auto"):
                    if line["seat"] != seat:
                        raise Told(f"{self._game}: seat {seat} is told of a forced pass: {line}")
                    self.seen["forced passes"] += 1

    def _search_notices(self, live: LiveTable, keys: Sequence[str]) -> None:
        hidden = [*keys, *map(digest, keys), live.kept.seed, ASIDE]
        hidden += [f'"{card}"' for card in CARDS.get(self._game, ())]
        words = catalogue("en", self._game)
        usual = {"title": words.say("game-title"), "body": words.say("notice-turn")}
        for person in self._people[:PLAYERS]:
            self._find(hidden, person.received())
            for message in person.pushed():
                if {part: message[part] for part in usual} != usual or set(message) != PUSHED:
                    raise Told(f"{self._game}: {message} says more than that one is waited for")
                self.seen["pushed"] += 1
        if self._people[-1].received():
            raise Told(f"{self._game}: who looks on is told who is waited for")
        room = [body for _, body in self._to.room.all]
        private = [] if live.kept.public else [live.kept.id]
        self._find([*hidden, *private], room)
        self.seen["mails"] += self._to.mail.count
        self.seen["told to a room"] += len(room)
        for kept in (self._to.room.all, self._to.mail.all, self._to.push.by_path):
            kept.clear()

    def _find(self, hidden: Sequence[str], sent: Sequence[bytes]) -> None:
        for body in sent:
            self.seen["messages"] += 1
            self.seen["bytes"] += len(body)
            for secret in hidden:
                if secret.encode() in body:
                    raise Told(f"{self._game}: {body[:200]!r} tells {secret}")


def _clocks(live: LiveTable, table: Table[Any]) -> Clocks | None:
    """What everybody would be told of the clocks, if this were the table that goes on."""
    tempo = copy(live.tempo)
    if tempo.clocks is not None:
        tempo._table, tempo._askings = table, [*tempo._askings[:-1], asking(table)]
        tempo.clocks = tempo._folded()
    return clocks_of(tempo, PLAYERS, live.kept.created + 60)


async def look(
    kinds: Sequence[str],
    games: range,
    entries: int,
    folder: Path,
    say: Callable[[str], None] = lambda _: None,
) -> dict[str, Counter[str]]:
    """What was looked at, by game; `say`: is told so after each."""
    found = {game: Counter[str]() for game in kinds}
    settings = Settings(database=sqlite_url(folder / "tables.sqlite"), limits=BOUNDLESS, thinkers=1)
    async with services() as to, running(to.told_to(settings)) as server:
        server.http.timeout = httpx.Timeout(PATIENCE)
        for game, seen in found.items():
            for number in games:
                await Game(server, to, game, number, seen).play(entries)
                say(json.dumps({game: seen}))
    return found


def main() -> int:
    asked = ArgumentParser(prog="python -m tests.server.secrets")
    asked.add_argument("--game", choices=game_ids())
    asked.add_argument("--games", type=int, default=50)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--entries", type=int, default=400)
    wish = asked.parse_args()
    games = range(wish.first, wish.first + wish.games)
    kinds = game_ids() if wish.game is None else [wish.game]
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = asyncio.run(
                look(kinds, games, wish.entries, Path(folder), partial(print, file=sys.stderr))
            )
        except Told as told:
            print(told, file=sys.stderr)
            return 1
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
