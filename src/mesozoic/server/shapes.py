"""What is said over HTTP: docs/protocol.md as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mesozoic.server.messages import Json, Kind, Name, Pace
from mesozoic.server.pace.agreed import AgreedClock
from mesozoic.words.kinds import Kinds


class Health(Struct, frozen=True):
    status: str
    version: str


class OptionShape(Struct, frozen=True):
    """A way to play that a table chooses before it begins."""

    name: str
    choices: list[str]
    default: str
    rule: str
    players: list[int]
    """With how many players it changes anything."""


class GameShape(Struct, frozen=True):
    """A game of the shelf."""

    id: str
    players: list[int]
    options: list[OptionShape]
    secrets: bool
    """Whether it asks a seat what others at the same screen may not see."""
    lessons: list[str]
    """The guided games by which it is learnt."""


class MeasuredShape(Struct, frozen=True):
    """A rating that was measured, and between which bounds it lies with 95 % confidence."""

    rating: int
    low: int
    high: int
    games: int


class BotShape(Struct, frozen=True):
    spec: str
    """With a slash and a character after it, a bot of that character."""
    level: int
    characters: list[str]
    ratings: dict[str, MeasuredShape]
    """By game, where it was measured."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat."""

    kind: Kind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    seats: Annotated[list[SeatWish], Meta(max_length=10)]
    options: dict[str, str] = {}
    seed: Annotated[str, Meta(max_length=100)] | None = None
    """A name for the luck, for those who want the same again; otherwise it is secret."""
    pace: Pace = 700
    no_secrets: bool = False
    """Whether people at one screen hide nothing from one another: it is never covered."""
    public: bool = True
    """Whether everybody may find the table and look on."""
    rated: bool = False
    clock: AgreedClock | None = None
    """Null: nobody is hurried."""
    substitute: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that answers for whoever is out of time or has left; null: a usual one."""


class Opened(Struct, frozen=True):
    """A key and, where somebody is to be invited, a link for each seat of a person."""

    table: str
    keys: list[str | None]
    links: list[str | None]
    owner: str
    """The key to the table itself, for whoever opened it."""


class NextTable(Struct, frozen=True):
    table: str


class KeptRecord(Struct, frozen=True):
    record: str
    key: str
    """With it whoever kept the record may delete it."""


class NetworkShape(Struct, frozen=True):
    origins: list[str]
    """Where others on the network reach this server, when it listens to them."""
    closed: bool
    """Whether it listens to its own machine only, and whoever asks may open it."""


class Sitter(Struct, frozen=True):
    name: str
    kind: Kind
    level: int | None
    """How strong a bot is, from 1 up; null for a person."""


class TableShape(Struct, frozen=True, kw_only=True):
    """A table as everybody may know it without opening it."""

    table: str
    game: str
    players: int
    seats: list[Sitter]
    turn: int
    entries: int
    over: bool
    winners: list[int]
    scores: list[int]
    """Points by seat, once it is over."""
    waiting: list[int]
    """The seats that are asked."""
    at: int
    moved: int | None
    """When something last happened there; null where nothing has, or before that was kept."""
    rated: bool
    clock: AgreedClock | None
    ended: bool
    """Whether it is over because all agreed to end it, without a result."""
    lesson: str | None
    """The lesson by which it is played; null at any other table."""


class TableList(Struct, frozen=True):
    tables: list[TableShape]
    next: int | None


class RuleEntry(Struct, frozen=True):
    number: str
    title: str
    marks: list[str]
    text: str
    """Markdown."""
    examples: list[str]
    """The names of those examples of it that can be shown and tried."""


class RuleChapter(Struct, frozen=True):
    title: str
    entries: list[RuleEntry]


class Rules(Struct, frozen=True):
    title: str
    introduction: str
    chapters: list[RuleChapter]


class LessonStep(Struct, frozen=True, kw_only=True):
    """One thing at a time: look here, do this, see what happened."""

    kind: Literal["look", "do", "see"]
    text: str
    wrong: str | None
    """What is said to who does something else."""
    act: Json | None
    """What may be done, for who would rather be shown."""
    at: list[str]
    """The names of what is pointed at; of what is done, in the order in which it is touched."""
    rule: str | None
    after: int
    """How much of what the lesson has in store has happened when it comes."""


class LessonShape(Struct, frozen=True, kw_only=True):
    """A guided game."""

    game: str
    lesson: str
    title: str
    seat: int
    """Of whoever learns."""
    cues: int
    """How much it has in store: what whoever learns does, what luck brings, what rivals do."""
    steps: list[LessonStep]
    afterwards: dict[str, str]
    """The options of the short game that follows."""


class Learner(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wishes to be taught."""

    name: Name = ""


class Start(Struct, frozen=True):
    """A game as it begins, with all that it is played with: what sheets show."""

    board: Json
    view: Json


class Words(Struct, frozen=True):
    """What a game says, for pages that were built without it."""

    messages: str
    """In Fluent."""
    kinds: Kinds
    """What kind of thing each field names, and the phases in their order."""


class Refusing(Struct, frozen=True):
    key: str
    about: Json
    rule: str | None


class Problem(Struct, frozen=True):
    """Why something was refused, as a sentence of the catalogue and what fills it."""

    refused: Refusing
