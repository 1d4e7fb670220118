"""Whole games over the wire: to the end, with nothing told that may not be."""

import asyncio
import re
from random import Random
from typing import Any

import pytest
from msgspec.json import decode

from mesozoic.core.luck import SeededLuck
from mesozoic.files.records import open_record, parse_record
from mesozoic.games.evo_2001.cards import CARDS as EVO_2001_CARDS
from mesozoic.games.evo_2011.cards import CARDS as EVO_2011_CARDS
from tests.server.player import Player
from tests.server.running import Running

pytestmark = [pytest.mark.anyio, pytest.mark.long]
CARDS = {"evo-2001": set(EVO_2001_CARDS), "evo-2011": set(EVO_2011_CARDS)}


async def play_out(players: list[Player], seed: int = 1) -> None:
    async with asyncio.TaskGroup() as group:
        for number, player in enumerate(players):
            group.create_task(player.play(Random(seed + number)))
    for player in players:
        await player.hear("closing")


@pytest.mark.parametrize("game", ["evo-2001", "evo-2011"])
async def test_a_whole_game_in_three_browsers_and_one_that_looks_on(
    game: str, server: Running
) -> None:
    opened = await server.open(game=game)
    table = f"/api/tables/{opened['table']}"
    async with server.seated(opened) as players, server.at(opened["table"]) as spectator:
        for part in ("record", "replay"):
            early = await server.http.get(f"{table}/{part}")
            assert (early.status_code, early.json()["refused"]["key"]) == (409, "table-not-over")
        await asyncio.gather(play_out(players), spectator.hear("closing"))
    listed = (await server.http.get(table)).json()
    for watcher in (*players, spectator):
        the_end_is_told(watcher, listed)
        no_card_is_told_that_cannot_be_known(watcher, CARDS[game])
        if game == "evo-2011":
            nothing_face_down_is_told(watcher)
    forced_passes_look_like_any_other(players)
    file = await server.http.get(f"{table}/record")
    assert file.headers["content-disposition"].startswith("attachment")
    _, proof = open_record(parse_record(file.text))
    assert proof.finished
    assert proof.luck
    film = (await server.http.get(f"{table}/replay")).json()
    assert film["frames"][-1]["view"] == spectator.position["view"]
    async with server.at(opened["table"], opened["keys"][0]) as late:
        assert late.position["over"]
        await late.hear("closing")
        said = {"seat": 0, "decision": 0, "action": {"is": "pass"}}
        assert await late.refused("act", **said) in ("why-over", "old-decision")
        assert await late.refused("undo", seat=0) == "why-over"


def the_end_is_told(watcher: Player, listed: dict[str, Any]) -> None:
    assert watcher.position["view"]["result"]["winners"] == listed["winners"]
    assert listed["over"]
    assert listed["entries"] == watcher.position["entry"]
    seed = bytes.fromhex(watcher.messages[-1]["seed"])
    assert SeededLuck(seed).commitment == watcher.welcome["commitment"]
    assert not any(seed.hex() in text for text in watcher.texts[:-1])


def no_card_is_told_that_cannot_be_known(watcher: Player, cards: set[str]) -> None:
    """Every message is searched for the names of cards."""
    known: set[str] = set()
    quoted = re.compile("|".join(f'(?<="){re.escape(card)}(?=")' for card in sorted(cards)))
    for text in watcher.texts:
        message = decode(text)
        if message["is"] == "welcome":
            assert set(message.pop("board")["cards"]) == cards
        known |= allowed(message, watcher.position["seat"])
        if not known.issuperset(quoted.findall(text)):  # it need not be walked through
            assert names(message, cards) <= known


def nothing_face_down_is_told(watcher: Player) -> None:
    """E2-8.7, E2-8.10: the others' points before the end, and the next token without its gene."""
    seat = watcher.position["seat"]
    for message in watcher.messages:
        view = message.get("situation", message).get("view")
        if view is None:
            continue
        for number, species in enumerate(view["species"]):
            is_seen = number == seat or view["result"] is not None
            assert (species["points"] is not None) == is_seen
        has_gene = seat is not None and "sixth-sense" in view["species"][seat]["unique"]
        assert view["foreseen"] is None or has_gene
        for event in events(message):
            if event["is"] == "token-foreseen":
                assert (event["token"] is not None) == (event["seat"] == seat)


SEER = "seer 74"
"""A seed whose first laboratory holds sixth sense."""


async def test_e2_8_7_the_next_token_is_told_to_the_seer_alone(server: Running) -> None:
    opened = await server.open(game="evo-2011", seed=SEER)
    async with server.seated(opened) as players, server.at(opened["table"]) as spectator:
        await bid_for_the_gene(players)
        async with asyncio.TaskGroup() as group:
            for number, player in enumerate(players):
                group.create_task(player.play(Random(number)))
        for watcher in (*players, spectator):
            await watcher.hear("closing")
    for watcher in (*players, spectator):
        nothing_face_down_is_told(watcher)
    seers = [player for player in players if foreseen(player)]
    assert len(seers) == 1, "somebody saw what was to come"
    assert len(foreseen(seers[0])) > 5
    for watcher in (*players, spectator):
        heard = [event for event in told(watcher) if event["is"] == "token-foreseen"]
        assert len(heard) > 5
        assert all((event["token"] is not None) == (watcher is seers[0]) for event in heard)


async def bid_for_the_gene(players: list[Player]) -> None:
    """Whoever is asked first bids all they have for sixth sense; nobody can dislodge them."""
    waiting = await players[0].until_waiting()
    player = players[waiting[0]]
    await player.until_asked()
    column = 1 + player.position["view"]["moment"]["genes"].index("sixth-sense")
    await player.act({"is": "bid", "column": column, "amount": 6})
    await player.hear("progress")


def foreseen(watcher: Player) -> list[str]:
    """The tokens that a watcher was told before they were turned up."""
    views = [message.get("situation", message).get("view") for message in watcher.messages]
    return [view["foreseen"] for view in views if view and view["foreseen"]]


def told(watcher: Player) -> list[dict[str, Any]]:
    return [event for message in watcher.messages for event in events(message)]


def forced_passes_look_like_any_other(players: list[Player]) -> None:
    seen = [line for player in players for line in player.messages if line["is"] == "progress"]
    assert any(line["auto"] for line in seen)
    for player in players:
        seat = player.position["seat"]
        told = [line for line in player.messages if line["is"] == "progress"]
        assert not any(line["auto"] for line in told if line["seat"] != seat)


def allowed(message: dict[str, Any], seat: int | None) -> set[str]:
    """The cards that a message may name: one's own, and those that lie open."""
    position = message.get("situation", message)
    view = position.get("view")
    if view is None:
        return set()
    for number, species in enumerate(view["species"]):
        assert (species["hand"] is None) == (number != seat)
    own = view["species"][seat]["hand"] if seat is not None else []
    told = {event["card"] for event in events(message) if event["is"] == "card-drawn"}
    assert seat is not None or told <= {None}
    return {*own, *view["discard"], *(told - {None})}


def events(message: dict[str, Any]) -> list[dict[str, Any]]:
    lines = [*message.get("log", []), message]
    return [event for line in lines for event in line.get("events", [])]


def names(part: Any, cards: set[str]) -> set[str]:
    """The cards that a message names, as a key or a value, wherever it does."""
    if isinstance(part, str):
        return {part} & cards
    if isinstance(part, dict):
        # What a card does to a species has its name, and is open.
        own = set(part) & cards if "reserve" not in part else set()
        return own.union(*(names(value, cards) for value in part.values()))
    return set().union(*(names(item, cards) for item in part)) if isinstance(part, list) else set()


async def test_a_card_drawn_is_told_to_its_owner_alone(server: Running) -> None:
    opened = await server.open()
    async with server.seated(opened) as players:
        await asyncio.gather(*(player.until_waiting() for player in players))
        await asyncio.gather(*(player.ask("resync", "situation") for player in players))
        for player in players:
            for line in player.position["log"]:
                for event in line["events"]:
                    if event["is"] == "card-drawn":
                        own = event["seat"] == player.position["seat"]
                        assert (event["card"] is not None) == own
                        assert line["acted"] is None
