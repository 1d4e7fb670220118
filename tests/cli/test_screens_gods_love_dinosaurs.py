"""What Gods Love Dinosaurs draws: ecosystems, the animal board, places for tiles, hunts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.gods_love_dinosaurs.places import name_places
from mesozoic.cli.screens.gods_love_dinosaurs.screen import GodsScreen
from mesozoic.core.luck import SeededLuck
from mesozoic.core.play import deciders, options
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action
from mesozoic.files.records import load_record, open_record
from mesozoic.files.tables import new_table
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.actions import Breed, Hunt
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.turn import Placing, Turn
from mesozoic.words.catalogue import catalogue
from tests.cli.kit import LANGUAGES, run
from tests.cli.test_screens import drawn
from tests.games.gods_love_dinosaurs.kit import A, B, Eco, activating, after, now, position

PLAY = ("play", "gods-love-dinosaurs")
# Numbers for everything but places, and pairs of neighbours of which some may take a tile.
ANYTHING = ["1", "f g", "g h", "h i", "i j", "j k", "k l", "2", "3"] * 400
OVER = {"en": "The game is over.", "fr": "La partie est finie.", "it": "La partita è finita."}


def screen(language: str = "en") -> GodsScreen:
    return GodsScreen(catalogue(language, GAME.id), ["search:250ms"] * 5)


def page(state: GodsState, seat: Seat | None, width: int = 100) -> str:
    return drawn(screen().page(GAME.view(state, seat), width), width)


def choices(state: GodsState, seat: Seat = A, width: int = 100) -> Choices:
    return screen().choices(GAME.view(state, seat), options(state, seat), width)


def shown(state: GodsState, seat: Seat = A) -> str:
    return drawn(choices(state, seat).shown, 100)


def line_of(text: str, start: str) -> str:
    (line,) = [line for line in text.splitlines() if line.strip().startswith(start)]
    return line


def played(players: int) -> Iterator[Table[Any]]:
    """A random game, whenever somebody is asked in one of every seven acts."""
    table = new_table(GAME.id, players, seed="screens")
    luck, rng = SeededLuck.named("screens"), Random(players)
    act = 0
    while not table.is_over:
        if table.step(luck) is None:
            seat = rng.choice(table.deciders())
            if act % 7 == 0:
                yield table
            table.act(seat, rng.choice(table.options(seat)))
            act += 1


@pytest.mark.long
@pytest.mark.parametrize("players", GAME.players)
def test_the_page_fits_and_everything_can_be_chosen(players: int) -> None:
    seen = set()
    for number, table in enumerate(played(players)):
        width, language = (80, 100, 140)[number % 3], LANGUAGES[number % 2 + 1]
        seat = table.deciders()[0]
        view = table.view(seat)
        seen.add(view.moment.tag)
        drawing = drawn(screen(language).page(view, width, ["a line", "another"]), width)
        offered = screen(language).choices(view, table.options(seat), width)
        for line in (drawing + drawn(offered.shown, width)).splitlines():
            assert len(line.rstrip()) <= width
        for hexagon in range(len(view.ecosystems[seat].hexes)):
            assert re.search(rf"▏ ?{hexagon}\D", drawing)
        for letter in ["▲A", "●B", "■C", "◆D", "★E"][:players]:
            assert letter in drawing
        assert set(offered.answers.values()) == set(table.options(seat))
        assert len(offered.answers) == len(table.options(seat))
    assert {"tile-choice", "placing", "hunting"} <= seen


def test_terrains_and_animals_need_no_colour() -> None:
    plain = page(position(Eco("^ l t f w", "D F R H .")), A)
    for text in ("▏ Di^", "▏ Fr~", "▏ Rt%", '▏ Rb"', "▏*  *"):
        assert text in plain
    for text in ("~  lake", "%  forest", '"  field', "*  wild", "^  mountain"):
        assert text in plain


def test_the_animal_board_has_its_columns_its_pawn_and_its_stacks() -> None:
    columns = {"frog": ["field mountain", "-"], "eagle": ["wild lake", "lake:frog forest"]}
    lines = page(position(columns=columns, pawn="rat"), A).splitlines()
    head = next(at for at, line in enumerate(lines) if "Frogs" in line)
    assert lines[head].split()[1::2] == ["Frogs", "Rabbits", "Rats", "Tigers", "Eagles"]
    assert lines[head + 1].split("·")[0].strip() == '"  "^  ^'
    assert lines[head + 2].endswith("~Fr~%  %".ljust(13))
    assert lines[head + 3].index("▲ pawn") == lines[head].index("Rt Rats")
    assert lines[head + 4].startswith("Face down  A 12   B 8   C 8   D 8")


def test_a_tile_is_chosen_with_what_it_sets_off() -> None:
    columns = {"frog": ["lake forest", "-"], "rat": ["lake forest", "-"], "tiger": ["lake forest"]}
    text = shown(now(position(columns=columns, pawn="rat"), Turn(A)))
    assert text.splitlines() == [
        "Frogs    1) ~  ~%  %",
        "         the last tile: the frogs activate",
        "Rats     2) ~  ~%  %",
        "         the last tile: the rats activate, then the dinosaurs",
        "Tigers   3) ~  ~%  %",
        "         the last tile: the tigers activate",
    ]
    last = now(position(columns=columns, pawn="rat", stacks={}), Turn(A))
    assert "the rats activate, then the dinosaurs, and the game ends" in shown(last)


def placing() -> GodsState:
    state = position(Eco("^ l"))
    return now(state, Placing(A, 0, 0))


def test_places_for_a_tile_stand_on_the_map() -> None:
    state = placing()
    offered = choices(state)
    assert set(offered.answers.values()) == set(options(state, A))
    names = {name for answer in offered.answers for name in answer.split()}
    drawing = page(state, A)
    for name in names:
        assert re.search(rf"(?<!\w){name}(?!\w)", drawing)
    assert not re.search(r" (ab|ac) ", page(state, B))
    example = re.search(r"for example (\w+ \w+)\.", drawn(offered.shown, 140))
    assert example
    assert example[1] in offered.answers


def test_places_that_do_not_touch_are_refused_with_the_rule() -> None:
    state = placing()
    view = GAME.view(state, A)
    names = name_places(view.ecosystems[A].hexes)
    rows = sorted(place for place in names if place.r == -2)
    action = screen().shorthand(view, f"{names[rows[0]]} {names[rows[1]]}")
    assert action is not None
    why = GAME.explain(state, A, action)
    assert why is not None
    assert (why.rule, why.key) == ("GD-2.1", "why-not-touching")
    assert screen().shorthand(view, f"{names[rows[0]]} {names[rows[2]]}") is None
    assert screen().shorthand(view, "a zz") is None
    assert screen().shorthand(view, "a b c") is None


def test_births_are_listed_by_parent() -> None:
    state = activating(position(Eco("l l l", "F . .")), "frog")
    lines = [line.rstrip() for line in shown(state).splitlines()]
    assert lines == ["0  ~ Fr  → 1) 1  ~", "2) confirm"]
    assert read(state, "0-1") == Breed(0, 1)


def test_hunts_are_listed_by_hunter_and_those_that_starve_are_marked() -> None:
    state = activating(position(Eco("^ l l l t", ". . T F E")), "tiger")
    text = shown(state)
    assert line_of(text, "2  ~ Ti").split("→")[1].split() == ["1)", "3", "~", "Fr"]
    assert "leave the animal in 2 to starve" in text
    assert read(state, "2-3") == Hunt(2, 3)
    drawing = page(state, A)
    assert "▏ Ti~" in drawing
    starving = activating(position(Eco("^ l l l t", "D . T F E")), "dinosaur")
    assert "▏ Ti~" in page(starving, B)
    assert "▏ Ea†" in page(position(Eco("^ l l l t", "D . T . E")), A)


def test_a_hunt_under_way_says_what_it_has_eaten() -> None:
    """A tiger in 1 and two mountains beyond it: to end in 2, or to go on for the eagle in 3."""
    state = activating(position(Eco("^ l ^ l ^", "D T . E .")), "dinosaur")
    state = after(state, "hunt 0-1", "go 2")
    lines = [line.rstrip() for line in shown(state).splitlines()]
    assert lines == [
        "Eaten so far: a tiger. 3 steps to go.",
        "→ 1) 1  ~ Ti   2) 3  ~ Ea",
        "3) end the hunt here  one egg, no newborn",
    ]
    drawing = page(state, A)
    for hexagon in (0, 1, 2):
        assert f"▏ {hexagon}•" in drawing
    assert "▏ 3•" not in drawing


def test_an_egg_is_hatched_knowing_what_there_is_to_eat() -> None:
    nothing = activating(position(Eco("^ l", ". .", eggs=1)), "dinosaur")
    assert "It would find nothing to eat." in shown(nothing)
    something = activating(position(Eco("^ l", ". F", eggs=1)), "dinosaur")
    assert "It would find something to eat." in shown(something)


def test_what_others_do_in_an_activation_is_out_of_sight() -> None:
    state = activating(position(Eco("l l", "F ."), Eco("l l", "F .")), "frog")
    state = after(state, "breed 0-1")
    assert page(state, A).count("▏ Fr~") == 3
    assert page(state, B).count("▏ Fr~") == 2
    assert "seen when all have confirmed" in page(state, B)
    assert deciders(state) == (A, B)


def test_an_ecosystem_wider_than_the_screen_is_drawn_in_bands() -> None:
    wide = position(Eco(" ".join(["^", *["l"] * 29])))
    drawing = page(wide, A, 80)
    assert max(map(len, drawing.splitlines())) <= 80
    for hexagon in range(30):
        assert re.search(rf"▏ ?{hexagon}\D", drawing)


def read(state: GodsState, text: str) -> Action | None:
    return screen().shorthand(GAME.view(state, A), text)


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "players", "bot", "width"),
    [
        ("en", 2, "uniform", 80),
        ("fr", 3, "greedy", 120),
        ("it", 4, "greedy", 80),
        ("en", 5, "uniform", 100),
    ],
)
def test_a_whole_game(
    language: str,
    players: int,
    bot: str,
    width: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    file = tmp_path / "game.json"
    at = ("--seed", "7", "--players", players, "--bot", bot, "--lang", language, "--save", file)
    ran = run(*PLAY, *at, typed=ANYTHING)
    assert ran.err == ""
    assert f"\n{OVER[language]}\n" in ran.out
    assert run("verify", file).code == 0
    lines = [line for line in ran.out.splitlines() if "▏" in line or "─" in line]
    assert max(map(len, lines)) <= width


@pytest.mark.long
def test_two_at_one_keyboard_act_one_after_the_other(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    at = ("--players", 2, "--humans", 2, "--seed", "hot", "--save", file)
    out = run(*PLAY, *at, typed=ANYTHING * 2).out
    _, proof = open_record(load_record(file))
    assert proof.finished
    covered = re.findall(r"^Over to the (\w+) \(player ([AB])\)\.", out, re.MULTILINE)
    assert set(covered) == {("Sun", "A"), ("Moon", "B")}
    assert "seen when all have confirmed" in out


def test_a_move_that_begins_like_an_order_is_a_move(tmp_path: Path) -> None:
    """`keep` keeps the game; `keep eggs` keeps the eggs, or is refused by the rules."""
    file = tmp_path / "game.json"
    at = ("--players", 2, "--seed", "7", "--save", file)
    ran = run(*PLAY, *at, typed=["keep eggs", "keep"])
    assert "This is not the moment to hatch a dinosaur, nor to decline. (GD-5.1)" in ran.out
    assert f"The game is kept in {file}\n" in ran.out
    assert not (tmp_path / "eggs").exists()


def test_a_pack_is_drawn(tmp_path: Path) -> None:
    from mesozoic.games import gods_love_dinosaurs

    folder = Path(gods_love_dinosaurs.__file__).parent / "pack"
    ran = run("check-pack", folder, "--game", GAME.id)
    assert ran.code == 0
    for text in ("The start tile, with 3 eggs", "▏ Di^", "Letter A: 24 tiles", "2 players: 12"):
        assert text in ran.out
