"""The contest for a premium card (EF-3.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mesozoic.core.moments import Chance, Sealed, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import DrawCard, Guess
from mesozoic.games.evolution_family.deck import draw_card, next_cards, pick_card, renew_if_spent
from mesozoic.games.evolution_family.events import (
    ContestDrawn,
    ContestOpened,
    ContestTied,
    ContestWon,
    HandsOpened,
    NobodyContested,
)
from mesozoic.games.evolution_family.kinds import Animal
from mesozoic.games.evolution_family.paths import CardPlacing
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import GUESSES, GUESSES_AGAIN, MOST_TIES

Entries = tuple[tuple[int, int], ...]


def open_contest(state: FamilyState, card: int) -> None:
    if state.aloud:
        state.tell(ContestOpened(state.world.slugs[card]))
    state.push(Contest(state.world.seats, (), card))


@dataclass(frozen=True, slots=True)
class Contest(Sealed[FamilyState]):
    """All close their hands at once: an empty one stays out, a tied one may not be empty."""

    tag = "contest"
    rule = "EF-3.4"
    phase = "contest"
    card: int = 0
    """The premium card."""
    tied: tuple[Animal, ...] = ()
    """The animals that guess again; none in the first round."""
    ties: int = 0

    def options(self, state: FamilyState, seat: Seat) -> Sequence[Action]:
        own = state.world.own[seat]
        if not self.tied:
            return GUESSES[tuple([state.tokens[animal] for animal in own])]
        held = [state.tokens[animal] if animal in self.tied else 0 for animal in own]
        return GUESSES_AGAIN[tuple(held)]

    def open(self, state: FamilyState, answers: Mapping[Seat, Action]) -> None:
        entries: list[tuple[int, int]] = []
        for seat, answer in answers.items():
            if isinstance(answer, Guess):
                own = state.world.own[seat]
                entries += [(own[at], held) for at, held in enumerate(answer.tokens) if held]
        owners = {state.world.owner[animal] for animal, _ in entries}
        if not entries:
            self._abandon(state)
        elif len(owners) == 1:
            win_contest(state, self.card, entries[0][0], "alone")
        else:
            self._compare(state, tuple(entries))

    def _abandon(self, state: FamilyState) -> None:
        state.throw_away(self.card)
        if state.aloud:
            state.tell(NobodyContested(state.world.slugs[self.card]))

    def _compare(self, state: FamilyState, entries: Entries) -> None:
        if state.aloud:
            hands = dict(entries)
            state.tell(HandsOpened(tuple(hands.get(animal, 0) for animal in state.world.animals)))
        state.push(Comparing(self.card, entries, self.ties))


@dataclass(frozen=True, slots=True)
class Comparing(Step[FamilyState]):
    tag = "comparing"
    card: int
    entries: Entries
    ties: int

    def run(self, state: FamilyState) -> None:
        renew_if_spent(state)
        state.push(ContestCard(self.card, self.entries, self.ties))


@dataclass(frozen=True, slots=True)
class ContestCard(Chance[FamilyState]):
    """The next card is revealed and discarded, without effect; the nearest guess wins."""

    tag = "contest-card"
    rule = "EF-3.4"
    phase = "contest"
    card: int
    entries: Entries
    ties: int

    def outcomes(self, state: FamilyState) -> Sequence[tuple[Action, int]]:
        return next_cards(state)

    def pick(self, state: FamilyState, number: float) -> Action | None:
        return pick_card(state, number)

    def land(self, state: FamilyState, outcome: DrawCard) -> None:
        drawn = draw_card(state, outcome)
        state.throw_away(drawn)
        target = state.world.tokens[drawn]
        if state.aloud:
            state.tell(ContestDrawn(outcome.card, target))
        nearest = min([abs(tokens - target) for _, tokens in self.entries])
        tied = [animal for animal, tokens in self.entries if abs(tokens - target) == nearest]
        self._decide(state, tuple(tied))

    def _decide(self, state: FamilyState, tied: tuple[Animal, ...]) -> None:
        owners = {state.world.owner[animal] for animal in tied}
        if len(owners) == 1:
            win_contest(state, self.card, tied[0], "nearest")
            return
        if state.aloud:
            state.tell(ContestTied(tied))
        most = max([state.tokens[animal] for animal in tied])
        if self.ties + 1 == MOST_TIES or most == 1:
            in_order = [animal for animal in state.from_active() if animal in tied]
            win_contest(state, self.card, in_order[0], "turn-order")
        else:
            again = [seat for seat in state.world.seats if seat in owners]
            state.push(Contest(tuple(again), (), self.card, tied, self.ties + 1))


def win_contest(state: FamilyState, card: int, animal: int, reason: str) -> None:
    if state.aloud:
        state.tell(ContestWon(animal, state.world.slugs[card], reason))
    state.push(CardPlacing(state.world.owner[animal], card))
