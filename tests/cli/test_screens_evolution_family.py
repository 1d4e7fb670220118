"""Evolution, family version, in a terminal: paths, decks, numbered choices, and closed hands."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mesozoic.cli.screens import Choices, find_artist
from mesozoic.cli.screens.evolution_family.screen import FamilyScreen
from mesozoic.core.luck import SeededLuck
from mesozoic.core.moments import Moment
from mesozoic.core.play import apply, options
from mesozoic.core.seats import Seat
from mesozoic.files.records import load_record, open_record
from mesozoic.files.tables import new_table
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.actions import STAY_OUT, Guess
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import Reveal, Turn
from mesozoic.words.catalogue import catalogue
from tests.cli.kit import LANGUAGES, run
from tests.cli.test_screens import drawn
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    RIGHT,
    SIX,
    A,
    B,
    C,
    after,
    contesting,
    now,
    placing,
    position,
    read,
)

NAMES = ("search:250ms",) * 6
BADGES = ("▲A", "●B", "■C", "◆D", "★E", "✚F")


class Scene:
    """A table laid by hand, and its screen."""

    def __init__(self, state: FamilyState, language: str = "en") -> None:
        self.state = state
        self.screen = FamilyScreen(GAME.board(state), catalogue(language, GAME.id), NAMES)

    def page(self, seat: Seat | None = None, width: int = 80) -> str:
        return drawn(self.screen.page(GAME.view(self.state, seat), width), width)

    def choices(self, seat: Seat = A, width: int = 80) -> Choices:
        view = GAME.view(self.state, seat)
        return self.screen.choices(view, options(self.state, seat), width)

    def shown(self, seat: Seat = A) -> str:
        return drawn(self.choices(seat).shown, 80)

    def hand(self, seat: Seat | None) -> str:
        return drawn(self.screen.hand(GAME.view(self.state, seat)), 80)


def laid(*moments: Moment[FamilyState]) -> FamilyState:
    """A bit of everything."""
    state = position(
        {
            0: "bacteria volcano rock rock, fish rock cave rock, birds rock marsh rock",
            1: SIX,
            2: "algae hurricane",
        },
        pieces={0: (2, MIDDLE, 1), 1: (5, LEFT), 2: (0, MIDDLE)},
        cone=(2, 0, LEFT),
        tokens={0: 1, 1: 7},
        discard="fish, eruption, fish",
        bolts="flood, bolt, bolt",
        struck="waterhole, collapse",
    )
    return now(state, *moments)


# The page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 140])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_page_and_its_choices_fit(players: int, language: str, width: int) -> None:
    """Full paths and a piece beside the cone: nothing is wider than the terminal."""
    animals = range(4 if players == 2 else players)
    long = "fish, reptiles hurricane, birds, dinosaurs earthquake, mammals, primates waterhole"
    state = position(
        dict.fromkeys(animals, long),
        players=players,
        pieces=dict.fromkeys(animals, (5, RIGHT)),
        cone=(0, 5, MIDDLE),
    )
    moment: Moment[FamilyState]
    for moment in (Cone(), Moving()):
        scene = Scene(now(state.copy(), moment), language)
        page = scene.page(A, width)
        shown = drawn(scene.choices(A, width).shown, width)
        assert max(len(line.rstrip()) for line in (page + shown).splitlines()) <= width
        assert all(badge in page for badge in BADGES[: len(animals)])
        assert list(scene.choices(A, width).answers.values()) == list(options(scene.state, A))
        rows = [line for line in page.splitlines() if line.count("▏") == 6]
        assert len(rows) == 4 * len(animals), "a line for the eras and one for each lane"


def test_paths_are_rows_of_cards_with_three_lanes() -> None:
    lines = Scene(laid(Moving())).page().splitlines()
    (head,) = (number for number, line in enumerate(lines) if "Theropod" in line)
    cells = [[cell.strip() for cell in line.split("▏")] for line in lines[head + 1 : head + 5]]
    assert cells == [
        ["", "Bacteria", "Fish", "Birds"],
        ["o", "^", "o", "o"],
        ["o", "o", "∩", "≈ ≈ ▲A"],
        ["o", "o", "o", "o"],
    ]
    assert lines[head - 1].split() == ["1", "2", "3", "4", "5", "6"]


def test_pieces_stand_in_their_part_of_a_marsh_and_on_their_sector() -> None:
    state = position({0: "birds rock marsh rock"}, pieces={0: (0, MIDDLE, 0), 1: (-1, RIGHT)})
    page = Scene(state).page()
    assert "▏≈ ▲A  ≈" in page
    assert [line for line in page.splitlines() if line.startswith("o ●B")]


def test_the_cone_and_signs_are_drawn() -> None:
    page = Scene(laid(Moving())).page()
    assert "▏Algae@" in page
    assert "▏o △" in page
    assert "middle of the board" not in page
    assert "The cone is in the middle of the board." in Scene(position()).page()


def test_tokens_and_dangers_stand_beside_each_animal() -> None:
    lines = Scene(laid(Moving())).page().splitlines()
    (first, second, third) = (
        next(line for line in lines if name in line)
        for name in ("Theropod (", "Sauropod (", "Ceratopsian (")
    )
    assert first.startswith("▶")
    assert first.endswith("one token")
    assert second.endswith("7 tokens  ready to win")
    assert third.endswith("10 tokens  beside a volcano or the cone")


def test_what_is_left_and_gone_is_counted() -> None:
    page = re.sub(r"\s+", " ", Scene(laid(Moving())).page())
    assert "Deck (20) 1 Bacteria ×2 2 Algae ×2" in page
    assert "9 Eruption ×2 10 Thunderbolt ×2" in page
    assert "Discard (3) Fish ×2 Eruption ×1 on top: Fish" in page
    assert "out of the game" not in page


def test_what_left_the_game_is_told() -> None:
    state = now(position(deck="", discard="fish, eruption"), Reveal(ready=False))
    page = Scene(state).page()
    assert "out of the game: Eruption ×1" in page
    assert "on top" not in page


def test_thunderbolts_are_told_in_the_order_in_which_they_come() -> None:
    page = re.sub(r"\s+", " ", Scene(laid(Moving())).page())
    assert "Thunderbolts Flood ×1 Lightning strike ×2 and then" in page
    assert "in this order: Waterhole Collapse" in page


def test_marks_need_no_colour_and_are_explained() -> None:
    page = Scene(laid(Moving())).page()
    for mark in ("o rock", "^ volcano", "≈ ≈ marsh", "∩ cave", "≋ rising sea", "V beyond a ravine"):
        assert mark in page
    for mark in ("△ the cone", "u waterhole", "# earthquake zone", "@ hurricane"):
        assert mark in page
    assert "premium: ∩ u" in page
    assert "unstable: ^ # @" in page
    assert "\x1b" not in page
    screen = Scene(laid(Moving())).screen
    view = GAME.view(laid(Moving()), None)
    assert "\x1b[" in drawn(screen.page(view, 80), 80, colours=True)


def test_the_log_stands_below() -> None:
    scene = Scene(laid(Moving()))
    page = drawn(scene.screen.page(GAME.view(scene.state, A), 80, ["a line", "another"]), 80)
    assert [line.rstrip() for line in page.splitlines()[-2:]] == ["a line", "another"]


# Choices


def test_a_card_that_is_put_is_described_with_where_it_would_go() -> None:
    state = position({0: "fish", 1: "algae, birds", 2: "reptiles"}, pieces={1: (1, LEFT)})
    scene = Scene(placing(state, "fish waterhole"))
    shown = scene.shown()
    assert "Fish  rock | rock | rock  waterhole  premium" in shown
    assert "1) put the card in the path of the Theropod  in place of card 1" in shown
    assert "2) put the card in the path of the Sauropod  as card 2, moving the piece" in shown
    assert "3) put the card in the path of the Ceratopsian  as card 1\n" in shown
    assert "Fish  rock" not in scene.page(A), "who puts it has it with their choices"
    assert "Fish  rock" in scene.page(B)


def test_an_unstable_card_is_called_so() -> None:
    state = position(deck="fish rock rock volcano")
    shown = Scene(placing(state, "fish rock rock volcano")).shown()
    assert "Fish  rock | rock | volcano  unstable" in shown


def test_steps_say_onto_what() -> None:
    state = position({0: "algae marsh rock rock"}, pieces={0: (0, MIDDLE)})
    shown = Scene(now(state, Moving())).shown()
    assert "1) step onto card 1, on the left  marsh" in shown
    assert "3) step to the middle rock of the sector\n" in shown


def test_the_cones_rocks_stand_by_path() -> None:
    state = position({0: "algae", 2: "fish volcano rock rock"})
    scene = Scene(now(state, Cone()))
    lines = scene.shown().splitlines()
    assert lines[0].strip() == "▲A  1) 1 left   2) 1 middle   3) 1 right"
    assert lines[1].strip() == "■C  4) 1 middle   5) 1 right"
    assert lines[2] == "6) leave the cone where it is"


def test_a_hand_is_typed_as_its_tokens() -> None:
    scene = Scene(contesting(position(tokens={0: 3})))
    assert scene.choices().answers == {
        "1": Guess((1,)),
        "2": Guess((2,)),
        "3": Guess((3,)),
        "0": STAY_OUT,
    }
    shown = scene.shown()
    assert "1) Bacteria ×2   2) Algae ×2   3) Fish ×1" in shown
    assert "0) stay out of the contest" in shown


def test_two_hands_are_typed_with_a_blank_between_them() -> None:
    scene = Scene(contesting(position(players=2, tokens={2: 4})))
    answers = scene.choices().answers
    assert answers["3 4"] == Guess((3, 4))
    assert answers["0 1"] == Guess((0, 1))
    assert answers["0"] == STAY_OUT
    assert "0 0" not in answers
    assert set(answers.values()) == set(options(scene.state, A))
    assert "▲A  0–10    ■C  0–4" in scene.shown()


def test_of_two_hands_a_tied_one_is_typed_alone() -> None:
    state = contesting(position(players=2, tokens={2: 2}))
    scene = Scene(after(state, "guess 9,2", "guess 2,0", "card algae"))
    assert scene.choices().answers == {"1": Guess((0, 1)), "2": Guess((0, 2))}


def test_numbers_in_a_contest_are_tokens_offered_or_not() -> None:
    screen = Scene(contesting(position())).screen
    view = GAME.view(contesting(position()), A)
    assert screen.shorthand(view, "12") == Guess((12,))
    assert screen.shorthand(view, "3, 4") == Guess((3, 4))
    assert screen.shorthand(view, "three") is None
    assert screen.shorthand(GAME.view(laid(Moving()), A), "3") is None


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_can_be_chosen(language: str) -> None:
    """At whatever moment of a whole game, and the page can be drawn."""
    for players in (2, 3):
        table = new_table("evolution-family", players, seed="screens")
        luck = SeededLuck.named(f"screens {players}")
        words = catalogue(language, table.game.id)
        screen = find_artist(table.game.id).screen(table, words, NAMES)
        for act in range(120):
            if table.is_over:
                break
            if table.step(luck) is None:
                seat = table.deciders()[0]
                choices = screen.choices(table.view(seat), table.options(seat), 80)
                assert list(choices.answers.values()) == list(table.options(seat))
                drawn(screen.page(table.view(seat), 80), 80)
                table.act(seat, table.options(seat)[act % len(table.options(seat))])


# Closed hands


def closed(hand: str, players: int = 3) -> FamilyState:
    return apply(contesting(position(players=players)), A, read(hand))


@pytest.mark.parametrize("seat", [B, C, None])
def test_nobody_else_sees_what_a_hand_holds(seat: Seat | None) -> None:
    pages = {Scene(closed(hand)).page(seat) for hand in ("guess 1", "guess 7", "stay out")}
    assert len(pages) == 1
    (page,) = pages
    assert page.count("hand closed") == 1
    assert len({Scene(closed(hand)).hand(seat) for hand in ("guess 1", "stay out")}) == 1


def test_the_choices_of_others_show_nothing_of_it() -> None:
    assert len({Scene(closed(hand)).shown(B) for hand in ("guess 1", "guess 7")}) == 1


def test_one_sees_ones_own_hand() -> None:
    assert "nobody else sees: hide 7 tokens (Mammals)." in Scene(closed("guess 7")).page(A)
    assert "hide 7 tokens" in Scene(closed("guess 7")).hand(A)
    assert "stay out" in Scene(closed("stay out")).hand(A)
    assert "you have closed none" in Scene(closed("guess 7")).hand(B)
    assert "you have closed none" in Scene(laid(Moving())).hand(A)


def test_only_the_tied_have_hands_to_close_again() -> None:
    state = after(contesting(position()), "guess 2", "guess 2", "guess 9", "card algae")
    assert "hand closed" not in Scene(state).page()
    state = apply(state, B, read("guess 1"))
    lines = [line for line in Scene(state).page().splitlines() if "hand closed" in line]
    assert len(lines) == 1
    assert "Sauropod" in lines[0]


COVER = re.compile(r"^Over to the \w+ \(player ([A-F])\)\..*$", re.MULTILINE)


@pytest.mark.long
def test_at_one_keyboard_hands_are_covered_from_each_other(tmp_path: Path) -> None:
    """Three people: whoever is next sees nothing of what the one before has hidden."""
    file = tmp_path / "game.json"
    out = run(
        *("play", "evolution-family", "--players", 3, "--humans", 3, "--seed", "hot"),
        *("--save", file),
        typed=["guess 7", "1", "stay", "leave cone"] * 60,
    ).out
    pieces = COVER.split(out)
    screens = list(zip(pieces[1::2], pieces[2::2], strict=True))
    seen = []
    for (one, hidden), (other, screen) in pairwise(screens):
        if "Your move> guess 7" in hidden and "hand closed" in screen:
            seen.append(other)
            assert one != other
            page = screen.partition("Your move>")[0]
            assert "guess 7" not in page
            assert "7 tokens (" not in page, "as a hand is told"
            assert "nobody else sees" not in page
    assert len(seen) > 2


# Whole games


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "language", "width"),
    [(2, "fr", 80), (3, "it", 120), (4, "en", 80), (5, "fr", 120), (6, "it", 80)],
)
def test_a_whole_game(
    players: int, language: str, width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    file = tmp_path / "game.json"
    at = ("--seed", "7", "--players", players, "--lang", language, "--save", file)
    out = run("play", "evolution-family", *at, typed=["1", "3 5"] * 1500).out
    table, proof = open_record(load_record(file))
    assert proof.finished
    assert run("verify", file).code == 0
    lines = [line for line in out.splitlines() if "▏" in line or "─" in line]
    assert max(map(len, lines)) <= width
    ranking = out[out.rindex("1. ") :]
    assert table.state.result is not None
    (winner,) = table.state.result.winners
    words: Any = catalogue(language, "evolution-family")
    assert words.say(f"species-{winner}") in ranking.splitlines()[0]


@pytest.mark.parametrize("players", [2, 6])
def test_the_ranking_names_all_animals_of_a_player(players: int) -> None:
    state = position({1: SIX}, players=players, pieces={1: (5, LEFT)}, turn=1)
    state = after(now(state, Turn()), "card fish")
    scene = Scene(state)
    assert GAME.standing(state, Seat(1)) == (1, 6, 6)
    assert GAME.standing(state, Seat(0)) == (0, 0, 0)
    assert scene.screen.standing_titles() == ("won", "eras", "cards")
    assert scene.screen.player_title() == "Animal"
    assert scene.screen.player(1) == "Sauropods (search:250ms)"
    expected = " ▲A  ■C " if players == 2 else " ▲A "
    assert scene.screen.badge(0).plain == expected


def test_what_is_not_offered_is_refused_with_its_rule(tmp_path: Path) -> None:
    typed = ["move 0/0/0", "cone 0/0/0", "guess 3", "put 1", "drag 1", "why rock 5", "99", "hand"]
    out = run(
        *("play", "evolution-family", "--seed", "7", "--save", tmp_path / "game.json"), typed=typed
    ).out
    for rule in ("(EF-3.3)", "(EF-3.4)", "(EF-3.2)", "(EF-2.3)", "(EF-1.1)"):
        assert rule in out
    assert "“99” is not understood" in out
    assert "you have closed none" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_pack_is_listed(language: str) -> None:
    pack = Path(GAME.components.__globals__["__file__"]).parent / "pack"
    ran = run("check-pack", pack, "--game", "evolution-family", "--lang", language)
    assert ran.code == 0
    words = catalogue(language, "evolution-family")
    assert ran.out.count(" 1× ") == 40
    assert ran.out.count(" 2× ") == 1
    assert f"{words.say('card-eruption')} ×8" in ran.out
    assert f"{words.say('bolt-flood')} ×1" in ran.out
