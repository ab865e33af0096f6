"""No projection of a table tells its viewer what the viewer cannot know, in any title.

Whatever a viewer is told in the real world, it would be told the same in a world it imagines: then
no message can depend on what is hidden from it. tests/server/test_secrecy.py looks at the wire.
"""

from __future__ import annotations

import msgspec
import pytest

from bandstand.kernel.dice import seeded
from bandstand.tables import projection, visibility
from bandstand.tables.entries import Line, Moved
from bandstand.tables.evolve import apply
from bandstand.tables.visibility import SPECTATOR, audience
from support.battery import Case, cases, random_decision
from support.page_game import HIGH_NOTE, registered
from support.table_games import stands, started

DECISIONS = 40  # looked at in a game
CASES = [case for case in cases() if case.number == 0]  # the battery tries all options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_how_things_stand_is_the_same_in_an_imagined_world(case: Case) -> None:
    sheet = started(case, 5)
    dice = seeded(17)
    for _ in range(DECISIONS):
        if sheet.status != "playing":
            break
        truth = sheet.playing.state
        for viewer in range(case.players):
            real = stands(sheet, viewer, reasons=True)
            sheet.playing.state = truth.imagine(viewer, dice)
            assert stands(sheet, viewer, reasons=True) == real
            sheet.playing.state = truth
        seat, move = random_decision(truth, dice)
        shown = apply(sheet, Line(sheet.number + 1, 0.0, Moved(int(seat), int(move))))
        for viewer in {*range(case.players), SPECTATOR} - {int(seat)}:
            assert projection.told(sheet, shown, viewer, 1).move is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_line_that_shows_a_viewer_nothing_is_not_sent(case: Case) -> None:
    sheet = started(case, 6)
    dice = seeded(23)
    for _ in range(DECISIONS):
        if sheet.status != "playing":
            break
        before = sheet.playing.state.to_act()
        seat, move = random_decision(sheet.playing.state, dice)
        views = [sheet.game.view(sheet.playing.state, viewer) for viewer in range(case.players)]
        shown = apply(sheet, Line(sheet.number + 1, 0.0, Moved(int(seat), int(move))))
        changed = sheet.playing.state.to_act() != before or sheet.status != "playing"
        for viewer in range(case.players):
            same = sheet.game.view(sheet.playing.state, viewer) == views[viewer]
            if shown.visible >> viewer & 1:
                told = audience(shown.events) >> viewer & 1
                assert viewer == seat or changed or told or not same
            else:
                assert same


@pytest.mark.parametrize("case", CASES, ids=str)
def test_of_a_piece_on_its_way_a_viewer_is_told_what_it_may_know(case: Case) -> None:
    table = started(case, 7)
    dice = seeded(29)
    hidden = 0
    for _ in range(DECISIONS):
        if table.status != "playing":
            break
        seat, move = random_decision(table.playing.state, dice)
        apply(table, Line(table.number + 1, 0.0, Moved(int(seat), int(move))))
    for shown in table.shown:
        for viewer in (*range(case.players), SPECTATOR):
            message = projection.told(table, shown, viewer, 1)
            line = msgspec.json.decode(msgspec.json.encode(message))
            told = [
                (way["piece"], way["origin"], way["target"])
                for happened in line.get("events", [])
                for way in happened.get("travels", [])
            ]
            assert told == [way for event in shown.events for way in event.travels_shown_to(viewer)]
            hidden += sum(piece is None for piece, *_ in told)
    assert hidden > 0, "nobody was dealt a card that others may not see"


def test_a_quiet_move_leaves_no_gap_in_others_numbers() -> None:
    with registered():
        sheet = started(Case(HIGH_NOTE, 3, 0), 1)
        apply(sheet, Line(3, 0.0, Moved(0, int(sheet.playing.state.moves(0)[0]))))
        for viewer in (1, 2, SPECTATOR):
            numbers = [number for number, _ in visibility.lines_after(sheet, viewer, 0)]
            assert numbers == list(range(1, len(numbers) + 1))
