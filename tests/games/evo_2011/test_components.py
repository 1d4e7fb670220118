"""E2-0.1 to E2-0.7: what is in the box, and how a pack of one's own is checked."""

from __future__ import annotations

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack
from mesozoic.files.packs import standard_components, standard_pack
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.components import PLAYERS, Components, read_components
from mesozoic.games.evo_2011.die import Face
from mesozoic.games.evo_2011.genes import NORMAL, UNIQUE, Species
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.games.evo_2011.tokens import SHIFT, TURNING, Token
from mesozoic.games.evo_2011.world import FIRST_STEPS
from mesozoic.islands.climate import Temperature, temperature
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import refusal as sentence
from tests.games.evo_2011.kit import fresh


def ours() -> Components:
    components = standard_components("evo-2011")
    assert isinstance(components, Components)
    return components


def edited(file: str, old: str, new: str) -> Pack:
    """Our pack with one thing changed."""
    texts = dict(standard_pack("evo-2011").files)
    assert texts[file].count(old) == 1, f"{old!r} is not once in {file}"
    texts[file] = texts[file].replace(old, new)
    return Pack("edited", texts)


def line_with(file: str, text: str) -> int:
    lines = standard_pack("evo-2011").text(file).splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def refusal(pack: Pack) -> PackError:
    """What is said against a pack, in every language."""
    with pytest.raises(PackError) as refused:
        read_components(pack)
    for language in LANGUAGES:
        said = sentence(catalogue(language, "evo-2011"), refused.value)
        assert str(refused.value.about["file"]) in said
    return refused.value


# What is in the box


def test_e2_0_1_every_people_has_eight_dinosaurs_and_six_points() -> None:
    state = fresh("dfc^cfdfc^")
    assert [state.reserve(seat) for seat in state.world.seats] == [8, 8, 8]
    assert state.points == [6, 6, 6]


def test_e2_0_1_a_species_has_two_steps_and_an_egg_and_nothing_else() -> None:
    assert FIRST_STEPS == 2
    assert Species() == Species(legs=0, horn=0, thermoregulation=0, fur=0, egg=1, vial=0, unique=0)


def test_e2_0_2_the_bag_holds_36_normal_genes() -> None:
    assert {gene.slug: ours().bag[gene] for gene in NORMAL} == {
        "legs": 6,
        "horn": 6,
        "thermoregulation": 6,
        "fur": 6,
        "egg": 6,
        "vial": 6,
    }
    assert sum(ours().bag) == 36


def test_e2_0_3_eight_of_twelve_unique_genes_join_the_bag() -> None:
    assert ours().unique_in_bag == 8
    assert {gene.slug for gene in UNIQUE} == {
        "bone-plate",
        "great-horn",
        "thick-shell",
        "fins",
        "wings",
        "regeneration",
        "killer-babies",
        "sixth-sense",
        "cave-dweller",
        "adrenaline-rush",
        "muscular-thighs",
        "chameleon-skin",
    }


def test_e2_0_4_twelve_tokens_turn_the_wheel_and_one_is_the_meteorite() -> None:
    assert {SHIFT[token]: ours().tokens[token] for token in TURNING} == {2: 2, 1: 6, 0: 2, -1: 2}
    assert sum(ours().tokens) == 12
    assert set(Token) - set(TURNING) == {Token.METEORITE}


def test_e2_0_5_the_wheel_has_six_sections() -> None:
    assert [terrain.slug for terrain in ours().wheel] == [
        "desert",
        "forest",
        "canyon",
        "mountain",
        "canyon",
        "forest",
    ]


def test_e2_0_5_the_game_starts_on_the_green_before_brown() -> None:
    wheel, first = ours().wheel, ours().first_section
    assert (first, wheel[first], wheel[first + 1]) == (1, Terrain.FOREST, Terrain.CANYON)


@pytest.mark.parametrize(
    ("ideal", "hot", "cold", "deadly"),
    [
        ("desert", "", "forest", "canyon mountain"),
        ("forest", "desert", "canyon", "mountain"),
        ("canyon", "forest", "mountain", "desert"),
        ("mountain", "canyon", "", "desert forest"),
    ],
)
def test_e2_0_5_one_step_hotter_is_hot_one_colder_cold_the_rest_deadly(
    ideal: str, hot: str, cold: str, deadly: str
) -> None:
    named = {terrain.slug: terrain for terrain in Terrain}
    found: dict[Temperature, list[str]] = {kind: [] for kind in Temperature}
    for terrain in Terrain:
        found[temperature(terrain, named[ideal])].append(terrain.slug)
    assert found == {
        Temperature.TEMPERATE: [ideal],
        Temperature.HOT: hot.split(),
        Temperature.COLD: cold.split(),
        Temperature.DEADLY: deadly.split(),
    }


def test_e2_0_6_the_die_has_five_kinds_of_face() -> None:
    assert {face.slug: ours().die[face] for face in Face} == {
        "failed": 1,
        "won": 1,
        "as-many": 1,
        "more": 2,
        "two-more": 1,
    }
    assert sum(ours().die) == 6


@pytest.mark.parametrize(
    ("ahead", "won"), [(-3, 1), (-2, 1), (-1, 1), (0, 2), (1, 4), (2, 5), (3, 5)]
)
def test_e2_0_6_the_die_has_the_odds_of_the_first_edition(ahead: int, won: int) -> None:
    """Of six: E1-4.2 from one horn fewer to two more."""
    assert sum(ours().die[face] for face in Face if face.wins(ahead)) == won


def test_e2_0_7_there_are_three_of_each_of_five_event_cards() -> None:
    assert {card.slug: ours().copies[card] for card in Card} == {
        "geysers": 3,
        "prescience": 3,
        "swarm-of-rats": 3,
        "egg-thief": 3,
        "frenzied-attack": 3,
    }
    assert sum(ours().copies) == 15


def test_e2_0_8_there_is_a_board_for_two_to_five_players() -> None:
    assert list(ours().boards) == list(PLAYERS) == [2, 3, 4, 5]
    assert {n: len(board.pairs) for n, board in ours().boards.items()} == {2: 2, 3: 3, 4: 4, 5: 5}


def test_components_are_themselves_and_no_other() -> None:
    pack = standard_pack("evo-2011")
    assert read_components(pack) != read_components(pack)


# A pack that is not whole

FILES = [
    *(f"{name}.toml" for name in ("genes", "tokens", "die", "events", "wheel")),
    *(f"boards/{players}.txt" for players in PLAYERS),
]


def test_our_pack_has_these_files_and_no_more() -> None:
    assert sorted(standard_pack("evo-2011").files) == sorted(FILES)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(file: str) -> None:
    texts = {name: text for name, text in standard_pack("evo-2011").files.items() if name != file}
    refused = refusal(Pack("short", texts))
    assert (refused.key, refused.about["file"]) == ("pack-file-missing", file)


@pytest.mark.parametrize("file", [name for name in FILES if name.endswith(".toml")])
def test_what_is_not_toml_is_refused(file: str) -> None:
    texts = dict(standard_pack("evo-2011").files) | {file: "this is no table"}
    refused = refusal(Pack("broken", texts))
    assert (refused.key, refused.about["file"]) == ("pack-not-toml", file)


GENES, TOKENS, DIE, EVENTS, WHEEL = FILES[:5]
RING = '["desert", "forest", "canyon", "mountain", "canyon", "forest"]'
HEX = "0x" + "f" * 5000
WRONG = {
    "unknown gene": (GENES, "horn = 6", "beak = 6", "pack-part", "horn = 6"),
    "unique gene in the bag": (GENES, "horn = 6", "fins = 6", "pack-part", "horn = 6"),
    "gene left out": (GENES, "vial = 6\n", "", "pack-count", None),
    "genes below zero": (GENES, "horn = 6", "horn = -1", "pack-count", "horn"),
    "genes in words": (GENES, "horn = 6", 'horn = "six"', "pack-count", "horn"),
    "genes as yes": (GENES, "horn = 6", "horn = true", "pack-count", "horn"),
    "genes without end": (GENES, "horn = 6", f"horn = {HEX}", "pack-count-huge", "horn"),
    "a gene too many": (GENES, "horn = 6", "horn = 7", "pack-total", "[bag]"),
    "a gene too few": (GENES, "horn = 6", "horn = 5", "pack-total", "[bag]"),
    "no bag": (GENES, "[bag]", "[sack]", "pack-table", None),
    "a bag that is none": (
        GENES,
        "unique = 8\n\n[bag]",
        "bag = 36\n\n[b]",
        "pack-table",
        "unique =",
    ),
    "a table beside the bag": (GENES, "[bag]", "[sack]\n[bag]", "pack-part", "[bag]"),
    "no unique genes": (GENES, "unique = 8", "", "pack-count", None),
    "unique genes in words": (GENES, "unique = 8", 'unique = "8"', "pack-count", "unique ="),
    "13 unique genes": (GENES, "unique = 8", "unique = 13", "pack-unique-genes", "unique ="),
    "unknown token": (TOKENS, "still = 2", "plus-0 = 2", "pack-part", "still"),
    "a meteorite among others": (TOKENS, "still = 2", "meteorite = 2", "pack-part", "still"),
    "a token too many": (TOKENS, "still = 2", "still = 3", "pack-total", "[tokens]"),
    "no tokens": (TOKENS, "[tokens]", "[pile]", "pack-table", None),
    "unknown face": (DIE, "won = 1", "win = 1", "pack-part", "won ="),
    "a face too many": (DIE, "more = 2\n", "more = 3\n", "pack-total", "[faces]"),
    "a face too few": (DIE, "more = 2\n", "more = 1\n", "pack-total", "[faces]"),
    "no faces": (DIE, "[faces]", "[sides]", "pack-table", None),
    "unknown card": (EVENTS, "geysers", "geyser", "pack-part", "geysers"),
    "a card too many": (EVENTS, "geysers = 3", "geysers = 4", "pack-total", "[deck]"),
    "a card left out": (EVENTS, "geysers = 3\n", "", "pack-count", None),
    "no deck": (EVENTS, "[deck]", "[cards]", "pack-table", None),
    "a part too many": (WHEEL, "start = 2", "end = 3\nstart = 2", "pack-part", "start ="),
    "no sections": (WHEEL, f"sections = {RING}", "", "pack-wheel-list", None),
    "a word for sections": (WHEEL, RING, '"desert"', "pack-wheel-list", "sections ="),
    "unknown terrain": (WHEEL, '["desert"', '["beach"', "pack-part", "sections ="),
    "a number for a terrain": (WHEEL, '["desert"', "[0", "pack-part", "sections ="),
    "a list for a terrain": (WHEEL, '["desert"', '[["desert"]', "pack-part", "sections ="),
    "an empty wheel": (WHEEL, RING, "[]", "pack-wheel-lacks", "sections ="),
    "no mountain": (WHEEL, '"mountain", "canyon", ', "", "pack-wheel-lacks", "sections ="),
    "the same twice": (WHEEL, '["desert"', '["desert", "desert"', "pack-wheel-leap", "sections ="),
    "a leap": (WHEEL, '"mountain", "canyon"', '"mountain"', "pack-wheel-leap", "sections ="),
    "a leap at the end": (
        WHEEL,
        '"canyon", "forest"]',
        '"canyon"]',
        "pack-wheel-leap",
        "sections =",
    ),
    "no start": (WHEEL, "start = 2", "", "pack-count", None),
    "a start in words": (WHEEL, "start = 2", 'start = "forest"', "pack-count", "start ="),
    "a start before the first": (WHEEL, "start = 2", "start = 0", "pack-wheel-start", "start ="),
    "a start after the last": (WHEEL, "start = 2", "start = 7", "pack-wheel-start", "start ="),
    "a board for others": ("boards/4.txt", "= 4\n", "= 3\n", "pack-header-value", "players ="),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_named_with_file_and_line(case: str) -> None:
    file, old, new, key, where = WRONG[case]
    refused = refusal(edited(file, old, new))
    line = line_with(file, where) if where else 1
    assert (refused.key, refused.about["file"], refused.about["line"]) == (key, file, line)


def test_what_is_expected_is_said() -> None:
    known = "legs, horn, thermoregulation, fur, egg, vial"
    assert refusal(edited(GENES, "horn = 6", "beak = 6")).about["known"] == known
    beside = refusal(edited(GENES, "[bag]", "[sack]\n[bag]")).about
    assert (beside["found"], beside["known"]) == ("sack", "unique, bag")
    total = refusal(edited(GENES, "horn = 6", "horn = 7")).about
    assert (total["found"], total["expected"]) == (37, 36)
    unique = refusal(edited(GENES, "unique = 8", "unique = 13")).about
    assert (unique["found"], unique["most"]) == (13, 12)
    terrain = refusal(edited(WHEEL, '["desert"', '["beach"')).about
    assert (terrain["found"], terrain["known"]) == ("beach", "desert, forest, canyon, mountain")
    lacks = refusal(edited(WHEEL, '"mountain", "canyon", ', "")).about
    assert lacks["terrain"] == "mountain"
    leap = refusal(edited(WHEEL, '"canyon", "forest"]', '"canyon"]')).about
    assert (leap["section"], leap["after"]) == (5, 1)
    start = refusal(edited(WHEEL, "start = 2", "start = 7")).about
    assert (start["found"], start["most"]) == (7, 6)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (GENES, "horn =", r'"\u001b[2J" ='),
        (TOKENS, "still =", r'"\u001b[2J" ='),
        (WHEEL, '["desert"', r'["\u001b[2J"'),
        (WHEEL, "start = 2", 'start = "\\u001b[2J"'),
    ],
)
def test_what_is_found_is_quoted_so_that_it_can_be_printed(file: str, old: str, new: str) -> None:
    assert refusal(edited(file, old, new)).about["found"] == r"\x1b[2J"


# A pack of one's own that is


def test_a_box_may_hold_other_numbers_of_a_kind() -> None:
    texts = dict(standard_pack("evo-2011").files)
    texts[GENES] = texts[GENES].replace("legs = 6", "legs = 8").replace("vial = 6", "vial = 4")
    texts[GENES] = texts[GENES].replace("unique = 8", "unique = 12")
    texts[EVENTS] = texts[EVENTS].replace("geysers = 3", "geysers = 0")
    texts[EVENTS] = texts[EVENTS].replace("egg-thief = 3", "egg-thief = 6")
    components = read_components(Pack("own", texts))
    assert components.bag == (8, 6, 6, 6, 6, 4)
    assert components.unique_in_bag == 12
    assert components.copies == (0, 3, 3, 6, 3)


def test_a_wheel_may_have_more_sections_and_start_on_any() -> None:
    longer = RING.replace('"mountain"', '"mountain", "canyon", "mountain"')
    pack = edited(WHEEL, f"{RING}\nstart = 2", f"{longer}\nstart = 8")
    components = read_components(pack)
    assert (len(components.wheel), components.first_section) == (8, 7)
