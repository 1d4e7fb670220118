"""EF-0.1, EF-0.2, EF-0.4, EF-0.5: what is in the box, and how a pack of one's own is checked."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources

import pytest

from mesozoic import new_table
from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack
from mesozoic.files.packs import standard_components, standard_pack
from mesozoic.games.evolution_family.components import Components, read_components
from mesozoic.games.evolution_family.eras import Era, Sign
from mesozoic.games.evolution_family.thunder import Thunderbolt
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import refusal as sentence
from tests.words.keys import refusals

GAME = "evolution-family"
ERAS, DECKS = "eras.txt", "decks.toml"
ORDER = ("bacteria", "algae", "fish", "reptiles", "birds", "dinosaurs", "mammals", "primates")
UNSTABLE = {"volcano", "earthquake", "hurricane"}
PREMIUM = {"waterhole", "cave"}


def ours() -> Components:
    components = standard_components(GAME)
    assert isinstance(components, Components)
    return components


# What is in the box, read without the loader


def file(name: str) -> str:
    folder = resources.files("mesozoic.games.evolution_family") / "pack"
    return (folder / name).read_text(encoding="utf-8")


def cards() -> list[list[str]]:
    """The words of every card: its era, three places, and a sign or a dash."""
    lines = (line.split("#")[0].split() for line in file(ERAS).splitlines())
    return [words for words in lines if words]


def with_any(*things: str) -> list[list[str]]:
    return [card for card in cards() if set(things) & set(card[1:])]


def test_ef_0_1_there_are_42_era_cards_in_the_order_of_eras() -> None:
    assert all(len(card) == 5 for card in cards())
    assert list(Counter(card[0] for card in cards()).items()) == list(
        zip(ORDER, (6, 6, 6, 6, 5, 5, 4, 4), strict=True)
    )
    assert len(cards()) == 42


def test_ef_0_1_action_cards_make_them_56() -> None:
    actions = tomllib.loads(file(DECKS))["actions"]
    assert actions == {"eruption": 8, "thunderbolt": 6}
    assert len(cards()) + sum(actions.values()) == 56


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ef_0_2_everyone_has_a_piece_on_a_sector_and_ten_tokens(players: int) -> None:
    state = new_table(GAME, players, {}, seed="box").state
    animals = 4 if players == 2 else players
    assert state.tokens == [10] * animals
    assert [piece.depth for piece in state.pieces] == [-1] * animals
    assert state.cone is None


@pytest.mark.parametrize(
    ("thing", "expected"),
    {
        "waterhole": 6,
        "cave": 4,
        "volcano": 6,
        "earthquake": 4,
        "hurricane": 4,
        "marsh": 8,
        "sea": 4,
        "ravine": 4,
    }.items(),
)
def test_ef_0_4_so_many_cards_show_each_thing(thing: str, expected: int) -> None:
    assert len(with_any(thing)) == expected


def test_ef_0_4_ten_are_premium_fourteen_unstable_and_none_is_both() -> None:
    premium, unstable = with_any(*PREMIUM), with_any(*UNSTABLE)
    assert (len(premium), len(unstable)) == (10, 14)
    assert not [card for card in premium if set(card) & UNSTABLE]


def test_ef_0_4_every_card_has_a_rock_among_its_places() -> None:
    assert all("rock" in card[1:4] for card in cards())


def test_ef_0_4_volcano_sea_and_ravine_stand_alone_in_an_outer_lane() -> None:
    for _, left, middle, right, _ in cards():
        outer = {"volcano", "sea", "ravine"}
        assert middle not in outer
        assert not {left, right} <= outer


def test_ef_0_4_no_sea_on_fish_and_no_ravine_on_birds() -> None:
    assert not [card for card in cards() if card[0] == "fish" and "sea" in card]
    assert not [card for card in cards() if card[0] == "birds" and "ravine" in card]


@pytest.mark.parametrize("era", ORDER)
def test_ef_0_4_every_era_has_a_premium_card_and_a_plain_one(era: str) -> None:
    own = [set(card[1:]) for card in cards() if card[0] == era]
    assert [things for things in own if things & PREMIUM]
    assert [things for things in own if not things & (PREMIUM | UNSTABLE)]


def test_ef_0_5_there_are_twelve_thunderbolts() -> None:
    bolts = tomllib.loads(file(DECKS))["thunderbolts"]
    assert bolts == {
        "waterhole": 2,
        "earthquake": 2,
        "hurricane": 2,
        "ash-cloud": 2,
        "landslide": 1,
        "flood": 1,
        "collapse": 1,
        "bolt": 1,
    }
    assert sum(bolts.values()) == 12


# What the loader makes of it


def test_the_loader_finds_the_cards_as_they_are_written() -> None:
    written = Counter("-".join(word for word in card if word != "-") for card in cards())
    assert {card.slug: copies for card, copies in ours().era_cards.items()} == dict(written)
    eras = [card.era for card in ours().era_cards]
    assert eras == sorted(eras)


def test_the_loader_finds_the_decks_as_they_are_written() -> None:
    decks = tomllib.loads(file(DECKS))
    assert (ours().eruptions, ours().thunderbolts) == tuple(decks["actions"].values())
    assert {bolt.slug: ours().bolts[bolt] for bolt in Thunderbolt} == decks["thunderbolts"]


def test_a_card_knows_what_it_is() -> None:
    known = {card.slug: card for card in ours().era_cards}
    cave = known["primates-rock-rock-cave"]
    assert (cave.era, cave.is_premium, cave.is_unstable) == (Era.PRIMATES, True, False)
    assert cave.rocks == (0, 1)
    shaken = known["bacteria-rock-rock-sea-earthquake"]
    assert (shaken.is_premium, shaken.is_unstable, shaken.has_volcano) == (False, True, False)
    fiery = known["algae-rock-marsh-volcano"]
    assert (fiery.sign, fiery.has_volcano, fiery.is_unstable) == (Sign.NONE, True, True)
    assert fiery.rocks == (0,)


# A pack that is wrong


def edited(name: str, *changes: tuple[str, str]) -> Pack:
    """Our pack with lines changed, each found by its words."""
    texts = dict(standard_pack(GAME).files)
    lines = texts[name].splitlines()
    for old, new in changes:
        lines[line_with(name, old) - 1] = new
    texts[name] = "\n".join(lines)
    return Pack("edited", texts)


def line_with(name: str, words: str) -> int:
    lines = [line.split() for line in standard_pack(GAME).text(name).splitlines()]
    assert lines.count(words.split()) == 1, f"{words!r} is not once in {name}"
    return lines.index(words.split()) + 1


def refusal(pack: Pack) -> PackError:
    """What is said against a pack, in every language, each its own."""
    with pytest.raises(PackError) as refused:
        read_components(pack)
    about = refused.value.about
    said = {sentence(catalogue(language, GAME), refused.value) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(about["file"]) in text for text in said)
    assert all(f" {about['line']}" in text for text in said if "line" in about)
    return refused.value


ALGAE = "algae rock rock rock -"
BOTH = "pack-era-premium-unstable"
# A line of the era cards, what is written instead, and what is said against it.
WRONG_CARDS = {
    "a word too few": (ALGAE, "algae rock rock rock", "pack-era-line"),
    "a word too many": (ALGAE, "algae rock rock rock rock -", "pack-era-line"),
    "one word": (ALGAE, "algae", "pack-era-line"),
    "unknown era": (ALGAE, "insects rock rock rock -", "pack-era-word"),
    "an era in capitals": (ALGAE, "Algae rock rock rock -", "pack-era-word"),
    "unknown place": (ALGAE, "algae rock lava rock -", "pack-era-word"),
    "a sign for a place": (ALGAE, "algae rock waterhole rock -", "pack-era-word"),
    "unknown sign": (ALGAE, "algae rock rock rock comet", "pack-era-word"),
    "a place for a sign": (ALGAE, "algae rock rock rock cave", "pack-era-word"),
    "no sign in words": (ALGAE, "algae rock rock rock none", "pack-era-word"),
    "no rock": (ALGAE, "algae marsh cave marsh -", "pack-era-no-rock"),
    "waterhole and volcano": (ALGAE, "algae volcano rock rock waterhole", BOTH),
    "cave and volcano": (ALGAE, "algae volcano cave rock -", BOTH),
    "cave and earthquake": (ALGAE, "algae rock cave rock earthquake", BOTH),
    "cave and hurricane": (ALGAE, "algae rock cave rock hurricane", BOTH),
    "volcano in the middle": (ALGAE, "algae rock volcano rock -", "pack-era-outer"),
    "sea in the middle": (ALGAE, "algae rock sea rock -", "pack-era-outer"),
    "ravine in the middle": (ALGAE, "algae rock ravine rock -", "pack-era-outer"),
    "two volcanoes": (ALGAE, "algae volcano rock volcano -", "pack-era-outer"),
    "sea and ravine": (ALGAE, "algae sea rock ravine -", "pack-era-outer"),
    "a sea on fish": ("fish rock rock rock -", "fish rock rock sea -", "pack-era-ground"),
    "a ravine on birds": ("birds rock rock rock -", "birds ravine rock rock -", "pack-era-ground"),
}


@pytest.mark.parametrize("case", WRONG_CARDS)
def test_a_wrong_card_is_named_with_file_and_line(case: str) -> None:
    old, new, key = WRONG_CARDS[case]
    refused = refusal(edited(ERAS, (old, new)))
    assert (refused.key, refused.about["file"]) == (key, ERAS)
    assert refused.about["line"] == line_with(ERAS, old)


# Lines changed, what is miscounted, how many there are and should be, and the line it is said of.
MISCOUNTED = {
    "an era too few": (
        [("bacteria rock rock rock -", ALGAE)],
        ("bacteria", 5, 6, "bacteria rock rock rock hurricane"),
    ),
    "an era too many": (
        [(ALGAE, "bacteria rock rock rock -")],
        ("bacteria", 7, 6, ALGAE),
    ),
    "a waterhole too many": (
        [(ALGAE, "algae rock rock rock waterhole")],
        ("waterhole", 7, 6, "primates rock rock rock waterhole"),
    ),
    "a cave too few": (
        [("primates rock rock cave -", "primates rock rock rock -")],
        ("cave", 3, 4, "mammals rock cave rock -"),
    ),
    "a volcano too few": (
        [("dinosaurs volcano rock rock -", "dinosaurs rock rock rock -")],
        ("volcano", 5, 6, "birds rock rock volcano -"),
    ),
    "an earthquake too many": (
        [(ALGAE, "algae rock rock rock earthquake")],
        ("earthquake", 5, 4, "dinosaurs rock rock rock earthquake"),
    ),
    "a hurricane too many": (
        [(ALGAE, "algae rock rock rock hurricane")],
        ("hurricane", 5, 4, "mammals marsh rock rock hurricane"),
    ),
    "a marsh too many": (
        [(ALGAE, "algae rock marsh rock -")],
        ("marsh", 9, 8, "mammals marsh rock rock hurricane"),
    ),
    "a sea too many": (
        [(ALGAE, "algae rock rock sea -")],
        ("sea", 5, 4, "birds sea rock rock hurricane"),
    ),
    "a ravine too few": (
        [("mammals rock rock ravine -", "mammals rock rock rock -")],
        ("ravine", 3, 4, "dinosaurs ravine rock rock -"),
    ),
    "a cave beside a waterhole": (
        [
            ("fish rock cave rock -", "fish rock rock rock -"),
            ("fish rock rock rock waterhole", "fish rock cave rock waterhole"),
        ],
        ("premium", 9, 10, "primates rock rock rock waterhole"),
    ),
    "a volcano in an earthquake zone": (
        [
            ("dinosaurs volcano rock rock -", "dinosaurs rock rock rock -"),
            ("dinosaurs rock rock rock earthquake", "dinosaurs volcano rock rock earthquake"),
        ],
        ("unstable", 13, 14, "mammals marsh rock rock hurricane"),
    ),
}


@pytest.mark.parametrize("case", MISCOUNTED)
def test_cards_that_do_not_add_up_are_counted(case: str) -> None:
    changes, (name, found, expected, where) = MISCOUNTED[case]
    refused = refusal(edited(ERAS, *changes))
    assert refused.key == "pack-era-total"
    assert refused.about == {
        "file": ERAS,
        "line": line_with(ERAS, where),
        "name": name,
        "found": found,
        "expected": expected,
    }


def test_a_pack_without_cards_is_counted_too() -> None:
    texts = {**standard_pack(GAME).files, ERAS: "# nothing here\n"}
    refused = refusal(Pack("empty", texts))
    assert (refused.key, refused.about["line"]) == ("pack-era-total", 1)
    assert (refused.about["name"], refused.about["found"]) == ("bacteria", 0)


# Totals that are right, and an era that is not.
WRONG_ERAS = {
    "no premium algae": (
        [
            ("algae rock rock rock waterhole", ALGAE),
            ("reptiles rock rock rock -", "reptiles rock rock rock waterhole"),
        ],
        ("pack-era-premium", "algae", ALGAE),
    ),
    "no plain mammals": (
        [
            ("bacteria rock rock rock hurricane", "bacteria rock rock rock -"),
            ("dinosaurs rock rock rock earthquake", "dinosaurs rock rock rock -"),
            ("mammals rock rock rock -", "mammals rock rock rock hurricane"),
            ("mammals rock rock ravine -", "mammals rock rock ravine earthquake"),
        ],
        ("pack-era-plain", "mammals", "mammals rock rock rock -"),
    ),
}


@pytest.mark.parametrize("case", WRONG_ERAS)
def test_every_era_needs_a_premium_card_and_a_plain_one(case: str) -> None:
    changes, (key, era, where) = WRONG_ERAS[case]
    refused = refusal(edited(ERAS, *changes))
    assert refused.key == key
    assert refused.about == {"file": ERAS, "line": line_with(ERAS, where), "era": era}


# A line of the decks, what is written instead, what is said, and of which line, if of one there.
WRONG_DECKS = {
    "no action cards": ("[actions]", "[deeds]", "pack-part", "[actions]"),
    "action cards that are none": ("[actions]", "actions = 14\n[x]", "pack-part", None),
    "a deck beside": ("bolt = 1", "bolt = 1\n[more]", "pack-part", None),
    "an eruption too many": ("eruption = 8", "eruption = 9", "pack-total", "eruption = 8"),
    "a thunderbolt card too few": (
        "thunderbolt = 6",
        "thunderbolt = 5",
        "pack-total",
        "thunderbolt = 6",
    ),
    "no eruptions": ("eruption = 8", "", "pack-count", None),
    "unknown action": ("eruption = 8", "meteorite = 8", "pack-part", "eruption = 8"),
    "eruptions in words": ("eruption = 8", 'eruption = "8"', "pack-count", "eruption = 8"),
    "a bolt too many": ("flood = 1", "flood = 2", "pack-total", "[thunderbolts]"),
    "unknown bolt": ("flood = 1", "drought = 1", "pack-part", "flood = 1"),
    "a bolt left out": ("flood = 1", "", "pack-count", None),
    "bolts below zero": ("flood = 1", "flood = -1", "pack-count", "flood = 1"),
    "bolts as yes": ("flood = 1", "flood = true", "pack-count", "flood = 1"),
}


@pytest.mark.parametrize("case", WRONG_DECKS)
def test_a_wrong_deck_is_named_with_file_and_line(case: str) -> None:
    old, new, key, where = WRONG_DECKS[case]
    refused = refusal(edited(DECKS, (old, new)))
    assert (refused.key, refused.about["file"]) == (key, DECKS)
    if where:
        assert refused.about["line"] == line_with(DECKS, where)


@pytest.mark.parametrize("lost", ["actions", "thunderbolts"])
def test_both_tables_must_be_there(lost: str) -> None:
    decks = tomllib.loads(file(DECKS))
    (left,) = decks.keys() - {lost}
    counts = (f"{name} = {copies}" for name, copies in decks[left].items())
    text = "\n".join([f"[{left}]", *counts])
    refused = refusal(Pack("half", {**standard_pack(GAME).files, DECKS: text}))
    assert (refused.key, refused.about["name"], refused.about["line"]) == ("pack-table", lost, 1)


@pytest.mark.parametrize("name", [ERAS, DECKS])
def test_both_files_must_be_there(name: str) -> None:
    texts = {other: text for other, text in standard_pack(GAME).files.items() if other != name}
    refused = refusal(Pack("half", texts))
    assert (refused.key, refused.about["file"]) == ("pack-file-missing", name)


def test_every_refusal_of_the_loader_is_provoked() -> None:
    sites = refusals().sites
    known = {s.key for s in sites if s.where.startswith("games/evolution_family/components.py")}
    provoked = {key for _, _, key in WRONG_CARDS.values()}
    provoked |= {key for _, (key, _, _) in WRONG_ERAS.values()}
    assert known == provoked | {"pack-era-total"}


def test_what_is_expected_is_said() -> None:
    def word(new: str) -> tuple[object, object]:
        about = refusal(edited(ERAS, (ALGAE, new))).about
        return about["found"], about["expected"]

    assert word("insects rock rock rock -") == ("insects", ", ".join(ORDER))
    assert word("algae rock lava rock -") == ("lava", "rock, volcano, marsh, cave, sea, ravine")
    assert word("algae rock rock rock wind") == ("wind", "-, waterhole, earthquake, hurricane")
    line = refusal(edited(ERAS, (ALGAE, "algae rock"))).about
    assert line["found"] == 2
    sea = refusal(edited(ERAS, ("fish rock rock rock -", "fish sea rock rock -"))).about
    assert (sea["era"], sea["ground"]) == ("fish", "sea")
    bolts = refusal(edited(DECKS, ("flood = 1", "flood = 2"))).about
    assert (bolts["found"], bolts["expected"]) == (13, 12)


def test_what_is_found_is_quoted_so_that_it_can_be_printed() -> None:
    for new in ("\x1b[2J rock rock rock -", "algae rock rock rock \x1b[2J"):
        assert refusal(edited(ERAS, (ALGAE, new))).about["found"] == r"\x1b[2J"


# A pack of one's own that is right


def test_cards_may_stand_in_any_order_with_remarks_and_blank_lines() -> None:
    lines = file(ERAS).splitlines()
    texts = {**standard_pack(GAME).files, ERAS: "\n\n".join([*reversed(lines), "", "  # done"])}
    own = read_components(Pack("own", texts))
    assert dict(own.era_cards) == dict(ours().era_cards)
    assert list(own.era_cards) == list(ours().era_cards)


def test_a_deck_of_thunderbolts_may_hold_others_of_a_kind() -> None:
    pack = edited(DECKS, ("flood = 1", "flood = 0"), ("bolt = 1", "bolt = 2"))
    bolts = read_components(pack).bolts
    assert (bolts[Thunderbolt.FLOOD], bolts[Thunderbolt.BOLT], sum(bolts)) == (0, 2, 12)
