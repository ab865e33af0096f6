"""``bandstand review``: a recorded game judged decision by decision."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from math import inf
from typing import TYPE_CHECKING, Annotated

import typer

from bandstand.cli import console, files, lab_options
from bandstand.cli.arguments import GameNumber, RecordFile, read_seat
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.text import Text

    from bandstand.bots.review import Decision, Review
    from bandstand.kernel.record import Record

_PLOT_LINES = 11  # one for every tenth
_PLOT_WIDTH = 72


def command(
    record: RecordFile,
    game_number: GameNumber = 1,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Judge the decisions of this seat only.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="N", help="The approximate time for the whole game.")
    ] = 20.0,
    simulations: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Playouts per decision instead: the same review on every machine."
        ),
    ] = None,
    seed: lab_options.Seed = 1,
    workers: lab_options.Workers = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Show the regret of each decision, given what its seat knew, and the chances over time."""
    from bandstand.bots.review import budget_for, judged, moments, summed_up

    _check(seconds, simulations, workers)
    processes = workers or os.cpu_count() or 1
    with files.reading_game(record, game_number) as (game, read):
        whose = None if seat is None else read_seat(seat, read.players)
        found = moments(game, read, whose)
    budget = budget_for(found, seconds, processes, simulations)
    results = []
    with lab_options.progress("decisions", len(found)) as advance:
        for result in judged(found, budget, seed, processes):
            results.append(result)
            advance(1)
    review = summed_up(results, read.players)
    screen = console.stdout()
    if as_json:
        screen.print(json.dumps(asdict(review)), soft_wrap=True)
        return
    read.names = [console.tidy(name) for name in read.names]
    choices = sum(moment.free for moment in found)
    screen.print(
        f"{game.meta.title}: {len(read.moves)} decisions, {choices} of them judged. Seed {seed}."
    )
    _show(screen, review, read)


def _check(seconds: float, simulations: int | None, workers: int) -> None:
    if not 0 < seconds < inf:
        raise BandstandError(f"A review cannot take {seconds:g} seconds. Try 20.")
    if simulations is not None and simulations < 1:
        raise BandstandError(f"{simulations} playouts per decision are too few. Try 2000.")
    if workers < 0:
        raise BandstandError(f"There cannot be {workers} workers; 0 means one per core.")


def _show(screen: Console, review: Review, record: Record) -> None:
    screen.print()
    screen.print("Chance to win, with all cards open (a number is a seat)")
    for line in plot(review.curve, min(_PLOT_WIDTH, screen.width - 8)):
        screen.print(line)
    _show_seats(screen, review, record)
    if review.turning:
        screen.print("Turning points")
        for number in review.turning:
            screen.print(_turning_point(review, number, record.names))
        screen.print()
    slips = [decision for decision in review.decisions if decision.flagged]
    screen.print("Slips, beyond noise" if slips else "No slip beyond noise.")
    for slip in slips:
        screen.print(_slip(slip, record.names))


def _show_seats(screen: Console, review: Review, record: Record) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "name", "judged", "mean regret", "slips"):
        table.add_column(heading, justify="left" if heading == "name" else "right")
    for one in review.seats:
        regret = f"{100 * one.regret:.1f} %" if one.decisions else "-"
        name = record.names[one.seat]
        table.add_row(str(one.seat + 1), name, str(one.decisions), regret, str(one.slips))
    screen.print(table)


def _turning_point(review: Review, number: int, names: Sequence[str]) -> str:
    decision = review.decisions[number - 1]
    before, after = review.curve[number - 1], review.curve[number]
    moved = [f"{name} {a:.0%} to {b:.0%}" for name, a, b in zip(names, before, after, strict=True)]
    return f"{number:>5}  {names[decision.seat]}: {decision.move}. {', '.join(moved)}"


def _slip(slip: Decision, names: Sequence[str]) -> str:
    return (
        f"{slip.number:>5}  {names[slip.seat]}: {slip.move} wins {slip.chance or 0.0:.0%}, "
        f"{slip.best} {slip.best_chance or 0.0:.0%}: "
        f"{100 * slip.regret:.1f} % +/- {100 * slip.margin:.1f}"
    )


def plot(curve: Sequence[Sequence[float]], width: int) -> list[Text]:
    """A plot of the chances, one digit per seat; of two in one place the better is shown."""
    from rich.text import Text

    from bandstand.cli.boards.cards import PAINT

    columns = max(1, min(width, len(curve)))
    colours = list(PAINT.values())
    lines = []
    for line in range(_PLOT_LINES):
        tenths = _PLOT_LINES - 1 - line
        label = f"{10 * tenths:>4} % " if tenths % 5 == 0 else " " * 7
        text = Text(label, style="dim")
        for column in range(columns):
            chances = curve[(len(curve) - 1) * column // max(1, columns - 1)]
            there = [seat for seat, chance in enumerate(chances) if round(10 * chance) == tenths]
            if there:
                best = max(there, key=lambda seat: chances[seat])
                text.append(str(best + 1), style=f"not dim {colours[best]}")
            else:
                text.append("." if tenths % 5 == 0 else " ")
        lines.append(text)
    return lines
