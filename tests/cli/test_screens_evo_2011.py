"""What only EVO (2011) draws: the pile of tokens, the laboratory, hidden points, unique genes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mesozoic.cli.screens import Choices
from mesozoic.cli.screens.evo_2011.screen import EvoScreen
from mesozoic.core.moments import Moment
from mesozoic.core.play import options
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.files.tables import new_table
from mesozoic.games.evo_2011.actions import Attack, Bid, Fly, Swim, Walk
from mesozoic.games.evo_2011.births import Births
from mesozoic.games.evo_2011.climate_phase import PrescienceCards, WheelTurn
from mesozoic.games.evo_2011.fight import Assault, ChameleonSkin
from mesozoic.games.evo_2011.genes import Gene, Species
from mesozoic.games.evo_2011.initiative import AdrenalineRush
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.survival import SurvivalPhase
from mesozoic.games.evo_2011.tokens import Token
from mesozoic.words.catalogue import catalogue
from tests.cli.test_screens import drawn

A, B, C = Seat(0), Seat(1), Seat(2)
GENES = (Gene.HORN, Gene.WINGS)
LABORATORY = Laboratory(GENES, ((B, 2), None, (C, 6)), (A,))


class Scene:
    """A table of three at a moment of one's choice, and its screen."""

    def __init__(self, moment: Moment[Any], open_points: str = "off") -> None:
        table = new_table("evo-2011", 3, {"open-points": open_points}, seed="scene")
        self.game = table.game
        self.state: EvoState = table.state
        self.state.order = (C, A, B)
        self.state.turn = 4
        self.state.herds = [1 << 0 | 1 << 1, 1 << 8 | 1 << 9, 1 << 20 | 1 << 21]
        self.state.stack[:] = [SurvivalPhase(), moment]
        self.screen = EvoScreen(table.game.board(self.state), catalogue("en", "evo-2011"), "xyz")

    def give(self, seat: Seat, *genes: Gene) -> None:
        for gene in genes:
            self.state.species[seat] = self.state.species[seat].with_gene(gene)

    def page(self, seat: Seat | None, width: int = 120) -> str:
        return drawn(self.screen.page(self.game.view(self.state, seat), width), width)

    def choices(self, seat: Seat) -> Choices:
        return self.screen.choices(self.game.view(self.state, seat), self.options(seat), 120)

    def shown(self, seat: Seat) -> str:
        return drawn(self.choices(seat).shown, 120)

    def options(self, seat: Seat) -> Sequence[Action]:
        return options(self.state, seat)

    def shorthand(self, seat: Seat, text: str) -> Action | None:
        return self.screen.shorthand(self.game.view(self.state, seat), text)


def line_of(text: str, start: str) -> str:
    (line,) = [line for line in text.splitlines() if line.strip().startswith(start)]
    return line


def test_points_are_seen_by_their_owner_alone() -> None:
    scene = Scene(LABORATORY)
    scene.state.points = [37, 48, 59]
    for seat, own in ((A, "37"), (B, "48"), (C, "59")):
        page = scene.page(seat)
        assert [points in page for points in ("37", "48", "59")].count(True) == 1
        assert own in page
    assert not any(points in scene.page(None) for points in ("37", "48", "59"))


def test_open_points_are_seen_by_all() -> None:
    scene = Scene(LABORATORY, open_points="on")
    scene.state.points = [37, 48, 59]
    assert all(points in scene.page(None) for points in ("37", "48", "59"))


def test_the_peoples_stand_in_initiative_order() -> None:
    page = Scene(LABORATORY).page(None)
    table = page[page.index("Species") :]
    assert table.index("■C") < table.index("▲A") < table.index("●B")


def test_the_pile_shows_what_was_turned_up_and_what_is_left() -> None:
    scene = Scene(LABORATORY)
    scene.state.revealed = (Token.PLUS_2, Token.STILL)
    scene.state.tokens = (1, 6, 1, 2)
    page = scene.page(None)
    assert "Tokens  +2  0  10 in the pile" in page
    assert "+2 ×1  +1 ×6  0 ×1  −1 ×2" in page
    assert "cannot be the meteorite" in page


@pytest.mark.parametrize(
    ("seen", "said"), [(9, "1 in 3"), (10, "1 in 2"), (11, "is the meteorite.")]
)
def test_the_last_three_tokens_say_how_near_the_end_is(seen: int, said: str) -> None:
    scene = Scene(LABORATORY)
    scene.state.revealed = (Token.PLUS_1,) * seen
    assert said in scene.page(None)


def test_only_the_owner_of_sixth_sense_sees_the_next_token() -> None:
    scene = Scene(LABORATORY)
    scene.give(B, Gene.SIXTH_SENSE)
    scene.state.foreseen = Token.MINUS_1
    assert "next token: −1." in scene.page(B)
    for other in (A, C, None):
        assert "next token:" not in scene.page(other)


def test_the_wheel_marks_its_section_among_all_six() -> None:
    scene = Scene(LABORATORY)
    scene.state.section = 4
    page = scene.page(None, 80)
    assert "desert  forest  canyon  mountain ▶canyon◀ forest" in page
    assert "ideal: canyon" in page
    assert "✗ deadly: desert" in page


def test_unique_genes_stand_under_the_table() -> None:
    scene = Scene(LABORATORY)
    scene.give(C, Gene.WINGS, Gene.CAVE_DWELLER)
    assert "Wings   Cave dweller" in line_of(scene.page(None), "■C  Wings")


def test_the_laboratory_shows_each_pawn_on_its_value() -> None:
    scene = Scene(LABORATORY)
    shown = scene.shown(A)
    head = line_of(shown, "Laboratory")
    card, horn, wings = (line_of(shown, f"{column}) ") for column in range(3))
    assert "Event card" in card
    assert card.index("●B") in range(head.index("2") - 1, head.index("2") + 2)
    assert "Horn" in horn
    assert "●" not in horn
    assert wings.index("■C") in range(head.index("6") - 1, head.index("6") + 2)


def test_those_who_look_on_see_the_laboratory_too() -> None:
    scene = Scene(LABORATORY)
    assert "Laboratory" in scene.page(None)
    assert "Laboratory" in scene.page(B)
    assert "Laboratory" not in scene.page(A), "who bids has it among the choices"


def test_a_bid_is_typed_as_column_and_amount() -> None:
    scene = Scene(LABORATORY)
    answers = scene.choices(A).answers
    assert answers["1 3"] == Bid(1, 3)
    assert answers["1"] == Bid(1, 0)
    assert answers["0"] == Bid(0, 3)
    assert "2" not in answers, "nobody dislodges a 6"
    assert set(answers.values()) == set(scene.options(A))
    assert scene.shorthand(A, "2 6") == Bid(2, 6)
    assert scene.shorthand(A, "9") == Bid(9, 0)
    assert scene.shorthand(A, "2") == Bid(2, 7)


def test_a_step_is_meant_as_the_peoples_genes_allow() -> None:
    scene = Scene(Movement(A, 3, wings=True))
    zones = scene.screen.board.zones
    near = zones[0].neighbours[-1]
    far = next(z for z in zones[near].neighbours if z != 0 and z not in zones[0].neighbours)
    coast = max(z for z in range(len(zones)) if zones[z].is_coast)
    assert zones[0].is_coast
    assert scene.shorthand(A, f"0-{near}") == Walk(0, near)
    assert scene.shorthand(A, f"0-{far}") == Walk(0, far)
    assert scene.shorthand(A, "0 - 8") == Attack(0, 8)
    assert scene.shorthand(A, "0-999") == Walk(0, 999)
    scene.give(A, Gene.WINGS)
    assert scene.shorthand(A, f"0-{far}") == Fly(0, far)
    assert scene.shorthand(A, f"0-{coast}") == Walk(0, coast)
    scene.give(A, Gene.FINS)
    assert scene.shorthand(A, f"0-{coast}") == Swim(0, coast)
    assert scene.shorthand(A, f"0-{near}") == Walk(0, near)


def test_flights_and_swims_are_marked_and_all_steps_numbered_in_order() -> None:
    scene = Scene(Movement(A, 3, wings=True))
    scene.give(A, Gene.WINGS, Gene.FINS)
    offered = scene.options(A)
    shown = scene.shown(A)
    assert shown.count("↷") == sum(isinstance(option, Fly) for option in offered) > 0
    assert shown.count("≈") == sum(isinstance(option, Swim) for option in offered) > 0
    assert list(scene.choices(A).answers.values()) == list(offered)


def test_killer_babies_show_their_odds() -> None:
    scene = Scene(Births(A))
    near = scene.screen.board.zones[1].neighbours[-1]
    scene.state.herds[:2] = [1 << 1, 1 << near | 1 << 30 | 1 << 31]
    assert "⚔" not in scene.shown(A)
    scene.give(A, Gene.KILLER_BABIES)
    assert f"⚔ {near}  ●B  67%" in scene.shown(A)


@pytest.mark.parametrize(
    "moment",
    [
        AdrenalineRush(A),
        PrescienceCards((A,), WheelTurn(1)),
        ChameleonSkin(A, Assault(B, A, 8, 1, 1)),
        Births(A),
        Births(A, 1),
        Movement(A, 1, wings=False),
    ],
)
def test_every_option_has_its_number(moment: Moment[Any]) -> None:
    scene = Scene(moment)
    choices = scene.choices(A)
    assert list(choices.answers.values()) == list(scene.options(A))
    assert list(choices.answers) == [str(n) for n in range(1, len(choices.answers) + 1)]


def test_the_forecast_counts_from_the_mutations_on() -> None:
    scene = Scene(LABORATORY)
    scene.state.species = [Species()] * 3
    weather = scene.state.weather
    deadly = [zone for zone in range(len(scene.screen.zones)) if weather.deadly >> zone & 1][:3]
    scene.state.herds = [sum(1 << zone for zone in deadly), 0, 0]
    zones = ", ".join(map(str, deadly))
    assert f"you would lose one dinosaur, out of these zones: {zones}." in scene.shown(A)
    assert scene.page(A).count("▲A?") == 3
    scene.state.stack[:] = [SurvivalPhase(), PrescienceCards((A,), WheelTurn(1))]
    assert "you would lose" not in scene.shown(A), "before the wheel turns nobody can tell"
