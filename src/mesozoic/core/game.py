"""What a game supplies to the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypedDict, TypeVar

from mesozoic.core.advice import Remark, Slip
from mesozoic.core.codec import Codec, Notation
from mesozoic.core.errors import Refused
from mesozoic.core.moment_views import MomentView, bare_kind
from mesozoic.core.moments import Moment
from mesozoic.core.pack import Pack
from mesozoic.core.phrases import Phrases
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action, Event

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class TableOption:
    """A way to play that a table chooses before it begins; the first choice is the default."""

    name: str
    choices: tuple[str, ...]
    rule: str
    players: tuple[int, ...] | None = None
    """With how many players it changes anything; with any number where none are named."""
    later: bool = False
    """Whether games were recorded before it existed: a record names it only where it is chosen."""

    @property
    def default(self) -> str:
        return self.choices[0]


@dataclass(frozen=True)
class Setup:
    """What a game is set up from."""

    players: int
    components: Any
    options: Mapping[str, str] = field(default_factory=dict)
    rules: int = 1


@dataclass(frozen=True)
class Why:
    """Why something may not be done: a rule's number, and a sentence of the catalogue."""

    rule: str
    key: str
    about: Mapping[str, object] = field(default_factory=dict)


class About(TypedDict, total=False):
    """What sentences speak of besides fields, by name: its type says what kind of thing it is.

    A game adds what its own reasons and refusals speak of.
    """

    asked: tuple[Seat, ...]
    rival: Seat
    seat: Seat


class Game(ABC, Generic[S]):
    """One game: its name, its players, its words and its rules."""

    id: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[tuple[TableOption, ...]] = ()
    rules_version: ClassVar[int] = 1
    shelf: ClassVar[int | None] = None
    """Its place among the games that the pages offer; None puts it after the others."""
    actions: ClassVar[Sequence[type[Action]]]
    """Every kind of action and outcome."""
    events: ClassVar[Sequence[type[Event]]]
    moments: ClassVar[Sequence[type[Moment[Any]]]]
    """Every kind of choice and chance."""
    moment_views: ClassVar[Sequence[type[MomentView]]] = ()
    """What is seen of those moments that show more than their tag."""
    phases: ClassVar[Sequence[str]]
    """The slugs of the phases, in the order in which they are played."""
    about: ClassVar[type[Any]] = About
    phrases: ClassVar[Phrases] = Phrases()

    def components(self, pack: Pack) -> Any:
        """The components a pack holds, checked; raises PackError. By itself a game needs none."""
        return None

    @abstractmethod
    def setup(self, setup: Setup) -> S:
        """The state before anything is decided, run to its first decision."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """All that a seat, or a spectator, may know: a frozen value with a JSON form."""

    def own_fields(self, state: S, seat: Seat, everybodys: Any) -> dict[str, Any]:
        """The fields of a seat's view that may differ from what everybody sees of this state.

        Games whose views differ in little say so, and what is the same for all is told once.
        """
        own = self.view(state, seat)
        written = (part.name for part in fields(own) if part.metadata.get("written", True))
        return {name: getattr(own, name) for name in written}

    def retold(self, state: S) -> Any:
        """What a finished game shows of a moment, as a view: by itself what spectators saw then."""
        return self.view(state, None)

    def hands(self, state: S) -> Sequence[Sequence[str]]:
        """The cards that each seat holds, by slug; nothing in a game without hands."""
        return ()

    def board(self, state: S) -> Any:
        """What never changes and everybody sees, for whoever draws it: a value with a JSON form."""
        return None

    def standing(self, state: S, seat: Seat) -> tuple[int, ...]:
        """What a finished game ranks a seat by, the first number first: whether it won, its points.

        A game whose rules rank those who have not won says by what.
        """
        assert state.result is not None
        return (int(seat in state.result.winners), state.result.scores[seat])

    @abstractmethod
    def redeal(self, state: S, seat: Seat, rng: Random) -> S:
        """A state that the seat cannot tell from this one."""

    @abstractmethod
    def explain(self, state: S, seat: Seat, action: Action) -> Why | None:
        """The rule that forbids an action now, or None where it may be done."""

    def urgent(self, state: S, seat: Seat) -> Sequence[Remark]:
        """What presses, for a seat that is asked; only of what it may know."""
        return ()

    def slips(self, state: S, seat: Seat, offered: Sequence[Action]) -> Sequence[Slip]:
        """Which of its options a seat would regret, by the rules alone and what it may know.

        Whoever is new to the game is warned before such a one. What is merely less good is none.
        """
        return ()

    def unaccounted(self, before: S | None, state: S, told: Sequence[Event]) -> Sequence[str]:
        """What is lost or comes from nowhere, in words for whoever tests the game.

        `told` is what led from `before` to `state`; `before` is None for a state fresh from set-up.
        """
        return ()

    @cached_property
    def action_codec(self) -> Codec[Action]:
        return Codec(self.actions)

    @cached_property
    def event_codec(self) -> Codec[Event]:
        return Codec(self.events)

    @cached_property
    def seen_moments(self) -> Sequence[type[MomentView]]:
        """What is seen of each kind of moment."""
        shown = {view.tag: view for view in self.moment_views}
        bare = {moment.tag: bare_kind(moment.tag) for moment in self.moments}
        return tuple((bare | shown).values())

    @cached_property
    def notation(self) -> Notation:
        return Notation(self.actions)

    def settle_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, defaults filled in; refuses what the game does not have.

        A later option is left out where it is not chosen, so that older records stay as they are.
        """
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Refused("option-unknown", option=name, known=", ".join(known) or "-")
            if value not in known[name].choices:
                raise Refused(
                    "option-value", option=name, found=value, known=", ".join(known[name].choices)
                )
        settled = {name: chosen.get(name, option.default) for name, option in known.items()}
        return {
            name: value
            for name, value in settled.items()
            if not known[name].later or value != known[name].default
        }

    def check_players(self, players: int) -> None:
        if players not in self.players:
            raise Refused(
                "players", game=self.id, found=players, least=self.players[0], most=self.players[-1]
            )
