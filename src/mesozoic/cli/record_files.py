"""Records named on the command line; what is wrong with one is said with its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mesozoic.cli.errors import CannotDo, refused_sentence
from mesozoic.core.errors import Refused

if TYPE_CHECKING:
    from mesozoic.core.table import Table
    from mesozoic.words.catalogue import Catalogue


@contextmanager
def about_file(path: Path, words: Catalogue) -> Iterator[None]:
    """Whatever is refused within is said of this file; one that cannot be opened is an OSError."""
    with path.open("rb"):
        pass
    try:
        yield
    except Refused as refused:
        problem = refused_sentence(words, refused)
        raise CannotDo("cli-file-problem", path=path, problem=problem) from None


def open_table(path: Path, pack: Path | None, words: Catalogue) -> Table[Any]:
    """The table that a record leads to, everything in it proved."""
    from mesozoic.files.records import load_record, open_record

    with about_file(path, words):
        table, _ = open_record(load_record(path), pack)
    return table
