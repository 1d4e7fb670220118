"""A component pack: named texts, however they were read. Games parse them into components."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from mesozoic.core.codec import fingerprint, printable
from mesozoic.core.errors import PackError


@dataclass(frozen=True)
class Pack:
    """The texts of a component pack by file name, `/` between folders."""

    name: str
    files: Mapping[str, str]

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
