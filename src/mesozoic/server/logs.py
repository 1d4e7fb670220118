"""What the server writes down of itself: a line for each thing, for people or as JSON.

A line never holds a key, a name or what somebody wrote: messages speak of tables by their ids, and
of an error its kind and its place are told, not its words. What happens again and again is told
a few times a minute.
"""

from __future__ import annotations

import json
import logging
import time
import traceback
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Final, Literal

LogForm = Literal["text", "json"]

MINUTE: Final = 60.0
OF_EVENTS: Final = 20
"""Lines of a kind that are written in a minute, where nothing is wrong."""
OF_TROUBLES: Final = 3
KINDS: Final = 1000
"""Kinds that are remembered."""


def set_up_logs(form: LogForm) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(NotAgain())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("mesozoic").setLevel(logging.INFO)


class NotAgain(logging.Filter):
    """Lets a kind of line through so often a minute; the next one says how many were left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._seen: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, record.msg, _trouble(record))
        most = OF_TROUBLES if record.levelno >= logging.WARNING else OF_EVENTS
        now = self._now()
        if len(self._seen) >= KINDS:
            self._seen.clear()
        begun, count = self._seen.get(kind, (now, 0))
        if now - begun >= MINUTE:
            record.left_out = max(0, count - most)
            begun, count = now, 0
        self._seen[kind] = begun, count + 1
        return count < most


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            line |= {"trouble": _trouble(record), "at_line": _places(record)}
        if left_out := getattr(record, "left_out", 0):
            line["left_out"] = left_out
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """For whoever reads along; of an error its kind and its place are on the lines below."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        plain = copy(record)
        plain.exc_info = plain.exc_text = plain.stack_info = None
        left_out = getattr(record, "left_out", 0)
        more = f" (and {left_out} more before)" if left_out else ""
        trouble = _trouble(record)
        below = [trouble, *_places(record)] if trouble else []
        return "\n  ".join([super().format(plain) + more, *below])


def _moment(record: logging.LogRecord) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{whole}.{int(record.msecs):03}Z"


def _trouble(record: logging.LogRecord) -> str | None:
    kind = record.exc_info[0] if record.exc_info else None
    return kind.__name__ if kind else None


def _places(record: logging.LogRecord) -> list[str]:
    """Where it went wrong, the innermost last; not what was said or held there."""
    frames = traceback.extract_tb(record.exc_info[2]) if record.exc_info else []
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
