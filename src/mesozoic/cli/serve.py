"""`mesozoic serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated, Literal

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
    workers: Annotated[
        Whole,
        Parameter(help="Processes that serve, all at one address; more than one need PostgreSQL."),
    ] = 1,
    bus: Annotated[
        str | None,
        Parameter(
            help="Where workers on one PostgreSQL tell one another what is new, such as "
            "redis://127.0.0.1:6379/0; the PostgreSQL itself, if not given."
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        Parameter(
            help="A further address it is served under, such as https://club.example; again for "
            "each. Pages of other addresses may neither change anything nor connect."
        ),
    ] = None,
    proxy: Annotated[
        str | None,
        Parameter(
            help="Addresses or networks of proxies before it, with commas between them: what they "
            "say of who asks (X-Forwarded-For, -Proto, -Host or Forwarded) is believed."
        ),
    ] = None,
    sockets: Annotated[
        Whole | None, Parameter(help="Windows that one address may have connected; 200.")
    ] = None,
    work: Annotated[
        Whole | None,
        Parameter(help="Milliseconds of work that one address may ask for in a second; 120."),
    ] = None,
    openings: Annotated[
        Whole | None, Parameter(help="Tables that one address may open in a minute; 30.")
    ] = None,
    metrics: Annotated[
        str | None,
        Parameter(help="Show figures for Prometheus at this address, such as 127.0.0.1:9090."),
    ] = None,
    mail: Annotated[
        str | None,
        Parameter(
            env_var="MESOZOIC_MAIL",
            help="Where mail to people who are waited for is handed in, such as "
            "smtp://user:password@mail.example or smtps://mail.example; no mail is sent without. "
            "Better in the environment: a command line can be read by others on the machine.",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        Parameter(env_var="MESOZOIC_MAIL_FROM", help="The address that such mail comes from."),
    ] = None,
    webhook: Annotated[
        str | None,
        Parameter(
            env_var="MESOZOIC_WEBHOOK",
            help="An address, such as a chat room's, that is told of people who are waited for and "
            "wish it: a POST with JSON.",
        ),
    ] = None,
    log: Annotated[
        Literal["text", "json"],
        Parameter(help="How lines of the log are written; json: an object each."),
    ] = "text",
    power_cuts: Annotated[
        bool,
        Parameter(help="Wait for the disk at each act, so that not even a power cut takes one."),
    ] = True,
    pauses: Annotated[
        bool,
        Parameter(
            help="Pass for who can do nothing else as slowly as they would, so that it tells nobody"
            " anything."
        ),
    ] = True,
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True,
) -> int:
    """Open the table in the browser: play against friends and bots."""
    from mesozoic.server.limits import limits_for
    from mesozoic.server.serving import Plan
    from mesozoic.server.serving import serve as run

    plan = Plan(
        host=host,
        port=port,
        database=database,
        bus=bus,
        workers=workers,
        origins=origin or (),
        proxies=proxy.split(",") if proxy else (),
        power_cuts=power_cuts,
        limits=limits_for(sockets, work, openings, pauses=pauses),
        metrics=metrics,
        mail=mail,
        mail_from=mail_from,
        webhook=webhook,
        log=log,
    )
    return run(plan, browser=browser)
