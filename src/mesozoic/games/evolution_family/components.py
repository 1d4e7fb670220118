"""The components of a pack, read and checked (EF-0.1, EF-0.4, EF-0.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from mesozoic.core.codec import shown
from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack, Wishes
from mesozoic.core.pack_numbers import check_parts, check_total, count, table
from mesozoic.games.evolution_family.eras import (
    ERAS,
    GROUNDS,
    LANES,
    OUTER_LANES,
    Era,
    EraCard,
    Ground,
    Sign,
)
from mesozoic.games.evolution_family.thunder import THUNDERBOLTS, Thunderbolt

PLAYERS: Final = range(2, 7)
CARDS_FILE: Final = "eras.txt"
DECKS_FILE: Final = "decks.toml"
DECK_PARTS: Final = ("actions", "thunderbolts")
ACTION_CARDS: Final = {"eruption": 8, "thunderbolt": 6}
ALL_BOLTS: Final = 12
SIGN_WORDS: Final = {"-" if sign is Sign.NONE else sign.slug: sign for sign in Sign}
BY_ERA: Final = (6, 6, 6, 6, 5, 5, 4, 4)


@dataclass(frozen=True, eq=False)
class Components:
    """Everything a pack holds; one reading of it is itself and no other, so it can be a key."""

    era_cards: Mapping[EraCard, int]
    """The kinds of era card in the order of the eras, with how many there are of each."""
    eruptions: int
    thunderbolts: int
    """The action cards."""
    bolts: tuple[int, ...]
    """The thunderbolts, by kind."""

    @property
    def copies(self) -> tuple[int, ...]:
        return tuple(self.era_cards.values())


class Drawn(NamedTuple):
    """An era card and the line it is written on."""

    line: int
    card: EraCard


def read_components(pack: Pack) -> Components:
    """A pack's components; raises PackError at the first thing that is not as it must be."""
    drawn = _read_cards(pack)
    for one in drawn:
        _check_card(pack.wishes, one)
    _check_totals(pack.wishes, drawn)
    _check_eras(pack.wishes, drawn)
    eruptions, thunderbolts, bolts = _read_decks(pack)
    counts = Counter(one.card for one in drawn)
    kinds = sorted(counts, key=lambda card: (card.era, card.places, card.sign))
    return Components({card: counts[card] for card in kinds}, eruptions, thunderbolts, bolts)


def _read_cards(pack: Pack) -> list[Drawn]:
    """A card a line: its era, the places of its three lanes, its sign."""
    drawn = []
    for number, raw in enumerate(pack.text(CARDS_FILE).splitlines(), start=1):
        words = raw.partition("#")[0].split()
        if words:
            drawn.append(Drawn(number, _read_card(number, words)))
    return drawn


def _read_card(line: int, words: Sequence[str]) -> EraCard:
    if len(words) != 5:
        raise PackError("pack-era-line", file=CARDS_FILE, line=line, found=len(words))
    era, *places, sign = words
    return EraCard(
        Era(_known(line, era, ERAS)),
        tuple(Ground(_known(line, place, GROUNDS)) for place in places),
        Sign(_known(line, sign, SIGN_WORDS)),
    )


def _known(line: int, word: str, names: Mapping[str, int]) -> int:
    if word not in names:
        expected = ", ".join(names)
        raise PackError(
            "pack-era-word", file=CARDS_FILE, line=line, found=shown(word), expected=expected
        )
    return names[word]


def _check_card(wishes: Wishes, drawn: Drawn) -> None:
    """EF-0.4. A rock every card must have: EF-2.3 moves a piece onto one."""
    line, card = drawn
    if not card.rocks:
        raise PackError("pack-era-no-rock", file=CARDS_FILE, line=line)
    with wishes.ours():
        if card.is_premium and card.is_unstable:
            raise PackError("pack-era-premium-unstable", file=CARDS_FILE, line=line)
    special = [
        lane for lane in LANES if card.places[lane] in (Ground.VOLCANO, Ground.SEA, Ground.RAVINE)
    ]
    with wishes.ours():
        if len(special) > 1 or any(lane not in OUTER_LANES for lane in special):
            raise PackError("pack-era-outer", file=CARDS_FILE, line=line)
    for era, ground in ((Era.FISH, Ground.SEA), (Era.BIRDS, Ground.RAVINE)):
        with wishes.ours():
            if card.era is era and ground in card.places:
                about = {"era": era.slug, "ground": ground.slug}
                raise PackError("pack-era-ground", file=CARDS_FILE, line=line, **about)


TOTALS: Final[dict[str, tuple[int, Callable[[EraCard], bool]]]] = {
    "waterhole": (6, lambda card: card.sign is Sign.WATERHOLE),
    "cave": (4, lambda card: Ground.CAVE in card.places),
    "volcano": (6, lambda card: card.has_volcano),
    "earthquake": (4, lambda card: card.sign is Sign.EARTHQUAKE),
    "hurricane": (4, lambda card: card.sign is Sign.HURRICANE),
    "marsh": (8, lambda card: Ground.MARSH in card.places),
    "sea": (4, lambda card: Ground.SEA in card.places),
    "ravine": (4, lambda card: Ground.RAVINE in card.places),
    "premium": (10, lambda card: card.is_premium),
    "unstable": (14, lambda card: card.is_unstable),
}


def _check_totals(wishes: Wishes, drawn: Sequence[Drawn]) -> None:
    """EF-0.1, EF-0.4: how many cards of each era, and how many with each thing."""
    for era, expected in zip(Era, BY_ERA, strict=True):
        _check_number(era.slug, expected, [one.line for one in drawn if one.card.era is era])
    for name, (expected, has) in TOTALS.items():
        with wishes.ours():
            _check_number(name, expected, [one.line for one in drawn if has(one.card)])


def _check_number(name: str, expected: int, found: Sequence[int]) -> None:
    if len(found) != expected:
        line = found[-1] if found else 1
        raise PackError(
            "pack-era-total",
            file=CARDS_FILE,
            line=line,
            name=name,
            found=len(found),
            expected=expected,
        )


def _check_eras(wishes: Wishes, drawn: Sequence[Drawn]) -> None:
    """EF-0.4: every era has a premium card, and one that is neither premium nor unstable."""
    for era in Era:
        own = [one for one in drawn if one.card.era is era]
        line = own[0].line
        with wishes.ours():
            if not any(one.card.is_premium for one in own):
                raise PackError("pack-era-premium", file=CARDS_FILE, line=line, era=era.slug)
        with wishes.ours():
            if all(one.card.is_premium or one.card.is_unstable for one in own):
                raise PackError("pack-era-plain", file=CARDS_FILE, line=line, era=era.slug)


def _read_decks(pack: Pack) -> tuple[int, int, tuple[int, ...]]:
    data = pack.toml(DECKS_FILE)
    check_parts(pack, DECKS_FILE, data, DECK_PARTS)
    actions = table(pack, DECKS_FILE, "actions", data.get("actions"))
    check_parts(pack, DECKS_FILE, actions, tuple(ACTION_CARDS))
    for name, expected in ACTION_CARDS.items():
        found = count(pack, DECKS_FILE, name, actions.get(name))
        check_total(pack, DECKS_FILE, name, found, expected)
    bolts = table(pack, DECKS_FILE, "thunderbolts", data.get("thunderbolts"))
    check_parts(pack, DECKS_FILE, bolts, tuple(THUNDERBOLTS))
    copies = tuple(count(pack, DECKS_FILE, b.slug, bolts.get(b.slug)) for b in Thunderbolt)
    if not sum(copies):
        check_total(pack, DECKS_FILE, "thunderbolts", 0, ALL_BOLTS)
    with pack.wishes.ours():
        check_total(pack, DECKS_FILE, "thunderbolts", sum(copies), ALL_BOLTS)
    return ACTION_CARDS["eruption"], ACTION_CARDS["thunderbolt"], copies
