"""Our server as `mesozoic bench --server` asks it: in a process of its own.

`python -m mesozoic.server.bench.house DATABASE [limited]` says its address, and for each line that
it is sent what it has used. Without limits an address may ask for whatever it likes. Nobody pauses
before a pass: it is the server that is measured.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Final

from msgspec.json import encode

from mesozoic.server.app import Settings
from mesozoic.server.bench.files import allow_many
from mesozoic.server.bench.started import Used
from mesozoic.server.limits import BOUNDLESS, Limits
from mesozoic.server.serving import Server, configure, listen

STATUS: Final = Path("/proc/self/status")
PEAK: Final = "VmHWM:"


def main(database: str, limits: Limits) -> None:
    allow_many()
    listening = listen("127.0.0.1", 0)

    def ready() -> None:
        print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
        threading.Thread(target=_answer, daemon=True).start()

    settings = Settings(database=database, limits=limits)
    with listening:
        Server(configure(settings), ready).run(sockets=[listening])


def _answer() -> None:
    """Until whoever measures is gone: then nobody needs the server."""
    for _ in sys.stdin:
        print(encode(Used(time.process_time(), megabytes())).decode(), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)


def megabytes() -> float:
    """The most memory that this process has had."""
    if STATUS.exists():
        peak = next(line for line in STATUS.read_text().splitlines() if line.startswith(PEAK))
        return int(peak.split()[1]) / 1024
    import resource

    unit = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


if __name__ == "__main__":
    main(sys.argv[1], Limits(pauses=False) if "limited" in sys.argv[2:] else BOUNDLESS)
