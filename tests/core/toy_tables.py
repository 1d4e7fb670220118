"""Tables at which the toy game is played."""

from __future__ import annotations

from mesozoic.core.luck import SeededLuck
from mesozoic.core.record import Header, Record
from mesozoic.core.table import Table
from tests.core.toy import TOY, ToyState


def toy_table(players: int = 2, seed: str = "toy", rules: int = 2) -> Table[ToyState]:
    """A table of the toy game at which nothing has happened yet."""
    luck = SeededLuck.named(seed)
    header = Header(
        game="toy",
        rules=rules,
        players=players,
        options={"purse": "small"},
        pack="none",
        pack_digest="none",
        seats=tuple(f"player {seat}" for seat in range(players)),
        commitment=luck.commitment,
    )
    return Table(TOY, Record(header, seed=luck.seed.hex()), None)


def dealt_table(players: int = 2, seed: str = "toy", rules: int = 2) -> Table[ToyState]:
    """The same, with the cards dealt and the first auction waiting."""
    table = toy_table(players, seed, rules)
    while table.awaits_luck():
        table.draw(SeededLuck.named(seed))
    return table


def play_out(table: Table[ToyState], seed: str = "toy") -> Record:
    """The record of the game played to its end, each seat doing the first thing it may."""
    luck = SeededLuck.named(seed)
    while not table.is_over:
        if table.step(luck) is None:
            seat = table.deciders()[0]
            table.act(seat, table.options(seat)[0])
    return table.record
