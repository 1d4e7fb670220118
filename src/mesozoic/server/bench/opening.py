"""A table of four, opened as pages open one."""

from __future__ import annotations

from typing import Any

from mesozoic.arena.subject import PLAYERS


def open_table(address: str, game: str, bot: str | None = None) -> dict[str, Any]:
    """For people who come by link, or with a bot in every seat but the first."""
    from httpx import post

    seats = [{"kind": "link", "name": f"{seat}"} for seat in range(PLAYERS)]
    if bot is not None:
        seats[1:] = [{"kind": "bot", "bot": bot} for _ in seats[1:]]
    wish = {"game": game, "players": PLAYERS, "seats": seats, "pace": 0}
    opened: dict[str, Any] = post(f"http://{address}/api/tables", json=wish, trust_env=False).json()
    return opened
