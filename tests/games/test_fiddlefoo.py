"""The base game of Fiddlefoo, clause by clause in the order of the rulebook."""

from __future__ import annotations

from itertools import permutations

import pytest

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.material import NOTES
from bandstand.games.fiddlefoo.material.cards import common, is_empty, members, size
from bandstand.games.fiddlefoo.moves import MOVE_COUNT
from bandstand.games.fiddlefoo.play import end_round
from bandstand.games.fiddlefoo.play.pairs import make_pairs
from bandstand.games.fiddlefoo.state.cells import cell_at, coordinates, fold
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.fiddlefoo.state.map import card_on, cell_under, free_cell
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError, NotationError
from support.fiddlefoo_scenes import all_done, cards, hand, kinds, legal, refused, say, scene

SQUARE = "y3@0,0 r3@1,0 b3@0,1 p4@1,1"


def new(players: int = 3, seed: int = 1, **options: object) -> Fiddlefoo:
    state: Fiddlefoo = GAME.new(players, GAME.settle(players, options), seeded(seed))
    return state


# -- The cards -----------------------------------------------------------------------------------


def test_the_deck_has_54_cards_every_one_once() -> None:
    pieces = GAME.pieces(new())
    assert len(pieces) == len(set(pieces)) == 54
    assert [name for name in pieces if name[0] == "p"] == ["p1", "p4", "p7", "p10", "p13", "p16"]
    for colour in "yrb":
        assert [name for name in pieces if name[0] == colour] == [
            f"{colour}{number}" for number in range(1, 17)
        ]


def test_notes_of_the_regular_deck() -> None:
    assert NOTES == (1, 1, 2, 2, 3, 3, 3, 4, 4, 3, 3, 3, 2, 2, 1, 1)
    deck = new().deck
    assert all(deck.notes[card] == NOTES[deck.numbers[card] - 1] for card in range(54))


def test_varied_notes_stay_near_the_regular_ones_and_are_settled_once_a_match() -> None:
    seen: dict[int, set[int]] = {number: set() for number in range(1, 17)}
    for seed in range(60):
        state = new(seed=seed, notes="varied")
        for card in range(54):
            seen[state.deck.numbers[card]].add(state.deck.notes[card])
        deck = state.deck
        end_round(state)
        assert state.deck is deck
    assert seen[1] == seen[16] == {1}
    assert seen[8] == seen[9] == {4}
    assert seen[2] == seen[15] == {1, 2}
    assert seen[5] == seen[12] == {2, 3}
    assert seen[7] == seen[10] == {3, 4}


# -- Setup ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_setup_lays_one_card_of_each_colour_and_deals_eight(players: int) -> None:
    for seed in range(20):
        state = new(players, seed)
        squares = state.ground.squares
        assert sorted(state.deck.colours[card_on(square)] for square in squares) == [0, 1, 2, 3]
        assert sorted(coordinates(cell_under(square)) for square in squares) == [
            [0, 0],
            [0, 1],
            [1, 0],
            [1, 1],
        ]
        assert all(size(person.hand) == 8 for person in state.people)
        assert size(state.pile) == 50 - 8 * players


def test_setup_is_random_in_cards_cells_and_start_player() -> None:
    first = {new(seed=seed).starter for seed in range(40)}
    corners = {cell_under(new(seed=seed).ground.squares[0]) for seed in range(40)}
    assert first == {0, 1, 2}
    assert len(corners) == 4


def test_later_rounds_start_with_the_left_neighbour() -> None:
    state = new(4, rounds=3)
    first = state.starter
    end_round(state)
    assert state.starter == state.turn == (first + 1) % 4
    end_round(state)
    assert state.starter == (first + 2) % 4


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(BandstandError):
        GAME.settle(players, {})


# -- Gameplay: the card must connect, be in line, and not be adjacent ----------------------------


def test_a_card_must_connect_to_the_map() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2")
    say(state, 0, "y8")
    assert refused(state, 0, "3,3") == "not-connected"
    assert refused(state, 0, "-1,-1") == "not-connected"  # a corner is no side
    assert refused(state, 0, "1,1") == "cell-taken"


def test_a_card_must_be_in_line_with_its_colour() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2")
    say(state, 0, "y8")
    assert legal(state, 0) == ["2,0", "-1,1", "0,2", "1,-1"]
    assert refused(state, 0, "2,1") == "not-in-line"
    assert refused(state, 0, "1,2") == "not-in-line"


def test_rows_columns_and_both_diagonals_count_over_gaps_and_other_cards() -> None:
    row = "y3@0,0 r3@1,0 b3@2,0 r5@3,0"
    state = scene(row, "y8 y9 / b1 b2")
    say(state, 0, "y8")
    assert "4,0" in legal(state, 0)  # the row, over three cards
    assert "1,1" in legal(state, 0)  # falling, over nothing
    assert "1,-1" in legal(state, 0)  # rising
    gap = "y3@0,0 r3@0,1 r5@1,1 b5@2,1 b7@3,1 r7@3,2"
    state = scene(gap, "y8 y9 / b1 b2")
    say(state, 0, "y8")
    assert "3,3" in legal(state, 0)  # the diagonal, over an empty cell
    assert "3,0" in legal(state, 0)  # the row, over empty cells


def test_a_card_may_not_touch_its_colour_along_a_side() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2")
    say(state, 0, "y8")
    assert refused(state, 0, "-1,0") == "touches-colour"
    assert refused(state, 0, "0,-1") == "touches-colour"


def test_corners_may_touch_unless_the_table_says_otherwise() -> None:
    layout = "y3@0,0 r3@1,0 b3@0,1"
    state = scene(layout, "y8 y9 / r1 r2")
    say(state, 0, "y8")
    assert "1,1" in legal(state, 0)
    state = scene(layout, "y8 y9 / r1 r2", adjacency="corners")
    say(state, 0, "y8")
    assert refused(state, 0, "1,1") == "touches-colour"


def test_the_edge_agrees_with_the_rule_worked_out_afresh() -> None:
    for seed in range(6):
        for options in ({}, {"adjacency": "corners"}):
            state = new(3, seed, **options)
            dice = seeded(seed)
            for _ in range(60):
                if state.over():
                    break
                edge = sorted(state.ground.edge)
                again = state.ground.clone()
                again.rebuild(state.deck, state.terms.touch)
                assert edge == sorted(again.edge)
                assert sorted(state.ground.beside()) == [free_cell(entry) for entry in edge]
                seat = members((state.to_act(), 0))[0]
                moves = state.moves(seat)
                state.play(seat, moves[dice.below(len(moves))])


def test_placing_is_compulsory() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2")
    assert legal(state, 0) == ["y8", "y9"]
    assert refused(state, 0, "take") == "can-place"
    assert refused(state, 0, "pass") == "can-place"
    assert refused(state, 0, "done") == "asked-card"
    assert refused(state, 0, "2,0") == "asked-card"
    assert refused(state, 0, "r1") == "not-in-hand"


def test_only_the_player_whose_turn_it_is_may_place() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2")
    reason = state.refusal(1, GAME.read_move(state, "r1"))
    assert reason is not None
    assert reason.code == "not-your-turn"


def test_the_card_is_chosen_before_the_cell() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2")
    say(state, 0, "y8")
    assert refused(state, 0, "y9") == "asked-cell"
    events = say(state, 0, "2,0")
    assert kinds(events)[0] == "card-placed"
    assert hand(state, 0) == ["y9"]


# A map on which red and blue find no partner.
LONELY = "y3@0,0 p4@1,0"


def test_without_a_legal_placement_you_draw_one_and_the_turn_ends() -> None:
    state = scene(LONELY, "r3 r5 / b1 b3", pile="r9 y1")
    assert legal(state, 0) == ["take"]
    assert refused(state, 0, "pass") == "can-draw"
    assert refused(state, 0, "r3") == "fits-nowhere"
    events = say(state, 0, "take")
    assert kinds(events) == ["cannot-place", "drawn"]
    assert len(hand(state, 0)) == 3
    assert state.turn == 1
    drawn = events[1]
    assert drawn.shown_to(1) == {"seat": 0, "card": None}
    assert drawn.shown_to(0) != {"seat": 0, "card": None}


def test_with_an_empty_pile_you_pass() -> None:
    state = scene(LONELY, "r3 r5 / b1 y12", pile="")
    assert legal(state, 0) == ["pass"]
    assert refused(state, 0, "take") == "pile-empty"
    assert kinds(say(state, 0, "pass")) == ["passes"]
    assert state.turn == 1


def test_the_round_ends_when_the_pile_is_empty_and_nobody_can_place() -> None:
    state = scene(LONELY, "r3 r5 / b1 y12 / b8 b9", pile="", turn=1)
    say(state, 1, "y12", "2,0")
    assert not state.over()
    all_done(state)
    assert state.over()
    assert state.scores() == [2 + 3, 1, 4 + 4]


# -- Gameplay: Pairs -----------------------------------------------------------------------------


def pairs_of(card: str, old: str) -> tuple[list[str], list[str]]:
    """The cards that match by range and by notes for one Pair."""
    state = scene(f"{old}@0,0", "r1 / r2")
    new_card = members(cards(card))[0]
    colour = state.deck.colours[new_card]
    made = make_pairs(state, new_card, cell_at(2, 0), colour)
    names = GAME.pieces(state)
    return (
        [name for name in names if not is_empty(common(cards(name), made.by_range))],
        [name for name in names if not is_empty(common(cards(name), made.by_notes))],
    )


def test_range_is_what_lies_strictly_between() -> None:
    assert pairs_of("y2", "y6")[0] == ["y3", "y4", "y5"]
    assert pairs_of("b14", "b8")[0] == ["b9", "b10", "b11", "b12", "b13"]
    assert pairs_of("p4", "p13")[0] == ["p7", "p10"]


def test_consecutive_numbers_have_an_empty_range() -> None:
    assert pairs_of("y2", "y3")[0] == []


def test_difference_is_of_the_notes() -> None:
    by_notes = pairs_of("r1", "r8")[1]  # 1 and 4 notes
    assert by_notes == [name for name in GAME.pieces(new()) if NOTES[int(name[1:]) - 1] == 3]


def test_a_difference_of_nothing_matches_nothing() -> None:
    assert pairs_of("r5", "r6")[1] == []


def test_all_pairs_created_count() -> None:
    # From 2,0: y3 in the row, y9 on the falling diagonal, y14 in the column; y16 is not in line.
    layout = "y3@0,0 r3@1,0 b3@0,1 r5@1,1 r7@2,1 b5@3,1"
    layout += " b7@2,2 y14@2,3 r9@3,2 y9@4,2 y16@-1,1"
    state = scene(layout, "y5 r16 / y4 y6 y8 y13 y15 b1 b13 b12")
    events = say(state, 0, "y5", "2,0")
    paired = [event.facts for event in events if event.kind == "pair"]
    assert [(facts["other"], facts["range"], facts["difference"]) for facts in paired] == [
        (members(cards("y3"))[0], [4, 4], 1),
        (members(cards("y9"))[0], [6, 8], 1),
        (members(cards("y14"))[0], [6, 13], 1),
    ]
    assert legal(state, 1) == ["y4", "y6", "y8", "y13", "y15", "b1", "done"]


# -- Gameplay: everyone may give you hand cards --------------------------------------------------


def known_case() -> Fiddlefoo:
    """A yellow Pair 3-12, with 2 and 3 notes."""
    return scene(SQUARE, "y12 r16 / y4 y11 y14 b1 r4 / y15 b8 r5 p16", pile="r9")


def test_known_case_three_to_twelve() -> None:
    state = known_case()
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["y4", "y11", "b1", "done"]  # in range, or a single note
    assert legal(state, 2) == ["y15", "p16", "done"]
    assert refused(state, 1, "y14") == "no-match"
    assert refused(state, 1, "r4") == "no-match"  # in the range, but of another colour
    assert refused(state, 1, "b8") == "not-in-hand"
    assert refused(state, 1, "2,0") == "asked-throws"
    assert refused(state, 1, "pile y4") == "no-piles"


def test_a_four_note_card_can_only_go_by_range() -> None:
    state = scene(SQUARE, "y12 r16 / y8 b8")
    say(state, 0, "y12", "2,0")
    assert legal(state, 1) == ["y8", "done"]


def test_any_number_of_cards_may_be_thrown_card_by_card() -> None:
    state = known_case()
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4", "b1")
    assert legal(state, 1) == ["y11", "done"]
    assert refused(state, 1, "y4") == "given-already"
    say(state, 1, "done")
    events = say(state, 2, "p16", "done")
    assert [event.kind for event in events if event.kind == "thrown"] == ["thrown"] * 2
    assert hand(state, 0) == ["y4", "r16", "b1", "p16"]
    assert hand(state, 1) == ["y11", "y14", "r4"]


def test_throws_can_be_limited_to_one() -> None:
    state = scene(SQUARE, "y12 r16 / y4 y11 b1 r4", throws="one")
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4")
    assert legal(state, 1) == ["done"]
    assert refused(state, 1, "y11") == "one-throw"


def test_everybody_else_is_asked_even_with_nothing_to_throw() -> None:
    state = scene(SQUARE, "y4 y12 / r9 r10 / b9 b10")
    say(state, 0, "y4", "2,0")
    assert state.to_act() == 0b110
    assert legal(state, 1) == legal(state, 2) == ["done"]


def test_throws_are_decided_unseen_by_each_other() -> None:
    state = known_case()
    say(state, 0, "y12", "2,0")
    seen = [GAME.view(state, seat) for seat in (-1, 0, 2)]
    moves = state.moves(2)
    events = say(state, 1, "y4", "b1")
    assert all(event.shown_to(seat) is None for event in events for seat in (-1, 0, 2))
    assert [GAME.view(state, seat) for seat in (-1, 0, 2)] == seen
    assert state.moves(2) == moves
    say(state, 1, "done")
    people = GAME.view(state, 2)["people"]
    assert isinstance(people, list)
    assert len(people[1]["hand"]) == 5  # its size does not tell


def test_the_result_does_not_depend_on_the_order_of_answers() -> None:
    answers = {1: ["y4", "b1", "done"], 2: ["p16", "y15", "done"]}
    results = set()
    for order in set(permutations([1, 1, 1, 2, 2, 2])):
        state = known_case()
        say(state, 0, "y12", "2,0")
        steps = {seat: iter(texts) for seat, texts in answers.items()}
        for seat in order:
            say(state, seat, next(steps[seat]))
        results.add(str(state.packed()))
    assert len(results) == 1


def test_the_active_player_takes_the_cards_and_all_know_them() -> None:
    state = known_case()
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4", "done")
    say(state, 2, "done")
    people = GAME.view(state, 2)["people"]
    assert isinstance(people, list)
    assert people[0]["hand"] == ["y4", None]


# -- Gameplay: the end ---------------------------------------------------------------------------


def test_the_round_ends_when_the_placer_is_out_of_cards() -> None:
    state = scene(SQUARE, "y4 / r9 r10 / b8 b1")
    say(state, 0, "y4", "2,0")
    assert not state.over()  # the others may still throw
    all_done(state)
    assert state.over()
    assert state.scores() == [0, 4 + 3, 4 + 1]
    assert state.placing() == [1, 3, 2]
    assert state.payoffs() == [1.0, 0.0, 0.0]


def test_a_thrown_card_keeps_the_placer_in() -> None:
    state = scene(SQUARE, "y12 / y4 y5 / b8 b9")
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4", "done")
    say(state, 2, "done")
    assert not state.over()
    assert hand(state, 0) == ["y4"]


def test_a_thrower_can_end_the_round() -> None:
    state = scene(SQUARE, "y12 r1 / y4 y5 / b8 b9")
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4", "y5", "done")
    events = say(state, 2, "done")
    assert "round-scored" in kinds(events)
    assert state.over()
    assert state.scores() == [1 + 2 + 3, 0, 8]


def test_a_match_is_several_rounds_and_the_least_total_wins() -> None:
    state = scene(SQUARE, "y4 / r9 r10", rounds=2)
    say(state, 0, "y4", "2,0")
    all_done(state)
    assert not state.over()
    assert state.round == 1
    assert state.scores() == [0, 7]
    assert GAME.score_sheet(state) == [{"round 1": 0}, {"round 1": 7}]
    state = scene(SQUARE, "y1 / y2 y4", more="points 0 / 7", rounds=2)
    end_round(state)
    assert state.over()
    assert state.scores() == [1, 10]
    assert state.placing() == [1, 2]


def test_equal_totals_share_the_victory() -> None:
    state = scene(SQUARE, "y1 / r1 / b8")
    state.journal = []
    end_round(state)
    assert state.placing() == [1, 1, 3]
    assert state.payoffs() == [0.5, 0.5, 0.0]
    assert kinds(state.journal)[-1] == "game-shared"


def test_the_default_is_three_rounds() -> None:
    assert new().terms.rounds == 3
    assert new(rounds=10).terms.rounds == 10
    with pytest.raises(BandstandError):
        GAME.settle(3, {"rounds": 11})


def test_nobody_throws_is_told() -> None:
    state = scene(SQUARE, "y4 y5 / r9 r10")
    say(state, 0, "y4", "2,0")
    assert "nobody-threw" in kinds(say(state, 1, "done"))


# -- Cells and notation --------------------------------------------------------------------------


def test_folded_cells_mean_one_cell_beside_any_map() -> None:
    state = scene("y3@0,0", "y8 / r1")
    for column in range(-1, 75):
        cell = cell_at(column, -1)
        assert state.ground.unfold(fold(cell)) == cell
    assert GAME.move_count == MOVE_COUNT


def test_a_straight_line_of_all_cards_has_a_cell_on_either_side() -> None:
    layout = " ".join(f"{name}@{-at},0" for at, name in enumerate(GAME.pieces(new())[:52]))
    state = scene(layout, "p13 / p16")
    say(state, 0, "p13")
    texts = legal(state, 0)
    assert "1,0" in texts
    for text in texts:
        assert GAME.write_move(state, GAME.read_move(state, text)) == text


@pytest.mark.parametrize(
    "text", ["", "y17", "p2", "x4", "500,0", "0,-99", "as purple", "pile", "²,0"]
)
def test_what_is_no_move_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(NotationError, match=r"\.$"):
        GAME.read_move(new(), text)


def test_moves_can_be_typed_loosely() -> None:
    state = new()
    assert GAME.read_move(state, " Y7 ") == GAME.read_move(state, "y7")
    assert GAME.read_move(state, "( 2 , -1 )") == GAME.read_move(state, "2,-1")
    assert GAME.read_move(state, "AS  Red") == GAME.read_move(state, "as red")
