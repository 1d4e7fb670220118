"""Leaving a table that goes on: resigning, agreeing to end, and who never came."""

from __future__ import annotations

from pathlib import Path

import pytest

from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat
from mesozoic.server.pace.absences import GRACE
from mesozoic.server.pace.agreed import AgreedClock
from mesozoic.server.pace.tempo import COMING
from mesozoic.server.shapes import SeatWish
from tests.server.party import LIVE, late_at, party
from tests.server.still_clock import StillClock
from tests.server.tables_kit import until_written

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("agreed", [None, LIVE])
async def test_who_resigns_is_played_for_to_the_end_and_cannot_come_back(
    tmp_path: Path, agreed: AgreedClock | None
) -> None:
    async with party(tmp_path, StillClock(), agreed) as all_three:
        await all_three.come(0, 1, 2)
        seat, before = all_three.asked, all_three.entries
        await all_three.live.departures.resign(seat)
        await until_written(all_three.live, before)
        assert all_three.said() == [("resigned", seat)]
        assert all_three.of(seat).bot == "resigned"
        with pytest.raises(Refused, match="seat-resigned"):
            await all_three.live.departures.take_seat_back(seat)
        with pytest.raises(Refused, match="seat-resigned"):
            await all_three.live.act(seat, 0, {})
        await all_three.settle()
        for _ in range(6):
            assert await all_three.act() != seat


@pytest.mark.parametrize("agreed", [None, LIVE])
async def test_when_all_who_lead_a_seat_agree_the_game_is_over_without_a_result(
    tmp_path: Path, agreed: AgreedClock | None
) -> None:
    async with party(tmp_path, StillClock(), agreed) as all_three:
        await all_three.come(0, 1, 2)
        live = all_three.live
        await live.departures.resign(Seat(2))
        await live.departures.agree_to_end(Seat(0), True)
        assert all_three.clocks().end == [0]
        await live.departures.agree_to_end(Seat(1), False)
        assert all_three.clocks().end == []
        await live.departures.agree_to_end(Seat(1), True)
        assert not live.is_ended
        await live.departures.agree_to_end(Seat(0), True)
        assert live.is_ended
        assert all_three.clocks().ended
        assert not any(seat.runs for seat in all_three.clocks().seats)
        with pytest.raises(Refused, match="table-ended"):
            await live.draw()
        with pytest.raises(Refused, match="table-ended"):
            await live.departures.resign(Seat(0))
        kept = await all_three.tables.store.find(live.kept.id)
        assert (kept.ended, kept.status.over, kept.status.winners) == (
            all_three.clock.time(),
            True,
            [],
        )


async def test_nobody_ends_a_game_over_the_head_of_who_is_late_but_there(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        late = await late_at(all_three)
        live = all_three.live
        for seat in set(live.table.seats) - {late}:
            await live.departures.agree_to_end(seat, True)
        assert not live.is_ended
        await live.departures.take_seat_back(late)
        await live.departures.agree_to_end(late, True)
        assert live.is_ended


async def test_who_is_late_and_gone_is_passed_over(tmp_path: Path) -> None:
    async with party(tmp_path, StillClock()) as all_three:
        late = await late_at(all_three)
        live = all_three.live
        others = [seat for seat in live.table.seats if seat != late]
        for seat in others:
            await live.departures.agree_to_end(seat, True)
        all_three.leave(late)
        await all_three.clock.advance(GRACE - 1)
        await live.departures.agree_to_end(others[0], True)
        assert not live.is_ended
        await all_three.clock.advance(1)
        await live.departures.agree_to_end(others[0], True)
        assert live.is_ended
        kept = await all_three.tables.store.find(live.kept.id)
        assert kept.status.over


@pytest.mark.parametrize("agreed", [None, LIVE])
@pytest.mark.parametrize("leave", ["resign", "give_up"])
async def test_when_the_last_who_has_not_agreed_leaves_the_game_is_over(
    tmp_path: Path, agreed: AgreedClock | None, leave: str
) -> None:
    async with party(tmp_path, StillClock(), agreed) as all_three:
        await all_three.come(0, 1, 2)
        live = all_three.live
        await live.departures.agree_to_end(Seat(0), True)
        await live.departures.agree_to_end(Seat(1), True)
        assert not live.is_ended
        await getattr(live.departures, leave)(Seat(2))
        assert live.is_ended
        assert all_three.clocks().ended
        kept = await all_three.tables.store.find(live.kept.id)
        assert (kept.ended, kept.status.over) == (all_three.clock.time(), True)


async def test_a_rated_game_is_ended_by_nobody_alone(tmp_path: Path) -> None:
    """Nor over the head of who may take a seat back that a bot keeps."""
    apart = [SeatWish(kind="link") for _ in range(3)]
    async with party(tmp_path, StillClock(), rated=True, seed=None, seats=apart) as all_three:
        await all_three.come(0, 1, 2)
        live = all_three.live
        while not live.tempo.leading.instead:
            await all_three.run_out(1)  # the seat that a bot keeps may be asked next
        (late,) = live.tempo.leading.instead
        others = [seat for seat in map(Seat, range(3)) if seat != late]
        with pytest.raises(Refused, match="rated-end"):
            await live.departures.agree_to_end(others[0], True)
        await live.departures.take_seat_back(late)
        await live.departures.resign(late)
        await live.departures.agree_to_end(others[0], True)
        await live.departures.resign(others[1])
        with pytest.raises(Refused, match="rated-end"):
            await live.departures.agree_to_end(others[0], True)
        assert not live.is_ended


async def test_who_never_came_may_be_replaced_after_a_while(tmp_path: Path) -> None:
    clock = StillClock()
    async with party(tmp_path, clock) as all_three:
        await all_three.come(0, 1)
        assert [seat.missing for seat in all_three.clocks().seats] == [False, False, True]
        assert not any(seat.runs for seat in all_three.clocks().seats)
        with pytest.raises(Refused, match="seat-may-come"):
            await all_three.live.departures.remove(Seat(2))
        with pytest.raises(Refused, match="seat-came"):
            await all_three.live.departures.remove(Seat(1))
        await clock.advance(COMING)
        await all_three.live.departures.remove(Seat(2))
        assert all_three.of(2).bot == "removed"
        await all_three.settle()
        assert all_three.of(all_three.asked).runs
        await all_three.come(2)
        await all_three.live.departures.take_seat_back(Seat(2))
        assert all_three.of(2).bot is None
