"""What is learnt of a game from games: a folder a game, with its features and its network."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.learnt.features import Features, find_features
from mesozoic.bots.learnt.judge import Learnt
from mesozoic.bots.learnt.network_file import NetworkFile, network_of, read_network

FILE: Final = "network.json"


@cache
def find_learnt(game: str) -> Learnt | None:
    """What ships with a game; None where nothing is learnt of it."""
    features, file = find_features(game), find_network(game)
    return None if features is None or file is None else learnt_of(game, features, file)


def find_network(game: str) -> NetworkFile | None:
    """The network that ships with a game; refuses one that does not fit its features."""
    features = find_features(game)
    if features is None:
        return None
    file = _file(game)
    return read_network(file.read_bytes(), str(file), game, features) if file.is_file() else None


def shipped_text(game: str) -> str:
    """The file of the network that ships with a game, as it is."""
    return _file(game).read_text("utf-8")


def _file(game: str) -> Traversable:
    return resources.files(f"{__name__}.{game.replace('-', '_')}") / FILE


def learnt_of(game: str, features: Features, file: NetworkFile) -> Learnt:
    return Learnt(features, network_of(file), find_heuristic(game))
