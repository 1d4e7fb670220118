"""A component pack: named texts, however they were read. Games parse them into components."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NoReturn

from mesozoic.core.codec import fingerprint, printable, shown
from mesozoic.core.errors import PackError

# Says of a pack of one's own that it is a copy of the printed game; ours have none.
ABOUT_FILE: Final = "pack.toml"


@dataclass
class Wishes:
    """What only our reconstruction wants: a copy of printed components may be otherwise."""

    is_printed: bool = False
    unmet: list[PackError] = field(default_factory=list)
    """What a printed pack has otherwise, as warnings."""

    @contextmanager
    def ours(self, *, is_printed: bool = False) -> Iterator[None]:
        """A check of a wish: for what is printed, what it finds is a warning and no error."""
        try:
            yield
        except PackError as error:
            if not (is_printed or self.is_printed):
                raise
            self.unmet.append(error)


@dataclass(frozen=True)
class Pack:
    """The texts of a component pack by file name, `/` between folders."""

    name: str
    files: Mapping[str, str]

    @cached_property
    def wishes(self) -> Wishes:
        return Wishes(self._is_printed())

    def _is_printed(self) -> bool:
        if ABOUT_FILE not in self.files:
            return False
        about = self.toml(ABOUT_FILE)
        for name in about:
            if name != "printed":
                self.refuse(ABOUT_FILE, name, "pack-part", found=shown(name), known="printed")
        printed = about.get("printed", False)
        if not isinstance(printed, bool):
            found = {"header": "printed", "value": shown(printed)}
            self.refuse(ABOUT_FILE, "printed", "pack-header-value", **found, expected="true, false")
        return printed

    @property
    def digest(self) -> str:
        """A hash of all its texts: two packs that share it hold the same components."""
        return fingerprint(dict(sorted(self.files.items())))

    def text(self, file: str) -> str:
        if file not in self.files:
            raise PackError("pack-file-missing", file=file)
        return self.files[file]

    def toml(self, file: str) -> dict[str, Any]:
        text = self.text(file)
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PackError("pack-not-toml", file=file, problem=printable(str(error))) from None
        except (ValueError, RecursionError):
            raise PackError("pack-toml-excess", file=file) from None

    def line_of(self, file: str, key: str) -> int:
        """The line on which a TOML key is set, for messages; 1 where it is not."""
        setting = re.compile(rf"\s*\[?{re.escape(key)}\s*[\]=]")
        for number, line in enumerate(self.text(file).splitlines(), start=1):
            if setting.match(line):
                return number
        return 1

    def refuse(self, file: str, key: str, problem: str, **about: object) -> NoReturn:
        raise PackError(problem, file=file, line=self.line_of(file, key), **about)
