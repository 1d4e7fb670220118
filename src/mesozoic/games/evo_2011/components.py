"""The components of a pack, read and checked (E2-0.2 to E2-0.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.core.codec import shown
from mesozoic.core.kinds import Kind
from mesozoic.core.pack import Pack
from mesozoic.core.pack_numbers import check_parts, check_total, count, table
from mesozoic.games.evo_2011.boards import Kumtagh, read_boards
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.die import Face
from mesozoic.games.evo_2011.genes import NORMAL, UNIQUE
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.games.evo_2011.tokens import TURNING

PLAYERS: Final = range(2, 6)
ALL_NORMAL_GENES: Final = 36
ALL_TURNING_TOKENS: Final = 12
ALL_FACES: Final = 6
ALL_CARDS: Final = 15
WHEEL_PARTS: Final = ("sections", "start")
TERRAINS: Final = {terrain.slug: terrain for terrain in Terrain}


@dataclass(frozen=True, eq=False)
class Components:
    """Everything a pack holds; one reading of it is itself and no other, so it can be a key."""

    boards: Mapping[int, Kumtagh]
    """By number of players."""
    bag: tuple[int, ...]
    """By normal gene."""
    unique_in_bag: int
    tokens: tuple[int, ...]
    """By token, the meteorite apart."""
    die: tuple[int, ...]
    """How many of its faces are of each kind."""
    copies: tuple[int, ...]
    """By card."""
    wheel: tuple[Terrain, ...]
    """The ideal terrain of each section, clockwise."""
    first_section: int


def read_components(pack: Pack) -> Components:
    """A pack's components; raises PackError at the first thing that is not as it must be."""
    bag, unique = _read_bag(pack)
    wheel, first_section = _read_wheel(pack)
    return Components(
        boards=read_boards(pack, PLAYERS),
        bag=bag,
        unique_in_bag=unique,
        tokens=_read_counts(pack, "tokens.toml", "tokens", _slugs(TURNING), ALL_TURNING_TOKENS),
        die=_read_die(pack),
        copies=_read_counts(pack, "events.toml", "deck", _slugs(Card), ALL_CARDS),
        wheel=wheel,
        first_section=first_section,
    )


def _slugs(kinds: Iterable[Kind]) -> list[str]:
    return [kind.slug for kind in kinds]


def _read_bag(pack: Pack) -> tuple[tuple[int, ...], int]:
    """How many of each normal gene, and how many unique ones."""
    file, part = "genes.toml", "unique"
    bag = _read_counts(pack, file, "bag", _slugs(NORMAL), ALL_NORMAL_GENES, part)
    unique = count(pack, file, part, pack.toml(file).get(part))
    if unique > len(UNIQUE):
        pack.refuse(file, part, "pack-unique-genes", found=unique, most=len(UNIQUE))
    return bag, unique


def _read_counts(
    pack: Pack, file: str, name: str, kinds: Sequence[str], total: int | None, *beside: str
) -> tuple[int, ...]:
    """A table that says how many there are of each kind, and what may stand beside it."""
    data = pack.toml(file)
    counts = table(pack, file, name, data.get(name))
    check_parts(pack, file, data, (*beside, name))
    check_parts(pack, file, counts, kinds)
    numbers = tuple(count(pack, file, kind, counts.get(kind)) for kind in kinds)
    if total is not None:
        check_total(pack, file, name, sum(numbers), total)
    return numbers


def _read_die(pack: Pack) -> tuple[int, ...]:
    """E2-0.6: how many faces it has is a reconstruction, but none at all is no die."""
    file, name = "die.toml", "faces"
    faces = _read_counts(pack, file, name, _slugs(Face), None)
    if not sum(faces):
        check_total(pack, file, name, 0, ALL_FACES)
    with pack.wishes.ours():
        check_total(pack, file, name, sum(faces), ALL_FACES)
    return faces


def _read_wheel(pack: Pack) -> tuple[tuple[Terrain, ...], int]:
    """The sections clockwise, and which of them is the first."""
    file = "wheel.toml"
    data = pack.toml(file)
    check_parts(pack, file, data, WHEEL_PARTS)
    sections = _read_sections(pack, file, data.get("sections"))
    start = count(pack, file, "start", data.get("start"))
    if not 1 <= start <= len(sections):
        pack.refuse(file, "start", "pack-wheel-start", found=start, most=len(sections))
    return sections, start - 1


def _read_sections(pack: Pack, file: str, given: object) -> tuple[Terrain, ...]:
    key = "sections"
    if not isinstance(given, list):
        pack.refuse(file, key, "pack-wheel-list", name=key, known=", ".join(TERRAINS))
    for name in given:
        if not isinstance(name, str) or name not in TERRAINS:
            pack.refuse(file, key, "pack-part", found=shown(name), known=", ".join(TERRAINS))
    sections = tuple(TERRAINS[name] for name in given)
    for terrain in Terrain:
        with pack.wishes.ours():
            if terrain not in sections:
                pack.refuse(file, key, "pack-wheel-lacks", terrain=terrain.slug)
    for number, terrain in enumerate(sections):
        after = (number + 1) % len(sections)
        with pack.wishes.ours():
            if abs(terrain - sections[after]) != 1:
                pack.refuse(file, key, "pack-wheel-leap", section=number + 1, after=after + 1)
    return sections
