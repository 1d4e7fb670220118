"""What a call is sent, read as it is written: a number in quotation marks is none."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ValidationException
from msgspec import DecodeError
from msgspec.json import Decoder


class StrictRequest(Request[Any, Any, State]):
    """Litestar reads a body without its type, and then converts it leniently. Here it is read as
    what the call expects, so that there is nothing left to convert."""

    async def json(self) -> Any:
        expected = self.route_handler.parsed_data_field
        if expected is None:
            return await super().json()
        try:
            return _decoder(expected.annotation).decode(await self.body())
        except DecodeError as error:
            raise ValidationException(extra=[{"key": "data", "message": str(error)}]) from None


@cache
def _decoder(kind: Any) -> Decoder[Any]:
    return Decoder(kind)
