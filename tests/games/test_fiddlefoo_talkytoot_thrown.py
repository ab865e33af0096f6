"""Talkytoot, cards thrown, drawn or scored: a case that fires for each, one that does not."""

from __future__ import annotations

import pytest

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.material.cards import common, members, size
from bandstand.games.fiddlefoo.scoring import hand_cost
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from support.fiddlefoo_scenes import (
    all_done,
    at,
    cards,
    hand,
    kinds,
    legal,
    refused,
    say,
    scene,
)

SQUARE = "y3@0,0 r3@1,0 b3@0,1 p4@1,1"
ROW = "y3@0,0 r3@1,0 b3@2,0 r5@3,0"


def known(state: Fiddlefoo, seat: int) -> list[int]:
    return members(state.people[seat].known)


def drawing(key: str, face: str, **more: str) -> Fiddlefoo:
    """Seat 1 throws the draw card and then draws the special from a pile of nothing else."""
    hands = "y12 r16 b16 / draw r9 b9 / b14 b15"
    pile = " ".join([key, *more.values()])
    return scene(SQUARE, hands, pile=pile, specials=f"{key}={face} draw=y5")


def throw_draw(state: Fiddlefoo) -> list[str]:
    """Play to the moment when seat 1 has drawn."""
    say(state, 0, "y12", "2,0")
    events = say(state, 2, "done")
    return kinds(events + say(state, 1, "draw", "done"))


# -- draw ----------------------------------------------------------------------------------------


def test_draw_makes_the_thrower_draw() -> None:
    state = scene(SQUARE, "y12 r16 / draw b8 / b9 b10", pile="r9 r10", specials="draw=y5")
    say(state, 0, "y12", "2,0")
    say(state, 1, "draw", "done")
    events = say(state, 2, "done")
    assert kinds(events) == ["thrown", "drawn"]
    assert len(hand(state, 1)) == 2
    assert "draw" in hand(state, 0)


def test_draw_does_nothing_when_it_is_placed_or_the_pile_is_empty() -> None:
    state = scene(SQUARE, "draw r16 / b8 b9", specials="draw=y5")
    pile = size(state.pile)
    say(state, 0, "draw", "2,0")
    say(state, 1, "done")
    assert size(state.pile) == pile
    state = scene(SQUARE, "y12 r16 / draw b8", pile="", specials="draw=y5")
    say(state, 0, "y12", "2,0")
    say(state, 1, "draw", "done")
    assert hand(state, 1) == ["b8"]


def test_draw_can_save_the_thrower_from_ending_the_round() -> None:
    state = scene(SQUARE, "y12 r16 / draw", pile="r9", specials="draw=y5")
    say(state, 0, "y12", "2,0")
    say(state, 1, "draw", "done")
    assert not state.over()
    assert hand(state, 1) == ["r9"]


# -- notes-penalty -------------------------------------------------------------------------------


def test_notes_penalty_costs_two_cards_when_only_notes_match() -> None:
    state = scene(SQUARE, "y12 r16 / notes-penalty b8", specials="notes-penalty=r1")
    say(state, 0, "y12", "2,0")
    say(state, 1, "notes-penalty", "done")
    assert len(hand(state, 1)) == 3


def test_notes_penalty_costs_nothing_by_range() -> None:
    state = scene(SQUARE, "y13 r16 / notes-penalty b8", specials="notes-penalty=y5")
    say(state, 0, "y13", "2,0")
    say(state, 1, "notes-penalty", "done")
    assert hand(state, 1) == ["b8"]


def test_notes_penalty_pays_nothing_by_silence_and_gets_what_the_pile_has() -> None:
    specials = "notes-penalty=r8"
    state = scene(SQUARE, "y12 r16 / notes-penalty b8", specials=specials, safesong=True)
    say(state, 0, "y12", "-1,0")
    say(state, 1, "notes-penalty", "done")
    assert hand(state, 1) == ["b8"]
    specials = "notes-penalty=r1"
    state = scene(SQUARE, "y12 r16 / notes-penalty b8", pile="r9", specials=specials)
    say(state, 0, "y12", "2,0")
    say(state, 1, "notes-penalty", "done")
    assert hand(state, 1) == ["r9", "b8"]


@pytest.mark.parametrize(("face", "drawn"), [("b1", 0), ("b16", 2)])
def test_notes_equal_to_a_distance_are_notes_but_a_number_is_not(face: str, drawn: int) -> None:
    layout = "y6@0,0 r3@1,0"
    state = scene(
        layout,
        "y5 r16 / notes-penalty b8",
        specials=f"notes-penalty={face}",
        safesong=True,
        dissonance=True,
    )
    say(state, 0, "y5", "2,0")  # nothing but distance 1
    say(state, 1, "notes-penalty", "done")
    assert len(hand(state, 1)) == 1 + drawn


# -- notes-only ----------------------------------------------------------------------------------


def test_notes_only_may_go_by_notes() -> None:
    state = scene(SQUARE, "y12 r16 / notes-only b8", specials="notes-only=r1")
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["notes-only", "done"]


def test_notes_only_may_not_go_by_range() -> None:
    state = scene(SQUARE, "y12 r16 / notes-only b8", specials="notes-only=y5")
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["done"]
    assert refused(state, 1, "notes-only") == "notes-only"


def test_notes_only_may_go_by_silence() -> None:
    specials = "notes-only=y5"
    state = scene(SQUARE, "y12 r16 / notes-only b8", specials=specials, safesong=True)
    say(state, 0, "y12", "-1,0")
    assert legal(state, 1) == ["b8", "notes-only", "done"]
    say(state, 1, "notes-only")
    assert legal(state, 1) == ["done"]  # and uses it up


# -- contrary ------------------------------------------------------------------------------------


def test_contrary_may_go_when_it_does_not_match() -> None:
    state = scene(SQUARE, "y12 r16 / contrary b8", specials="contrary=r8")
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["contrary", "done"]


def test_contrary_may_not_go_when_it_matches() -> None:
    for face in ("y5", "r1"):
        state = scene(SQUARE, "y12 r16 / contrary b8", specials=f"contrary={face}")
        say(state, 0, "y12", "2,0")
        assert refused(state, 1, "contrary") == "contrary-matches"


def test_contrary_is_stopped_by_a_safesong_and_freed_by_silence() -> None:
    specials = "contrary=r8"
    state = scene(ROW, "y12 r16 / contrary b8", specials=specials, safesong=True)
    say(state, 0, "y12", "4,0")
    assert state.turn == 1
    state = scene(SQUARE, "y12 r16 / contrary b8", specials="contrary=y5", safesong=True)
    say(state, 0, "y12", "-1,0")
    assert "contrary" in legal(state, 1)


# -- clingy --------------------------------------------------------------------------------------


def test_clingy_may_go_from_four_cards() -> None:
    state = scene(SQUARE, "y12 r16 / clingy b8 b9 r9", specials="clingy=y5")
    say(state, 0, "y12", "2,0")
    assert "clingy" in legal(state, 1)


def test_clingy_stays_in_a_hand_of_three() -> None:
    state = scene(SQUARE, "y12 r16 / clingy b8 b9", specials="clingy=y5")
    say(state, 0, "y12", "2,0")
    assert refused(state, 1, "clingy") == "clings"


def test_clingy_counts_the_hand_before_the_throws_and_defies_silence() -> None:
    state = scene(SQUARE, "y12 r16 / clingy y6 y7 r9", specials="clingy=y5")
    say(state, 0, "y12", "2,0")
    say(state, 1, "y6", "y7")
    assert "clingy" in legal(state, 1)
    specials = "clingy=r8"
    state = scene(SQUARE, "y12 r16 / clingy b8 b9", specials=specials, safesong=True)
    say(state, 0, "y12", "-1,0")
    assert legal(state, 1) == ["b8", "b9", "done"]


# -- instaplay -----------------------------------------------------------------------------------


def test_instaplay_must_be_placed_at_once_even_out_of_turn() -> None:
    state = drawing("instaplay", "b8")
    told = throw_draw(state)
    assert "must-place" in told
    assert state.to_act() == 0b010
    assert refused(state, 1, "done") == "asked-cell"
    assert refused(state, 1, "r9") == "asked-cell"
    view = GAME.view(state, 0)
    assert view["card"] == "instaplay"  # everybody sees what must be placed
    say(state, 1, legal(state, 1)[0])
    assert state.to_act() == 0b101  # its own throws, at the thrower
    all_done(state)
    assert state.turn == 1  # then the next player after seat 0


def test_instaplay_lapses_if_it_does_not_fit_and_stays_private() -> None:
    layout = "y3@0,0 p4@1,0"
    specials = "instaplay=b8 draw=y5"
    hands = "y12 y16 / draw r9 / y14 y15"
    state = scene(layout, hands, pile="instaplay", specials=specials)
    told = throw_draw(state)
    assert "must-place" not in told
    assert state.turn == 1
    assert known(state, 1) == []


def test_instaplay_comes_before_a_play_again() -> None:
    specials = "instaplay=b8 draw=y5 play-again=y12"
    hands = "play-again r16 b16 / draw r9 b9 / b14 b15"
    state = scene(SQUARE, hands, pile="instaplay", specials=specials)
    say(state, 0, "play-again", "2,0")
    say(state, 2, "done")
    say(state, 1, "draw", "done")
    assert state.to_act() == 0b010
    say(state, 1, legal(state, 1)[0])
    all_done(state)
    assert state.to_act() == 0b001
    assert "done" in legal(state, 0)  # now the play-again


def test_instaplay_drawn_by_a_stuck_player_is_placed_in_that_turn() -> None:
    layout = "y3@0,0 p4@1,0"
    state = scene(layout, "r3 r5 / b1 y12", pile="instaplay", specials="instaplay=y8")
    say(state, 0, "take")
    assert state.to_act() == 0b01
    say(state, 0, "2,0")
    all_done(state)
    assert state.turn == 1


# -- reveal --------------------------------------------------------------------------------------


def test_reveal_is_known_to_all_when_drawn() -> None:
    state = drawing("reveal", "b8")
    assert "revealed" in throw_draw(state)
    assert known(state, 1) == members(cards("reveal"))


def test_reveal_dealt_or_thrown_is_not_drawn() -> None:
    state = scene(SQUARE, "y12 r16 / reveal b8", specials="reveal=y5")
    assert known(state, 1) == []
    say(state, 0, "y12", "2,0")
    events = say(state, 1, "reveal", "done")
    assert "revealed" not in kinds(events)


def test_reveal_is_not_known_any_more_once_it_is_placed() -> None:
    state = drawing("reveal", "b8")
    throw_draw(state)
    say(state, 1, "reveal")
    say(state, 1, legal(state, 1)[0])
    assert known(state, 1) == []


# -- swap-map ------------------------------------------------------------------------------------


def test_swap_map_exchanges_cell_for_cell_up_to_three_times() -> None:
    state = drawing("swap-map", "b8")
    throw_draw(state)
    assert state.to_act() == 0b010
    assert legal(state, 1) == ["r9", "b9", "swap-map", "done"]
    assert refused(state, 1, "y3") == "not-in-hand"
    assert refused(state, 1, "0,0") == "asked-exchange"
    cell = state.ground.cell_of(members(cards("y3"))[0])
    say(state, 1, "r9")
    assert refused(state, 1, "b9") == "not-on-map"
    assert refused(state, 1, "done") == "asked-wanted"
    events = say(state, 1, "y3")
    assert kinds(events) == ["exchanged"]
    assert state.ground.card_at(cell) == members(cards("r9"))[0]
    assert known(state, 1) == members(cards("y3 swap-map"))
    say(state, 1, "b9", "p4", "swap-map", "b3")
    assert state.turn == 1  # three are enough
    assert state.phase == 0


def test_swap_map_may_be_declined_and_does_nothing_when_dealt() -> None:
    state = drawing("swap-map", "b8")
    throw_draw(state)
    say(state, 1, "done")
    assert state.turn == 1
    state = scene(SQUARE, "swap-map r16 / b8 b9", specials="swap-map=y8")
    say(state, 0, "swap-map", "2,0")
    assert state.to_act() == 0b10


def test_swap_map_can_put_the_instaplay_on_the_map_which_then_lapses() -> None:
    specials = "swap-map=b8 instaplay=b10 notes-penalty=r1"
    hands = "y12 r16 b16 / notes-penalty r9 / b14 b15"
    for seed in range(40):
        state = scene(SQUARE, hands, pile="swap-map instaplay", specials=specials, seed=seed)
        say(state, 0, "y12", "2,0")
        say(state, 2, "done")
        say(state, 1, "notes-penalty", "done")
        if "instaplay" in hand(state, 1):
            break
    say(state, 1, "instaplay", "b3")
    say(state, 1, "done")
    assert state.turn == 1
    assert state.to_act() == 0b010


# -- colour-echo and note-echo -------------------------------------------------------------------


@pytest.mark.parametrize(("key", "face"), [("colour-echo", "y1"), ("note-echo", "b12")])
def test_an_echo_draws_another_card(key: str, face: str) -> None:
    specials = f"{key}={face} draw=y5"
    for seed in range(20):
        hands = "y12 r16 b16 / draw r9 b9 / b14 b15"
        state = scene(SQUARE, hands, pile=f"{key} r1 r2", specials=specials, seed=seed)
        told = throw_draw(state)
        if key in hand(state, 1):
            assert told.count("drawn") == 2
            assert "echoed" in told
            assert known(state, 1) == members(cards(key))
            return
    raise AssertionError("the echo was never drawn")


@pytest.mark.parametrize(("key", "face"), [("colour-echo", "b12"), ("note-echo", "y1")])
def test_an_echo_is_silent_when_it_does_not_resemble(key: str, face: str) -> None:
    state = drawing(key, face)
    told = throw_draw(state)
    assert told.count("drawn") == 1
    assert "echoed" not in told
    assert known(state, 1) == []  # it stays private


def test_echoes_chain() -> None:
    specials = "colour-echo=y1 note-echo=r12 draw=y5"
    hands = "y12 r16 b16 / draw r9 b9 / b14 b15"
    state = scene(SQUARE, hands, pile="colour-echo note-echo", specials=specials)
    assert throw_draw(state).count("echoed") == 2


def test_echoes_do_not_compare_with_start_cards() -> None:
    layout = "y3@0,0 p4@1,0"
    specials = "colour-echo=y8 note-echo=y3"
    state = scene(layout, "r3 r5 / b1 y12", pile="colour-echo note-echo", specials=specials)
    say(state, 0, "take")
    assert size(state.pile) == 1  # nothing was placed in this round yet


# -- double-worst and most-held ------------------------------------------------------------------


def cost(names: str, **specials: str) -> int:
    faces = " ".join(f"{key.replace('_', '-')}={face}" for key, face in specials.items())
    return hand_cost(at(f"2; specials {faces}").deck, cards(names))


def test_double_worst_costs_twice_the_worst_other_card() -> None:
    assert cost("double-worst y1 r8", double_worst="b1") == 1 + 4 + 8


def test_double_worst_alone_costs_its_notes() -> None:
    assert cost("double-worst", double_worst="b5") == 3
    assert cost("y1 r8", double_worst="b5") == 5


def test_double_worst_doubles_the_cost_of_most_held() -> None:
    assert cost("double-worst most-held", double_worst="b5", most_held="b1") == 10 + 20


def test_most_held_costs_ten_for_the_colour_held_most() -> None:
    assert cost("most-held y1 y2 r1", most_held="y5") == 10 + 3
    assert cost("most-held y1 r1 r2", most_held="y5") == 10 + 3  # a tie counts


def test_most_held_costs_its_notes_otherwise() -> None:
    assert cost("most-held r1 r2", most_held="y5") == 3 + 2
    assert cost("most-held", most_held="y5") == 10


def test_scored_specials_do_nothing_together() -> None:
    state = scene(
        SQUARE,
        "y4 / most-held double-worst",
        specials="most-held=r5 double-worst=r8",
        cooperative=True,
    )
    say(state, 0, "y4", "2,0")
    say(state, 1, "done")
    assert state.over()
    assert state.scores() == [40, 40]


# -- Orders --------------------------------------------------------------------------------------


def test_paired_effects_come_in_order_before_the_throws() -> None:
    specials = "discard=y8 move=y10 remove-cards=y14"
    layout = "y3@0,0 r3@1,0 move@0,2 b3@0,1 r9@1,2 remove-cards@2,2 b7@2,1"  # fmt: skip
    state = scene(layout, "discard r16 r15 / b8 b9", specials=specials)
    say(state, 0, "discard", "2,0")
    assert legal(state, 0) == ["r15", "r16", "done"]  # discard
    say(state, 0, "done")
    assert refused(state, 0, "move") == "moves-others"  # move
    say(state, 0, "done")
    assert "move" in legal(state, 0)  # remove-cards
    say(state, 0, "done")
    assert state.to_act() == 0b10


def test_thrown_effects_resolve_clockwise_from_the_left_of_the_placer() -> None:
    specials = "draw=y5 notes-penalty=r1"
    hands = "notes-penalty b8 / y12 r16 / draw b9"
    state = scene(SQUARE, hands, pile="r9 r10", turn=1, specials=specials)
    say(state, 1, "y12", "2,0")
    say(state, 0, "notes-penalty", "done")
    events = say(state, 2, "draw", "done")
    assert [event.facts["seat"] for event in events if event.kind == "drawn"] == [2, 0]
    assert common(state.people[0].hand, state.people[2].hand) == (0, 0)
