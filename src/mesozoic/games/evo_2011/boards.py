"""The boards of Kumtagh (E2-0.8), one for each number of players, ready to be played on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack, Wishes
from mesozoic.games.evo_2011.board_drawing import Drawing, read_board
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.islands.evenness import (
    FAIR_DIFFERENCE,
    FAIR_STEPS,
    at,
    check_one_piece,
    check_shares,
    unfair_start,
)
from mesozoic.islands.island import Island, lay_out

Pair = tuple[int, int]
# E2-0.8
STARTS_EACH: Final = 2
ZONES_EACH: Final = 12
# By how many steps pairs may differ.
FAIR_STRETCH: Final = 1


@dataclass(frozen=True)
class Kumtagh:
    """The board for one number of players."""

    island: Island
    pairs: tuple[Pair, ...]
    """The start zones that belong together, a pair for each player (E2-1.1)."""


def read_boards(pack: Pack, players: Iterable[int]) -> dict[int, Kumtagh]:
    """The boards of a pack by number of players, all of them checked."""
    boards = {}
    for number in players:
        file = f"boards/{number}.txt"
        boards[number] = check_board(read_board(file, pack.text(file), number), pack.wishes)
    return boards


def check_board(drawing: Drawing, wishes: Wishes) -> Kumtagh:
    """The board of a drawing that keeps its promises and E2-0.8 (a printed one need not)."""
    drawing.promised_zones.check(drawing.file, "pack-zone-count", len(drawing.zones))
    check_one_piece(drawing.file, drawing.zones)
    board = Kumtagh(lay_out(drawing.zones, Terrain), _pairs(drawing))
    checks: tuple[Callable[[], None], ...] = (
        lambda: _check_size(drawing),
        lambda: check_shares(drawing.file, drawing.zones, Terrain),
        lambda: _check_starts(drawing, board.island),
        lambda: _check_pairs(drawing, board),
    )
    for check in checks:
        with wishes.ours(is_printed=drawing.is_printed):
            check()
    return board


def _pairs(drawing: Drawing) -> tuple[Pair, ...]:
    for number, zones in drawing.pairs.items():
        if len(zones) != STARTS_EACH:
            raise PackError(
                "pack-pair-count",
                file=drawing.file,
                line=drawing.zones[zones[-1]].line if zones else drawing.players.line,
                pair=number,
                found=len(zones),
                expected=STARTS_EACH,
            )
    return tuple((one, other) for one, other in drawing.pairs.values())


def _check_size(drawing: Drawing) -> None:
    expected = ZONES_EACH * drawing.players.number
    if len(drawing.zones) != expected:
        raise PackError(
            "pack-board-size",
            file=drawing.file,
            line=drawing.promised_zones.line,
            players=drawing.players.number,
            found=len(drawing.zones),
            expected=expected,
        )


def _check_starts(drawing: Drawing, island: Island) -> None:
    unfair = unfair_start(island)
    if unfair is not None:
        raise at(
            drawing.file,
            drawing.zones[unfair.start],
            "pack-unfair-start",
            found=unfair.zones,
            best=unfair.best,
            steps=FAIR_STEPS,
            difference=FAIR_DIFFERENCE,
        )


def _check_pairs(drawing: Drawing, board: Kumtagh) -> None:
    """Fair pairs: on the same two terrains, never next to a rival, and within a step of one another
    in how far apart their zones are and in how near the nearest rival is."""
    for number, pair in enumerate(board.pairs, start=1):
        if _terrains(board.island, pair) != _terrains(board.island, board.pairs[0]):
            raise _at_pair(drawing, number, "pack-pair-terrain")
    apart = {n: _steps(board.island, *pair) for n, pair in enumerate(board.pairs, start=1)}
    away = {n: _nearest_rival(board, pair) for n, pair in enumerate(board.pairs, start=1)}
    closest, widest = _extremes(apart)
    if apart[widest] - apart[closest] > FAIR_STRETCH:
        raise _at_pair(
            drawing,
            widest,
            "pack-pair-apart",
            found=apart[widest],
            other=closest,
            fewest=apart[closest],
            difference=FAIR_STRETCH,
        )
    nearest, safest = _extremes(away)
    if away[nearest] == 1:
        raise _at_pair(drawing, nearest, "pack-pair-rival")
    if away[safest] - away[nearest] > FAIR_STRETCH:
        raise _at_pair(
            drawing,
            nearest,
            "pack-pair-away",
            found=away[nearest],
            other=safest,
            most=away[safest],
            difference=FAIR_STRETCH,
        )


def _at_pair(drawing: Drawing, number: int, problem: str, **about: object) -> PackError:
    zone = drawing.zones[drawing.pairs[number][0]]
    return at(drawing.file, zone, problem, pair=number, **about)


def _extremes(steps: Mapping[int, int]) -> tuple[int, int]:
    """The pairs with the fewest steps and with the most."""
    return min(steps, key=steps.__getitem__), max(steps, key=steps.__getitem__)


def _terrains(island: Island, pair: Pair) -> list[int]:
    return sorted(island.terrain[zone] for zone in pair)


def _nearest_rival(board: Kumtagh, pair: Pair) -> int:
    rivals = [start for start in board.island.starts if start not in pair]
    return min(_steps(board.island, zone, rival) for zone in pair for rival in rivals)


def _steps(island: Island, one: int, other: int) -> int:
    """Steps between two zones over land."""
    return next(steps for steps, near in enumerate(island.ball_masks) if near[one] >> other & 1)
