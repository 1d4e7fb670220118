"""`mesozoic serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from mesozoic.cli.whole import Whole


def serve(
    *,
    host: Annotated[
        str, Parameter(help="Where to listen; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[
        Whole | None, Parameter(help="8011 or the next free one, if not given.")
    ] = None,
    database: Annotated[
        str | None, Parameter(help="Another database, as an SQLAlchemy URL.")
    ] = None,
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True,
) -> int:
    """Open the table in the browser: play against friends and bots."""
    from mesozoic.server.serving import serve as run

    return run(host, port, database, browser=browser)
