"""The entry point: the subcommands, and how errors are reported."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from bandstand.cli import (
    admin,
    balance,
    bench,
    doctor,
    export,
    exports,
    extras,
    games,
    maintenance,
    play,
    replay,
    review,
    serve,
    simulate,
    sit,
    site,
    tournament,
    tune,
    verify,
)
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE = 2
INTERRUPTED = 130
ALONE = "serve"  # the command if none is given
_OF_ALL = ("-h", "--help", "--version")

app = typer.Typer(
    name="bandstand",
    help="Five modern tabletop games, by their real rules. Without a command: serve.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.command)
app.command("play")(play.command)
app.command("simulate")(simulate.command)
app.command("replay")(replay.command)
app.command("review")(review.command)
app.command("verify")(verify.command)
app.command("trace")(exports.trace)
app.command("sheet")(exports.sheet)
app.command("midi")(exports.midi)
app.command("export")(export.command)
app.command("tournament")(tournament.command)
app.command("balance")(balance.command)
app.command("tune")(tune.command)
app.command("serve")(serve.command)
app.command("sit")(sit.command)
app.command("site")(site.command)
app.add_typer(admin.app, name="admin")
app.command("backup")(maintenance.backup)
app.command("restore")(maintenance.restore)
# A table's id may begin with a dash; it must not be taken for an option or for -h.
app.command(
    "repair", context_settings={"ignore_unknown_options": True, "help_option_names": ["--help"]}
)(maintenance.repair)
app.command("doctor")(doctor.command)
app.command("bench")(bench.command)


@app.callback(invoke_without_command=True)
def bandstand(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Five modern tabletop games, by their real rules. Without a command: serve."""
    if version:
        from bandstand import __version__

        typer.echo(f"bandstand {__version__}")
        raise typer.Exit


def run() -> NoReturn:
    """The entry point: run the command line and exit with its code."""
    sys.exit(obey())


def obey(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code. Errors are one sentence on stderr."""
    _forgive_odd_letters()
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        result = app(args=_with_command(given), prog_name="bandstand", standalone_mode=False)
        sys.stdout.flush()
    except BandstandError as error:
        return _complain(str(error))
    except typer.TyperException as error:  # a usage error
        return _complain(_sentence(error.format_message()))
    except ModuleNotFoundError as error:
        sentence = extras.advice(error.name)
        if sentence is None:
            raise
        return _complain(sentence)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _leave_the_pipe()
    except OSError as error:
        return _complain(f"The operating system reports an error: {error.strerror or error}.")
    return result if isinstance(result, int) else 0


def _with_command(given: list[str]) -> list[str]:
    """The arguments with a command: without one, or with options only, it is serve."""
    if not given or (given[0].startswith("-") and given[0] not in _OF_ALL):
        return [ALONE, *given]
    return given


def _forgive_odd_letters() -> None:
    """Replace characters that a terminal or pipe cannot encode, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(sentence: str) -> int:
    typer.echo(sentence, err=True)
    return USAGE


def _sentence(message: str) -> str:
    """A message of the command-line library as a sentence."""
    text = " ".join(message.split())
    return text if text.endswith((".", "?", "!", ")")) else f"{text}."


def _leave_the_pipe() -> int:
    """The reader of our output has gone: keep Python from flushing the rest at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
