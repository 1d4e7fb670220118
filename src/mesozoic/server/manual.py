"""The OpenAPI document, and a page that shows it without a script or another server."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from msgspec.json import encode

from mesozoic.server.made import PACKED, Made
from mesozoic.server.schema import document
from mesozoic.server.tables import Tables

Asking = Request[Any, Any, Any]
TheTables = NamedDependency[Tables]
_made: dict[str, Made] = {}


@get("/api/openapi.json", include_in_schema=False, opt={PACKED: True})
async def show_document(request: Asking, tables: TheTables) -> Response[bytes]:
    if "document" not in _made:
        _made["document"] = Made(await tables.provers.run(written_document), "application/json")
    return _made["document"].answer(request)


@get("/api", include_in_schema=False, opt={PACKED: True})
async def show_manual(request: Asking, tables: TheTables) -> Response[bytes]:
    if "manual" not in _made:
        _made["manual"] = Made(await tables.provers.run(written_manual), "text/html")
    return _made["manual"].answer(request)


def written_document() -> bytes:
    """In a worker, as the manual is: it takes a second."""
    return encode(document())


def written_manual() -> bytes:
    described = document()
    calls = "".join(
        _call(path, method, call)
        for path, methods in described["paths"].items()
        for method, call in methods.items()
    )
    schemas = described["components"]["schemas"]
    types = "".join(_type(name, schema) for name, schema in schemas.items())
    title = escape(f"{described['info']['title']} {described['info']['version']}")
    text = escape(described["info"]["description"])
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>"
        f"<h1>{title}</h1><p>{text}</p><p><a href=/api/openapi.json>openapi.json</a></p>"
        f"<h2>Calls</h2><dl>{calls}</dl><h2>Types</h2>{types}"
    ).encode()


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    answers = ", ".join(
        f"{status} {_names(answer)}".strip() for status, answer in call["responses"].items()
    )
    body = _names(call.get("requestBody", {}))
    takes = f" takes {body};" if body else ""
    head = f"<dt><code>{method.upper()} {escape(path)}</code></dt>"
    return f"{head}<dd>{escape(call.get('summary', ''))}.{takes} gives {answers}</dd>"


def _type(name: str, schema: dict[str, Any]) -> str:
    return f'<section id="{name}"><h3>{name}</h3><pre>{_lines(schema)}</pre></section>'


def _lines(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return _names(schema) or escape(str(schema))
    required = schema.get("required", ())
    return "\n".join(
        f"{escape(name)}{'' if name in required else '?'}: {_names(field) or _plain(field)}"
        for name, field in schema["properties"].items()
    )


def _plain(field: dict[str, Any]) -> str:
    shown = {name: value for name, value in field.items() if name not in ("description", "default")}
    return escape(str(shown))


def _names(part: Any) -> str:
    """Links to the types that a part of the document mentions."""
    if isinstance(part, dict):
        if "$ref" in part:
            name = part["$ref"].rpartition("/")[2]
            return f'<a href="#{name}">{name}</a>'
        part = [value for key, value in part.items() if key != "discriminator"]
    if isinstance(part, list):
        return " | ".join(found for item in part if (found := _names(item)))
    return ""
