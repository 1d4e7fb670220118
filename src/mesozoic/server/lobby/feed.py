"""One websocket to the lobby: whoever waits for a game hears what is new there."""

from __future__ import annotations

from collections.abc import Collection

from mesozoic.core.errors import Refused
from mesozoic.server import paying
from mesozoic.server.bans import Bans
from mesozoic.server.identity.person import Session, session_of
from mesozoic.server.keys import digest
from mesozoic.server.limits import Account
from mesozoic.server.lobby.lobby import Lobby
from mesozoic.server.lobby.shapes import LobbyHello, read_lobby_message
from mesozoic.server.speaker import HANG_UP, Socket, Speaker
from mesozoic.server.tables import Tables


class Feed(Speaker[LobbyHello]):
    greeting = LobbyHello

    def __init__(
        self, socket: Socket, tables: Tables, lobby: Lobby, account: Account, browser: str | None
    ) -> None:
        """`browser`: the key in its cookie."""
        super().__init__(socket, tables, "lobby", account)
        self.person: int | None = None
        self.session: Session | None = None
        self.followed: frozenset[str] = frozenset()
        self._lobby = lobby
        self._browser = browser
        self._is_shown = False

    def _read(self, text: str) -> LobbyHello:
        return read_lobby_message(text)

    def _cost(self, message: LobbyHello | Refused) -> float:
        return paying.LIST if isinstance(message, LobbyHello) else paying.LITTLE

    async def _do(self, message: LobbyHello) -> None:
        self._check(self._tables.bans)
        await self._account.rounds.wait()
        person = await self._tables.directory.people.find(self._browser)
        self.person = None if person is None else person.number
        self.session = session_of(self._browser, person)
        self.followed = frozenset(message.openings)
        self._tables.callers.visitors.add(self)
        await self._lobby.enter(self)
        self._is_shown = True
        self._wait_no_longer()
        self.leave_if_banned(self._tables.bans)  # as they may have been meanwhile

    async def _show_anew(self) -> None:
        if self._is_shown:
            self._lobby.show(self)

    def _leave(self) -> None:
        self._is_shown = False
        self._lobby.leave(self)
        self._tables.callers.visitors.discard(self)

    def _check(self, bans: Bans) -> None:
        bans.check_address(self._address)
        bans.check_keys([self._browser] if self._browser else [])

    def hang_up_if_at(self, browsers: Collection[str]) -> None:
        """Whoever comes back is somebody else."""
        if self._browser is not None and digest(self._browser) in browsers:
            self._leave()
            self._forget()
            self._put(HANG_UP)

    def leave_if_banned(self, bans: Bans) -> None:
        try:
            self._check(bans)
        except Refused as refused:
            self._leave()
            self._refuse_and_cut(refused)
