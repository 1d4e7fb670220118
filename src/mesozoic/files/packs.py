"""Reading component packs: the ones that ship beside each game, or a folder of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from mesozoic.core.codec import printable, shown
from mesozoic.core.errors import PackError, RecordError
from mesozoic.core.game import Game
from mesozoic.core.pack import Pack
from mesozoic.games import find_game, game_folder

STANDARD: Final = "standard"
LARGEST_FILE: Final = 1_000_000


@cache
def standard_pack(game: str) -> Pack:
    """The components that ship with a game; none where it plays without any."""
    folder = game_folder(game) / "pack"
    return Pack(STANDARD, dict(_texts(folder, "")) if folder.is_dir() else {})


@cache
def standard_components(game: str) -> Any:
    return find_game(game).components(standard_pack(game))


def read_pack(folder: Path) -> Pack:
    """A pack of one's own. What it leaves out is not filled in: a pack is whole."""
    if not folder.is_dir():
        raise PackError("pack-no-folder", file=printable(str(folder)))
    try:
        return Pack(shown(folder.name), dict(_texts(folder, "")))
    except OSError as error:
        file = printable(str(error.filename))
        raise PackError("pack-unreadable", file=file, problem=error.strerror) from None


def find_pack(game: str, folder: Path | None) -> tuple[Pack, Any]:
    """A pack and its components: the standard one, or one's own where a folder is given."""
    if folder is None:
        return standard_pack(game), standard_components(game)
    found: Game[Any] = find_game(game)
    pack = read_pack(folder)
    return pack, found.components(pack)


def matching_components(game: str, pack: str, digest: str, folder: Path | None = None) -> Any:
    """The components that a game was begun with; refuses a pack with another digest."""
    found, components = find_pack(game, folder)
    if found.digest != digest:
        raise RecordError("record-other-pack", pack=pack)
    return components


def _texts(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        name = f"{prefix}{item.name}"
        if item.is_dir():
            if not prefix:  # one level: whoever names their home folder by mistake need not wait
                yield from _texts(item, f"{name}/")
        elif name.endswith((".txt", ".toml")):
            yield name, _text(item, name)


def _text(item: Traversable, name: str) -> str:
    name = printable(name)
    if not item.is_file():  # a pipe would keep us waiting
        raise PackError("pack-not-file", file=name)
    with item.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise PackError("pack-file-large", file=name, most=LARGEST_FILE)
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise PackError("pack-not-text", file=name) from None
