"""The table of Take the A Chord: the key ring, the round, tokens and scores, the hand.

A card is always written with its colour's letter or name, so that colour is never the only cue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from bandstand.cli.boards.cards import hand, in_words, paint, verb
from bandstand.cli.boards.cards import numbered as numbered
from bandstand.games.a_chord.material import CHORDS, COLOURS, STAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View


def draw(view: View, names: Sequence[str], reader: int) -> RenderableType:
    """Everything on the table, then the reader's own cards."""
    # A view is plain data whose entries the game's view file documents.
    seen: dict[str, Any] = view
    called = ["You" if seat == reader else name for seat, name in enumerate(names)]
    parts: list[RenderableType] = [
        _heading(seen),
        _key_ring(seen["key"], seen["turned_up"]),
        Columns([_round(seen, called), _people(seen, called)], padding=(0, 2)),
        _payment(seen["inset"]),
    ]
    if seen["people"][0]["played"] is not None:
        parts.append(_gone(seen["people"]))
    if reader >= 0:
        parts += [Text("Your hand", style="bold"), hand(seen["people"][reader]["hand"])]
    return Group(*parts)


def _heading(seen: dict[str, Any]) -> Text:
    half = {None: "", 1: ", first half", 2: ", second half"}[seen["half"]]
    heading = Text(f"Stage {seen['stage']} of {STAGES}{half}", style="bold")
    if seen["over"]:
        return heading.append(": the game is over")
    left = seen["rounds_left"]
    heading.append(f"  {left} round{'s' if left != 1 else ''} to play", style="not bold")
    if seen["face_down"]:
        laid = seen["face_down"]
        heading.append(f"  {laid} round{'s' if laid != 1 else ''} face down in this trick")
    return heading


def _key_ring(key: str, turned_up: str) -> Text:
    """The seven chords with the key marked, their order of strength, and the card turned up."""
    ring = Text("Key  ")
    for chord in CHORDS:
        ring.append(f"[{chord}]" if chord == key else f" {chord} ", "bold" if chord == key else "")
    at = CHORDS.index(key)
    ring.append("  strong to weak ", style="dim")
    ring.append(" ".join(CHORDS[at:] + CHORDS[:at]))
    ring.append("  turned up ", style="dim")
    return ring.append(turned_up, style=paint(turned_up))


def _round(seen: dict[str, Any], called: list[str]) -> Table:
    """Each place in clockwise order with its card; between rounds, the cards of the last one."""
    between = not seen["round"]
    cards = {lying["place"]: lying["card"] for lying in seen["last_round" if between else "round"]}
    title = "last round" if between and cards else "this round"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column("place")
    table.add_column(title, min_width=8)
    for place, about in enumerate(seen["places"]):
        who = called[about["seat"]]
        leads = verb("leads", who) if place == seen["leader"] and not seen["over"] else ""
        plays = place == seen["place_to_play"] and not leads
        mark = verb("plays", who) if plays else leads
        name = Text(who, style="bold" if plays else "")
        if about["name"]:
            name.append(f" {about['name']}")
        table.add_row(Text(mark, style="dim"), name, in_words(cards.get(place), dim=between))
    return table


def _people(seen: dict[str, Any], called: list[str]) -> Table:
    """Tokens of this stage, and the score sheet."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    for heading in ("tricks", "impro", "light"):
        table.add_column(heading, justify="right")
    for stage in range(1, STAGES + 1):
        table.add_column(f"st{stage}", justify="right")
    table.add_column("total", justify="right")
    for seat, person in enumerate(seen["people"]):
        points = list(seen["score_sheet"][seat].values())
        table.add_row(
            Text(called[seat]),
            str(person["trick_tokens"]),
            str(person["improvisation_tokens"]),
            Text("spot" if seen["spotlight"] == seat else "", style="bold yellow"),
            *(str(points[stage]) if stage < len(points) else "" for stage in range(STAGES)),
            Text(str(person["total"]), style="bold"),
        )
    return table


def _payment(inset: list[int]) -> Table:
    """What each number of tokens is worth, the spotlight counted in."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="dim")
    for _ in inset:
        table.add_column(justify="right")
    table.add_row("tokens", *(Text(str(tokens), style="dim") for tokens in range(len(inset))))
    table.add_row("points", *(str(points) for points in inset))
    return table


def _gone(people: list[dict[str, Any]]) -> Text:
    """The cards played in this stage, by colour."""
    played = [card for person in people for card in person["played"]]
    gone = Text("played ", style="dim")
    for letter in [colour[0] for colour in COLOURS]:
        chords = "".join(sorted(card[1] for card in played if card[0] == letter))
        gone.append(f" {letter}:", style="not dim")
        gone.append(chords or "-", style=f"not dim {paint(letter)}")
    return gone
