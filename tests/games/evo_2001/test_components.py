"""E1-0.1 to E1-0.3, E1-0.8: what is in the box, and how a pack of one's own is checked."""

from __future__ import annotations

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack
from mesozoic.files.packs import standard_components, standard_pack
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.cards import CARDS_BY_MOMENT, SIZED, Card, CardMoment
from mesozoic.games.evo_2001.components import Components, read_components
from mesozoic.games.evo_2001.genes import Gene, Portrait
from tests.games.evo_2001.kit import AMOUNTS, BAG, COPIES, TRACK, fresh


def ours() -> Components:
    components = standard_components("evo-2001")
    assert isinstance(components, Components)
    return components


def edited(file: str, old: str, new: str) -> Pack:
    """Our pack with one thing changed."""
    texts = dict(standard_pack("evo-2001").files)
    assert old in texts[file], f"{old!r} is not in {file}"
    texts[file] = texts[file].replace(old, new, 1)
    return Pack("edited", texts)


def line_with(file: str, text: str) -> int:
    lines = standard_pack("evo-2001").text(file).splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def refusal(pack: Pack) -> PackError:
    with pytest.raises(PackError) as refused:
        read_components(pack)
    return refused.value


# What is in the box


def test_e1_0_1_a_portrait_shows_an_egg_a_leg_a_fur_a_parasol_and_a_tail() -> None:
    assert Portrait() == Portrait(tail=1, leg=1, horn=0, egg=1, fur=1, parasol=1, mutant=0)


def test_e1_0_1_every_species_has_ten_dinosaurs_and_ten_points() -> None:
    state = fresh("***")
    assert [state.reserve(seat) for seat in state.world.seats] == [10, 10, 10]
    assert state.points == [10, 10, 10]


def test_e1_0_2_the_bag_holds_62_genes() -> None:
    assert {gene.slug: ours().bag[gene] for gene in Gene} == BAG
    assert sum(ours().bag) == 62


def test_e1_0_3_the_deck_holds_26_cards() -> None:
    assert {card.slug: ours().copies[card] for card in Card} == COPIES
    assert sum(ours().copies) == 26


def test_e1_8_2_the_cards_do_as_much_as_written() -> None:
    assert {card.slug: ours().amounts[card] for card in SIZED} == AMOUNTS
    assert not any(ours().amounts[card] for card in Card if card not in SIZED)


def test_e1_8_2_each_card_has_its_moment() -> None:
    by_moment = {
        moment.name: " ".join(card.slug for card in CARDS_BY_MOMENT[moment])
        for moment in CardMoment
    }
    assert by_moment == {
        "CLIMATE": "still-air seasons-turn seasons-return",
        "MOVEMENT_BEGINS": "herd-guard",
        "MOVEMENT": "stampede giants-rage long-swim",
        "BIRTHS_BEGIN": "barren-season",
        "BIRTHS": "great-clutch far-nests",
        "SURVIVAL_BEGINS": "moult sunburn",
        "SURVIVAL": "thick-coat deep-shade refuge",
        "PAYMENT": "mutagen",
        "AFTER_AUCTION": "unlooked-for-gene",
    }


def test_e1_0_8_the_track_starts_by_players_and_ends_on_15() -> None:
    assert ours().track == TRACK


# A pack that is not whole


@pytest.mark.parametrize("file", ["genes.toml", "events.toml", "track.toml", "islands/small.txt"])
def test_a_missing_file_is_named(file: str) -> None:
    texts = {name: text for name, text in standard_pack("evo-2001").files.items() if name != file}
    refused = refusal(Pack("short", texts))
    assert (refused.key, refused.about["file"]) == ("pack-file-missing", file)


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    refused = refusal(edited("genes.toml", "leg = 12", "leg is 12"))
    assert (refused.key, refused.about["file"]) == ("pack-not-toml", "genes.toml")
    assert f"line {line_with('genes.toml', 'leg = 12')}" in str(refused.about["problem"])


GENES, EVENTS, TRACK_FILE = "genes.toml", "events.toml", "track.toml"
HEX = "last = 0x" + "f" * 5000
DEEP = "last" + ".a" * 3000 + " = 1"
WRONG = {
    "unknown gene": (GENES, "tail = 6", "wing = 6", "pack-unknown-gene", "tail = 6"),
    "gene left out": (GENES, "mutant = 6\n", "", "pack-count", None),
    "genes below zero": (GENES, "horn = 8", "horn = -1", "pack-count", "horn"),
    "a hundred genes": (GENES, "horn = 8", "horn = 100", "pack-count", "horn"),
    "genes in words": (GENES, "horn = 8", 'horn = "eight"', "pack-count", "horn"),
    "genes as yes": (GENES, "horn = 8", "horn = true", "pack-count", "horn"),
    "half a gene": (GENES, "horn = 8", "horn = 8.5", "pack-count", "horn"),
    "a gene too many": (GENES, "horn = 8", "horn = 9", "pack-total", "[bag]"),
    "a gene too few": (GENES, "horn = 8", "horn = 7", "pack-total", "[bag]"),
    "no bag": (GENES, "[bag]", "[sack]", "pack-table", None),
    "a bag that is none": (GENES, "[bag]", "bag = 62\n[sack]", "pack-table", "[bag]"),
    "unknown card": (EVENTS, "[refuge]", "[shelter]", "pack-unknown-card", "[refuge]"),
    "a card that is none": (EVENTS, "[refuge]\ncopies = 1", "", "pack-total", None),
    "no copies": (EVENTS, "[moult]\ncopies = 1", "[moult]", "pack-card-fields", "[moult]"),
    "an amount too many": (
        EVENTS,
        "[refuge]",
        "[refuge]\namount = 1",
        "pack-card-fields",
        "[refuge]",
    ),
    "an amount too few": (
        EVENTS,
        "[mutagen]\ncopies = 1\namount = 3",
        "[mutagen]\ncopies = 1",
        "pack-card-fields",
        "[mutagen]",
    ),
    "copies below zero": (
        EVENTS,
        "[moult]\ncopies = 1",
        "[moult]\ncopies = -1",
        "pack-count",
        "[moult]",
    ),
    "an amount in words": (EVENTS, "amount = 3", 'amount = "3"', "pack-count", "[far-nests]"),
    "a card too many": (EVENTS, "copies = 2", "copies = 3", "pack-total", None),
    "a card too few": (EVENTS, "copies = 2", "copies = 1", "pack-total", None),
    "a last space in words": (TRACK_FILE, "last = 15", 'last = "far"', "pack-count", "last"),
    "a start that is none": (TRACK_FILE, "[start]", "start = 3\n[begin]", "pack-table", "[start]"),
    "no last space": (TRACK_FILE, "last = 15", "", "pack-count", None),
    "no start for five": (TRACK_FILE, "5 = 5\n", "", "pack-track-start", "[start]"),
    "a start in words": (TRACK_FILE, "5 = 5", '5 = "five"', "pack-track-start", "[start]"),
    "a start on the last space": (TRACK_FILE, "5 = 5", "5 = 15", "pack-track-start", "[start]"),
    "a start before the track": (TRACK_FILE, "5 = 5", "5 = 0", "pack-track-start", "[start]"),
    "no start at all": (TRACK_FILE, "[start]", "[begin]", "pack-table", None),
    "no faces at all": (TRACK_FILE, "[faces]", "[sides]", "pack-table", None),
    "a space in words": (TRACK_FILE, "11 =", "eleven =", "pack-number", "11 ="),
    "a face of seven": (TRACK_FILE, "11 = [1, 2]", "11 = [1, 7]", "pack-track-faces", "11 ="),
    "a face of nought": (TRACK_FILE, "11 = [1, 2]", "11 = [0, 1]", "pack-track-faces", "11 ="),
    "faces within faces": (TRACK_FILE, "11 = [1, 2]", "11 = [[1]]", "pack-track-faces", "11 ="),
    "a face as yes": (TRACK_FILE, "11 = [1, 2]", "11 = [true]", "pack-track-faces", "11 ="),
    "one face": (TRACK_FILE, "11 = [1, 2]", "11 = 1", "pack-track-faces", "11 ="),
    "faces on the last space": (TRACK_FILE, "14 =", "15 =", "pack-track-faces", "14 ="),
    "faces before the track": (TRACK_FILE, "11 =", "0 =", "pack-track-faces", "11 ="),
    "more turns than genes": (TRACK_FILE, "last = 15", "last = 19", "pack-track-long", "last"),
    "a part too many": (TRACK_FILE, "[faces]", "[sides]\n[faces]", "pack-part", "[faces]"),
    "a table beside the bag": (GENES, "[bag]", "[sack]\n[bag]", "pack-part", "[bag]"),
    "a key beside the bag": (GENES, "[bag]", "tail = 6\n[bag]", "pack-part", "[bag]"),
    "a space of many digits": (TRACK_FILE, "11 =", f"{'9' * 5000} =", "pack-number", "11 ="),
    "a space of five digits": (TRACK_FILE, "11 =", "00011 =", "pack-number", "11 ="),
    "a space in other digits": (TRACK_FILE, "11 =", '"١١" =', "pack-number", None),
    "a last space without end": (TRACK_FILE, "last = 15", HEX, "pack-count-huge", "last"),
    "a list without end": (TRACK_FILE, "last = 15", f"last = [{HEX[7:]}]", "pack-count", "last"),
    "lists without end": (TRACK_FILE, "last = 15", DEEP, "pack-count", None),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_named_with_file_and_line(case: str) -> None:
    file, old, new, key, where = WRONG[case]
    refused = refusal(edited(file, old, new))
    line = line_with(file, where) if where else 1
    assert (refused.key, refused.about["file"], refused.about["line"]) == (key, file, line)


def test_what_is_expected_is_said() -> None:
    assert refusal(edited(GENES, "tail", "wing")).about["known"] == ", ".join(BAG)
    assert refusal(edited(EVENTS, "[moult]", "[shed]")).about["known"] == ", ".join(COPIES)
    total = refusal(edited(GENES, "horn = 8", "horn = 9")).about
    assert (total["found"], total["expected"]) == (63, 62)
    total = refusal(edited(EVENTS, "copies = 2", "copies = 3")).about
    assert (total["found"], total["expected"]) == (27, 26)
    assert refusal(edited(EVENTS, "[refuge]", "[refuge]\namount = 1")).about["expected"] == "copies"
    short = edited(EVENTS, "[mutagen]\ncopies = 1\namount = 3", "[mutagen]\ncopies = 1")
    assert refusal(short).about["expected"] == "amount, copies"
    assert refusal(edited(TRACK_FILE, "[start]", "[begin]")).about["name"] == "start"
    assert refusal(edited(TRACK_FILE, "[faces]", "[sides]")).about["name"] == "faces"
    assert refusal(edited(TRACK_FILE, "5 = 5", "5 = 15")).about["players"] == 5
    assert refusal(edited(GENES, "horn = 8", "horn = -8")).about["name"] == "horn"
    assert refusal(edited(TRACK_FILE, "last = 15", "last = 19")).about["players"] == 5


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (GENES, "tail =", r'"\u001b[2J" ='),
        (GENES, "[bag]", '["\\u001b[2J"]\n[bag]'),
        (EVENTS, "[refuge]", '["\\u001b[2J"]'),
        (TRACK_FILE, "11 =", '"\\u001b[2J" ='),
        (TRACK_FILE, "last = 15", 'last = "\\u001b[2J"'),
    ],
)
def test_what_is_found_is_quoted_so_that_it_can_be_printed(file: str, old: str, new: str) -> None:
    assert refusal(edited(file, old, new)).about["found"] == r"\x1b[2J"


# A pack of one's own that is


def test_a_deck_may_leave_cards_out() -> None:
    pack = edited(EVENTS, "[refuge]\ncopies = 1", "")
    texts = dict(pack.files)
    texts[EVENTS] = texts[EVENTS].replace("[still-air]\ncopies = 2", "[still-air]\ncopies = 3")
    copies = read_components(Pack("own", texts)).copies
    assert (copies[Card.REFUGE], copies[Card.STILL_AIR]) == (0, 3)


@pytest.mark.parametrize(("copies", "lasts"), [(1, True), (2, True), (3, False)])
def test_the_bag_just_lasts_for_the_longest_game(copies: int, lasts: bool) -> None:
    """Five players on 18 spaces: 12 auctions of 5 genes, and the unlooked-for ones, of 62."""
    texts = dict(edited(TRACK_FILE, "last = 15", "last = 18").files)
    texts[EVENTS] = texts[EVENTS].replace(
        "[still-air]\ncopies = 2", f"[still-air]\ncopies = {3 - copies}"
    )
    texts[EVENTS] = texts[EVENTS].replace("gene]\ncopies = 1", f"gene]\ncopies = {copies}")
    pack = Pack("own", texts)
    if lasts:
        assert read_components(pack).track.last == 18
    else:
        assert refusal(pack).key == "pack-track-long"


def test_the_whole_track_and_the_whole_die_may_be_used() -> None:
    track = read_components(edited(TRACK_FILE, "11 = [1, 2]", "1 = [6]\n11 = [1]")).track
    assert (track.faces[1], track.faces[11]) == ((6,), (1,))
    assert read_components(edited(TRACK_FILE, "3 = 3", "3 = 1")).track.start[3] == 1


def test_a_card_may_do_more() -> None:
    amounts = read_components(edited(EVENTS, "amount = 2", "amount = 5")).amounts
    assert amounts[Card.STAMPEDE] == 5


def test_the_board_tells_whoever_draws_it_what_never_changes() -> None:
    board = GAME.board(fresh("*mh*^*"))
    assert [zone.terrain for zone in board.zones[:3]] == ["beach", "meadow", "hill"]
    assert [zone.is_start for zone in board.zones] == [True, False, False, True, False, True]
    assert board.zones[1].neighbours == (0, 2)
    assert board.chart == ("beach", "meadow", "hill", "mountain", "hill", "meadow")
    assert (board.track_start, board.track_last, board.track_faces) == (3, 15, TRACK.faces)
    assert {card: kind.copies for card, kind in board.cards.items()} == COPIES
    assert (board.cards["far-nests"].moment, board.cards["far-nests"].amount) == ("births", 3)
