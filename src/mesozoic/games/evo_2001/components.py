"""The components of a pack, read and checked (E1-0.2, E1-0.3, E1-0.5, E1-0.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mesozoic.core.codec import is_short, shown
from mesozoic.core.pack import Pack
from mesozoic.games.evo_2001.cards import CARDS, SIZED, Card
from mesozoic.games.evo_2001.genes import GENES, Gene
from mesozoic.games.evo_2001.island import Island, read_islands

ALL_GENES: Final = 62
ALL_CARDS: Final = 26
PLAYERS: Final = range(3, 6)
FACES: Final = range(1, 7)
BAG_PARTS: Final = ("bag",)
TRACK_PARTS: Final = ("last", "start", "faces")
# More than any space of a track has.
MOST_DIGITS: Final = 4


@dataclass(frozen=True)
class Track:
    """The meteor's track: its start by players, the faces that end the game, the last space."""

    start: Mapping[int, int]
    faces: Mapping[int, tuple[int, ...]]
    last: int


@dataclass(frozen=True, eq=False)
class Components:
    """Everything a pack holds; one reading of it is itself and no other, so it can be a key."""

    islands: Mapping[tuple[str, str], Island]
    bag: tuple[int, ...]
    copies: tuple[int, ...]
    amounts: tuple[int, ...]
    track: Track


def read_components(pack: Pack) -> Components:
    """A pack's components; raises PackError at the first thing that is not as it must be."""
    copies, amounts = _read_events(pack)
    track = _read_track(pack)
    bag = _read_bag(pack)
    _check_bag_lasts(pack, track, copies[Card.UNLOOKED_FOR_GENE])
    return Components(read_islands(pack), bag, copies, amounts, track)


def _read_bag(pack: Pack) -> tuple[int, ...]:
    file = "genes.toml"
    data = pack.toml(file)
    bag = _table(pack, file, "bag", data.get("bag"))
    _check_parts(pack, file, data, BAG_PARTS)
    for name in bag:
        if name not in GENES:
            pack.refuse(file, name, "pack-unknown-gene", found=shown(name), known=", ".join(GENES))
    counts = tuple(_count(pack, file, gene.slug, bag.get(gene.slug)) for gene in Gene)
    _check_total(pack, file, "bag", sum(counts), ALL_GENES)
    return counts


def _read_events(pack: Pack) -> tuple[tuple[int, ...], tuple[int, ...]]:
    file = "events.toml"
    deck = pack.toml(file)
    for name in deck:
        if name not in CARDS:
            pack.refuse(file, name, "pack-unknown-card", found=shown(name), known=", ".join(CARDS))
    copies = [0] * len(Card)
    amounts = [0] * len(Card)
    for name, entry in deck.items():
        card = CARDS[name]
        table = _table(pack, file, name, entry)
        allowed = {"copies", "amount"} if card in SIZED else {"copies"}
        if set(table) != allowed:
            expected = ", ".join(sorted(allowed))
            pack.refuse(file, name, "pack-card-fields", found=name, expected=expected)
        copies[card] = _count(pack, file, name, table["copies"])
        amounts[card] = _count(pack, file, name, table.get("amount", 0))
    _check_total(pack, file, "", sum(copies), ALL_CARDS)
    return tuple(copies), tuple(amounts)


def _read_track(pack: Pack) -> Track:
    file = "track.toml"
    data = pack.toml(file)
    last = _count(pack, file, "last", data.get("last"))
    start = _numbered(pack, file, "start", data.get("start"))
    faces = _numbered(pack, file, "faces", data.get("faces"))
    _check_parts(pack, file, data, TRACK_PARTS)
    for players in PLAYERS:
        if type(start.get(players)) is not int or not 0 < start[players] < last:
            pack.refuse(file, "start", "pack-track-start", players=players, last=last)
    for space, given in faces.items():
        is_shown = isinstance(given, list) and all(
            type(face) is int and face in FACES for face in given
        )
        if not is_shown or not 0 < space < last:
            pack.refuse(file, str(space), "pack-track-faces", space=space, last=last)
    return Track(start, {space: tuple(given) for space, given in faces.items()}, last)


def _check_bag_lasts(pack: Pack, track: Track, extra: int) -> None:
    """The longest game must not empty the bag: every auction needs a gene for each player."""
    for players in PLAYERS:
        auctions = track.last - track.start[players] - 1
        if auctions * players + extra > ALL_GENES:
            pack.refuse("track.toml", "last", "pack-track-long", players=players, genes=ALL_GENES)


def _check_parts(pack: Pack, file: str, data: Mapping[str, Any], parts: Sequence[str]) -> None:
    for name in data:
        if name not in parts:
            pack.refuse(file, name, "pack-part", found=shown(name), known=", ".join(parts))


def _check_total(pack: Pack, file: str, key: str, found: int, expected: int) -> None:
    if found != expected:
        pack.refuse(file, key, "pack-total", found=found, expected=expected)


def _table(pack: Pack, file: str, name: str, data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        pack.refuse(file, name, "pack-table", name=name)
    return data


def _count(pack: Pack, file: str, key: str, value: object) -> int:
    if type(value) is int and not is_short(value):
        pack.refuse(file, key, "pack-count-huge", name=key)
    if type(value) is not int or not 0 <= value < 100:
        pack.refuse(file, key, "pack-count", name=key, found=shown(value))
    return value


def _numbered(pack: Pack, file: str, name: str, data: object) -> dict[int, Any]:
    table = _table(pack, file, name, data)
    for key in table:
        if not (key.isascii() and key.isdecimal() and len(key) <= MOST_DIGITS):
            pack.refuse(file, key, "pack-number", found=shown(key))
    return {int(key): value for key, value in table.items()}
