"""The OpenAPI document: every call, every message of the websocket, every word of the games.

`python -m mesozoic.server.schema` prints it; the browser's types are made from that.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.metadata import version
from typing import Any, Final, get_args, get_type_hints

from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from msgspec import Struct
from msgspec.json import schema_components

from mesozoic.games import find_game, game_ids
from mesozoic.server import shapes
from mesozoic.server.api import CALLS
from mesozoic.server.frames import ExampleFilm, Film
from mesozoic.server.lobby.shapes import Hall, LobbyHello, LobbyServerMessage, MyPlace, OpeningWish
from mesozoic.server.messages import ClientMessage, ServerMessage
from mesozoic.server.vocabulary import vocabulary

Document = dict[str, Any]

SHAPES: Final = (
    shapes.Health,
    shapes.GameShape,
    shapes.BotShape,
    shapes.MeasuredShape,
    shapes.Opening,
    shapes.Opened,
    shapes.TableList,
    shapes.Rules,
    shapes.Words,
    shapes.LessonShape,
    shapes.Learner,
    shapes.Problem,
    Film,
    ExampleFilm,
    OpeningWish,
    MyPlace,
    Hall,
)
REF: Final = "#/components/schemas/{name}"


@cache
def document() -> Document:
    """The whole document."""
    described = _calls()
    schemas = described["components"]["schemas"]
    schemas.update(_messages())
    for game in game_ids():
        schemas.update(vocabulary(find_game(game)))
    described["components"]["schemas"] = dict(sorted(schemas.items()))
    return described


def _calls() -> Document:
    """What Litestar says of the calls."""
    app = Litestar(
        CALLS,
        dependencies={name: _nothing() for name in ("tables", "lobby", "network")},
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Mesozoic",
            version=version("mesozoic"),
            description="The calls of a table's server. What is said over the websocket "
            "`/api/tables/{table}/live` is under ClientMessage and ServerMessage, over "
            "`/api/lobby/live` under LobbyHello and LobbyServerMessage.",
        ),
    )
    return app.openapi_schema.to_schema()


def _nothing() -> Provide:
    """In place of what the calls are given when they are served."""

    async def nothing() -> Any:
        return None

    return Provide(nothing)


def _messages() -> Document:
    """The types of calls and messages; msgspec's own account of them, which is strict."""
    clients, servers = get_args(ClientMessage), get_args(ServerMessage)
    lobby = get_args(LobbyServerMessage)
    kinds = [*SHAPES, *_bodies(), *clients, *servers, LobbyHello, *lobby]
    _, schemas = schema_components(kinds, ref_template=REF)
    for schema in schemas.values():
        if schema.get("additionalProperties") is not False and "properties" in schema:
            schema["required"] = sorted(schema["properties"])  # we always send every field
    return {
        **schemas,
        "ClientMessage": _one_of(clients, "do"),
        "ServerMessage": _one_of(servers, "is"),
        "LobbyServerMessage": _one_of(lobby, "is"),
    }


def _bodies() -> list[type]:
    """What clients send to calls: no field more is taken, which Litestar does not say."""
    handlers = (call for call in CALLS if isinstance(call, HTTPRouteHandler))
    found = (get_type_hints(call.fn).get("data") for call in handlers)
    return [kind for kind in found if isinstance(kind, type) and issubclass(kind, Struct)]


def _one_of(kinds: tuple[type, ...], tag: str) -> Document:
    refs = {kind: REF.format(name=kind.__name__) for kind in kinds}
    mapping = {kind.__struct_config__.tag: ref for kind, ref in refs.items()}  # type: ignore[attr-defined]
    return {
        "oneOf": [{"$ref": ref} for ref in refs.values()],
        "discriminator": {"propertyName": tag, "mapping": mapping},
    }


if __name__ == "__main__":
    print(json.dumps(document(), indent=2, ensure_ascii=False))
