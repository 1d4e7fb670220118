"""What a server does again and again goes on, whatever goes wrong once."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from mesozoic.server.trouble import Away

log = logging.getLogger(__name__)


class Lasting:
    """Work that outlasts its failures: of several in a row the first is in the log."""

    def __init__(self, what: str) -> None:
        """`what`: what could not be done, as the log says it."""
        self._what = what
        self._is_well = True

    @contextmanager
    def outlasting(self) -> Iterator[None]:
        """Whatever is raised in here ends there."""
        try:
            yield
        except Away:  # it has been said
            pass
        except Exception:
            if self._is_well:
                log.exception("could not %s", self._what)
            self._is_well = False
        else:
            self._is_well = True
