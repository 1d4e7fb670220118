"""A table as it is kept: its row in the database, and what its entries fold to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct, convert, to_builtins
from msgspec.structs import asdict, replace

from mesozoic.core.codec import plain
from mesozoic.core.record import Header, Record, read_entries
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.files.packs import matching_components
from mesozoic.games import find_game
from mesozoic.server.identity.names import fitted
from mesozoic.server.messages import Kind, SeatedAs
from mesozoic.server.pace.agreed import AgreedClock
from mesozoic.server.table_status import TableStatus
from mesozoic.server.talk.lines import TalkLine
from mesozoic.server.thinking import level_of

T = TypeVar("T")


class StoredSeat(Struct, frozen=True):
    """A seat as it is kept: its key only as a hash."""

    name: str
    kind: Kind
    bot: str | None
    key: str | None

    @property
    def shown(self) -> SeatedAs:
        return SeatedAs(self.name, self.kind, self.bot, level_of(self.bot))


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table as it is kept, without its entries."""

    number: int
    id: str
    header: dict[str, Any]
    seats: list[StoredSeat]
    seed: str
    chosen_luck: bool
    pace: int
    created: int
    owner: str | None
    """The key of whoever opened it, as a hash."""
    no_secrets: bool
    closed: int | None
    """When whoever runs the server closed it."""
    next: str | None
    """The table at which the same people play again."""
    public: bool
    """Whether it may be listed and watched by everybody."""
    rated: bool
    clock: AgreedClock | None
    """The pace that was agreed; None where nobody is hurried."""
    substitute: str | None
    """The bot that answers for whoever is out of time or has left."""
    talked: int
    """How many lines its talk has."""
    due: int | None = None
    """The second in which something is to be done there, also where nobody looks."""
    ended: int | None = None
    """When all agreed to end without a result."""
    lesson: str | None = None
    """The lesson by which it is played, of its game."""
    status: TableStatus

    def opener_keys(self) -> list[str | None]:
        """The hashes of the keys that only whoever opened it was given for themselves."""
        return [self.owner, *(seat.key for seat in self.seats if seat.kind == "here")]


class Reading(Struct, frozen=True, kw_only=True):
    """A table as it is kept, and what its entries fold to."""

    kept: StoredTable
    table: Any
    """A Table."""
    talk: list[TalkLine]
    set_aside: int
    """How many entries lay behind a gap."""


def row_of(
    table: Table[Any], seats: Sequence[StoredSeat], status: TableStatus, agreed: dict[str, Any]
) -> dict[str, Any]:
    return {
        "header": plain(table.record.header),
        "seats": [asdict(seat) for seat in seats],
        "seed": table.record.seed,
        **asdict(status),
        **agreed,
        "clock": to_builtins(agreed.get("clock")),
    }


def renamed(kept: StoredTable, seat: Seat, name: str) -> StoredTable:
    def changed(values: Sequence[T], value: T) -> list[T]:
        return [value if other == seat else old for other, old in enumerate(values)]

    return replace(
        kept,
        seats=changed(kept.seats, replace(kept.seats[seat], name=name)),
        header={**kept.header, "seats": changed(kept.header["seats"], name)},
    )


def fold(kept: StoredTable, forms: list[Any]) -> Table[Any]:
    header = Header(**{**kept.header, "seats": tuple(map(fitted, kept.header["seats"]))})
    game = find_game(header.game)
    components = matching_components(header.game, header.pack, header.pack_digest)
    data = {"entries": forms, "result": None, "seed": kept.seed}
    record: Record = read_entries(header, data, game.action_codec)
    return Table(game, record, components)


def kept_of(row: Any) -> StoredTable:
    status = {name: row[name] for name in TableStatus.__struct_fields__}
    rest = {name: row[name] for name in row if name not in status}
    rest["seats"] = [StoredSeat(**seat) for seat in row["seats"]]
    rest["clock"] = convert(row["clock"], AgreedClock | None)
    return StoredTable(**rest, status=TableStatus(**status))
