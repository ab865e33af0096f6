"""``bandstand admin``: what an operator does to people, tables and the server, from the shell.

Most acts are written to the database, and a running server notices within a few seconds. Those that
reach the tables are left there for the server, which does them and answers.
"""

from __future__ import annotations

from contextlib import contextmanager
from time import monotonic, sleep, time
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from bandstand.cli import console
from bandstand.cli.arguments import Database
from bandstand.cli.serve import database
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Engine

    from bandstand.server.store import acts

_ANSWER_SECONDS = 15.0
_PAUSE_SECONDS = 0.2
# An id may begin with a dash; it must not be taken for an option or for -h.
_WITH_IDS = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
_HOUR = 3_600.0

Who = Annotated[str, typer.Argument(metavar="PERSON", help="A name, or the id of a person.")]
Why = Annotated[str, typer.Option(metavar="TEXT", help="The reason, for the audit.")]
Hours = Annotated[
    float | None,
    typer.Option(metavar="N", min=0.001, help="For this many hours; without it: for good."),
]
IsAddress = Annotated[
    bool, typer.Option("--address", help="It is an address or a network, not a person.")
]


def grant(who: Who, why: Why = "", data: Database = None) -> None:
    """Make a person an administrator: they have the desk in their browser."""
    from bandstand.server.store import acts

    _do(data, lambda person: acts.Grant(person=person, why=why), who)


def revoke(who: Who, why: Why = "", data: Database = None) -> None:
    """Take away a person's administrator rights."""
    from bandstand.server.store import acts

    _do(data, lambda person: acts.Revoke(person=person, why=why), who)


def link(data: Database = None) -> None:
    """Print a link that makes the person who opens it an administrator; it works once."""
    from bandstand.server.store import administrators
    from bandstand.server.store.database import writing

    with opened(data) as engine, writing(engine) as connection:
        secret = administrators.new_link(connection)
    typer.echo(f"Open this at the address of your server: /desk#{secret}")


def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table.")],
    why: Why = "",
    data: Database = None,
) -> None:
    """Close a table without a result."""
    from bandstand.server.store import acts

    _order(data, acts.CloseTable(table=table, why=why))


def rename(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    why: Why = "",
    data: Database = None,
) -> None:
    """Give a person another name, at their tables too."""
    from bandstand.server.store import acts

    _order(data, acts.Rename(person=_person(data, who), name=name, why=why))


def mute(who: Who, hours: Hours = None, why: Why = "", data: Database = None) -> None:
    """Mute a person's chat and signs, at every table."""
    from bandstand.server.store import acts

    _do(data, lambda person: acts.Mute(person=person, until=_end(hours), why=why), who)


def unmute(who: Who, why: Why = "", data: Database = None) -> None:
    """Lift a mute."""
    from bandstand.server.store import acts

    _do(data, lambda person: acts.Unmute(person=person, why=why), who)


def ban(
    who: Who,
    address: IsAddress = False,
    hours: Hours = None,
    why: Why = "",
    data: Database = None,
) -> None:
    """Ban a person and their programs, or an address."""
    from bandstand.server.store import acts

    end = _end(hours)
    if address:
        _do(data, lambda place: acts.BanAddress(address=place, until=end, why=why), who, False)
    else:
        _do(data, lambda person: acts.Ban(person=person, until=end, why=why), who)


def unban(who: Who, address: IsAddress = False, why: Why = "", data: Database = None) -> None:
    """Lift the ban of a person or an address."""
    from bandstand.server.store import acts

    if address:
        _do(data, lambda place: acts.UnbanAddress(address=place, why=why), who, False)
    else:
        _do(data, lambda person: acts.Unban(person=person, why=why), who)


def add(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What they are called.")],
    why: Why = "",
    data: Database = None,
) -> None:
    """Add a member, also where nobody else may come; print the link by which they do."""
    from bandstand.server.store import acts, audit, desk_acts
    from bandstand.server.store.database import writing

    act = acts.AddMember(name=name, why=why)
    with opened(data) as engine, writing(engine) as connection:
        _, secret = desk_acts.add_member(connection, act, audit.SHELL, time())
    typer.echo(f"{name} opens this at the address of your server; it works once: /return#{secret}")


def announce(
    text: Annotated[
        str,
        typer.Argument(metavar="TEXT", help="One sentence; without it: remove the announcement."),
    ] = "",
    hours: Hours = None,
    why: Why = "",
    data: Database = None,
) -> None:
    """Show a sentence on every page."""
    from bandstand.server.store import acts

    _do(data, lambda said: acts.Announce(text=said, until=_end(hours), why=why), text, False)


def texts(
    name: Annotated[str | None, typer.Option(metavar="TEXT", help="The server's name.")] = None,
    welcome: Annotated[
        str | None, typer.Option(metavar="TEXT", help="The welcome text of the start page.")
    ] = None,
    privacy: Annotated[
        str | None, typer.Option(metavar="TEXT", help="What happens to people's data.")
    ] = None,
    data: Database = None,
) -> None:
    """Change the name, welcome text or privacy note (an empty text removes it), or show them."""
    from bandstand.server.store import acts

    if (name, welcome, privacy) == (None, None, None):
        _show_texts(data)
        return
    act = acts.SetTexts(name=name, welcome=welcome, privacy=privacy)
    _do(data, lambda _: act, "", False)


def _show_texts(data: str | None) -> None:
    """Show what the page of the desk does about the server: its texts, and who may come."""
    from bandstand.server.store import desk_rules

    with opened(data) as engine, engine.connect() as connection:
        rules = desk_rules.read(connection)
    shown = {kind: rules.texts.get(kind, "") for kind in ("name", "welcome", "privacy")}
    shown |= {"access": rules.access, "code": rules.texts.get(desk_rules.CODE, "")}
    shown["announcement"] = "" if rules.announcement is None else rules.announcement.text
    for kind, text in shown.items():
        line = " ".join(text.split())
        typer.echo(f"{kind}: {console.tidy(line)}")


def access(
    mode: Annotated[
        Literal["open", "members", "code"],
        typer.Argument(help="Everybody; only members; or anyone with the invitation code."),
    ],
    code: Annotated[
        str | None, typer.Option(metavar="TEXT", help="The invitation code; without it: unchanged.")
    ] = None,
    why: Why = "",
    data: Database = None,
) -> None:
    """Choose who may join."""
    from bandstand.server.store import acts, desk_rules

    _do(data, lambda _: acts.SetAccess(access=mode, code=code, why=why), "", False)
    if mode == "code":
        with opened(data) as engine, engine.connect() as connection:
            found = desk_rules.read(connection).texts[desk_rules.CODE]
        typer.echo(f"The invitation code: {found}")


def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of the report.")],
    why: Why = "",
    data: Database = None,
) -> None:
    """Close a report that has been dealt with."""
    from bandstand.server.store import acts

    _do(data, lambda found: acts.CloseReport(report=found, why=why), report, False)


def add_to(app: typer.Typer) -> None:
    """Add the acts to the commands of ``bandstand admin``."""
    for act in (grant, revoke, close, rename, mute, unmute, ban, unban, add, announce, settle):
        app.command(context_settings=_WITH_IDS)(act)
    app.command()(link)
    app.command()(texts)
    app.command()(access)


@contextmanager
def opened(data: str | None) -> Iterator[Engine]:
    """The database, even while servers use it; an error if there is none of this version."""
    from bandstand.server.store.database import open_existing, usable

    engine = open_existing(database(data))
    try:
        with usable():
            yield engine
    finally:
        engine.dispose()


def _person(data: str | None, who: str) -> str:
    from bandstand.server.store import desk

    with opened(data) as engine, engine.connect() as connection:
        return desk.find_person(connection, who)


def _do(
    data: str | None, make: Callable[[str], acts.Act], subject: str, is_person: bool = True
) -> None:
    """Write an act to the database; a person can be given by name."""
    from bandstand.server.store import audit, desk_acts
    from bandstand.server.store.database import writing

    act = make(_person(data, subject) if is_person else subject)
    with opened(data) as engine, writing(engine) as connection:
        desk_acts.write(connection, act, audit.SHELL, time())
    typer.echo("Done.")


def _order(data: str | None, act: acts.AtTables) -> None:
    """Let a running server carry out an act."""
    answer = ask_server(data, act)
    if answer is None:
        typer.echo("No server has taken it up so far: the next that runs on this database does.")
    elif answer:
        raise BandstandError(answer)
    else:
        typer.echo("Done.")


def ask_server(data: str | None, order: acts.Order) -> str | None:
    """Queue an order for a running server and wait for its answer; None if none comes."""
    from bandstand.server.store import desk_orders
    from bandstand.server.store.database import writing

    with opened(data) as engine:
        with writing(engine) as connection:
            left = desk_orders.add(connection, order, time())
        end = monotonic() + _ANSWER_SECONDS
        while monotonic() < end:
            with engine.connect() as connection:
                answer = desk_orders.answer_to(connection, left)
            if answer is not None:
                return answer
            sleep(_PAUSE_SECONDS)
    return None


def _end(hours: float | None) -> float | None:
    return None if hours is None else time() + hours * _HOUR
