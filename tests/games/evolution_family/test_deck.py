"""EF-3.5: the evolution deck, spent and made anew."""

from __future__ import annotations

import pytest

from mesozoic.games.evolution_family.events import DeckRenewed
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import Reveal
from tests.games.evolution_family.kit import after, chances, discarded, now, position, slug, told


def renewed(discard: str, faster: str = "off") -> FamilyState:
    return now(position(deck="", discard=discard, faster=faster), Reveal(ready=False))


def removed(state: FamilyState) -> list[str]:
    return [state.world.slugs[card] for card in state.removed]


def test_ef_3_5_the_discard_becomes_the_deck() -> None:
    state = renewed("algae, eruption, algae, fish")
    assert chances(state) == {
        f"card {slug('algae')}": 2,
        f"card {slug('fish')}": 1,
        "card eruption": 1,
    }
    assert (discarded(state), removed(state)) == ([], [])
    assert told(state, DeckRenewed) == [DeckRenewed((), 4)]


@pytest.mark.parametrize("card", ["eruption", "thunderbolt"])
def test_ef_3_5_an_action_card_on_top_leaves_the_game(card: str) -> None:
    state = renewed(f"algae, {card}, fish, {card}")
    assert removed(state) == [card]
    assert chances(state)[f"card {card}"] == 1
    assert sum(chances(state).values()) == 3
    assert told(state, DeckRenewed) == [DeckRenewed((card,), 3)]


@pytest.mark.parametrize("card", ["fish", "fish waterhole", "fish hurricane"])
def test_ef_3_5_an_era_card_on_top_stays(card: str) -> None:
    state = renewed(f"algae, eruption, {card}")
    assert removed(state) == []
    assert sum(chances(state).values()) == 3


def test_ef_3_5_only_the_top_card_of_two_action_cards() -> None:
    state = renewed("algae, thunderbolt, eruption")
    assert removed(state) == ["eruption"]
    assert set(chances(state)) == {f"card {slug('algae')}", "card thunderbolt"}


@pytest.mark.parametrize(
    ("discard", "gone"),
    [
        ("algae, eruption, fish", ["eruption"]),
        ("algae, fish, eruption", ["eruption"]),
        ("algae, thunderbolt, eruption", ["eruption", "thunderbolt"]),
        ("algae, eruption, eruption", ["eruption", "eruption"]),
        ("eruption, algae, fish", []),
        ("algae, eruption, thunderbolt, eruption", ["eruption", "thunderbolt"]),
        ("algae", []),
        ("eruption", ["eruption"]),
    ],
)
def test_ef_3_5_faster_the_second_from_the_top_too(discard: str, gone: list[str]) -> None:
    state = renewed(discard, faster="on")
    assert removed(state) == gone
    assert sum(chances(state).values()) == len(discard.split(",")) - len(gone)
    assert told(state, DeckRenewed)[0].removed == tuple(gone)


def test_ef_3_5_every_time_anew() -> None:
    """What left the game does not come back."""
    state = now(position(deck="algae", discard="fish, thunderbolt"), Reveal(ready=False))
    assert removed(state) == []
    state = after(state, "card algae", "discard")
    state = now(state, Reveal(ready=False))
    assert removed(state) == [], "an era card lay on top"
    state = after(state, "card fish", "discard")
    state = now(state, Reveal(ready=False))
    state = after(state, "card algae", "discard")
    state = after(now(state, Reveal(ready=False)), "card thunderbolt", "thunderbolt flood")
    assert removed(state) == ["thunderbolt"]
    assert sum(chances(state).values()) == 2


def test_ef_3_5_not_before_a_card_must_be_revealed() -> None:
    state = now(position(deck="algae", discard="fish"), Reveal(ready=False))
    assert told(state, DeckRenewed) == []
    state = after(state, "card algae")
    assert (len(state.deck), discarded(state)) == (0, [slug("fish")])
    state = after(state, "discard")
    assert discarded(state) == [slug("fish"), slug("algae")]


def test_ef_3_5_an_action_card_that_ends_the_deck_leaves_at_once() -> None:
    """It is discarded before the next card must be revealed, and so lies on top."""
    state = now(position(deck="eruption", discard="fish"), Reveal(ready=False))
    state = after(state, "card eruption")
    assert removed(state) == ["eruption"]
    assert chances(state) == {f"card {slug('fish')}": 1}
