"""Phase 1, climate (E2-2.1): the next token of the pile, prescience, sixth sense."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.counts import changed
from mesozoic.core.moments import Chance, Step
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evo_2011.actions import DrawToken
from mesozoic.games.evo_2011.card_play import ReplacingCards
from mesozoic.games.evo_2011.cards import Card
from mesozoic.games.evo_2011.end import end_game
from mesozoic.games.evo_2011.events import TokenForeseen, TokenRevealed, WheelTurned
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.games.evo_2011.tokens import SHIFT, TOKENS, Token
from mesozoic.games.evo_2011.world import DRAW_TOKEN, LAST_TOKENS
from mesozoic.islands.climate import temperature


@dataclass(frozen=True, slots=True)
class ClimatePhase(Step[EvoState]):
    tag = "climate-phase"

    def run(self, state: EvoState) -> None:
        if state.foreseen is None:
            state.push(TokenDraw())
        else:
            token, state.foreseen = state.foreseen, None
            reveal(state, token)


@dataclass(frozen=True, slots=True)
class TokenDraw(Chance[EvoState]):
    """The pile has no order: what lies on top is decided when it is turned up."""

    tag = "token-draw"
    rule = "E2-2.1"
    phase = "climate"

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return next_tokens(state)

    def land(self, state: EvoState, outcome: DrawToken) -> None:
        reveal(state, draw_token(state, outcome))


def next_tokens(state: EvoState) -> Sequence[tuple[Action, int]]:
    """E2-1.1: the meteorite is any of the last three; before them, any other token alike."""
    left = state.tokens_left
    if left > LAST_TOKENS:
        return _turning(state, 1)
    return [*_turning(state, left - 1), (DRAW_TOKEN[Token.METEORITE], sum(state.tokens))]


def _turning(state: EvoState, weight: int) -> list[tuple[Action, int]]:
    """The turning tokens that nobody has seen, each of them with a weight."""
    return [
        (DRAW_TOKEN[token], number * weight)
        for token, number in enumerate(state.tokens)
        if number and weight
    ]


def draw_token(state: EvoState, outcome: DrawToken) -> Token:
    token = TOKENS[outcome.token]
    if token is not Token.METEORITE:
        state.tokens = changed(state.tokens, token, -1)
    return token


def reveal(state: EvoState, token: Token) -> None:
    """The meteorite ends the game at once; any other token will turn the wheel."""
    state.revealed = (*state.revealed, token)
    if state.aloud:
        state.tell(TokenRevealed(token.slug))
    if token is Token.METEORITE:
        end_game(state)
        return
    PrescienceCards(state.order, WheelTurn(SHIFT[token])).pass_on(state)
    foresee(state)


@dataclass(frozen=True, slots=True)
class PrescienceCards(ReplacingCards):
    """E2-9.1, E2-9.3: the token has no effect, the wheel turns as the card's player says."""

    tag = "prescience-cards"
    rule = "E2-9.1"
    phase = "climate"
    card = Card.PRESCIENCE

    def carry_out(self, state: EvoState, seat: Seat, shift: int | None) -> None:
        assert shift is not None
        turn_wheel(state, shift)


@dataclass(frozen=True, slots=True)
class WheelTurn(Step[EvoState]):
    tag = "wheel-turn"
    shift: int

    def run(self, state: EvoState) -> None:
        turn_wheel(state, self.shift)


def turn_wheel(state: EvoState, by: int) -> None:
    wheel = state.world.components.wheel
    state.section = section_after(state, by)
    if state.aloud:
        state.tell(WheelTurned(state.section, by, wheel[state.section].slug))


def section_after(state: EvoState, turn: int) -> int:
    """Where the wheel stands after a turn by so many sections, clockwise."""
    return (state.section + turn) % len(state.world.components.wheel)


def climate(ideal: Terrain) -> dict[str, str]:
    """E2-0.5: what each terrain is while one is ideal."""
    return {terrain.slug: temperature(terrain, ideal).slug for terrain in Terrain}


def foresee(state: EvoState) -> None:
    """E2-8.7: whoever has sixth sense looks at the token that is now on top."""
    seat = state.holder(Gene.SIXTH_SENSE)
    if seat is not None:
        state.push(Foresight(seat))


@dataclass(frozen=True, slots=True)
class Foresight(Chance[EvoState]):
    tag = "foresight"
    rule = "E2-8.7"
    phase = "climate"
    seat: Seat

    def outcomes(self, state: EvoState) -> Sequence[tuple[Action, int]]:
        return next_tokens(state)

    def land(self, state: EvoState, outcome: DrawToken) -> None:
        state.foreseen = draw_token(state, outcome)
        if state.aloud:
            state.tell(TokenForeseen(self.seat, outcome.token), only=self.seat)
            state.tell(TokenForeseen(self.seat, None), but=self.seat)
