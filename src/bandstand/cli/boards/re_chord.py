"""The table of Re-Chord: the fretboard with the nut on the left, supply, pad, and the own cards.

A pick is a letter, R for red (grey is Y, since green has the G), an asterisk for a wylde; in
brackets it lies face down, with a question mark if the reader does not know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from bandstand.cli.boards.cards import PAINT
from bandstand.games.re_chord.legal.chords import meets
from bandstand.games.re_chord.material.fretboard import DOWN, EMPTY, FRETS, LETTERS, STRINGS, TYPES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View

_STRING_NAMES = "eBGDAE"  # from string 1, at the top as in tablature
_LETTER = dict(zip(TYPES, LETTERS, strict=True))
_PAINT = {
    **PAINT,
    "white": "bold",
    "wylde": f"bold {PAINT['yellow']}",
    "down": "dim",
}


_LEGEND = "  ".join(f"{_LETTER[pick]} {pick}" for pick in TYPES[1:-1]) + "  o (?) face down"
_ASKS = {
    "action": "which action?",
    "place": "where does the pick go?",
    "ability": "use the ability of {pick} on {space}?",
    "blue goal": "where does the pick on {source} go?",
    "grey goal": "move the pick on {source}?",
    "neighbour": "remove a pick beside {space}?",
    "return": "which cards go back?",
    "go on": "go on?",
    "listen": "go on?",
    "replacement": "draw a replacement? Complete chords may be played first.",
}


def draw(view: View, names: Sequence[str], reader: int) -> RenderableType:
    """The fretboard and what lies around it, then the reader's own cards."""
    # A view is plain data whose entries the game's view file documents.
    seen: dict[str, Any] = view
    called = ["You" if seat == reader else name for seat, name in enumerate(names)]
    parts: list[RenderableType] = [
        _heading(seen, called),
        Columns([_fretboard(seen), _pad(seen)], padding=(0, 3)),
        _supply(seen),
        Text(_LEGEND, style="dim"),
        _people(seen, called),
    ]
    if seen["automa"]:
        parts += [Text("The automa's row", style="bold"), _cards(seen, seen["automa"]["row"])]
    if reader >= 0:
        own = seen["people"][reader]
        parts += [_secrets(own), _cards(seen, own["hand"])]
    return Group(*parts)


def _heading(seen: dict[str, Any], called: list[str]) -> Text:
    heading = Text(f"Lap {seen['lap']}", style="bold")
    if seen["over"]:
        return heading.append(": the game is over")
    who = "the automa" if seen["active"] is None else called[seen["active"]]
    question = seen["question"]
    asked = _ASKS[question["asks"]].format(**question)
    heading.append(f": {who} to play, {asked}", style="not bold")
    if seen["drawing_closed"]:
        heading.append(" Drawing two is closed.", style="not bold")
    return heading


def _fretboard(seen: dict[str, Any]) -> Table:
    """A row per string with the nut at its left, a column per fret; scored frets are marked."""
    spaces = {(space["string"], space["fret"]): space for space in seen["board"]}
    table = Table.grid(padding=0)
    for _ in range(FRETS + 2):
        table.add_column(no_wrap=True)
    numbers = [Text(f"  {fret}  ", style="dim") for fret in range(1, FRETS + 1)]
    table.add_row("", "  ", *numbers)
    for string in range(1, STRINGS + 1):
        table.add_row(
            Text(f"{string} {_STRING_NAMES[string - 1]} ", style="dim"),
            "||",
            *(_space(spaces[string, fret]) for fret in range(1, FRETS + 1)),
        )
    scored = [seen["pad"]["white"][fret] is not None for fret in range(FRETS)]
    table.add_row("", "", *(Text(" done " if done else "", style="dim") for done in scored))
    return table


def _space(space: dict[str, Any]) -> Text:
    if not space["taken"]:
        return Text("--.--|", style="dim")
    letter = _LETTER[space["pick"]] if space["pick"] else "?"
    paint = _PAINT["down"] if space["face_down"] else _PAINT[space["pick"]]
    shown = f"({letter})" if space["face_down"] else f" {letter} "
    return Text.assemble(("-", "dim"), (shown, paint), ("-|", "dim"))


def _pad(seen: dict[str, Any]) -> Table:
    """What each colour has earned at each fret's scoring."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("pad")
    for fret in range(1, FRETS + 1):
        table.add_column(str(fret), justify="right")
    table.add_column("sum", justify="right")
    for colour, row in seen["pad"].items():
        fame = ["" if points is None else str(points) for points in row]
        total = sum(points or 0 for points in row)
        table.add_row(Text(colour, style=_PAINT[colour]), *fame, str(total))
    return table


def _supply(seen: dict[str, Any]) -> Text:
    line = Text("Supply ", style="bold")
    for slot, pick in enumerate(seen["supply"], 1):
        line.append(f" {slot} ", style="not bold dim")
        line.append(pick or "-", style=f"not bold {_PAINT[pick] if pick else 'dim'}")
    line.append(f"   bag {seen['bag']}, deck {seen['deck']}", style="not bold")
    holding = seen["holding"]
    if holding:
        where = "face down" if holding["face_down"] else "face up"
        line.append(f"\nto place {where}: {holding['pick'] or 'a pick'}", style="not bold")
    return line


def _people(seen: dict[str, Any], called: list[str]) -> Table:
    """Everybody's tableau and fame, as far as it is open."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for heading in ("", "cards", "played", "chords", "song", "genre"):
        table.add_column(heading, justify="left" if heading in ("", "played") else "right")
    rows = [(called[seat], person) for seat, person in enumerate(seen["people"])]
    for name, person in rows:
        table.add_row(
            Text(name),
            str(len(person["hand"])),
            _played(person["tableau"]),
            str(person["chord_fame"]),
            str(person["song_fame"]),
            "?" if person["lead_fame"] is None else str(person["lead_fame"]),
        )
    automa = seen["automa"]
    if automa:
        lead = "?" if automa["lead_fame"] is None else str(automa["lead_fame"])
        chords = f"{automa['chord_fame']}+{automa['bonus']}"
        table.add_row(
            "Automa", str(len(automa["row"])), _played(automa["tableau"]), chords, "-", lead
        )
    return table


def _played(tableau: list[dict[str, Any]]) -> Text:
    """The chords of a tableau; golden ones have a star."""
    names = [card["chord"] + ("*" if card["golden"] else "") for card in tableau]
    return Text(" ".join(sorted(names)) or "-")


def _secrets(own: dict[str, Any]) -> Text:
    genre, song = own["genre"], own["song"]
    line = Text("You are ", style="bold")
    line.append(f"{genre['name']} ({genre['colour']})", style=_PAINT[genre["colour"]])
    line.append(f", your song needs {' '.join(song['chords'])} for {song['fame']} fame")
    line.append(" (played)" if own["song_played"] else "")
    return line.append("; you hold new cards back" if own["default_order"] == "hold" else "")


def _cards(seen: dict[str, Any], cards: list[dict[str, Any]]) -> RenderableType:
    """Chord cards as dots on a small fretboard; a dot that is met has a plus."""
    if not cards:
        return Text("  no cards", style="dim")
    board = {space["space"]: space for space in seen["board"]}
    return Columns([_card(card, board) for card in cards], padding=(0, 3))


def _card(card: dict[str, Any], board: dict[str, dict[str, Any]]) -> Text:
    wanted = {dot["space"]: dot["pick"] for dot in card["dots"]}
    drawn = Text(f"{card['card']} {card['silver']}/{card['gold']}", style="bold")
    drawn.append(" hold" if card["order"] == "hold" else "", style="not bold")
    for string in range(1, STRINGS + 1):
        drawn.append("\n|", style="dim not bold")
        for fret in range(1, FRETS + 1):
            pick = wanted.get(f"{string}/{fret}")
            met = pick is not None and card["complete"] is not None
            met = met and _fits(board[f"{string}/{fret}"], str(pick))
            letter = "." if pick is None else _LETTER[pick]
            drawn.append(letter, style=f"not bold {_PAINT[pick] if pick else 'dim'}")
            drawn.append("+" if met else " ", style="not bold")
    return drawn


def _fits(space: dict[str, Any], wanted: str) -> bool:
    """Whether the reader can see that the space holds what a dot wants."""
    shown = DOWN if space["face_down"] else TYPES.index(space["pick"] or TYPES[EMPTY])
    return meets(shown, TYPES.index(wanted))
