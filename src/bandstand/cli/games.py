"""``bandstand games``: list the games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bandstand.kernel.words import counted

if TYPE_CHECKING:
    from rich.console import RenderableType

    from bandstand.kernel.game import Game, Meta
    from bandstand.kernel.options import Preset, Value
    from bandstand.kernel.parameters import Parameter


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """List the games: ids, credits, player counts, options, presets."""
    from bandstand.games.registry import GAMES

    if as_json:
        typer.echo(json.dumps([to_data(game.meta) for game in GAMES.values()], indent=2))
        return
    from bandstand.cli import console

    screen = console.stdout()
    for game in GAMES.values():
        screen.print(_drawn(game))


def to_data(meta: Meta) -> dict[str, object]:
    """A game's credits, counts and options as plain data."""
    return {
        "id": meta.id,
        "title": meta.title,
        "designer": meta.designer,
        "artist": meta.artist,
        "publisher": meta.publisher,
        "year": meta.year,
        "players": list(meta.players),
        "minutes": meta.minutes,
        "blurb": meta.blurb,
        "rules": meta.rules_version,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "takes": option.kind.describe(),
                "meaning": option.meaning,
            }
            for option in meta.options
        ],
        "presets": [
            {
                "name": preset.name,
                "meaning": preset.meaning,
                "options": dict(preset.options),
                "players": list(preset.players or meta.players),
            }
            for preset in meta.presets
        ],
        "parameters": [
            {
                "name": parameter.name,
                "printed": {count: parameter.printed_for(count) for count in meta.players},
                "takes": parameter.kind.describe(),
                "meaning": parameter.meaning,
            }
            for parameter in meta.parameters
        ],
    }


def _drawn(game: Game[Any]) -> RenderableType:
    from rich.console import Group
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    meta = game.meta
    title = Text.assemble((meta.id, "bold cyan"), "  ", (meta.title, "bold"))
    credits_line = f"by {meta.designer}, art {meta.artist}, {meta.publisher} {meta.year}"
    box = f"{_player_counts(meta.players)} players, {counted(meta.minutes, 'minute', 'minutes')}"
    options, presets = Table.grid(padding=(0, 2)), Table.grid(padding=(0, 2))
    for grid in (options, presets):
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
    for option in meta.options:
        meaning = Text.assemble(
            f"{option.meaning}; {option.kind.describe()}; default ",
            (write_value(option.default), "bold"),
        )
        options.add_row(option.name, meaning)
    for parameter in meta.parameters:
        meaning = Text.assemble(
            f"{parameter.meaning}; {parameter.kind.describe()}; printed ",
            (_printed(parameter, meta.players), "bold"),
        )
        options.add_row(Text(parameter.name, style="dim cyan"), meaning)
    for preset in meta.presets:
        presets.add_row(f"--preset {preset.name}", _preset(preset))
    body = Group(Text(meta.blurb), Text(credits_line, style="dim"), Text(box), options, presets)
    return Group(title, Padding(body, (0, 0, 1, 2)))


def _preset(preset: Preset) -> str:
    """What a preset means, sets, and for whom it is if not for everybody."""
    values = ", ".join(f"{name}={write_value(value)}" for name, value in preset.options.items())
    counts = f" ({_player_counts(preset.players)} players)" if preset.players else ""
    return f"{preset.meaning}{counts}; {values or 'the defaults'}"


def _printed(parameter: Parameter, counts: tuple[int, ...]) -> str:
    """The printed number; where it depends on them, by the number of players."""
    numbers = {count: parameter.printed_for(count) for count in counts}
    if len(set(numbers.values())) == 1:
        return str(numbers[counts[0]])
    return ", ".join(f"{number} with {count} players" for count, number in numbers.items())


def _player_counts(counts: tuple[int, ...]) -> str:
    """2-4, or 2, 4, 6 if there are gaps."""
    if len(counts) > 1 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}-{counts[-1]}"
    return ", ".join(str(count) for count in counts)


def write_value(value: Value) -> str:
    """An option's value as typed on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(str(part) for part in value) or "none"
    return str(value)
