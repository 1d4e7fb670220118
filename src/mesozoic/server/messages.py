"""What is said over the websocket, both ways: docs/protocol.md as types."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder, Encoder

from mesozoic.server.advice import Remark, Slip
from mesozoic.server.pace.agreed import AgreedClock
from mesozoic.server.pace.leading import Instead
from mesozoic.server.talk.chat import LONGEST
from mesozoic.server.talk.lines import TalkLine
from mesozoic.server.talk.phrases import Phrase

Json = dict[str, Any]
Key = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Language = Literal["en", "fr", "it"]
Kind = Literal["here", "link", "bot"]

# `$` alone would let a line break pass at the end; `\Z` is no word of JSON Schema.
PRINTED: Final = r"[^\x00-\x1f\x7f\ud800-\udfff]*$(?!\n)"
Name = Annotated[str, Meta(max_length=40, pattern=f"^{PRINTED}")]

SLOWEST: Final = 10_000
LONGEST_PATIENCE: Final = 5_000
Pace = Annotated[int, Meta(ge=0, le=SLOWEST)]


class FromClient(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What every message of a client has."""


class Hello(FromClient, frozen=True, tag="hello"):
    """Who I am: the keys of the seats at this screen; none for a spectator."""

    keys: Annotated[list[Key], Meta(max_length=10)] = []
    watching: bool = False
    """Whether I only look on, though some of the seats may be mine."""
    help: bool = False
    """Whether I am to be told what presses, and what I would regret."""


class Sit(FromClient, frozen=True, tag="sit"):
    """Show me this seat now; null to look on."""

    seat: SeatNumber | None


class Act(FromClient, frozen=True, tag="act"):
    """The answer to a decision: one of its options."""

    seat: SeatNumber
    decision: int
    action: Json


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back what is free to take back."""

    seat: SeatNumber


class AskUndo(FromClient, frozen=True, tag="ask-undo"):
    """Let all who lead a seat agree that my last act goes, and what happened since."""

    seat: SeatNumber


class AnswerUndo(FromClient, frozen=True, tag="answer-undo"):
    """Whether it may go; who asked drops the question by not agreeing."""

    seat: SeatNumber
    agree: bool


class AskWhy(FromClient, frozen=True, tag="why"):
    """Which rule forbids this?"""

    seat: SeatNumber
    action: Json


class SetPace(FromClient, frozen=True, tag="pace"):
    """How long bots take over each act at this table."""

    milliseconds: Pace


class SetPatience(FromClient, frozen=True, tag="patience"):
    """How long bots wait after my last act, while I may take it back; null: until I go on."""

    milliseconds: Annotated[int, Meta(ge=0, le=LONGEST_PATIENCE)] | None


class SetHelp(FromClient, frozen=True, tag="help"):
    """Whether I am to be told what presses, and what I would regret, from now on."""

    wanted: bool


class GoOn(FromClient, frozen=True, tag="go-on"):
    """I take nothing back: bots need not wait."""

    seat: SeatNumber


class ReadTo(FromClient, frozen=True, tag="read"):
    """At a lesson: I have come to this step, and what follows those before it may happen."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=1000)]


class SetName(FromClient, frozen=True, tag="name"):
    """What whoever leads a seat is called."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40, pattern=rf"^(?=.*\S){PRINTED}")]


class Say(FromClient, frozen=True, tag="say"):
    """To all at the table, for a seat; to who looks on, for none."""

    seat: SeatNumber | None
    text: Annotated[str, Meta(max_length=LONGEST)]


class SayPhrase(FromClient, frozen=True, tag="phrase"):
    """What each reads in their own language."""

    seat: SeatNumber | None
    phrase: Phrase


class AskLog(FromClient, frozen=True, tag="log"):
    """More of the log: what was told before this entry."""

    before: Annotated[int, Meta(ge=0)]


class TakeSeatBack(FromClient, frozen=True, tag="back"):
    """A bot plays for me; now I do."""

    seat: SeatNumber


class Resign(FromClient, frozen=True, tag="resign"):
    """A bot plays on for me, for good."""

    seat: SeatNumber


class AgreeToEnd(FromClient, frozen=True, tag="end"):
    """Whether the game shall end without a result: it does when all who lead a seat agree."""

    seat: SeatNumber
    agree: bool


class Remove(FromClient, frozen=True, tag="remove"):
    """Nobody ever came to the seat `whom`: a bot shall play there."""

    seat: SeatNumber
    whom: SeatNumber


class Resync(FromClient, frozen=True, tag="resync"):
    """I missed a message."""


ClientMessage = (
    Hello
    | Sit
    | Act
    | Undo
    | AskUndo
    | AnswerUndo
    | AskWhy
    | SetPace
    | SetPatience
    | SetHelp
    | GoOn
    | ReadTo
    | SetName
    | Say
    | SayPhrase
    | AskLog
    | TakeSeatBack
    | Resign
    | AgreeToEnd
    | Remove
    | Resync
)


class FromServer(Struct, frozen=True, tag_field="is", kw_only=True):
    """What every message of the server has: its number on this connection."""

    n: int | UnsetType = UNSET


class SeatedAs(Struct, frozen=True):
    """Who sits on a seat: a person at the opener's screen, whoever has the link, or a bot."""

    name: str
    kind: Kind
    bot: str | None = None
    level: int | None = None
    """How strong a bot is, from 1 up; null for a person."""


class Presence(Struct, frozen=True):
    name: str
    kind: Kind
    present: bool


class Line(Struct, frozen=True, kw_only=True):
    """An entry of the record, as far as a seat may hear of it."""

    entry: int
    seat: int | None
    acted: Json | None
    events: list[Json]
    """Each with the number of the rule behind it under `rule`; empty where there is none."""
    open: list[Json] | None
    """The events as everybody heard them; null where this seat heard them so."""
    auto: bool = False
    """Whether the table answered for a seat that could only pass; told to that seat alone."""


class Position(Struct, frozen=True, kw_only=True):
    """Where the game stands, for one seat."""

    entry: int
    """How many entries the record has."""
    seat: int | None
    decision: int | None
    """The number of the question this seat is asked; null where it is not."""
    view: Json
    options: list[Json]
    passing: list[int]
    """Which of the options only decline, by their places in the list."""
    costs: list[int | None]
    """What each option would cost in the end; empty where none has a price."""
    urgent: list[Remark]
    """What presses, for who is asked and wants help."""
    slips: list[Slip]
    """Which options this seat would regret, where help is wanted; one may be so in several ways."""
    forced: bool
    """Whether all that this seat may do is to pass: the table answers for it."""
    waiting: list[int]
    secret: list[int]
    """Those of `waiting` whose question is for nobody else's eyes."""
    opened: int | None
    """The entry that opened the simultaneous moment that goes on, as this seat counts."""
    unopened: bool
    """Whether this seat has acted in the simultaneous moment that goes on."""
    own: bool
    """Whether this seat sees more than everybody does."""
    undo: bool
    late: bool
    """Whether a bot gave this seat's last answer, as its time had run out: that cannot be taken
    back."""
    over: bool
    places: list[int]
    """By seat: its place once the game is over, which equals share; empty until then."""


class Welcome(FromServer, frozen=True, kw_only=True, tag="welcome"):
    table: str
    game: str
    players: int
    options: dict[str, str]
    seats: list[SeatedAs]
    yours: list[int]
    board: Json
    commitment: str
    chosen_luck: bool
    """Whether whoever opened the table chose its seed, and so may know the luck to come."""
    pace: int
    no_secrets: bool = False
    """Whether people at one screen hide nothing from one another."""
    next: str | None = None
    """The table at which the same people play again."""
    public: bool = True
    rated: bool = False
    clock: AgreedClock | None = None
    """The pace that was agreed; null where nobody is hurried."""
    substitute: int | None = None
    """The level of the bot that answers for whoever is out of time or has left."""
    lesson: str | None = None
    """The lesson of the game by which the table is played."""
    who: str | None = None
    """By which one's own lines are known, where one looks on and has no seat here."""


class Taught(FromServer, frozen=True, kw_only=True, tag="taught"):
    """How far a lesson has come, with the situation that is told next."""

    cue: int
    """How much of what it has in store has happened."""


class Talked(FromServer, frozen=True, kw_only=True, tag="talk"):
    """Lines of the table's talk that are new to whoever hears them."""

    lines: list[TalkLine]


class SeatClock(Struct, frozen=True, kw_only=True):
    """How a seat stands in time, as everybody may know it."""

    left: int | None
    """Seconds; of who is not asked, those of the next decision. Null where no clock runs."""
    runs: bool
    bot: Instead | None
    """Why a bot plays for whose seat it is."""
    holiday: bool
    missing: bool
    """Whether nobody ever came; time runs for nobody before all have."""


class Clocks(FromServer, frozen=True, kw_only=True, tag="clocks"):
    """How much time everybody has, who leads the seats, and who would end the game."""

    seats: list[SeatClock]
    removable: int | None
    """Seconds until whoever never came may be replaced."""
    end: list[int]
    ended: bool
    """Whether all have agreed to end without a result."""


class Situation(Position, frozen=True, kw_only=True, tag_field="is", tag="situation"):
    """All that a client needs to draw from nothing."""

    n: int | UnsetType = UNSET
    log: list[Line]


class Progress(Line, frozen=True, kw_only=True, tag_field="is", tag="progress"):
    """One entry more, what it told this seat, and where that leads."""

    n: int | UnsetType = UNSET
    situation: Position


class Lines(FromServer, frozen=True, kw_only=True, tag="lines"):
    """More of the log for the seat that is shown, the newest last; none where it begins."""

    before: int
    lines: list[Line]


class Withdrawn(FromServer, frozen=True, kw_only=True, tag="withdrawn"):
    """A seat took acts back: the log's entries with these numbers are struck out."""

    entry: int
    seat: int
    taken: list[int]
    situation: Position


class Reason(FromServer, frozen=True, kw_only=True, tag="reason"):
    action: Json
    legal: bool
    key: str | None
    about: Json
    rule: str | None


class Refusal(FromServer, frozen=True, kw_only=True, tag="refused"):
    """What was sent is not possible; nothing has changed."""

    key: str
    about: Json
    rule: str | None


class Mention(FromServer, frozen=True, kw_only=True, tag="mention"):
    """Something that all at the table may want to know, in passing: nothing went wrong."""

    key: str
    about: Json


class Seated(FromServer, frozen=True, kw_only=True, tag="seated"):
    seats: list[Presence]
    watchers: int
    """How many look on."""


class Paced(FromServer, frozen=True, kw_only=True, tag="paced"):
    """Somebody changed how long bots take."""

    milliseconds: int


class Held(FromServer, frozen=True, kw_only=True, tag="held"):
    """Bots wait, for this seat may take its last act back; told to whoever leads it."""

    seat: int
    milliseconds: int | None
    """Null: until it goes on."""


class PlayedAgain(FromServer, frozen=True, kw_only=True, tag="again"):
    """The same people play again, at another table that their keys open too."""

    table: str


class Closing(FromServer, frozen=True, kw_only=True, tag="closing"):
    """The game is over: the seed that was promised."""

    seed: str


ServerMessage = (
    Welcome
    | Situation
    | Progress
    | Lines
    | Withdrawn
    | Reason
    | Refusal
    | Mention
    | Seated
    | Paced
    | Held
    | PlayedAgain
    | Closing
    | Talked
    | Clocks
    | Taught
)

_decoder: Decoder[ClientMessage] = Decoder(ClientMessage)

read_message: Final = _decoder.decode
write_message: Final = Encoder().encode


def progress(line: bytes, situation: bytes) -> bytes:
    """A `Progress`, of parts that are encoded already."""
    return b'{"is":"progress",%b,"situation":%b}' % (line[1:-1], situation)


def numbered(body: bytes, n: int) -> bytes:
    """A message that several may be sent, as one connection is."""
    return b'{"n":%d,%b' % (n, body[1:])
