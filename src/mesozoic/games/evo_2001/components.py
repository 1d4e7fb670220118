"""The components of a pack, read and checked (E1-0.2, E1-0.3, E1-0.5, E1-0.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mesozoic.core.codec import shown
from mesozoic.core.pack import Pack
from mesozoic.core.pack_numbers import check_parts, check_total, count, numbered, table
from mesozoic.games.evo_2001.cards import CARDS, SIZED, Card
from mesozoic.games.evo_2001.genes import GENES, Gene
from mesozoic.games.evo_2001.island import read_islands
from mesozoic.islands.island import Island

ALL_GENES: Final = 62
ALL_CARDS: Final = 26
PLAYERS: Final = range(3, 6)
FACES: Final = range(1, 7)
BAG_PARTS: Final = ("bag",)
TRACK_PARTS: Final = ("last", "start", "faces")


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
    bag = table(pack, file, "bag", data.get("bag"))
    check_parts(pack, file, data, BAG_PARTS)
    for name in bag:
        if name not in GENES:
            pack.refuse(file, name, "pack-unknown-gene", found=shown(name), known=", ".join(GENES))
    counts = tuple(count(pack, file, gene.slug, bag.get(gene.slug)) for gene in Gene)
    check_total(pack, file, "bag", sum(counts), ALL_GENES)
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
        given = table(pack, file, name, entry)
        allowed = {"copies", "amount"} if card in SIZED else {"copies"}
        if set(given) != allowed:
            expected = ", ".join(sorted(allowed))
            pack.refuse(file, name, "pack-card-fields", found=name, expected=expected)
        copies[card] = count(pack, file, name, given["copies"])
        amounts[card] = count(pack, file, name, given.get("amount", 0))
    check_total(pack, file, "", sum(copies), ALL_CARDS)
    return tuple(copies), tuple(amounts)


def _read_track(pack: Pack) -> Track:
    file = "track.toml"
    data = pack.toml(file)
    last = count(pack, file, "last", data.get("last"))
    start = numbered(pack, file, "start", data.get("start"))
    faces = numbered(pack, file, "faces", data.get("faces"))
    check_parts(pack, file, data, TRACK_PARTS)
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
