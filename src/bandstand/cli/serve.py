"""``bandstand serve``: start the server, so that people can play in their browsers."""

from __future__ import annotations

from typing import Annotated

import typer

from bandstand.cli import store
from bandstand.kernel.errors import BandstandError

DATABASE = "house.db"
ANY_HOST = "0.0.0.0"  # noqa: S104  what it is called to listen on every network


def database(chosen: str | None) -> str:
    """The given database, or the one in the data folder."""
    return chosen if chosen is not None else str(store.folder() / DATABASE)


def host_names(given: list[str]) -> tuple[str, ...]:
    """The given host names, separately or as a list; an error for invalid ones."""
    from bandstand.server.http.hosts import ANY, host_name

    names = [name for text in given for name in text.replace(",", " ").split()]
    for name in names:
        plain = name.removeprefix("*.")
        if name != ANY and (host_name(plain) != plain.strip("[]").rstrip(".").lower()):
            raise BandstandError(
                f"{name!r} is not a host name. Examples: play.example.org or *.example.org, "
                "without http:// and without a port."
            )
    return tuple(names)


def for_friends(host: str, network: str | None) -> str:
    """How others on the same network can connect."""
    if network is not None:
        return f"Friends on the same network join at {network}"
    if host == ANY_HOST:
        return "No network was found: only this computer reaches it."
    return (
        "Only this computer reaches it. Friends on the same network can join after "
        'make play PLAY="--host 0.0.0.0", or bandstand --host 0.0.0.0.'
    )


def command(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0: any.")
    ] = 8450,
    data: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="BANDSTAND_DATABASE",
            help="An SQLite file or a PostgreSQL URL; by default a file in the data folder.",
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            "--bus",
            "--hints",
            metavar="URL",
            envvar=["BANDSTAND_BUS", "BANDSTAND_HINTS"],
            help="The Redis or NATS that several processes on one database share.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another origin whose pages may use this server."),
    ] = None,
    allowed_hosts: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            envvar="BANDSTAND_ALLOWED_HOSTS",
            help="Answer to this host name only (several: repeat it); '*.NAME' for its subdomains.",
        ),
    ] = None,
    bot_processes: Annotated[
        int,
        typer.Option(
            "--bot-processes",
            "--thinkers",
            metavar="N",
            min=0,
            help="How many processes think for bots.",
        ),
    ] = 1,
    compiled: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER",
            envvar="BANDSTAND_COMPILED",
            help="Where a compiled copy is being made: bots use it as soon as it is there.",
        ),
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option("--behind-proxy", help="Trust the headers of a TLS proxy in front."),
    ] = False,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            metavar="TOKEN",
            envvar="BANDSTAND_METRICS_TOKEN",
            help="The token required for metrics.",
        ),
    ] = None,
    open_tables: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=1,
            envvar="BANDSTAND_OPEN_TABLES",
            help="The maximum number of unfinished tables per host.",
        ),
    ] = 30,
    kept_records: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            envvar="BANDSTAND_KEPT_RECORDS",
            help="The maximum number of imported records per person.",
        ),
    ] = 500,
    person_megabytes: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=1,
            envvar="BANDSTAND_PERSON_MEGABYTES",
            help="The maximum storage per person for tables and records.",
        ),
    ] = 200,
    abandoned_days: Annotated[
        float,
        typer.Option(
            metavar="DAYS",
            min=0,
            envvar="BANDSTAND_ABANDONED_DAYS",
            help="Close a game after this long without activity; 0: never.",
        ),
    ] = 90,
    closed_days: Annotated[
        float,
        typer.Option(
            metavar="DAYS",
            min=0,
            envvar="BANDSTAND_CLOSED_DAYS",
            help="Delete a table this long after it was closed without a result; 0: never.",
        ),
    ] = 30,
    guest_days: Annotated[
        float,
        typer.Option(
            metavar="DAYS",
            min=0,
            envvar="BANDSTAND_GUEST_DAYS",
            help="Delete a guest who never played after this long; 0: never.",
        ),
    ] = 30,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="The log level.")] = "warning",
    browser: Annotated[
        bool, typer.Option(help="Open the start page in a browser, if the pages were built.")
    ] = True,
) -> None:
    """Start the server: tables for people and bots, over the network."""
    import msgspec

    from bandstand.server import logging_setup
    from bandstand.server.http import pages
    from bandstand.server.run import (
        address_of,
        bind,
        is_bandstand,
        network_address,
        open_browser,
        serve,
    )
    from bandstand.server.settings import Settings

    if log.lower() not in ("debug", "info", "warning", "error"):
        raise BandstandError(f"There is no level {log!r}. The levels: debug, info, warning, error.")
    logging_setup.set_up(log)
    settings = Settings(
        data=database(data),
        bus=bus,
        origins=(*(origin or ()), f"http://{host}:{port}"),
        allowed_hosts=host_names(allowed_hosts or []),
        secure=behind_proxy,
        trust_proxy=behind_proxy,
        bot_processes=bot_processes,
        compiled=compiled,
        metrics_token=metrics_token,
        open_tables=open_tables,
        kept_records=kept_records,
        person_bytes=person_megabytes * 1_000_000,
        abandoned_days=abandoned_days,
        closed_days=closed_days,
        guest_days=guest_days,
    )
    built = (pages.FOLDER / pages.FIRST).is_file()
    try:
        listener = bind(host, port)
    except BandstandError:
        address = address_of(host, port)
        if not (browser and is_bandstand(address)):
            raise
        typer.echo(f"A server is already running at {address}")
        if built:
            open_browser(address)
        return
    # With a proxy or named hosts the public address is known to the administrator.
    arranged = behind_proxy or bool(settings.allowed_hosts)
    if not arranged:
        network = network_address(host, listener.getsockname()[1])
        settings = msgspec.structs.replace(settings, network=network)

    def opened(address: str) -> None:
        typer.echo(f"The server is running at {address} (Ctrl+C stops it).")
        if not arranged and settings.network != address:
            typer.echo(for_friends(host, settings.network))
        if not built:
            typer.echo("The pages were not built: programs can play here, browsers cannot.")
        elif browser:
            open_browser(address)

    if not serve(settings, listener, opened):
        raise BandstandError("The server could not start; its log says why.")
