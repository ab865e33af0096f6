"""Rulings added to the specification: Fiddlefoo's open basis and equal numbers, a default order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bandstand.games.fiddlefoo import GAME as FIDDLEFOO
from bandstand.games.fiddlefoo.moves import LEAVE_OPEN
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.re_chord import GAME as RE_CHORD
from bandstand.games.re_chord.moves import CLAIM_ALL, HOLD_ALL
from bandstand.games.re_chord.play.claims import draw_cards
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import RecordError
from bandstand.kernel.record import from_json
from bandstand.kernel.referee import replay, verify
from bandstand.kernel.state import NOT_YOUR_TURN
from support.fiddlefoo_scenes import kinds, legal, refused, say, scene
from support.re_chord_table import asides, play, table, tableau
from support.re_chord_table import refused as refused_chord

RECORDS = Path(__file__).parents[1] / "records" / "fiddlefoo"
SQUARE = "y3@0,0 r3@1,0 b3@0,1 p4@1,1"
ROW = "y3@0,0 r3@1,0 b3@2,0 r5@3,0"
FAR_AND_NEAR = ROW + " y14@4,2 b9@3,1 b11@4,1"


# -- Toned down: leave it open -------------------------------------------------------------------


def toned_down(**options: Any) -> Fiddlefoo:
    """A Pair 3-12 at distance 3 and a Pair 12-14 at distance 1."""
    hands = "y12 r16 / y5 b1 r13 b8 r1 y16"
    state = scene(FAR_AND_NEAR, hands, safesong=True, toned_down=True, **options)
    say(state, 0, "y12", "4,0")
    return state


def test_leaving_it_open_is_as_without_the_rule() -> None:
    without = scene(FAR_AND_NEAR, "y12 r16 / y5 b1 r13 b8 r1 y16", safesong=True)
    say(without, 0, "y12", "4,0")
    state = toned_down()
    assert "left-open" in kinds(say(state, 0, "leave open"))
    assert legal(state, 1) == legal(without, 1) == ["y5", "y16", "r1", "b1", "done"]
    assert refused(state, 1, "b8") == "no-match"
    assert FIDDLEFOO.view(state, 1)["basis"] is None


def test_the_question_is_asked_once() -> None:
    state = toned_down()
    say(state, 0, "leave open")
    assert state.to_act() == 0b10


def test_left_open_dissonance_still_counts() -> None:
    layout = "y5@0,0 r3@1,0 b4@2,0 r5@3,0 y7@4,2 b9@4,1"
    hands = "y6 r16 / b3 r12 y16"
    state = scene(layout, hands, safesong=True, toned_down=True, dissonance=True)
    say(state, 0, "y6", "4,0")
    assert state.pairs.barren
    assert state.pairs.far > 0
    say(state, 0, "leave open")
    assert "b3" in legal(state, 1)  # its number is the distance of the Pair with the yellow 5


def test_its_number_comes_after_all_others_so_that_old_logs_keep_theirs() -> None:
    assert LEAVE_OPEN == 5935
    assert FIDDLEFOO.move_count == 5936


def test_a_rival_tones_down_and_a_band_leaves_it_open() -> None:
    heuristic = FIDDLEFOO.heuristic
    rival = toned_down()
    assert heuristic.choose(rival, 0, seeded(1), 0.0) != LEAVE_OPEN
    band = toned_down(cooperative=True, seed=0)  # it imagines a few worlds by the state's dice
    assert heuristic.choose(band, 0, seeded(1), 0.0) == LEAVE_OPEN


# -- Cooperative: equal numbers ------------------------------------------------------------------


def equals(**options: Any) -> Fiddlefoo:
    state = scene(
        SQUARE,
        "y12 r16 / draw y5 y6 b8",
        specials="draw=y5",
        cooperative=True,
        **options,
    )
    say(state, 0, "y12", "2,0")
    return state


def test_equal_numbers_do_not_go_to_one_pile_together() -> None:
    state = equals()
    assert {"pile draw", "pile y5", "pile y6"} <= set(legal(state, 1))
    say(state, 1, "pile draw")
    assert "pile y5" not in legal(state, 1)
    assert {"y5", "pile y6"} <= set(legal(state, 1))  # thrown it may be, and others piled
    assert refused(state, 1, "pile y5") == "equal-number"


def test_throwing_one_leaves_the_pile_to_the_other() -> None:
    state = equals()
    say(state, 1, "draw")
    assert "pile y5" in legal(state, 1)


def test_records_of_the_first_version_replay_by_its_rule() -> None:
    assert FIDDLEFOO.meta.rules_version == 2
    settled = FIDDLEFOO.settle(2, {"cooperative": True, "talkytoot": ["draw"]})
    assert FIDDLEFOO.new(2, settled, seeded(1), rules=1).terms.equals_piled
    assert not FIDDLEFOO.new(2, settled, seeded(1), rules=2).terms.equals_piled
    first = from_json((RECORDS / "fiddlefoo-2p.jsonl").read_text("utf-8").splitlines()[0])
    assert first.rules == 1
    assert verify(FIDDLEFOO, first).record.rules == 1
    first.rules = 3
    with pytest.raises(RecordError, match="version 3"):
        next(replay(FIDDLEFOO, first))


def test_a_state_of_the_first_version_stays_one() -> None:
    settled = FIDDLEFOO.settle(2, {"cooperative": True})
    old = FIDDLEFOO.new(2, settled, seeded(1), rules=1)
    assert FIDDLEFOO.unpack(old.packed()).terms.equals_piled
    assert old.imagine(0, seeded(2)).terms.equals_piled


# -- Re-Chord: hold as one's default -------------------------------------------------------------

A_C = "4/2:white 3/2:grey 2/2:blue"


def test_hold_all_is_for_the_hand_and_for_cards_to_come() -> None:
    state = table(hands=["G-a", "A-c"])
    play(state, "hold all", seat=1)
    assert asides(state, 1) == ["release A-c", "claim all"]
    drawn = draw_cards(state, 1, 1)
    assert state.people[1].holds & drawn == drawn
    draw_cards(state, 0, 1)
    assert state.people[0].holds == 0


def test_a_held_chord_waits_on_the_turns_of_others() -> None:
    board = "4/2:wylde 3/2:wylde"
    held = table(board, hands=["", "A-c"], supply="wylde")
    play(held, "hold all", seat=1)
    play(held, "take 1", "2/2")
    assert tableau(held, 1) == []
    plain = table(board, hands=["", "A-c"], supply="wylde")
    play(plain, "take 1", "2/2")
    assert tableau(plain, 1) == ["A-c"]


def test_claim_all_plays_what_was_held_and_is_complete() -> None:
    state = table("4/2:wylde 3/2:wylde 2/2:wylde", hands=["", "A-c G-a"])
    play(state, "hold all", seat=1)
    play(state, "claim all", seat=1)
    assert tableau(state, 1) == ["A-c"]
    assert state.people[1].holds == 0
    assert asides(state, 1) == ["hold G-a", "hold all"]


def test_single_orders_stay_possible() -> None:
    state = table(hands=["", "A-c G-a"])
    play(state, "hold all", "release A-c", seat=1)
    assert asides(state, 1) == ["hold A-c", "release G-a", "claim all"]


def test_refusals_of_the_default_order() -> None:
    state = table(hands=["G-a", "A-c"])
    assert refused_chord(state, "claim all", 1) == "all-claimed"
    play(state, "hold all", seat=1)
    assert refused_chord(state, "hold all", 1) == "all-held"
    assert refused_chord(state, "take 1", 1) == NOT_YOUR_TURN
    live = table(hands=["G-a", ""], clang="live")
    assert refused_chord(live, "hold all", 0) == "no-orders"


def test_a_default_order_is_seen_by_its_owner_alone() -> None:
    state = table(hands=["G-a", "A-c"])
    before = [RE_CHORD.view(state, seat) for seat in (-1, 0)]
    events = play(state, "hold all", seat=1)
    assert [event.shown_to(0) for event in events] == [None]
    assert [event.shown_to(-1) for event in events] == [None]
    assert [RE_CHORD.view(state, seat) for seat in (-1, 0)] == before
    people = RE_CHORD.view(state, 1)["people"]
    assert isinstance(people, list)
    assert [person["default_order"] for person in people] == [None, "hold"]
    assert state.imagine(0, seeded(1)).people[1].holds_all == 0
    assert state.imagine(1, seeded(1)).people[1].holds_all == 1


def test_their_numbers_come_after_all_others() -> None:
    assert (HOLD_ALL, CLAIM_ALL, RE_CHORD.move_count) == (159, 160, 161)
