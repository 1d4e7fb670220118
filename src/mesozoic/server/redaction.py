"""The one place that turns a table into something that is sent.

Every function here says for whom: a seat, or None for whoever looks on. Nothing else in the server
reads a view, an event, an option or a record (tests/server/test_redaction.py looks).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import islice
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import asdict

from mesozoic.core.advice import Remark as Told
from mesozoic.core.codec import plain
from mesozoic.core.errors import BadValue, Refused
from mesozoic.core.events import heard
from mesozoic.core.moments import Choice
from mesozoic.core.play import seen
from mesozoic.core.record import Record, write_record
from mesozoic.core.seats import Seat
from mesozoic.core.table import Page, Table
from mesozoic.core.values import Action, Event
from mesozoic.lessons.following import cues_done
from mesozoic.lessons.lesson import Lesson
from mesozoic.server.advice import Remark, Slip
from mesozoic.server.forms import fields_of, form
from mesozoic.server.messages import (
    Closing,
    Json,
    Line,
    Lines,
    Mention,
    Position,
    Reason,
    Refusal,
    SeatedAs,
    Situation,
    Taught,
    Welcome,
    Withdrawn,
    progress,
    write_message,
)
from mesozoic.server.shapes import Start

NONE: Final[frozenset[int]] = frozenset()
LOG_LENGTH: Final = 200
LOG_KEPT: Final = 400
"""Lines of a table that stay encoded."""
NO_QUESTION: Final[Json] = {
    "decision": None,
    "options": [],
    "passing": [],
    "costs": [],
    "urgent": [],
    "slips": [],
    "forced": False,
}


def has_heard(steps: Iterable[Table[Any]], seat: Seat | None) -> bool:
    """Whether a seat hears of the last entry of any of these."""
    return any(table.is_heard(len(table.record.entries) - 1, seat) for table in steps)


def welcome(
    table: Table[Any], name: str, seats: Sequence[SeatedAs], yours: Iterable[int], **agreed: Any
) -> Welcome:
    """What never changes; `agreed`: its pace, and what else whoever opened it chose."""
    header = table.record.header
    return Welcome(
        table=name,
        game=header.game,
        players=header.players,
        options=dict(header.options),
        seats=list(seats),
        yours=sorted(yours),
        board=plain(table.game.board(table.state)),
        commitment=header.commitment,
        **agreed,
    )


def taught(table: Table[Any], lesson: Lesson) -> Taught:
    """How far it has come, which everybody may know: a lesson is the same for all."""
    return Taught(cue=cues_done(lesson, table))


def unplayed(table: Table[Any]) -> Start:
    """What lies on a table at which nothing has happened yet, for whoever looks on."""
    return Start(plain(table.game.board(table.state)), fields_of(table.view(None)))


class Look:
    """A table as it stands, for all who look: what everybody may know is worked out once."""

    def __init__(self, table: Table[Any], late: Set[int] = NONE) -> None:
        """`late`: the entries that a bot answered for who had no time left."""
        self.table = table
        self.late = late
        self.waiting = [int(seat) for seat in table.deciders()]
        self.secret = _asked_in_secret(table)
        self.places = list(table.places())
        self._everybodys = table.view(None)
        laid_out = fields_of(self._everybodys)
        self._encoded = {name: write_message(it) for name, it in laid_out.items()}
        self._shared: dict[tuple[str, ...], bytes] = {}
        """By the names of those that are left out: all other fields."""

    def own(self, seat: Seat | None) -> dict[str, Any]:
        """The fields of a seat's view that may differ from everybody's."""
        return {} if seat is None else self.table.own_fields(seat, self._everybodys)

    def view(self, own: Mapping[str, Any]) -> Any:
        """What everybody sees, encoded once for all, and what is a seat's own: JSON in any case."""
        names = tuple(own)
        shared = self._shared.get(names)
        if shared is None:
            shared = self._shared[names] = self._all_but(names)
        mine = write_message({name: form(it) for name, it in own.items()})[1:-1]
        return Raw(b"{%b}" % b",".join(filter(None, (shared, mine))))

    def _all_but(self, names: Sequence[str]) -> bytes:
        parts = (
            b"%b:%b" % (write_message(name), it)
            for name, it in self._encoded.items()
            if name not in names
        )
        return b",".join(parts)

    def is_own(self, own: Mapping[str, Any]) -> bool:
        """Whether a seat sees more than everybody does, but for who looks."""
        for name, it in own.items():
            if name != "seat" and it != getattr(self._everybodys, name):
                return True
        return False


def _asked_in_secret(table: Table[Any]) -> list[int]:
    """Those of the seats asked whose question is for nobody else's eyes.

    What a seat does in a lane of its own is told to the others later, but is no secret for that:
    whether it is asked for one, the moment in its lane says.
    """
    asked = ((seat, seen(table.state, seat)) for seat in table.secretly_asked())
    return [
        int(seat)
        for seat, choice in asked
        if isinstance(choice, Choice) and choice.is_secret(table.state, seat)
    ]


def position(
    table: Table[Any],
    seat: Seat | None,
    look: Look | None = None,
    *,
    wants_help: bool = False,
) -> Position:
    look = look or Look(table)
    own = look.own(seat)
    return Position(
        entry=table.heard_as(len(table.record.entries), seat),
        seat=seat,
        view=look.view(own),
        waiting=look.waiting,
        secret=look.secret,
        opened=None if table.opened is None else table.heard_as(table.opened, seat),
        unopened=seat is not None and table.has_unopened(seat),
        own=look.is_own(own),
        undo=seat is not None and bool(may_take_back(table, seat, look.late)),
        late=seat is not None and is_answered_for(table, seat, look.late),
        over=table.is_over,
        places=look.places,
        **_question(table, seat, wants_help) if seat in look.waiting else NO_QUESTION,
    )


def _question(table: Table[Any], seat: Seat, wants_help: bool) -> Json:
    """What a seat is asked."""
    options = table.options(seat)
    return {
        "decision": table.decision(seat),
        "options": [form(option) for option in options],
        "passing": [place for place, option in enumerate(options) if option.passing],
        "costs": _costs(table, seat, options),
        "urgent": _urgent(table, seat) if wants_help else [],
        "slips": _slips(table, seat, options) if wants_help else [],
        "forced": len(options) == 1 and options[0].passing,
    }


def _costs(table: Table[Any], seat: Seat, options: Sequence[Action]) -> list[int | None]:
    costs = list(table.costs(seat, options))
    return costs if any(cost is not None for cost in costs) else []


def _urgent(table: Table[Any], seat: Seat) -> list[Remark]:
    return [Remark(**_remark(remark)) for remark in table.game.urgent(table.state, seat)]


def _slips(table: Table[Any], seat: Seat, options: Sequence[Action]) -> list[Slip]:
    found = table.game.slips(table.state, seat, options) if len(options) > 1 else ()
    return [Slip(**_remark(slip.remark), options=list(slip.options)) for slip in found]


def _remark(told: Told) -> Json:
    return {"key": told.key, "about": sayable(told.about), "rule": told.rule or None}


def situation(
    table: Table[Any],
    seat: Seat | None,
    log: Log | None = None,
    late: Set[int] = NONE,
    *,
    wants_help: bool = False,
) -> Situation:
    told = _log(table, seat)
    stands = asdict(position(table, seat, Look(table, late), wants_help=wants_help))
    return Situation(**stands, log=_lines(table, told, seat, log))


def lines(table: Table[Any], seat: Seat | None, before: int, log: Log | None = None) -> Lines:
    """What a seat was told before an entry, by its number as this seat counts."""
    told = _log(table, seat, before)
    return Lines(before=before, lines=_lines(table, told, seat, log))


def _lines(
    table: Table[Any], told: Sequence[Page], seat: Seat | None, log: Log | None
) -> list[Any]:
    if log is None:
        return [line(table, page, seat) for page in told]
    return [log.line(table, page, seat) for page in told]


class Log:
    """A table's lines, each encoded once for all who are told the same."""

    def __init__(self) -> None:
        self._pages: dict[int, tuple[Page, dict[tuple[Seat | None, int], Raw]]] = {}

    def line(self, table: Table[Any], page: Page, seat: Seat | None) -> Raw:
        kept = self._pages.get(page.number)
        if kept is None or kept[0] is not page:
            kept = self._pages[page.number] = page, {}
            if len(self._pages) > LOG_KEPT:
                del self._pages[next(iter(self._pages))]
        audience = _audience(page, seat), table.heard_as(page.number, seat)
        if audience not in kept[1]:
            kept[1][audience] = Raw(write_message(line(table, page, seat)))
        return kept[1][audience]


class Shown:
    """A table as it stands, encoded once for all who look on."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._everybodys: tuple[Table[Any], bytes] | None = None

    def situation(
        self,
        table: Table[Any],
        seat: Seat | None,
        late: Set[int] = NONE,
        *,
        wants_help: bool = False,
    ) -> bytes:
        if seat is not None:
            return write_message(situation(table, seat, self._log, late, wants_help=wants_help))
        if self._everybodys is None or self._everybodys[0] is not table:
            self._everybodys = table, write_message(situation(table, None, self._log))
        return self._everybodys[1]

    def forget(self) -> None:
        """Something has happened; nobody may ask again."""
        self._everybodys = None


def _audience(page: Page, seat: Seat | None) -> Seat | None:
    """Whose line of a page this is: everybody's, unless something of it is for a seat alone."""
    if _is_for_all(page):
        return None
    alone = any(telling.only is not None or telling.but is not None for telling in page.tellings)
    return seat if alone or page.entry.seat == seat else None


def _is_for_all(page: Page) -> bool:
    """Whether everybody has the same line."""
    return page.is_public and not page.entry.auto


def _log(table: Table[Any], seat: Seat | None, before: int | None = None) -> list[Page]:
    """The last that stand and are told, of all or of those before an entry."""
    told = (
        page
        for page in reversed(table.pages)
        if before is None or table.heard_as(page.number, seat) < before
        if _is_told(table, page, seat)
    )
    return list(islice(told, LOG_LENGTH))[::-1]


def _is_told(table: Table[Any], page: Page, seat: Seat | None) -> bool:
    """Of what others did in a moment that is over only what it came to has a line."""
    if not table.is_heard(page.number, seat):
        return False
    is_over = page.together is not None and page.together != table.opened
    return not is_over or page.entry.seat == seat or bool(heard(page.tellings, seat))


def line(table: Table[Any], page: Page, seat: Seat | None) -> Line:
    entry = page.entry
    own = entry.seat is not None and entry.seat == seat
    events, aloud = heard(page.tellings, seat), heard(page.tellings, None)
    return Line(
        entry=table.heard_as(page.number, seat),
        seat=entry.seat,
        acted=form(entry.action) if own or page.is_public else None,
        events=[told(event) for event in events],
        open=None if aloud == events else [told(event) for event in aloud],
        # That the table answered would tell the others that there was nothing to play.
        auto=own and entry.auto,
    )


def told(event: Event) -> Json:
    """An event with the number of the rule behind it."""
    return {**fields_of(event), "rule": event.cites}


def withdrawn(look: Look, seat: Seat | None, *, wants_help: bool = False) -> Withdrawn:
    """The last entry, which is an undo."""
    table = look.table
    entry = table.record.entries[-1]
    assert entry.seat is not None
    assert entry.takes_back
    return Withdrawn(
        entry=table.heard_as(len(table.record.entries) - 1, seat),
        seat=entry.seat,
        taken=[
            table.heard_as(number, seat)
            for number in entry.takes_back
            if table.is_heard(number, seat)
        ],
        situation=position(table, seat, look, wants_help=wants_help),
    )


class News:
    """The last entry as each may hear it; encoded once for all who sit at the same place and want
    as much help."""

    def __init__(self, table: Table[Any], late: Set[int] = NONE) -> None:
        self._look = Look(table, late)
        self._bodies: dict[tuple[Seat | None, bool], bytes | None] = {}
        self._lines: dict[tuple[Seat | None, int], bytes] = {}
        self._is_for_all = bool(table.pages) and _is_for_all(table.pages[-1])

    def heard_by(self, seat: Seat | None, *, wants_help: bool = False) -> bytes | None:
        """Nothing where it is another's to know."""
        place = seat, wants_help
        if place not in self._bodies:
            self._bodies[place] = self._encoded(seat, wants_help)
        return self._bodies[place]

    def _encoded(self, seat: Seat | None, wants_help: bool) -> bytes | None:
        entries = self._look.table.record.entries
        if not self._look.table.is_heard(len(entries) - 1, seat):
            return None
        if entries[-1].takes_back:
            return write_message(withdrawn(self._look, seat, wants_help=wants_help))
        situation = position(self._look.table, seat, self._look, wants_help=wants_help)
        return progress(self._line(seat), write_message(situation))

    def _line(self, seat: Seat | None) -> bytes:
        """One for all who are told the same."""
        table = self._look.table
        page = table.pages[-1]
        whose = None if self._is_for_all else _audience(page, seat)
        audience = whose, table.heard_as(page.number, seat)
        if audience not in self._lines:
            self._lines[audience] = write_message(line(table, page, seat))
        return self._lines[audience]


def reason(table: Table[Any], seat: Seat, form: Json) -> Reason:
    """Why a seat may not do something; what no action looks like is refused."""
    action = table.game.action_codec.from_json(form)
    why = table.explain(seat, action)
    if why is None:
        return Reason(action=form, legal=True, key=None, about={}, rule=None)
    return Reason(
        action=form, legal=False, key=why.key, about=sayable(why.about), rule=why.rule or None
    )


def may_take_back(table: Table[Any], seat: Seat, late: Set[int]) -> tuple[int, ...]:
    """The entries that a seat may take back now: whoever leads it is waited for."""
    return () if is_answered_for(table, seat, late) else table.free_undo(seat)


def is_answered_for(table: Table[Any], seat: Seat, late: Set[int]) -> bool:
    """Whether a bot gave a seat's last answer as its time had run out: asked again, it would have
    none either."""
    if not late:
        return False
    own = (
        page.number
        for page in reversed(table.pages)
        if page.entry.seat == seat and not page.entry.auto
    )
    return next(own, None) in late


def closing(table: Table[Any], *, is_ended: bool = False) -> Closing | None:
    """`is_ended`: all have agreed that it is over; what luck would have done nobody will see."""
    if not (table.is_over or is_ended) or table.record.seed is None:
        return None
    return Closing(seed=table.record.seed)


def finished_record(table: Table[Any], *, is_ended: bool = False) -> Record:
    """The whole record, seed and all; refused while the game is played."""
    if not (table.is_over or is_ended):
        raise Refused("table-not-over")
    return Record(table.record.header, table.record.entries, table.state.result, table.record.seed)


def record_text(table: Table[Any], *, is_ended: bool = False) -> str:
    return write_record(finished_record(table, is_ended=is_ended))


def refusal(refused: Refused) -> Refusal:
    about = dict(refused.about)
    rule = about.pop("rule", None)
    return Refusal(key=refused.key, about=sayable(about), rule=str(rule) if rule else None)


def mention(said: Refused) -> Mention:
    """The same sentence, where nobody is refused anything."""
    return Mention(key=said.key, about=sayable(said.about))


def sayable(about: Mapping[str, object]) -> Json:
    """What a sentence of the catalogue is filled with, as JSON."""
    return {name: _sayable(value) for name, value in about.items()}


def _sayable(value: object) -> Any:
    if isinstance(value, Refused):
        return {"key": value.key, "about": sayable(value.about)}
    try:
        return plain(value)
    except TypeError:
        return str(value)


def malformed(problem: str) -> Refused:
    return BadValue("message-malformed", problem=problem)
