"""Fiddlefoo's variants, clause by clause: Safesong, Wildcard, Cooperative."""

from __future__ import annotations

import pytest

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.material import CARDS_DEALT, FAIR_DEAL
from bandstand.games.fiddlefoo.material.cards import common, members, size, without
from bandstand.games.fiddlefoo.play import end_round, safesong
from bandstand.games.fiddlefoo.play.cooperative import (
    can_fill_piles,
    has_enough_notes,
    missing_notes,
    notes_of,
    pile,
    sums,
)
from bandstand.games.fiddlefoo.state.cells import cell_at
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import OptionError
from support.fiddlefoo_scenes import all_done, cards, hand, kinds, legal, refused, say, scene

SQUARE = "y3@0,0 r3@1,0 b3@0,1 p4@1,1"
# A row with a yellow card at its left end, and more of the map below its right end.
ROW = "y3@0,0 r3@1,0 b3@2,0 r5@3,0"


# -- Safesong ------------------------------------------------------------------------------------


def test_safesong_adjacency_of_equal_colours_is_allowed() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2", safesong=True, adjacency="corners")
    say(state, 0, "y8")
    assert "-1,0" in legal(state, 0)


def test_safesong_map_size_is_eight_by_eight() -> None:
    names = [f"{'yrb'[at % 3]}{at + 1}" for at in range(8)]
    wide = [f"{name}@{column},0" for column, name in enumerate(names)]
    state = scene(" ".join(wide), "y9 y10 / r9 r10", safesong=True)
    say(state, 0, "y9")
    assert refused(state, 0, "-1,0") == "map-too-large"
    assert refused(state, 0, "8,0") == "map-too-large"
    tall = [f"{name}@0,{row}" for row, name in enumerate(names)]
    state = scene(" ".join(tall), "y9 y10 / r9 r10", safesong=True)
    say(state, 0, "y9")
    assert refused(state, 0, "0,-1") == "map-too-large"
    state = scene(" ".join(wide[:7]), "y9 y10 / r9 r10", safesong=True)
    say(state, 0, "y9")
    assert "7,0" in legal(state, 0)


def test_distance_counts_cards_in_between_and_not_empty_cells() -> None:
    gap = "y3@0,0 r3@1,0 b3@1,1 r5@2,1 b5@3,1 r7@3,0"
    state = scene(gap, "y8 y9 / r1 r2", safesong=True)
    ground = state.ground
    assert ground.distance(cell_at(0, 0), cell_at(4, 0)) == 2  # 2,0 is empty
    assert ground.distance(cell_at(4, 0), cell_at(0, 0)) == 2
    assert ground.distance(cell_at(0, 0), cell_at(1, 0)) == 0
    assert ground.distance(cell_at(0, 0), cell_at(2, 2)) == 1  # a diagonal
    assert ground.distance(cell_at(1, -1), cell_at(1, 2)) == 2  # a column


def test_safesong_protects_when_all_pairs_are_far() -> None:
    state = scene(ROW, "y12 r16 / y5 y6 b1", safesong=True)
    events = say(state, 0, "y12", "4,0")  # three cards in between
    assert "safesong" in kinds(events)
    assert state.turn == 1  # nobody was asked
    assert state.to_act() == 0b10


def test_one_near_pair_spoils_the_safesong() -> None:
    state = scene(ROW + " y14@3,1", "y12 r16 / y5 y6 b1", safesong=True)
    say(state, 0, "y12", "4,0")
    assert legal(state, 1)[-1] == "done"
    assert {"y5", "y6"} < set(legal(state, 1))


def test_safesong_closes_the_line_at_its_present_ends() -> None:
    layout = ROW + " b5@0,-1 b7@-1,-1 r7@5,1 r8@4,1 r9@3,1"
    state = scene(layout, "y12 r16 r15 / y5 y6 b1", safesong=True)
    say(state, 0, "y12", "4,0")
    say(state, 1, "y5")
    assert refused(state, 1, "5,0") == "line-closed"
    assert refused(state, 1, "-1,0") == "line-closed"
    assert len(state.ground.closed) == 1


def test_a_closed_line_may_be_filled_in_its_gaps_and_stays_closed_for_good() -> None:
    layout = "y3@0,0 r3@1,0 b3@2,0 r5@3,0 r7@4,1 b7@5,1"
    layout += " b5@3,1 r9@5,0"
    state = scene(layout, "y12 r16 r15 / y5 y6 b1", safesong=True)
    # 6,0 leaves a gap at 4,0, and four cards in between.
    say(state, 0, "y12", "6,0")
    assert state.ground.closed
    closed = list(state.ground.closed)
    say(state, 1, "y6")
    assert "4,0" in legal(state, 1)
    assert refused(state, 1, "-1,0") == "line-closed"
    safesong.close_line(state.ground, cell_at(0, 0), cell_at(6, 0))
    assert state.ground.closed == closed


@pytest.mark.parametrize(
    ("ends", "beyond", "beside"),
    [
        (("0,0", "4,0"), "5,0", "5,1"),
        (("0,0", "0,4"), "0,5", "1,5"),
        (("0,0", "4,4"), "5,5", "5,4"),
        (("4,0", "0,4"), "-1,5", "0,5"),
    ],
)
def test_lines_of_all_four_directions_are_closed(
    ends: tuple[str, str], beyond: str, beside: str
) -> None:
    state = scene(f"y3@{ends[0]} y5@{ends[1]}", "y12 / y6", safesong=True)
    cells = [cell_at(*map(int, text.split(","))) for text in (*ends, beyond, beside)]
    safesong.close_line(state.ground, cells[1], cells[0])
    assert not safesong.extends_closed_line(state.ground, cells[0])
    assert safesong.extends_closed_line(state.ground, cells[2])
    assert not safesong.extends_closed_line(state.ground, cells[3])


def test_silence_lets_everyone_throw_one_card_of_any_kind() -> None:
    state = scene(SQUARE, "y12 r16 / y5 r8 b8 b9 / r9 r10", safesong=True)
    events = say(state, 0, "y12", "-1,0")  # beside y3
    assert "silence" in kinds(events)
    assert legal(state, 1) == ["y5", "r8", "b8", "b9", "done"]
    say(state, 1, "r8")
    assert legal(state, 1) == ["y5", "done"]  # what matches may still go
    assert refused(state, 1, "b8") == "silence-used"
    say(state, 1, "y5", "done")
    say(state, 2, "r10", "done")
    assert hand(state, 0) == ["y5", "r8", "r10", "r16"]


def test_silence_is_not_used_up_by_a_card_that_matches() -> None:
    state = scene(SQUARE, "y12 r16 / y5 y6 r8 b8", safesong=True)
    say(state, 0, "y12", "-1,0")
    say(state, 1, "y5", "y6")
    assert legal(state, 1) == ["r8", "b8", "done"]


def test_only_empty_cells_in_between_is_silence_too() -> None:
    gap = "y3@0,0 r3@0,1 b3@1,1 r5@2,1"
    state = scene(gap, "y12 r16 / r8 b8", safesong=True)
    assert "silence" in kinds(say(state, 0, "y12", "2,0"))


def test_a_distance_of_one_or_two_is_neither_safe_nor_silent() -> None:
    layout = "y3@0,0 r3@1,0 b3@2,0"
    state = scene(layout, "y12 r16 / r8 b8 y9", safesong=True)
    events = say(state, 0, "y12", "3,0")
    assert not {"silence", "safesong"} & set(kinds(events))
    assert legal(state, 1) == ["y9", "done"]


def test_one_throw_includes_the_silence() -> None:
    state = scene(SQUARE, "y12 r16 / y5 r8 b8 b9", safesong=True, throws="one")
    say(state, 0, "y12", "-1,0")
    say(state, 1, "r8")
    assert legal(state, 1) == ["done"]


FAR_AND_NEAR = ROW + " y14@4,2 b9@3,1 b11@4,1"


def toned_down() -> Fiddlefoo:
    """A Pair 3-12 at distance 3 and a Pair 12-14 at distance 1."""
    hands = "y12 r16 / y5 b1 r13 b8 r1 y16"
    state = scene(FAR_AND_NEAR, hands, safesong=True, toned_down=True)
    say(state, 0, "y12", "4,0")
    return state


def test_toned_down_asks_for_one_basis() -> None:
    state = toned_down()
    assert legal(state, 0) == ["by range", "by notes", "by distance", "leave open"]
    assert refused(state, 0, "done") == "asked-basis"
    assert state.to_act() == 0b01


def test_toned_down_by_range() -> None:
    state = toned_down()
    assert "toned-down" in kinds(say(state, 0, "by range"))
    assert legal(state, 1) == ["y5", "done"]


def test_toned_down_by_notes() -> None:
    state = toned_down()
    say(state, 0, "by notes")
    assert legal(state, 1) == ["y16", "r1", "b1", "done"]  # both differences are 1


def test_toned_down_by_distance_is_number_or_notes_of_any_colour() -> None:
    state = toned_down()
    say(state, 0, "by distance")
    # Distances 3 and 1: the numbers 3 and 1, and cards of three notes or one.
    assert legal(state, 1) == ["y5", "y16", "r1", "b1", "done"]


def test_toned_down_the_refusal_names_what_counts() -> None:
    state = toned_down()
    say(state, 0, "by range")
    assert refused(state, 1, "b1") == "not-by-basis"  # its note is a difference
    assert refused(state, 1, "b8") == "not-by-basis"
    state = toned_down()
    say(state, 0, "by notes")
    assert refused(state, 1, "y5") == "not-by-basis"  # its number is in a range


def test_the_basis_is_shown_while_cards_are_thrown_and_no_longer() -> None:
    state = toned_down()
    assert GAME.view(state, 1)["basis"] is None
    say(state, 0, "by range")
    assert GAME.view(state, 1)["basis"] == "range"
    all_done(state)
    assert GAME.view(state, 1)["basis"] is None


def test_toned_down_needs_a_far_pair_and_no_safesong() -> None:
    state = scene(ROW, "y12 r16 / y5 b1", safesong=True, toned_down=True)
    assert "safesong" in kinds(say(state, 0, "y12", "4,0"))
    state = scene(SQUARE, "y12 r16 / y5 b1", safesong=True, toned_down=True)
    say(state, 0, "y12", "2,0")
    assert state.to_act() == 0b10


def test_toned_down_leaves_the_silence_beside() -> None:
    layout = ROW + " y14@4,1"
    hands = "y12 r16 / y5 b1 r13 b8"
    state = scene(layout, hands, safesong=True, toned_down=True)
    say(state, 0, "y12", "4,0", "by notes")
    assert legal(state, 1) == ["y5", "r13", "b1", "b8", "done"]
    say(state, 1, "b8")
    assert legal(state, 1) == ["b1", "done"]


def test_dissonance_matches_distances_when_nothing_else_can() -> None:
    layout = "y6@0,0 r3@1,0"
    hands = "y5 r16 / y7 b1 r13 b2 y1"
    state = scene(layout, hands, safesong=True, dissonance=True)
    say(state, 0, "y5", "2,0")  # 5-6: no range; 3 and 3 notes: no difference; distance 1
    assert legal(state, 1) == ["y1", "b1", "b2", "done"]


def test_dissonance_does_not_apply_when_something_can_be_thrown() -> None:
    layout = "y6@0,0 r3@1,0"
    state = scene(layout, "y4 r16 / y7 b1 b8 y5", safesong=True, dissonance=True)
    say(state, 0, "y4", "2,0")  # range 5
    assert legal(state, 1) == ["y5", "b1", "done"]
    state = scene(layout, "y5 r16 / y7 b1 b8", safesong=True)
    say(state, 0, "y5", "2,0")
    assert legal(state, 1) == ["done"]  # without the option


def test_the_choice_of_toned_down_replaces_dissonance() -> None:
    layout = "y6@0,0 r3@1,0 b3@2,0 r5@3,0 b7@3,1 b9@4,1"
    layout += " y7@4,2"
    hands = "y5 r16 / y1 b1 b8 r13"
    state = scene(layout, hands, safesong=True, toned_down=True, dissonance=True)
    say(state, 0, "y5", "4,0")
    say(state, 0, "by notes")
    assert legal(state, 1) == ["done"]


@pytest.mark.parametrize("option", ["toned_down", "dissonance"])
def test_parts_of_safesong_need_it(option: str) -> None:
    with pytest.raises(OptionError, match="part of safesong"):
        GAME.settle(3, {option: True})


# -- Wildcard ------------------------------------------------------------------------------------


def test_a_purple_card_says_what_it_counts_as() -> None:
    state = scene(SQUARE, "p10 r16 / y5 b1 r8 p7", wildcard=True)
    say(state, 0, "p10")
    assert "2,0" in legal(state, 0)  # in line with red and yellow, beside red
    say(state, 0, "2,0")
    assert legal(state, 0) == ["as yellow", "as red", "as blue"]
    events = say(state, 0, "as red")
    assert "counts-as" in kinds(events)
    pairs = [event.facts["other"] for event in events if event.kind == "pair"]
    assert pairs == members(cards("r3 p4"))


def test_the_colour_must_give_a_pair() -> None:
    state = scene("y3@0,0 r3@1,0", "p10 r16 / y5 b1", wildcard=True)
    say(state, 0, "p10", "0,1")
    assert legal(state, 0) == ["as yellow", "as red"]  # 1,0 is on the diagonal
    assert refused(state, 0, "as blue") == "no-pair-as"
    assert refused(state, 0, "done") == "asked-colour"
    state = scene("p4@0,0 r3@1,0", "p10 r16 / y5 b1", wildcard=True)
    say(state, 0, "p10", "2,0")
    assert legal(state, 0) == ["as yellow", "as red", "as blue"]  # purple pairs with purple


def test_purple_on_the_map_pairs_with_every_new_card() -> None:
    state = scene("p4@0,0 r3@1,0", "y12 r16 / b5 y6 p7 r8", wildcard=True)
    events = say(state, 0, "y12", "2,0")
    assert "pair" in kinds(events)
    assert legal(state, 1) == ["y6", "r8", "b5", "p7", "done"]  # any colour in the range
    plain = scene("p4@0,0 r3@1,0", "y12 r16 / b5 y6")
    assert legal(plain, 0) == ["r16"]


def test_purple_never_breaks_nor_suffers_the_ban_except_beside_purple() -> None:
    state = scene(SQUARE, "p10 y8 / b1 b2", wildcard=True)
    say(state, 0, "p10")
    assert "-1,0" in legal(state, 0)  # beside yellow
    assert refused(state, 0, "2,1") == "touches-colour"  # beside purple
    state = scene(SQUARE, "y8 y9 / b1 b2", wildcard=True)
    say(state, 0, "y8")
    assert "2,1" in legal(state, 0)  # beside purple


def test_a_purple_hand_card_in_any_range_may_be_thrown() -> None:
    layout = "y3@0,0 r3@1,0"
    state = scene(layout, "y12 r16 / p4 p13 p10", wildcard=True)
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["p4", "p10", "done"]
    state = scene(layout, "y12 r16 / p4 p13 p10")
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["done"]


def test_the_colour_counts_for_this_turn_only() -> None:
    state = scene(SQUARE, "p10 r16 / y5 b12 / y6 y7", wildcard=True)
    say(state, 0, "p10", "2,0", "as red")
    all_done(state)
    say(state, 1, "b12", "3,0")
    assert state.pairs.has(members(cards("p10"))[0])


# -- Cooperative ---------------------------------------------------------------------------------

# Four piles of exactly ten notes, and a map without their cards.
TENS = "y5 y8 y12 r5 r8 r12 b5 b8 b12 p1 p4 p7 p10 p16"
WITHOUT_P4 = "y3@0,0 r3@1,0 b3@0,1 p13@1,1"


def test_a_card_that_could_be_thrown_may_go_to_its_pile() -> None:
    state = scene(SQUARE, "y12 r16 / y4 y11 b1 r4", cooperative=True)
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["y4", "y11", "b1", "done", "pile y4", "pile y11", "pile b1"]
    assert refused(state, 1, "pile r4") == "no-match"
    say(state, 1, "pile y11", "pile y4", "b1", "done")
    assert GAME.pieces_by_place(state)["together"] == ["y4", "y11"]
    assert hand(state, 0) == ["r16", "b1"]
    assert [notes_of(state.deck, pile(state, colour)) for colour in range(4)] == [5, 0, 0, 0]


def test_a_pile_takes_higher_numbers_only() -> None:
    state = scene(SQUARE, "y12 r16 / y4 y11 b1 r4", piles="y5", cooperative=True)
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["y4", "y11", "b1", "done", "pile y11", "pile b1"]
    assert refused(state, 1, "pile y4") == "pile-too-high"


def test_cards_for_one_pile_go_lowest_first() -> None:
    state = scene(SQUARE, "y12 r16 / y11 b8 / y4 b9", cooperative=True)
    say(state, 0, "y12", "2,0")
    say(state, 1, "pile y11", "done")
    events = say(state, 2, "pile y4", "done")
    placed = [event.facts["card"] for event in events if event.kind == "put-on-pile"]
    assert placed == members(cards("y4 y11"))


def test_of_equal_numbers_the_nearest_to_the_left_comes_first() -> None:
    state = scene(
        SQUARE,
        "y12 r16 / draw b8 / y5 b9",
        specials="draw=y5",
        cooperative=True,
        turn=0,
    )
    say(state, 0, "y12", "2,0")
    say(state, 2, "pile y5", "done")
    events = say(state, 1, "pile draw", "done")
    piled = [kind for kind in kinds(events) if kind.endswith("-pile")]
    assert piled == ["meant-for-pile", "put-on-pile", "back-from-pile"]
    assert GAME.pieces_by_place(state)["together"] == ["draw"]
    assert hand(state, 2) == ["y5", "b9"]
    assert common(state.people[2].known, cards("y5")) == cards("y5")  # seen
    assert size(state.pile) == 54 + 1 - 4 - 6  # a card on a pile is not thrown: nobody drew


def test_cooperative_counts_for_one_throw_and_may_use_silence() -> None:
    state = scene(SQUARE, "y12 r16 / y4 r8", cooperative=True, throws="one")
    say(state, 0, "y12", "2,0")
    say(state, 1, "pile y4")
    assert legal(state, 1) == ["done"]
    state = scene(SQUARE, "y12 r16 / y4 r8 b8", cooperative=True, safesong=True)
    say(state, 0, "y12", "-1,0")
    say(state, 1, "pile r8")
    assert legal(state, 1) == ["y4", "done", "pile y4"]


def test_players_without_cards_are_skipped() -> None:
    state = scene(SQUARE, "y4 / r9 r10 / b8 b1", cooperative=True)
    say(state, 0, "y4", "2,0")
    all_done(state)
    assert not state.over()
    say(state, 1, legal(state, 1)[0])
    say(state, 1, legal(state, 1)[0])
    assert state.to_act() == 0b100  # only who holds cards is asked
    say(state, 2, "done")
    assert state.turn == 2


def test_the_game_ends_when_at_most_one_player_has_cards() -> None:
    state = scene(SQUARE, "y4 / r9 r10", cooperative=True)
    say(state, 0, "y4", "2,0")
    events = all_done(state)
    assert state.over()
    assert state.scores() == [40, 40]
    assert state.placing() == [2, 2]
    assert state.payoffs() == [0.0, 0.0]
    assert kinds(events)[-1] == "lost-together"


def test_won_if_every_pile_has_exactly_ten() -> None:
    state = scene(WITHOUT_P4, "y4 / r9 r10", piles=TENS, cooperative=True)
    assert missing_notes(state) == 0
    say(state, 0, "y4", "2,0")
    events = all_done(state)
    assert state.over()
    assert state.placing() == [1, 1]
    assert state.payoffs() == [1.0, 1.0]
    assert kinds(events)[-2:] == ["piles-filled", "won-together"]


def test_the_score_is_how_far_the_piles_miss_ten() -> None:
    state = scene(SQUARE, "y4 / r9 r10", piles="y8 y9 y10 r8 p1", cooperative=True)
    assert missing_notes(state) == 1 + 6 + 10 + 9


def test_several_rounds_are_won_only_if_all_are() -> None:
    state = scene(SQUARE, "y4 / r9 r10", cooperative=True, rounds=2)
    say(state, 0, "y4", "2,0")
    all_done(state)
    assert state.round == 1
    lost = "points 40 / 40"
    state = scene(WITHOUT_P4, "y4 / r9", piles=TENS, more=lost, cooperative=True, rounds=2)
    end_round(state)
    assert state.over()
    assert state.scores() == [40, 40]
    assert state.placing() == [2, 2]


def test_cooperative_is_one_round_unless_said() -> None:
    assert GAME.new(3, GAME.settle(3, {"cooperative": True}), seeded(1)).terms.rounds == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("notes", ["regular", "varied"])
def test_the_fair_deal_holds_ten_notes_of_every_colour(players: int, notes: str) -> None:
    options = GAME.settle(players, {"cooperative": True, "notes": notes})
    for seed in range(8):
        state = GAME.new(players, options, seeded(seed))
        assert all(size(person.hand) == FAIR_DEAL[players] for person in state.people)
        dealt = without(without(state.deck.cards, state.start_cards), state.pile)
        assert can_fill_piles(state.deck, dealt)


def test_the_deal_as_printed_leaves_ten_notes_of_every_colour_off_the_map() -> None:
    options = GAME.settle(3, {"cooperative": True, "coop_deal": "rulebook"})
    starts = set()
    for seed in range(40):
        state = GAME.new(3, options, seeded(seed))
        assert all(size(person.hand) == CARDS_DEALT for person in state.people)
        assert has_enough_notes(state.deck, without(state.deck.cards, state.start_cards))
        starts |= {name for name in GAME.pieces_by_place(state)["map"] if name[0] == "p"}
    assert starts == {"p1", "p4", "p13", "p16"}  # without 7 or 10 nine notes would be left


def test_what_a_pile_can_reach() -> None:
    state = scene(SQUARE, "y4 / r9")
    yellow = cards("y1 y2 y8")  # 1, 1 and 4 notes
    assert sums(state.deck, yellow, 0, 0) == sum(1 << total for total in (0, 1, 2, 4, 5, 6))
    assert sums(state.deck, yellow, 2, 7) == 1 << 7
    assert sums(state.deck, yellow, 1, 5) == sum(1 << total for total in (5, 6, 9, 10))


def test_the_deal_is_an_option_of_the_cooperative_game() -> None:
    with pytest.raises(OptionError, match="cooperative"):
        GAME.settle(3, {"coop_deal": "rulebook"})
