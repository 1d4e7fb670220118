"""Every error over HTTP as one sentence's key, with the status that fits it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from mesozoic.core.errors import Refused
from mesozoic.server import redaction
from mesozoic.server.shapes import Problem, Refusing

log = logging.getLogger(__name__)
Caller = Request[Any, Any, Any]

STATUS: Final = {
    "table-unknown": 404,
    "banned": 403,
    "not-the-opener": 403,
    "not-the-keeper": 403,
    "not-your-table": 403,
    "person-unknown": 403,
    "player-unknown": 404,
    "link-wrong": 403,
    "mail-none": 409,
    "room-none": 409,
    "too-many-mails": 429,
    "account-none": 403,
    "account-already": 409,
    "account-name-taken": 409,
    "passkey-known": 409,
    "passkey-unknown": 403,
    "passkey-wrong": 403,
    "passkey-not-yours": 403,
    "passkey-gone": 404,
    "passkey-last": 409,
    "confirm-first": 403,
    "password-wrong": 403,
    "code-wrong": 403,
    "sign-in-wrong": 403,
    "ticket-past": 403,
    "too-many-sign-ins": 429,
    "too-many-guesses": 429,
    "game-unknown": 404,
    "lesson-unknown": 404,
    "example-unknown": 404,
    "table-not-over": 409,
    "holiday-already": 409,
    "holiday-too-long": 409,
    "rated-begun": 409,
    "network-closed": 409,
    "network-none": 409,
    "not-this-machine": 403,
    "host-foreign": 403,
    "origin-foreign": 403,
    "not-json": 415,
    "body-compressed": 415,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-replays": 429,
    "too-many-changes": 429,
    "too-many-kept": 409,
    "too-much-kept": 409,
    "too-much-kept-today": 429,
    "record-unknown": 404,
    "opening-unknown": 404,
    "opening-begun": 409,
    "opening-changed": 409,
    "opening-full": 409,
    "opening-seat-taken": 409,
    "lobby-full": 409,
    "too-many-openings": 409,
    "too-many-slow-openings": 429,
    "name-first": 403,
    "not-the-host": 403,
    "opening-no-person": 409,
    "sent-away": 403,
    "database-away": 503,
    "not-made": 503,
}
KEYS: Final = {404: "not-found", 405: "not-allowed", 413: "message-large"}
MALFORMED: Final = "request-malformed"
FAILED: Final = "server-failed"


def refuse(request: Caller, refused: Refused) -> Response[Problem]:
    status = status_of(refused)
    if refused.key == "game-unknown" and request.method == "POST":
        status = 400
    return _problem(request, status, problem_of(refused).refused)


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.key, 400)


def problem_of(refused: Refused) -> Problem:
    said = redaction.refusal(refused)
    return Problem(Refusing(said.key, said.about, said.rule))


def refuse_unreadable(request: Caller, error: Exception) -> Response[Problem]:
    """What is nested too deeply, or is no text."""
    return _problem(request, 400, Refusing(MALFORMED, {"problem": str(error)}, None))


def refuse_http(request: Caller, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    key = KEYS.get(status, MALFORMED)
    about = {"problem": _problem_text(error)} if key == MALFORMED else {}
    return _problem(request, status, Refusing(key, about, None), error.headers)


def refuse_failure(request: Caller, error: Exception) -> Response[Problem]:
    """What is our fault: logged whole, told in a word."""
    log.error("%s %s failed", request.method, _call_of(request), exc_info=error)
    status = 503 if isinstance(error, SQLAlchemyError) else 500
    return _problem(request, status, Refusing(FAILED, {}, None))


HANDLERS: dict[int | type[Exception], Callable[[Caller, Any], Response[Any]]] = {
    Refused: refuse,
    RecursionError: refuse_unreadable,
    UnicodeError: refuse_unreadable,
    HTTPException: refuse_http,
    Exception: refuse_failure,
}


def _problem_text(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        problems = (f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
        return "; ".join(problems)
    return error.detail


def _problem(
    request: Caller, status: int, refusing: Refusing, headers: dict[str, str] | None = None
) -> Response[Problem]:
    log.info("%s %s refused: %s", request.method, _call_of(request), refusing.key)
    request.app.state.tables.figures.refusals[refusing.key] += 1
    return Response(Problem(refusing), status_code=status, headers=headers)


def _call_of(request: Caller) -> str:
    """As the log may name it: what stands in a path may be a key, or break the line."""
    return request.scope.get("path_template", "(no call)")
