"""The browser's files: read once, served from memory, so that no path leads anywhere else."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from mesozoic.server.made import ASK_AGAIN, FOREVER, PACKED, PACKINGS, Made
from mesozoic.server.paying import FILE, costs

NOT_BUILT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Mesozoic</title>"
    "<p>The pages are not built yet: <code>npm ci &amp;&amp; npm run build</code> in "
    "<code>web</code>, or start with <code>./run</code>."
)
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_WRITTEN: Final = (".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl")
_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".ftl": "text/plain"}


class Pages:
    """The built pages of a folder by their path."""

    def __init__(self, folder: Path | None) -> None:
        self.files = dict(_read(folder)) if folder else {}
        self.index = self.files.get("index.html", Made(NOT_BUILT.encode(), "text/html"))

    def find(self, path: str) -> Made:
        """A file, or the page itself for an address that has no file's ending."""
        wanted = path.strip("/")
        if wanted in self.files:
            return self.files[wanted]
        if "." in wanted.rpartition("/")[2] or wanted.startswith("api/"):
            raise NotFoundException
        return self.index

    @property
    def policy(self) -> str:
        """Only what this server sends; scripts written into the page are known by their hash."""
        hashes = "".join(f" '{_hash(script)}'" for script in _INLINE.findall(self.index.content))
        return (
            f"default-src 'self'; script-src 'self'{hashes}; style-src 'self'; "
            "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
            "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        )


def find_pages() -> Path | None:
    """Packaged beside this file, or built in the checkout that it stands in."""
    here = Path(__file__).resolve().parent
    for folder in (here / "static", here.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


@get(["/", "/{path:path}"], include_in_schema=False, opt=costs(FILE) | {PACKED: True})
async def show_page(
    request: Request[Any, Any, Any], pages: NamedDependency[Pages]
) -> Response[bytes]:
    return pages.find(request.url.path).answer(request)


def _read(folder: Path) -> Iterator[tuple[str, Made]]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix not in PACKINGS.values():
            path = file.relative_to(folder).as_posix()
            # What the build names after its content lies in `assets`.
            cache = FOREVER if path.startswith("assets/") else ASK_AGAIN
            yield path, Made(file.read_bytes(), _media_type(file), cache, _packed(file))


def _packed(file: Path) -> dict[str, bytes] | None:
    """As the build has packed it; what it did not is packed when it is asked for."""
    beside = {name: file.with_name(file.name + ending) for name, ending in PACKINGS.items()}
    found = {name: path.read_bytes() for name, path in beside.items() if path.is_file()}
    return found or (None if file.suffix in _WRITTEN else {})


def _media_type(file: Path) -> str:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return kind or "application/octet-stream"


def _hash(script: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(script).digest()).decode()
