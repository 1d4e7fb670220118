"""What is made once and sent many times: packed once, and not sent again to who has it."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from functools import cached_property
from gzip import decompress
from typing import Any, Final

from litestar import Request, Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How something may be packed, the smallest first, and how a file is called that is."""
WORTH_PACKING: Final = 1000
PACKED: Final = "packed"
"""The option of a handler whose answers are packed already."""
Asking = Request[Any, Any, Any]


class Made:
    def __init__(
        self,
        content: bytes,
        media_type: str,
        cache: str = ASK_AGAIN,
        packed: Mapping[str, bytes] | None = None,
    ) -> None:
        self.content, self.media_type = content, media_type
        self._cache = cache
        self._given = packed

    @cached_property
    def _packed(self) -> Mapping[str, bytes]:
        if self._given is not None:
            return self._given
        if len(self.content) < WORTH_PACKING:
            return {}
        return {"gzip": gzip.compress(self.content, mtime=0)}

    @cached_property
    def _tag(self) -> str:
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:32]}"'

    def answer(self, request: Asking) -> Response[bytes]:
        headers = {"Cache-Control": self._cache, "ETag": self._tag, "Vary": "Accept-Encoding"}
        if self._tag in _listed(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers)
        wanted = accepted(request)
        for packing, content in self._packed.items():
            if packing in wanted:
                headers["Content-Encoding"] = packing
                return Response(content, media_type=self.media_type, headers=headers)
        return Response(self.content, media_type=self.media_type, headers=headers)


async def packed_answer(request: Asking, packed: bytes, headers: dict[str, str]) -> Response[bytes]:
    """What was packed by gzip where it was made, as whoever asks can read it."""
    told = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" not in accepted(request):
        content = await asyncio.to_thread(decompress, packed)  # maybe 100 MB
        return Response(content, media_type="application/json", headers=told)
    told["Content-Encoding"] = "gzip"
    return Response(packed, media_type="application/json", headers=told)


def accepted(request: Asking) -> set[str]:
    """The packings that a client can undo."""
    wishes = (wish.split(";") for wish in request.headers.get("accept-encoding", "").split(","))
    refused = ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return {
        wish[0].strip().lower()
        for wish in wishes
        if not any(part.strip().lower() in refused for part in wish[1:])
    }


def _listed(header: str) -> set[str]:
    return {tag.strip() for tag in header.split(",")}
