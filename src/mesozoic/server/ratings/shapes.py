"""What is said of ratings and of those who play over HTTP."""

from __future__ import annotations

from msgspec import Struct

from mesozoic.server.ratings.scale import Points
from mesozoic.server.shapes import TableShape


class Rated(Struct, frozen=True, kw_only=True):
    """A person or a bot, and how strong they are."""

    player: str | None
    """Under which a person's profile is found; null for a bot, and for a person without one."""
    name: str
    level: int | None
    """Of a bot."""
    points: Points | None
    """Null before the first rated game."""


class Ladder(Struct, frozen=True):
    settled: list[Rated]
    """The strongest first."""
    provisional: list[Rated]


class CurvePoint(Struct, frozen=True):
    at: int
    rating: int
    doubt: int


class GameRating(Struct, frozen=True, kw_only=True):
    game: str
    points: Points
    curve: list[CurvePoint]
    """After each rated game, the oldest first; at most the last few hundred."""


class Results(Struct, frozen=True, kw_only=True):
    """Games of one kind that were played to the end."""

    game: str
    players: int
    games: int
    won: int
    """Shared victories among them; none of a seat that one has left."""
    ended: int
    """Games that all agreed to end without a result, beside those."""


class Opponent(Struct, frozen=True, kw_only=True):
    player: str | None
    name: str
    level: int | None
    """Of a bot."""
    games: int
    won: int
    """Games that were won, where this one did not."""
    lost: int


class Profile(Struct, frozen=True, kw_only=True):
    """Somebody with an account, as everybody may know them."""

    player: str
    name: str
    since: int
    own: bool
    """Whether it is whoever asks, who is also shown against whom they played in private."""
    results: list[Results]
    ratings: list[GameRating]
    against: list[Opponent]
    """Those met most often first."""
    recent: list[TableShape]
    """Public tables, the newest first."""


class SeatRating(Struct, frozen=True, kw_only=True):
    """Who has a seat, and what the table changed for them."""

    rated: Rated
    gained: int | None
    """Points, once a rated table was counted."""
