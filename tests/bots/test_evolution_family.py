"""The heuristic of Evolution, family version: what any sensible player knows to do."""

from __future__ import annotations

from random import Random

import pytest

from mesozoic.arena.plan import Plan
from mesozoic.arena.tournament import tournament
from mesozoic.bots.bot import find_bot
from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.perspective import Perspective
from mesozoic.core.play import deciders, options
from mesozoic.games.evolution_family import GAME
from mesozoic.games.evolution_family.eruption import Eruption
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.opening import StartRock
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunderstorm import Lightning
from tests.bots.positions import decisions
from tests.games.evolution_family.kit import (
    LEFT,
    MIDDLE,
    SIX,
    after,
    contesting,
    now,
    placing,
    position,
)

FIVE = "algae, reptiles, dinosaurs, mammals, primates"
READY = (5, MIDDLE)


def chosen(bot: str, state: FamilyState, seed: int) -> str:
    seat = deciders(state)[0]
    perspective = Perspective.of(GAME, state, seat, Random(seed))
    return GAME.notation.write(find_bot(bot).choose(perspective, Random(seed)))


def all_greedy(state: FamilyState, tries: int = 8) -> set[str]:
    """What greedy may do, in notation, as it breaks ties one way or another."""
    return {chosen("greedy", state, seed) for seed in range(tries)}


def greedy(state: FamilyState) -> str:
    (line,) = all_greedy(state)
    return line


def test_a_piece_begins_in_the_middle() -> None:
    assert greedy(now(position(), StartRock(0))) == "rock 1"


def test_a_card_that_one_lacks_goes_into_ones_own_path() -> None:
    assert greedy(placing(position({0: "bacteria, fish"}), "algae")) == "put 0"


def test_a_card_that_only_rivals_lack_is_not_given_to_them() -> None:
    state = placing(position({0: "bacteria"}, pieces={0: (0, MIDDLE)}), "bacteria")
    assert greedy(state) == "discard"


def test_a_card_drags_back_a_rival_who_has_come_far() -> None:
    ahead = position({0: SIX, 1: FIVE}, pieces={1: (4, MIDDLE)})
    assert greedy(placing(ahead, "fish")) == "put 1"


def test_a_rival_is_dragged_to_where_the_way_is_blocked() -> None:
    paths = {1: "algae, fish, reptiles, dinosaurs, mammals volcano rock rock"}
    state = position(paths, pieces={1: (4, MIDDLE)}, cone=(1, 0, LEFT))
    assert greedy(after(placing(state, "bacteria"), "put 1")) == "drag 0"


def test_a_stable_card_takes_the_place_of_an_unstable_one() -> None:
    shaken = position({0: "bacteria earthquake, algae"}, pieces={0: (1, MIDDLE)})
    assert greedy(placing(shaken, "bacteria")) == "put 0"


def test_with_a_whole_path_a_piece_walks_on_and_pays_for_the_step_that_saves_a_turn() -> None:
    state = now(position({0: SIX}, pieces={0: (3, LEFT)}), Moving())
    assert greedy(state) == "move 4/0/0"
    assert greedy(after(state, "move 4/0/0")) == "move 5/0/0"


def test_a_piece_on_the_last_card_stays_there() -> None:
    assert "move 4/1/0" not in all_greedy(now(position({0: SIX}, pieces={0: READY}), Moving()))


def test_a_piece_on_the_last_card_leaves_the_flank_of_a_volcano() -> None:
    path = SIX.replace("primates", "primates rock rock volcano")
    state = now(position({0: path}, pieces={0: READY}), Moving())
    assert greedy(state) == "move 5/0/0"


def test_the_cone_goes_beside_the_rival_who_is_about_to_win() -> None:
    state = now(position({1: SIX, 2: SIX}, pieces={1: READY, 2: (1, MIDDLE)}), Cone())
    assert all_greedy(state) <= {"cone 1/5/0", "cone 1/5/2"}


def test_the_cone_is_taken_out_of_ones_own_way() -> None:
    state = position({0: SIX, 1: "bacteria"}, pieces={0: READY}, cone=(0, 5, LEFT))
    assert not any(
        line == "leave cone" or line.startswith("cone 0/5")
        for line in all_greedy(now(state, Cone()))
    )


def test_an_eruption_sends_back_the_rival_who_is_about_to_win() -> None:
    volcano = SIX.replace("primates", "primates volcano rock rock")
    paths = {1: "bacteria volcano rock rock", 2: volcano}
    state = now(position(paths, pieces={1: (0, MIDDLE), 2: READY}), Eruption())
    assert greedy(state) == "erupt 2"


def test_lightning_spares_nobody() -> None:
    state = now(position({1: "bacteria", 2: SIX}, pieces={1: (0, LEFT), 2: READY}), Lightning())
    assert greedy(state) == "strike 2"


def test_a_contest_is_always_entered_and_never_with_one_number_alone() -> None:
    found = all_greedy(contesting(position()), tries=40)
    assert "stay out" not in found
    assert len(found) > 2


def test_who_counts_the_cards_knows_what_must_come() -> None:
    """But for eruptions, and the card at stake, nothing is left in the deck."""
    state = contesting(position(deck="fish waterhole, eruption, eruption, eruption"))
    assert greedy(state) == "guess 9"


def test_a_low_deck_is_guessed_low_and_a_high_one_high() -> None:
    low = contesting(position(deck="fish waterhole, bacteria, bacteria, bacteria, algae, algae"))
    high = contesting(position(deck="fish waterhole, primates, primates, eruption, thunderbolt"))
    assert all(int(line.removeprefix("guess ")) <= 2 for line in all_greedy(low))
    assert all(int(line.removeprefix("guess ")) >= 8 for line in all_greedy(high))


def test_two_hands_are_not_closed_over_the_same_number() -> None:
    for line in all_greedy(contesting(position(players=2)), tries=20):
        one, other = line.removeprefix("guess ").split(",")
        assert one != other
        assert "0" not in (one, other)


@pytest.mark.parametrize("bot", ["greedy", "search:30"])
def test_what_others_hide_changes_nothing(bot: str) -> None:
    """Two hands are closed already; whatever is in them, the third guesses the same."""
    state = contesting(position())
    for seed in range(6):
        lines = {
            chosen(bot, after(state, first, second), seed)
            for first, second in (("guess 1", "guess 2"), ("guess 9", "stay out"))
        }
        assert len(lines) == 1


@pytest.mark.parametrize("players", GAME.players)
def test_it_weighs_every_option_the_same_each_time(players: int) -> None:
    heuristic = find_heuristic(GAME.id)
    met: set[str] = set()
    for number, (state, seat) in enumerate(decisions(players, players, GAME.id)):
        options_ = options(state, seat)
        weights = list(heuristic.weigh(state, seat, options_))
        assert len(weights) == len(options_)
        assert weights == list(heuristic.weigh(state.copy(), seat, options_))
        met.add(state.stack[-1].tag)
        if number > 400:
            break
    assert met >= {"card-placing", "cone", "contest", "moving", "start-rock"}


def test_shares_are_shares() -> None:
    heuristic = find_heuristic(GAME.id)
    for players in GAME.players:
        for number, (state, _) in enumerate(decisions(4, players, GAME.id)):
            shares = heuristic.evaluate(state)
            assert len(shares) == players
            assert sum(shares) == pytest.approx(1.0)
            if number > 100:
                break


def test_who_stands_on_a_whole_path_is_the_likeliest_to_win() -> None:
    state = position({0: "bacteria", 1: SIX, 2: FIVE}, pieces={1: READY, 2: (4, MIDDLE)})
    shares = find_heuristic(GAME.id).evaluate(state)
    assert shares[1] > shares[2] > shares[0]


def test_greedy_beats_chance() -> None:
    plan = Plan(GAME.id, players=4, games=4, seed="family", bots=("greedy", *["uniform"] * 3))
    best, _ = tournament(plan).bots
    assert (best.bot, best.wins) == ("greedy", 4)
