"""When the database fails: one line in the log, not a thousand, and one sentence for who asks."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, TimeoutError

from mesozoic.core.errors import Refused

log = logging.getLogger(__name__)

OURS: Final = (IntegrityError, ProgrammingError, DataError)
"""What we asked was wrong; the database is well."""


class Away(Refused):
    """The database cannot be reached, or does not do what it should."""


class Trouble:
    """What it is with one way of using the database."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._failures = 0

    @contextmanager
    def noticed(self) -> Iterator[None]:
        """Whatever is done in here tells whether the database is well."""
        try:
            yield
        except Exception as problem:
            if not is_outage(problem):
                raise
            self._begin(problem)
            raise Away("database-away") from problem
        self._end()

    def _begin(self, problem: Exception) -> None:
        self._failures += 1
        if self._failures == 1:
            cause = str(getattr(problem, "orig", None) or problem) or type(problem).__name__
            log.error("the database cannot be %s: %s", self._what, cause.splitlines()[0])

    def _end(self) -> None:
        if self._failures:
            log.warning("the database can be %s again; failed: %s", self._what, self._failures)
        self._failures = 0


def is_outage(problem: Exception) -> bool:
    """Whether the database failed, and not what was asked of it."""
    if isinstance(problem, DBAPIError):
        return not isinstance(problem, OURS) and not _is_about_data(problem)
    if isinstance(problem, OSError | TimeoutError | sqlite3.OperationalError):
        return True
    # What asyncpg says of a server that is starting or stopping comes as it is.
    return type(problem).__module__.startswith("asyncpg")


def _is_about_data(problem: DBAPIError) -> bool:
    """Whether PostgreSQL says that what was to be written is too long or otherwise wrong."""
    state = getattr(problem.orig, "sqlstate", None) or ""
    return state.startswith("22")
