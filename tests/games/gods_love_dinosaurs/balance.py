"""How balanced the tiles are: `python -m tests.games.gods_love_dinosaurs.balance 2000`.

Greedy players play, the same games as `mesozoic simulate gods-love-dinosaurs --bots greedy`; what
is counted here besides is who sits how far from the first player, and what each animal is good for.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles
from typing import Final

from mesozoic.arena.match import Players
from mesozoic.bots.bot import find_bot
from mesozoic.core.game import Setup
from mesozoic.core.luck import SeededLuck
from mesozoic.core.moments import CHANCE
from mesozoic.core.play import advance, forced_pass, outcomes
from mesozoic.core.seats import Seat
from mesozoic.files.packs import standard_components
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.events import (
    DinosaurHunted,
    DinosaursActivated,
    DinosaurStarved,
    PredatorHunted,
    PredatorStarved,
    PreyBorn,
    SpeciesActivated,
    TileTaken,
)
from mesozoic.games.gods_love_dinosaurs.kinds import SPECIES
from mesozoic.games.gods_love_dinosaurs.refill import places_from_first
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState

BARE: Final = "none"
GUESTS: Final = (*(animal.slug for animal in SPECIES), BARE)


@dataclass
class Balance:
    """What was counted over all the games of one player number."""

    players: int
    games: int = 0
    turns: int = 0
    winning: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    dinosaurs: list[int] = field(default_factory=list)
    """Alive at the end, by player."""
    wins: Counter[int] = field(default_factory=Counter)
    """By how many turns after the first player's the winner's comes."""
    ties: int = 0
    """Games in which the order of play decided among equal points."""
    count: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    """Tiles by their animal, columns by theirs after a `column`."""
    expected: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """What would have been taken at random."""
    yields: defaultdict[str, list[tuple[float, float]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """By animal: how many tiles with it a player took more than others, and points likewise."""

    def play(self, number: int) -> None:
        seed = f"1/{number}"
        state = GAME.setup(Setup(self.players, standard_components(GAME.id)))
        luck = SeededLuck.named(seed)
        bots = Players(GAME, [find_bot("greedy")] * self.players, seed)
        took: Counter[tuple[Seat, str]] = Counter()
        state.aloud, draws = True, 0
        while state.stack:
            if state.stack[-1].kind == CHANCE:
                advance(state, None, luck.draw(draws, outcomes(state)))
                draws += 1
                continue
            offered = self._offered(state) if state.stack[-1].tag == "tile-choice" else {}
            advance(state, *(forced_pass(state) or bots.decide(state)))
            for guest, share in offered.items():
                self.expected[guest] += share
            self._listen(state, took)
        self._end(state, took)

    def _offered(self, state: GodsState) -> dict[str, float]:
        """What part of the tiles that lie face up each kind is."""
        found: Counter[str] = Counter()
        for place, kind in enumerate(state.tiles):
            if kind != EMPTY:
                found[state.world.kinds[kind].guest or BARE] += 1
                found[f"column {state.world.columns[place // state.world.rows].slug}"] += 1
        tiles = sum(kind != EMPTY for kind in state.tiles)
        return {guest: number / tiles for guest, number in found.items()}

    def _listen(self, state: GodsState, took: Counter[tuple[Seat, str]]) -> None:
        for telling in state.tellings:
            event = telling.event
            if telling.only is not None:
                continue  # told again, to all, when everybody has confirmed
            if isinstance(event, TileTaken):
                took[event.seat, event.animal or BARE] += 1
                self.taken[event.animal or BARE] += 1
                self.taken[f"column {event.column}"] += 1
            elif isinstance(event, SpeciesActivated):
                self.count[f"{event.animal} activated"] += 1
            elif isinstance(event, DinosaursActivated):
                self.count["dinosaurs activated"] += 1
            elif isinstance(event, PreyBorn):
                self.count[f"{event.animal} born"] += 1
            elif isinstance(event, PredatorHunted):
                self.count[f"{event.animal} born"] += len(event.newborn)
                self.count["prey eaten by predators"] += len(event.eaten)
            elif isinstance(event, PredatorStarved):
                self.count[f"{event.animal} starved"] += 1
            elif isinstance(event, DinosaurHunted):
                self.count["dinosaurs hunted"] += 1
                self.count["eggs laid"] += event.eggs
            elif isinstance(event, DinosaurStarved):
                self.count["dinosaurs starved"] += 1
        state.tellings.clear()

    def _end(self, state: GodsState, took: Counter[tuple[Seat, str]]) -> None:
        assert state.result is not None
        scores, (winner,) = state.result.scores, state.result.winners
        self.games += 1
        self.turns += state.turn
        self.winning.append(max(scores))
        self.points.extend(scores)
        self.dinosaurs.extend(animals.dinosaur.bit_count() for animals in state.animals)
        self.wins[places_from_first(state, winner)] += 1
        self.ties += scores.count(max(scores)) > 1
        for guest in GUESTS:
            tiles = [took[seat, guest] for seat in state.world.seats]
            for number, score in zip(tiles, scores, strict=True):
                self.yields[guest].append((number - mean(tiles), score - mean(scores)))

    def liking(self, guest: str) -> float:
        """How much more often than at random something is taken."""
        return self.taken[guest] / self.expected[guest]

    def tile_yield(self, guest: str) -> float:
        """The points that one more tile with an animal goes with, among players of one game."""
        pairs = self.yields[guest]
        return sum(n * p for n, p in pairs) / (sum(n * n for n, _ in pairs) or 1.0)

    def lines(self) -> list[str]:
        winning = quantiles(self.winning, n=20)
        per_game = {what: round(number / self.games, 1) for what, number in self.count.items()}
        alive = Counter(min(number, 4) for number in self.dinosaurs)
        return [
            f"{self.players} players, {self.games} games, {self.turns / self.games:.1f} turns",
            f"  winner {mean(self.winning):.1f} points, nine in ten from {winning[0]:.0f} to "
            f"{winning[-1]:.0f}, all {min(self.winning)} to {max(self.winning)}; "
            f"everybody {mean(self.points):.1f}",
            "  dinosaurs at the end "
            + ", ".join(f"{n}: {alive[n] / len(self.dinosaurs):.0%}" for n in range(5)),
            "  wins by order of play "
            + " ".join(f"{self.wins[place] / self.games:.1%}" for place in range(self.players))
            + f"; ties {self.ties / self.games:.0%}",
            "  tiles, times chance "
            + ", ".join(f"{guest} {self.liking(guest):.2f}" for guest in GUESTS),
            "  columns, times chance "
            + ", ".join(f"{guest} {self.liking(f'column {guest}'):.2f}" for guest in GUESTS[:-1]),
            "  points with one more tile "
            + ", ".join(f"{guest} {self.tile_yield(guest):+.2f}" for guest in GUESTS),
            f"  a game {dict(sorted(per_game.items()))}",
        ]


def main(arguments: Sequence[str]) -> None:
    games = int(arguments[0]) if arguments else 200
    for players in map(int, arguments[1:] or map(str, GAME.players)):
        balance = Balance(players)
        for number in range(games):
            balance.play(number)
        print("\n".join(balance.lines()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
