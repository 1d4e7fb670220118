"""What is said of open tables, over HTTP and the lobby's websocket: docs/protocol.md as types."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field
from msgspec.json import Decoder

from mesozoic.server.messages import FromClient, FromServer, Name, Refusal, SeatNumber
from mesozoic.server.pace.agreed import AgreedClock
from mesozoic.server.shapes import TableShape

OpeningId = Annotated[str, Meta(max_length=32)]
BotSpec = Annotated[str, Meta(max_length=40)]
PlaceKind = Literal["person", "bot", "free"]
MOST_FOLLOWED: Final = 5


class OpeningWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play, with whoever sits down."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    options: dict[str, str] = {}
    public: bool = True
    """Whether it is shown in the lobby; otherwise only who has its link finds it."""
    rated: bool = False
    clock: AgreedClock | None = None
    substitute: BotSpec | None = None


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """Any game, or this one."""

    game: Annotated[str, Meta(max_length=40)] | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """On this seat; null: on the first that is free."""

    seat: SeatNumber | None = None


class SendAway(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever sits on this seat."""

    seat: SeatNumber


class BotWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot on a free seat; null: the seat is free again."""

    seat: SeatNumber
    bot: BotSpec | None
    name: Name = ""


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """Bots on all free seats, and how they are called, by seat."""

    bot: BotSpec
    names: Annotated[list[Name], Meta(max_length=10)] = []


class Place(Struct, frozen=True):
    """A seat of an open table."""

    kind: PlaceKind
    name: str
    level: int | None
    """How strong a bot is, from 1 up."""
    present: bool


class OpeningShape(Struct, frozen=True, kw_only=True):
    """A table whose seats are being taken, as everybody may know it who may know of it."""

    opening: str
    game: str
    players: int
    options: dict[str, str]
    public: bool
    rated: bool
    clock: AgreedClock | None
    substitute: str | None
    seats: list[Place]
    host: int | None
    """The seat of whoever has been there longest, and may seat bots."""
    at: int
    table: str | None
    """The table to which it led."""


class RunningTable(Struct, frozen=True):
    """A table that one may watch."""

    table: TableShape
    watchers: int


class MyPlace(Struct, frozen=True):
    opening: OpeningShape
    yours: int | None
    """The seat of whoever asks."""


class Hall(Struct, frozen=True):
    """All that is in the lobby."""

    openings: list[OpeningShape]
    running: list[RunningTable]


# Over the websocket


class LobbyHello(FromClient, frozen=True, tag="hello"):
    """Show me the lobby, and these open tables, whose links I have."""

    openings: Annotated[list[OpeningId], Meta(max_length=MOST_FOLLOWED)] = field(
        default_factory=list
    )


class LobbyWelcome(FromServer, frozen=True, kw_only=True, tag="lobby"):
    """All of it."""

    openings: list[OpeningShape]
    running: list[RunningTable]
    yours: dict[str, int]
    """The seats of whoever asks, by open table."""
    sent_away: list[str]
    """Open tables at which they do not sit down again."""


class OpeningNews(FromServer, frozen=True, kw_only=True, tag="opening"):
    """An open table is new, or is otherwise than before."""

    opening: OpeningShape


class OpeningGone(FromServer, frozen=True, kw_only=True, tag="gone"):
    opening: str


class RunningNews(FromServer, frozen=True, kw_only=True, tag="running"):
    """Those that one may watch now."""

    tables: list[RunningTable]


class Yours(FromServer, frozen=True, kw_only=True, tag="yours"):
    """The seats of whoever hears it, by open table."""

    seats: dict[str, int]
    sent_away: list[str]


LobbyServerMessage = LobbyWelcome | OpeningNews | OpeningGone | RunningNews | Yours | Refusal

_decoder: Decoder[LobbyHello] = Decoder(LobbyHello)
read_lobby_message: Final = _decoder.decode
