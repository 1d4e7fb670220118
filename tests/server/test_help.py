"""What presses, and what one would regret: for whoever is asked and wants help."""

from random import Random

import pytest

from mesozoic.core.luck import SeededLuck
from mesozoic.core.seats import Seat
from mesozoic.files.tables import new_table
from mesozoic.games import game_ids
from mesozoic.server import redaction
from mesozoic.server.messages import Position
from tests.server.running import Running


def has_advice(told: Position) -> bool:
    return bool(told.urgent or told.slips)


@pytest.mark.parametrize("game", game_ids())
def test_who_wants_no_help_gets_none_and_who_wants_it_does(game: str) -> None:
    table, luck = new_table(game, 3, seed="help"), SeededLuck.named("help")
    rng, helped = Random(1), 0
    while not table.is_over:
        asked = set(table.deciders())
        for seat in (None, *table.seats):
            assert not has_advice(redaction.position(table, seat))
            told = redaction.position(table, seat, wants_help=True)
            assert seat in asked or not has_advice(told)
            helped += has_advice(told)
        table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
    assert helped


def test_those_at_one_seat_hear_as_much_help_as_each_wants() -> None:
    table, luck = new_table("evo-2001", 3, seed="help"), SeededLuck.named("help")
    rng, differing = Random(1), 0
    while not table.is_over:
        table.go_on(luck, lambda seat: rng.choice(table.options(seat)))
        news = redaction.News(table)
        plain, helped = (news.heard_by(Seat(0), wants_help=wants) for wants in (False, True))
        advised = has_advice(redaction.position(table, Seat(0), wants_help=True))
        assert (plain != helped) == advised
        differing += advised
    assert differing


@pytest.mark.anyio
async def test_only_who_wants_help_is_shown_the_table_anew(server: Running) -> None:
    """Whoever wants it no longer may still be looking at what happened last."""
    opened = await server.open()
    async with server.at(opened["table"], opened["keys"][0]) as player:
        await player.until_waiting()
        assert (await player.ask("help", "situation", wanted=True))["seat"] == 0
        heard = len(player.messages)
        await player.say("help", wanted=False)
        await player.ask("log", "lines", before=player.position["entry"])
        assert [message["is"] for message in player.messages[heard:]] == ["lines"]
