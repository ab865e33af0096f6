"""``bandstand serve``: start the server, so that people can play in their browsers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bandstand.cli import store
from bandstand.cli.arguments import Database
from bandstand.kernel.errors import BandstandError, how_to_install

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DATABASE = "house.db"
LOOPBACK = "127.0.0.1"
ANY_HOST = "0.0.0.0"  # noqa: S104  what it is called to listen on every network
_MEGABYTE = 1_000_000
# Settings whose option has another name.
_OPTIONS = {"person_bytes": "person_megabytes", "bots": "bot"}


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


def public_origin(given: str | None) -> str | None:
    """The given public URL as an origin; an error if it is none."""
    if given is None:
        return None
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(given)
        origin = f"{parts.scheme}://{parts.netloc}"
        valid = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
        valid = valid and (parts.port is None or parts.port > 0)  # reading it checks it
    except ValueError:
        valid, origin = False, ""
    if not valid or given.rstrip("/") != origin:
        raise BandstandError(
            f"{given!r} is not the address of a server. Example: https://play.example.org, "
            "with http:// or https:// and nothing after the name and port."
        )
    return origin


def listening_host(host: str, lan: bool) -> str:
    """The address to listen on: the given one, or with --lan every one of this machine."""
    if not lan:
        return host
    if host not in (LOOPBACK, ANY_HOST):
        raise BandstandError(
            f"--lan listens on every network of this computer, --host {host} on one alone. "
            "Leave one of them out."
        )
    return ANY_HOST


def merged(
    context: typer.Context, options: Mapping[str, Any], chosen: Mapping[str, Any]
) -> dict[str, Any]:
    """Settings by name: the options that were given, else what the file says, else the usual."""
    sources = {name: context.get_parameter_source(_OPTIONS.get(name, name)) for name in options}
    given = {name for name, source in sources.items() if source and source.name != "DEFAULT"}
    return {**options, **{name: chosen[name] for name in chosen if name not in given}}


def site_folder(given: Path | str | None) -> str | None:
    """The given folder of pages that need no server; an error if it is none."""
    if given is not None and not (Path(given) / "engine" / "files.json").is_file():
        raise BandstandError(
            f"{given} holds no pages for playing without the network. bandstand site writes them."
        )
    return None if given is None else str(given)


def for_friends(host: str, public: str | None, network: Sequence[str]) -> list[str]:
    """How others can connect, in lines for the terminal."""
    from bandstand.server import local_name

    lines = [] if public is None else [f"Everybody joins at {public}/"]
    if network:
        first, *others = network
        lines.append(f"Friends on the same network join at {first}")
        lines += [f"  or, by another network of this computer, at {url}" for url in others]
        if not local_name.is_available():
            lines.append(
                f"For a name to type ({local_name.NAME}.local) install the extra 'lan': "
                f"{how_to_install('lan')}."
            )
    elif host == ANY_HOST:
        lines.append("No network was found: only this computer reaches it.")
    elif public is None:
        lines.append(
            "Only this computer reaches it. Friends on the same network can join once you choose "
            '"Open to this network" in an invitation, or after bandstand --lan '
            '(make play PLAY="--lan").'
        )
    return lines


def greeting(address: str, friends: list[str], desk: str | None, built: bool) -> list[str]:
    """What the terminal says once the server is open; *desk* is the first administrator's link."""
    lines = [f"The server is running at {address} (Ctrl+C stops it).", *friends]
    if desk is not None:
        lines.append(f"To run this server from its desk, open this link; it works once: {desk}")
    if not built:
        lines.append("The pages were not built: programs can play here, browsers cannot.")
    return lines


def command(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on.")
    ] = LOOPBACK,
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0: any.")
    ] = 8450,
    lan: Annotated[
        bool,
        typer.Option("--lan", help="Let others on the same network join; print the addresses."),
    ] = False,
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="BANDSTAND_PUBLIC_URL",
            help="The address for invitations, if a proxy or a forwarded port leads here.",
        ),
    ] = None,
    config: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            envvar="BANDSTAND_CONFIG",
            help="A TOML file of settings; options that are given count more.",
        ),
    ] = None,
    data: Database = None,
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
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="[NAME=]BOT",
            help="A bot of your own: module:name, FILE.onnx, FILE.npz or socket:HOST:PORT.",
        ),
    ] = None,
    compiled: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER",
            envvar="BANDSTAND_COMPILED",
            help="Where a compiled copy is being made: bots use it as soon as it is there.",
        ),
    ] = None,
    offline: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            envvar="BANDSTAND_OFFLINE",
            help="Pages for playing without the network, as bandstand site writes them.",
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
    log: Annotated[
        str, typer.Option(metavar="LEVEL", envvar="BANDSTAND_LOG", help="The log level.")
    ] = "warning",
    browser: Annotated[
        bool, typer.Option(help="Open the start page in a browser, if the pages were built.")
    ] = True,
) -> None:
    """Start the server: tables for people and bots, over the network."""
    import msgspec

    from bandstand.server import logging_setup, network, settings_file
    from bandstand.server.http import pages
    from bandstand.server.notify.mail import mailer
    from bandstand.server.run import (
        address_of,
        bind,
        is_bandstand,
        open_browser,
        serve,
    )
    from bandstand.server.settings import Settings

    if log.lower() not in ("debug", "info", "warning", "error"):
        raise BandstandError(f"There is no level {log!r}. The levels: debug, info, warning, error.")
    logging_setup.set_up(log)
    host = listening_host(host, lan)
    options = {
        "data": data,
        "bus": bus,
        "public_url": public_url,
        "allowed_hosts": allowed_hosts or (),
        "bot_processes": bot_processes,
        "bots": tuple(bot or ()),
        "compiled": compiled,
        "offline": offline,
        "metrics_token": metrics_token,
        "open_tables": open_tables,
        "kept_records": kept_records,
        "person_bytes": person_megabytes * _MEGABYTE,
        "abandoned_days": abandoned_days,
        "closed_days": closed_days,
        "guest_days": guest_days,
    }
    values = merged(context, options, settings_file.read(config, os.environ))
    public = public_origin(values["public_url"])
    own_origins = (f"http://{host}:{port}", *([public] if public else []))
    values["data"] = database(values["data"])
    values["public_url"] = public
    values["offline"] = site_folder(values["offline"])
    values["allowed_hosts"] = host_names(list(values["allowed_hosts"]))
    settings = Settings(
        **values,
        origins=(*(origin or ()), *own_origins),
        secure=behind_proxy,
        trust_proxy=behind_proxy,
    )
    logging_setup.set_up(log, settings.log_format)
    mailer(settings)  # a sentence, if e-mail cannot be sent like that
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
    # With a proxy or named hosts others come by an address that the administrator knows.
    arranged = behind_proxy or bool(settings.allowed_hosts)
    if lan or not arranged:
        settings = msgspec.structs.replace(
            settings,
            network=network.network_urls(host, listener.getsockname()[1]),
            openable=host in network.LOOPBACK and not arranged and public is None,
        )

    def opened(address: str, desk: str | None = None) -> None:
        told = (lan or public or not arranged) and address not in settings.network
        friends = for_friends(host, public, settings.network) if told else []
        for line in greeting(address, friends, desk, built):
            typer.echo(line)
        if built and browser:
            open_browser(address)

    if not serve(settings, listener, opened):
        raise BandstandError("The server could not start; its log says why.")
