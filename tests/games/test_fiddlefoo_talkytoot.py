"""Talkytoot, the deck and paired cards: for each a case that fires and one that does not."""

from __future__ import annotations

import pytest

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.material import DRAWN_BY_CHANCE, SAFESONG_SPECIALS
from bandstand.games.fiddlefoo.material.cards import members
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.kernel.bits import popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import OptionError
from support.fiddlefoo_scenes import (
    KEYS,
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
