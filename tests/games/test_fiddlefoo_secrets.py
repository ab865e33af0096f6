"""What seats at Fiddlefoo know, and the worlds they imagine."""

from __future__ import annotations

from collections import Counter

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.legal.placing import placeable
from bandstand.games.fiddlefoo.material.cards import common, size, without
from bandstand.games.fiddlefoo.play.cooperative import can_fill_piles
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.kernel.dice import seeded
from support.fiddlefoo_scenes import cards, hand, legal, say, scene

SQUARE = "y3@0,0 r3@1,0 b3@0,1 p4@1,1"


def worlds(state: Fiddlefoo, seat: int, count: int = 40) -> list[Fiddlefoo]:
    dice = seeded(7)
    return [state.imagine(seat, dice) for _ in range(count)]


def test_the_own_hand_stays_and_the_others_vary() -> None:
    state = GAME.new(3, GAME.settle(3, {}), seeded(1))
    imagined = worlds(state, 0)
    assert {tuple(hand(world, 0)) for world in imagined} == {tuple(hand(state, 0))}
    assert len({tuple(hand(world, 1)) for world in imagined}) == 40
    assert len({tuple(GAME.pieces_by_place(world)["pile"]) for world in imagined}) == 40


def test_all_consistent_worlds_are_equally_likely() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2 / b1", pile="b2")
    met = Counter(
        (tuple(hand(world, 1)), tuple(hand(world, 2))) for world in worlds(state, 0, 4000)
    )
    assert len(met) == 12  # 4 unseen cards: 2 of them, then 1
    assert all(240 < count < 430 for count in met.values())


def test_a_thrown_card_stays_where_it_went() -> None:
    state = scene(SQUARE, "y12 r16 / y4 b11 / r9 b14")
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4", "done")
    say(state, 2, "done")
    for seat in (1, 2):
        assert all("y4" in hand(world, 0) for world in worlds(state, seat))
    assert not all("r16" in hand(world, 0) for world in worlds(state, 2))


def test_an_undisclosed_throw_is_imagined_anew_and_the_own_one_stays() -> None:
    state = scene(SQUARE, "y12 r16 / y4 b11 / r9 b14 y7")
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4", "done")
    say(state, 2, "y7")
    imagined = worlds(state, 2)
    assert all(world.people[2].throwing == cards("y7") for world in imagined)
    assert all(world.people[1].answered and not world.people[2].answered for world in imagined)
    assert any(world.people[1].throwing != cards("y4") for world in imagined)
    for world in worlds(state, 1):
        assert world.people[1].throwing == cards("y4")
        assert world.people[2].throwing == (0, 0)  # what is not finished is begun again


def test_a_chosen_card_is_hidden_until_it_is_placed() -> None:
    state = scene(SQUARE, "y12 r16 / y4 b11 / r9 b14")
    before = GAME.view(state, 1)
    events = say(state, 0, "y12")
    assert [event.shown_to(1) for event in events] == [None]
    assert GAME.view(state, 1) == before
    assert all(world.phase == 0 and world.card == -1 for world in worlds(state, 1))
    assert all(legal(world, 0) == legal(state, 0) for world in worlds(state, 0))


def test_a_stuck_hand_is_imagined_without_what_would_have_fitted() -> None:
    layout = "y3@0,0 p4@1,0"
    pile = "y5 y6 y7 y8 y9 y10 r9 r10 r11 b9 b10"
    state = scene(layout, "r3 r5 r7 / b1 y12", pile=pile)
    say(state, 0, "take")
    for world in worlds(state, 1, 200):
        fitting = common(world.people[0].hand, state.people[0].lacks)
        assert size(fitting) <= 1  # only the card drawn since
    state = scene(layout, "r3 r5 r7 / b1 y12 / y5 y6 y7 b9", pile="")
    say(state, 0, "pass")
    for world in worlds(state, 1, 200):
        assert size(common(world.people[0].hand, state.people[0].lacks)) == 0


def test_a_fresh_card_that_is_placed_is_fresh_no_more() -> None:
    layout = "y3@0,0 p4@1,0"
    state = scene(layout, "r3 r5 r7 / b1 b2 y12", pile="y5")
    say(state, 0, "take")
    assert state.people[0].fresh == 1
    say(state, 1, "y12", legal_cell(state, 1, "y12"))
    say(state, 0, "done")
    say(state, 0, "y5", legal_cell(state, 0, "y5"))
    assert state.people[0].fresh == 0


def legal_cell(state: Fiddlefoo, seat: int, card: str) -> str:
    after = state.clone()
    say(after, seat, card)
    return legal(after, seat)[0]


def test_imagined_fair_deals_can_be_won() -> None:
    state = GAME.new(2, GAME.settle(2, {"cooperative": True}), seeded(4))
    won = 0
    for world in worlds(state, 0, 20):
        dealt = without(without(world.deck.cards, world.start_cards), world.pile)
        won += can_fill_piles(world.deck, dealt)
    assert won >= 18  # after two hundred tries any deal will do


def test_an_exchanged_card_is_known_in_its_new_hand() -> None:
    specials = "swap-map=b8 draw=y5"
    hands = "y12 r16 b16 / draw r9 b9 / b14 b15"
    state = scene(SQUARE, hands, pile="swap-map", specials=specials)
    say(state, 0, "y12", "2,0")
    say(state, 2, "done")
    say(state, 1, "draw", "done")
    assert all("swap-map" in hand(world, 1) for world in worlds(state, 2))
    say(state, 1, "r9")
    assert all(world.card == -1 for world in worlds(state, 2))  # what is offered is hidden
    say(state, 1, "y3", "done")
    assert all({"y3", "swap-map"} <= set(hand(world, 1)) for world in worlds(state, 2))


def test_a_waiting_instaplay_is_hidden_while_another_card_is_decided() -> None:
    specials = "swap-map=b8 instaplay=b10 notes-penalty=r1"
    hands = "y12 r16 b16 / notes-penalty r9 / b14 b15"
    for seed in range(40):
        state = scene(SQUARE, hands, pile="swap-map instaplay", specials=specials, seed=seed)
        say(state, 0, "y12", "2,0")
        say(state, 2, "done")
        say(state, 1, "notes-penalty", "done")
        if state.instaplay == 1:
            break
    assert state.instaplay == 1
    assert all(world.instaplay == -1 for world in worlds(state, 2))
    assert all(world.instaplay == 1 for world in worlds(state, 1))


def test_the_hands_are_shown_at_the_end() -> None:
    state = scene(SQUARE, "y4 / r9 r10")
    say(state, 0, "y4", "2,0")
    say(state, 1, "done")
    people = GAME.view(state, 0)["people"]
    assert isinstance(people, list)
    assert people[1]["hand"] == ["r9", "r10"]


def test_the_end_is_imagined_as_it_is_shown() -> None:
    state = scene(SQUARE, "y4 / r9 r10 / b9 b10")
    say(state, 0, "y4", "2,0")
    say(state, 1, "done")
    say(state, 2, "done")
    assert state.over()
    assert all(GAME.view(world, 1) == GAME.view(state, 1) for world in worlds(state, 1))


def test_a_card_chosen_to_be_moved_is_hidden_until_it_moves() -> None:
    state = scene(SQUARE, "move r16 / y4 b11", specials="move=y12")
    say(state, 0, "move", "2,0")
    before = GAME.view(state, 1)
    events = say(state, 0, "b3")
    assert [event.kind for event in events if event.shown_to(1)] == []
    assert [event.shown_to(0) for event in events] != []
    assert GAME.view(state, 1) == before
    for world in worlds(state, 1):
        assert GAME.view(world, 1) == before
        assert "b3" in legal(world, 0)
    assert all(legal(world, 0) == legal(state, 0) for world in worlds(state, 0))


def test_an_instaplay_that_is_placed_leaves_no_fresh_card_behind() -> None:
    layout = "y3@0,0 p4@1,0"
    hands = "r3 r5 r7 / b1 b2 y12 / y5 y6 y7"
    state = scene(layout, hands, pile="instaplay", specials="instaplay=y10")
    say(state, 0, "take")
    say(state, 0, legal(state, 0)[0])
    assert state.people[0].fresh == 0
    for world in worlds(state, 1, 200):
        assert size(common(world.people[0].hand, world.people[0].lacks)) == 0


def test_what_a_hand_lacked_is_remembered_while_nothing_was_drawn() -> None:
    layout, hands = "y3@0,0 p4@1,0", "r3 r5 r7 / y12 p16"
    before = cards("b9 b10")  # blue fits nowhere now
    state = scene(layout, hands, pile="", more="lacks b9 b10 /")
    say(state, 0, "pass")
    assert common(state.people[0].lacks, before) == before
    state = scene(layout, hands, pile="", more="lacks b9 b10 /; fresh 1 / 0")
    say(state, 0, "pass")
    assert common(state.people[0].lacks, before) == (0, 0)


def test_hands_that_lack_cards_are_imagined_in_all_ways_alike() -> None:
    lacking = "lacks / y10 / r9 r10 r11; fresh 0 / 0 / 1"
    state = scene("y3@0,0 p4@1,0", "y9 / r9 b9 / r10 r11", pile="b11 y10", more=lacking)
    met = Counter(
        (tuple(hand(world, 1)), tuple(hand(world, 2))) for world in worlds(state, 0, 6000)
    )
    # Of r9 r10 r11 b9 b11 y10 the second hand has two reds, one or none, and never y10; the third
    # has at most one red.
    assert len(met) == 3 * 6 + 6 * 5 + 1 * 3
    assert all(70 < count < 170 for count in met.values())


def play_again(own: str) -> Fiddlefoo:
    """The placer has earned a play-again; yellow is barred."""
    state = scene(SQUARE, f"play-again {own} / r9 r10 b11", specials="play-again=y12")
    say(state, 0, "play-again", "2,0")
    say(state, 1, "done")
    return state


def test_who_is_offered_to_play_again_is_imagined_with_a_card_for_it() -> None:
    state = play_again("r16 y5 y6 y7")
    assert legal(state, 0) == ["r16", "done"]
    for world in worlds(state, 1, 200):
        assert len(legal(world, 0)) > 1


def test_who_is_not_offered_to_play_again_is_imagined_without_a_card_for_it() -> None:
    state = play_again("y5 y6 y7 y8")
    assert state.turn == 1
    fitting = placeable(state, cards("r16 b16 p16 r1 b1 p1"))
    assert size(fitting) > 0
    for world in worlds(state, 1, 200):
        assert size(common(world.people[0].hand, fitting)) == 0
