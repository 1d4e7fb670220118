"""The browser's files: read once, served from memory, so that no path leads anywhere else."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from mesozoic.server.paying import FILE, costs

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Mesozoic</title>"
    "<p>The pages are not built yet: <code>npm ci &amp;&amp; npm run build</code> in "
    "<code>web</code>, or start with <code>./run</code>."
)
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".ftl": "text/plain"}


@dataclass(frozen=True)
class PageFile:
    content: bytes
    media_type: str
    cache: str


class Pages:
    """The built pages of a folder by their path."""

    def __init__(self, folder: Path | None) -> None:
        self.files = dict(_read(folder)) if folder else {}
        self.index = self.files.get(
            "index.html", PageFile(NOT_BUILT.encode(), "text/html", ASK_AGAIN)
        )

    def find(self, path: str) -> PageFile:
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


@get(["/", "/{path:path}"], include_in_schema=False, opt=costs(FILE))
async def show_page(
    request: Request[Any, Any, Any], pages: NamedDependency[Pages]
) -> Response[bytes]:
    file = pages.find(request.url.path)
    return Response(file.content, media_type=file.media_type, headers={"Cache-Control": file.cache})


def _read(folder: Path) -> Iterator[tuple[str, PageFile]]:
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            path = file.relative_to(folder).as_posix()
            # What the build names after its content lies in `assets`.
            cache = FOREVER if path.startswith("assets/") else ASK_AGAIN
            yield path, PageFile(file.read_bytes(), _media_type(file), cache)


def _media_type(file: Path) -> str:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return kind or "application/octet-stream"


def _hash(script: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(script).digest()).decode()
