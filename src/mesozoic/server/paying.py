"""What an answer costs, and that whoever asks pays for it before it is made."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from mesozoic.core.errors import Refused
from mesozoic.server.limits import Account, Accounts
from mesozoic.server.messages import (
    Act,
    AnswerUndo,
    AskLog,
    AskUndo,
    ClientMessage,
    Hello,
    Resync,
    Say,
    SayPhrase,
    SetHelp,
    Sit,
    Undo,
)

# In milliseconds of work, roughly as `python -m tests.server.prices` measures it.
FILE: Final = 1.0
LITTLE: Final = 1.0
ROW: Final = 3.0
LIST: Final = 6.0
CHANGE: Final = 4.0
PASSWORD: Final = 100.0
RECORD: Final = 12.0
FILM: Final = 90.0
MESSAGES: Final[dict[type, float]] = {
    Hello: 4.0,
    Resync: 3.0,
    SetHelp: 3.0,
    Sit: 3.0,
    AskLog: 2.0,
    Act: 3.0,
    Undo: 3.0,
    AskUndo: 3.0,
    AnswerUndo: 3.0,
    Say: 3.0,
    SayPhrase: 3.0,
}

_COST: Final = "cost"
Connected = ASGIConnection[Any, Any, Any, Any]


def costs(milliseconds: float) -> dict[str, float]:
    """A call's cost, as an option of its handler."""
    return {_COST: milliseconds}


def cost_of(message: ClientMessage | Refused) -> float:
    """Also of what is refused unread."""
    return MESSAGES.get(type(message), LITTLE)


async def pay(connection: Connected, handler: BaseRouteHandler) -> None:
    """Let a call wait until its address may ask for it, or refuse it, before its body is read.

    Messages over a websocket pay for themselves, and the handshake was paid at the door.
    """
    if connection.scope["type"] != ScopeType.HTTP:
        return
    cost = handler.opt.get(_COST, LITTLE)
    account = account_of(connection)
    if not await account.pay(cost):
        await account.hold_back()
        raise Refused("too-fast")
    await account.rounds.wait()


def account_of(connection: Connected) -> Account:
    accounts: Accounts = connection.app.state.accounts
    return accounts.of(address_of(connection))


def address_of(connection: Connected) -> str:
    return connection.client.host if connection.client else "-"
