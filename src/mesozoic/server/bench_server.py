"""The server that `mesozoic bench --server` asks: in a process of its own, without limits.

`python -m mesozoic.server.bench_server DATABASE` says its address, and for each line that it is
sent the seconds of processor time that it has used.
"""

from __future__ import annotations

import sys
import threading
import time

from mesozoic.server.app import Settings
from mesozoic.server.limits import BOUNDLESS
from mesozoic.server.serving import Server, configure, listen


def main(database: str) -> None:
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"

    def ready() -> None:
        print(address, flush=True)
        threading.Thread(target=_answer, daemon=True).start()

    settings = Settings(database=database, limits=BOUNDLESS)
    with listening:
        Server(configure(settings), ready).run(sockets=[listening])


def _answer() -> None:
    for _ in sys.stdin:
        print(time.process_time(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
