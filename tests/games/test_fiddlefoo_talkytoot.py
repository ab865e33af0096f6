"""Talkytoot: each special card with a case that fires, one that does not, and one of two rules."""

from __future__ import annotations

import pytest

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.material import DRAWN_BY_CHANCE, SAFESONG_SPECIALS
from bandstand.games.fiddlefoo.material.cards import common, members, size
from bandstand.games.fiddlefoo.scoring import hand_cost
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.kernel.bits import popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import OptionError
from support.fiddlefoo_scenes import (
    KEYS,
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


# -- The cards in the deck -----------------------------------------------------------------------


def test_specials_are_cards_like_others_with_faces_from_pools() -> None:
    state = GAME.new(3, GAME.settle(3, {"talkytoot": [*KEYS], "safesong": True}), seeded(3))
    assert len(GAME.pieces(state)) == 75
    faces = [(state.deck.colours[card], state.deck.numbers[card]) for card in range(54, 75)]
    for colour in range(4):
        assert sum(face[0] == colour for face in faces) <= 6
    for number in range(1, 17):
        assert sum(face[1] == number for face in faces) <= 2
    assert all(state.deck.notes[card] in range(1, 5) for card in range(54, 75))
    again = GAME.new(3, GAME.settle(3, {"talkytoot": [*KEYS], "safesong": True}), seeded(4))
    assert faces != [(again.deck.colours[card], again.deck.numbers[card]) for card in range(54, 75)]


def test_start_cards_may_be_special() -> None:
    options = GAME.settle(3, {"talkytoot": [*KEYS], "safesong": True})
    assert any(GAME.new(3, options, seeded(seed)).start_cards[1] for seed in range(20)), (
        "no special ever lay in the first square"
    )


def test_chance_chooses_paired_thrown_and_scored_ones() -> None:
    seen: set[str] = set()
    for seed in range(60):
        deck = GAME.new(3, GAME.settle(3, {"talkytoot": "on"}), seeded(seed)).deck
        assert popcount(deck.cards[1]) == 6
        seen |= {key for at, key in enumerate(KEYS) if deck.cards[1] >> at & 1}
    assert seen == set(DRAWN_BY_CHANCE) - set(SAFESONG_SPECIALS)


def test_the_option_reads_keys_a_number_or_off() -> None:
    def read(value: object) -> object:
        return GAME.settle(3, {"talkytoot": value})["talkytoot"]

    assert read("off") == read(False) == read(0) == read("0") == "off"
    assert read("on") == read(True) == read(6) == read("6") == 6
    assert read("draw, discard") == read(["discard", "draw"]) == ["discard", "draw"]
    for wrong in ("nonsense", "", [], 17, -1, 1.5, None, ["draw", 3]):
        with pytest.raises(OptionError):
            read(wrong)


def test_specials_of_safesong_need_it() -> None:
    for key in SAFESONG_SPECIALS:
        with pytest.raises(OptionError, match="Safesong"):
            GAME.settle(3, {"talkytoot": key})
        GAME.settle(3, {"talkytoot": key, "safesong": True})
    with pytest.raises(OptionError, match="at most 14"):
        GAME.settle(3, {"talkytoot": 15})
    assert GAME.settle(3, {"talkytoot": 16, "safesong": True})["talkytoot"] == 16


def test_paired_means_either_end_of_a_pair_made_now() -> None:
    specials = "discard=y8"
    placed = scene(SQUARE, "discard r16 r15 / b8 b9", specials=specials)
    say(placed, 0, "discard", "2,0")
    assert refused(placed, 0, "r1") == "not-in-hand"
    assert legal(placed, 0) == ["r15", "r16", "done"]
    lying = scene(SQUARE + " discard@-1,1", "y12 r16 r15 / b8 b9", specials=specials)
    say(lying, 0, "y12", "1,-1")
    assert legal(lying, 0) == ["r15", "r16", "done"]


# -- discard -------------------------------------------------------------------------------------


def test_discard_fires() -> None:
    state = scene(SQUARE, "discard r16 r15 / b8 b9", specials="discard=y8")
    say(state, 0, "discard", "2,0")
    assert refused(state, 0, "2,0") == "asked-discard"
    assert "discarded" in kinds(say(state, 0, "r16"))
    assert GAME.pieces_by_place(state)["gone"] == ["r16"]
    assert hand(state, 0) == ["r15"]
    assert state.to_act() == 0b10  # the throws come after


def test_discard_does_not_fire_unpaired_and_may_be_declined() -> None:
    layout = SQUARE + " discard@2,1"
    state = scene(layout, "r8 r16 / b8 b9", specials="discard=y8")
    say(state, 0, "r8", "1,2")
    assert state.to_act() == 0b10
    state = scene(SQUARE, "discard r16 / b8 b9", specials="discard=y8")
    say(state, 0, "discard", "2,0", "done")
    assert hand(state, 0) == ["r16"]
    assert state.to_act() == 0b10


def test_discard_of_the_last_card_ends_the_round_after_the_throws() -> None:
    state = scene(SQUARE, "discard r16 / y5 b9", specials="discard=y8")
    say(state, 0, "discard", "2,0", "r16")
    assert not state.over()
    say(state, 1, "done")
    assert state.over()
    state = scene(SQUARE, "discard / y5 b9", specials="discard=y8")
    say(state, 0, "discard", "2,0")
    assert state.to_act() == 0b10  # nothing to discard, so nothing is offered


# -- move ----------------------------------------------------------------------------------------


def test_move_fires() -> None:
    state = scene(SQUARE, "move r16 / b8 b9", specials="move=y8")
    say(state, 0, "move", "2,0")
    assert set(legal(state, 0)) == {"y3", "b3", "p4", "r3", "done"}
    assert refused(state, 0, "move") == "moves-others"
    assert refused(state, 0, "b8") == "not-on-map"
    assert refused(state, 0, "2,0") == "asked-moved"
    say(state, 0, "b3")
    assert refused(state, 0, "b3") == "asked-cell"
    assert refused(state, 0, "1,1") == "cell-taken"
    assert refused(state, 0, "0,1") == "cell-taken"  # where it lies
    assert refused(state, 0, "5,5") == "not-connected"
    events = say(state, 0, "3,0")
    assert "card-moved" in kinds(events)
    assert "pair" not in kinds(events)
    assert state.ground.card_at(state.ground.cell_of(members(cards("b3"))[0])) >= 0
    assert state.to_act() == 0b10


def test_move_may_be_declined_and_does_not_fire_unpaired() -> None:
    state = scene(SQUARE, "move r16 / b8 b9", specials="move=y8")
    say(state, 0, "move", "2,0", "done")
    assert state.to_act() == 0b10
    state = scene(SQUARE + " move@2,1", "r8 r16 / b8 b9", specials="move=y8")
    say(state, 0, "r8", "1,2")
    assert state.to_act() == 0b10


def test_move_must_keep_the_map_connected() -> None:
    layout = "y3@0,0 r3@1,0 b3@2,0"
    state = scene(layout, "move r16 / b8 b9", specials="move=y8")
    say(state, 0, "move", "3,0")
    # Taking r3 out leaves y3 alone: no other cell touches both parts.
    assert refused(state, 0, "r3") == "falls-apart"
    bridge = "y3@0,0 r3@1,0 b3@2,0 b5@0,1 r5@2,1"
    state = scene(bridge, "move r16 / b8 b9", specials="move=y8")
    say(state, 0, "move", "3,0", "r3")
    assert legal(state, 0) == ["1,1"]  # the one other cell that joins the parts
    assert refused(state, 0, "0,2") == "falls-apart"


def test_move_is_bound_by_the_size_and_the_closed_lines_of_safesong() -> None:
    wide = " ".join(f"{'yrb'[column % 3]}{column + 1}@{column},0" for column in range(7))
    layout = wide + " b12@6,1"
    state = scene(layout, "move r16 / b15 b9", specials="move=y8", safesong=True)
    say(state, 0, "move", "7,0")
    say(state, 0, "b12")
    assert refused(state, 0, "8,0") == "map-too-large"
    state = scene(ROW, "move r16 / b15 b9", specials="move=y8", safesong=True)
    events = say(state, 0, "move", "4,0")
    assert "safesong" in kinds(events)
    say(state, 0, "y3")
    assert refused(state, 0, "5,0") == "line-closed"
    assert "1,1" in legal(state, 0)


# -- play-again ----------------------------------------------------------------------------------


def test_play_again_fires_after_the_throws_with_another_colour() -> None:
    state = scene(SQUARE, "play-again r16 y16 b8 / b9 b10", specials="play-again=y8")
    say(state, 0, "play-again", "2,0")
    assert state.to_act() == 0b10
    events = say(state, 1, "done")
    assert "may-play-again" in kinds(events)
    assert legal(state, 0) == ["r16", "b8", "done"]
    assert refused(state, 0, "y16") == "another-colour"
    assert refused(state, 0, "b9") == "not-in-hand"
    assert refused(state, 0, "take") == "asked-again"
    say(state, 0, "r16", legal_again(state, "r16"))
    assert state.to_act() == 0b10  # its own throws
    say(state, 1, "done")
    assert state.turn == 1


def legal_again(state: Fiddlefoo, card: str) -> str:
    after = state.clone()
    say(after, 0, card)
    return legal(after, 0)[0]


def test_play_again_may_be_declined_and_is_not_offered_if_nothing_fits() -> None:
    state = scene(SQUARE, "play-again r16 / b9 b10", specials="play-again=y8")
    say(state, 0, "play-again", "2,0")
    say(state, 1, "done")
    say(state, 0, "done")
    assert state.turn == 1
    state = scene(SQUARE, "play-again y16 / b9 b10", specials="play-again=y8")
    say(state, 0, "play-again", "2,0")
    say(state, 1, "done")
    assert state.turn == 1  # yellow only


def test_play_again_chains_and_the_end_is_checked_before_it() -> None:
    layout = SQUARE + " play-again@-1,1"
    state = scene(layout, "y12 r16 y16 b8 / b9 b10", specials="play-again=y8")
    say(state, 0, "y12", "1,-1")
    assert state.pairs.has(members(cards("play-again"))[0])
    say(state, 1, "done")
    assert "done" in legal(state, 0)
    state = scene(SQUARE, "play-again / b9 b10", specials="play-again=y8")
    say(state, 0, "play-again", "2,0")
    say(state, 1, "done")
    assert state.over()


# -- remove-cards --------------------------------------------------------------------------------


def test_remove_cards_fires_up_to_three_times() -> None:
    state = scene(SQUARE, "remove-cards r16 / b8 b9", specials="remove-cards=y8")
    say(state, 0, "remove-cards", "2,0")
    assert refused(state, 0, "b9") == "not-on-map"
    assert refused(state, 0, "2,0") == "asked-removed"
    events = say(state, 0, "b3", "y3", "p4")
    assert kinds(events).count("card-removed") == 3
    assert GAME.pieces_by_place(state)["map"] == ["r3", "remove-cards"]
    assert GAME.pieces_by_place(state)["gone"] == ["y3", "b3", "p4"]
    assert state.to_act() == 0b10


def test_remove_cards_may_stop_and_does_not_fire_unpaired() -> None:
    state = scene(SQUARE, "remove-cards r16 / b8 b9", specials="remove-cards=y8")
    say(state, 0, "remove-cards", "2,0", "b3", "done")
    assert state.to_act() == 0b10
    layout = SQUARE + " remove-cards@2,1"
    state = scene(layout, "r8 r16 / b8 b9", specials="remove-cards=y8")
    say(state, 0, "r8", "1,2")
    assert state.to_act() == 0b10


def test_remove_cards_keeps_the_map_connected_and_not_empty_and_may_take_itself() -> None:
    layout = "y3@0,0 r3@1,0"
    state = scene(layout, "remove-cards r16 / y5 b9", specials="remove-cards=y8")
    say(state, 0, "remove-cards", "2,0")
    assert refused(state, 0, "r3") == "falls-apart"
    assert "remove-cards" in legal(state, 0)
    events = say(state, 0, "remove-cards", "r3")
    assert kinds(events)[-1] == "throws-asked"  # one card is left, and it must stay
    assert legal(state, 1) == ["y5", "done"]  # the Pair 3-8 is frozen
    assert GAME.pieces_by_place(state)["map"] == ["y3"]


# -- wild-pair -----------------------------------------------------------------------------------


def test_wild_pair_pairs_with_other_colours_from_hand_and_from_map() -> None:
    state = scene("r3@0,0 b3@1,0", "wild-pair r16 / b5 y5 r5 p7",
                  specials="wild-pair=y8")  # fmt: skip
    events = say(state, 0, "wild-pair", "2,0")
    assert kinds(events).count("pair") == 2  # no yellow card is on the map
    assert legal(state, 1) == ["y5", "r5", "b5", "done"]
    state = scene("wild-pair@0,0 b3@1,0", "r12 r16 / y10 r9 b5",
                  specials="wild-pair=y8")  # fmt: skip
    say(state, 0, "r12", "2,0")
    assert legal(state, 1) == ["y10", "r9", "done"]  # both colours of the Pair


def test_wild_pair_does_not_help_cards_that_are_not_in_line() -> None:
    layout = "wild-pair@0,0 b3@1,0 b5@1,1"
    state = scene(layout, "r12 r16 / y10 r9", specials="wild-pair=y8")
    say(state, 0, "r12")
    assert refused(state, 0, "1,2") == "not-in-line"
    assert "2,0" in legal(state, 0)


def test_wild_pair_adds_nothing_with_a_purple_partner_in_wildcard() -> None:
    layout = "wild-pair@0,0 r3@1,0"
    state = scene(layout, "p10 r16 / y9 b9", specials="wild-pair=y8", wildcard=True)
    say(state, 0, "p10", "2,0")
    assert legal(state, 0) == ["as yellow", "as red"]
    say(state, 0, "as red")
    assert not state.pairs.has(members(cards("wild-pair"))[0])


# -- other-colours -------------------------------------------------------------------------------


def test_other_colours_opens_the_range_to_all() -> None:
    state = scene(SQUARE, "other-colours r16 / b6 r6 p7 y6", specials="other-colours=y12")
    say(state, 0, "other-colours", "2,0")
    assert legal(state, 1) == ["y6", "r6", "b6", "p7", "done"]


def test_other_colours_does_nothing_unpaired() -> None:
    layout = SQUARE + " other-colours@-1,0"
    state = scene(layout, "r12 r16 / b6 r6 y6", specials="other-colours=y12")
    say(state, 0, "r12", "2,1")
    assert legal(state, 1) == ["r6", "done"]


def test_other_colours_opens_only_the_ranges_of_its_own_pairs() -> None:
    layout = "y16@0,0 r3@1,0 r7@2,1 other-colours@2,2 r9@1,1"
    state = scene(layout, "y12 r16 / b8 b15 y15", specials="other-colours=y5")
    say(state, 0, "y12", "2,0")  # Pairs 12-16 in the row, 5-12 in the column
    assert legal(state, 1) == ["y15", "b8", "done"]


# -- range-limit ---------------------------------------------------------------------------------


def test_range_limit_forbids_small_ranges() -> None:
    state = scene(SQUARE, "range-limit r16 / b8 b9", specials="range-limit=y7")
    assert "range-limit" not in legal(state, 0)  # 3-7 has three numbers
    layout = "y1@0,0 r3@1,0 b3@0,1 p4@1,1 y5@2,2 b5@2,1"
    state = scene(layout, "range-limit r16 / b8 b9", specials="range-limit=y7")
    say(state, 0, "range-limit")
    assert "2,0" not in legal(state, 0)  # y5 is in the column
    assert refused(state, 0, "2,0") == "range-limit"


def test_range_limit_allows_four_numbers() -> None:
    state = scene(SQUARE, "range-limit r16 / b8 b9", specials="range-limit=y8")
    say(state, 0, "range-limit")
    assert "2,0" in legal(state, 0)


def test_range_limit_on_the_map_binds_its_partners() -> None:
    layout = "range-limit@0,0 r3@1,0"
    state = scene(layout, "y10 r16 / b8 b9", specials="range-limit=y8")
    assert refused(state, 0, "y10") == "fits-nowhere"
    state = scene(layout, "y13 r16 / b8 b9", specials="range-limit=y8")
    assert "y13" in legal(state, 0)
    # Wildcard: a colour that would break the limit may not be chosen.
    state = scene(layout, "p10 r16 / b8 b9", specials="range-limit=y8", wildcard=True)
    say(state, 0, "p10", "2,0")
    assert legal(state, 0) == ["as red"]
    assert refused(state, 0, "as yellow") == "range-limit"


# -- no-safety -----------------------------------------------------------------------------------


def test_no_safety_lifts_the_protection_but_closes_the_lines() -> None:
    state = scene(ROW, "no-safety r16 / y5 b1", specials="no-safety=y12", safesong=True)
    events = say(state, 0, "no-safety", "4,0")
    assert "safesong" in kinds(events)
    assert state.ground.closed
    assert legal(state, 1) == ["y5", "b1", "done"]


def test_no_safety_does_nothing_unpaired() -> None:
    layout = ROW + " no-safety@3,1"
    state = scene(layout, "y12 r16 / y5 b1", specials="no-safety=b12", safesong=True)
    say(state, 0, "y12", "4,0")
    assert state.turn == 1


def test_no_safety_gives_no_toned_down_choice() -> None:
    state = scene(
        ROW,
        "no-safety r16 / y5 b1",
        specials="no-safety=y12",
        safesong=True,
        toned_down=True,
    )
    say(state, 0, "no-safety", "4,0")
    assert state.to_act() == 0b10


# -- distance-limit ------------------------------------------------------------------------------


def test_distance_limit_forbids_far_pairs() -> None:
    specials = "distance-limit=y12"
    state = scene(ROW, "distance-limit r16 / y5 b1", specials=specials, safesong=True)
    say(state, 0, "distance-limit")
    assert refused(state, 0, "4,0") == "distance-limit"


def test_distance_limit_allows_two() -> None:
    layout = "y3@0,0 r3@1,0 b3@2,0"
    specials = "distance-limit=y12"
    state = scene(layout, "distance-limit r16 / y5 b1", specials=specials, safesong=True)
    say(state, 0, "distance-limit")
    assert "3,0" in legal(state, 0)


def test_distance_limit_on_the_map_binds_its_partners_and_not_other_colours() -> None:
    layout = "distance-limit@0,0 r3@1,0 b3@2,0 r5@3,0"
    specials = "distance-limit=y12"
    state = scene(layout, "y3 r16 / y5 b1", specials=specials, safesong=True)
    say(state, 0, "y3")
    assert refused(state, 0, "4,0") == "distance-limit"
    state = scene(layout, "r16 y3 / y5 b1", specials=specials, safesong=True)
    say(state, 0, "r16")
    assert "4,0" in legal(state, 0)


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
