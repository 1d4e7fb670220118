"""A process that runs a peer's script, and is asked by lines of JSON."""

from __future__ import annotations

import json
import os
import subprocess
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from mesozoic.arena.peers.environments import python_with
from mesozoic.core.errors import Refused

_HERE: Final = Path(__file__).parent


class Peer:
    """Answers how much of something it did, and how many seconds of processor time that took."""

    def __init__(self, requirement: str, script: str) -> None:
        self.requirement = requirement
        # The script sees its own environment only, and none of our modules beside it (-P); where a
        # peer heeds the order of sets, it is the same in every run.
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        try:
            self._process = subprocess.Popen(
                [str(python_with(requirement)), "-s", "-P", str(_HERE / script)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env={**own, "PYTHONHASHSEED": "0"},
            )
        except OSError:  # its environment was made for a Python that is gone
            raise Refused("peer-failed", peer=requirement) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if kind is not None:
            self._process.kill()
        with suppress(OSError):  # it has ended, and what was written to it is lost
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def rate(self, what: str, seconds: float) -> float:
        """How much a second of something, measured for so many seconds at least."""
        done, spent = json.loads(self._asked(json.dumps([what, seconds])))
        return float(done / spent)

    def _asked(self, question: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{question}\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except OSError:  # it has ended
            answer = ""
        if not answer:
            raise Refused("peer-failed", peer=self.requirement)
        return answer
