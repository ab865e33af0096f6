"""What a seat at Rythm 'n' Play sees, and the worlds it imagines."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bandstand import text
from bandstand.games.rythm_n_play import GAME
from bandstand.games.rythm_n_play.material import (
    CHANGES,
    RYTHM_DECK,
    SOLFEGE,
    VALUES,
    play_total,
    rythm_size,
)
from bandstand.kernel.dice import seeded
from support.rythm_scenes import at, new, play, play_cards, rythm_cards

# One RYTHM card in each hand, and all others discarded.
ALL_DISCARDED = "play A / B / C; rythm half / quarter / eighth; rythm-stack -; discards rest"


class TestWhatASeatSees:
    def test_hands_are_private_counts_and_piles_are_not(self) -> None:
        state = at("2; stave D; play A B / C; rythm half / quarter eighth; face-down / G*2")
        seen: Any = GAME.view(state, 0)["people"]
        assert seen[0]["play"] == ["A", "B"]
        assert seen[1]["play"] == [None]
        assert seen[1]["rythm"] == [None, None]
        assert (seen[1]["face_down"], seen[1]["picked_up"]) == (2, ["G", "G"])

    def test_without_the_memory_aid_piles_and_discards_are_numbers(self) -> None:
        state = at("2; options memory_aid=false; play A / B; discards half; face-down / G*2")
        view: Any = GAME.view(state, 0)
        assert view["people"][1]["picked_up"] is None
        assert view["people"][1]["face_down"] == 2
        assert (view["discards"], view["discarded"]) == (1, None)

    def test_solfege_names_every_card_and_nothing_is_mixed(self) -> None:
        state = at("2; options names=solfege; stave Mi; play Do Si Sharp / Re")
        view: Any = GAME.view(state, 0)
        assert view["people"][0]["play"] == ["Do", "Si", "Sharp"]
        assert view["stave"] == ["Mi"]
        (event,) = play(state, "Si")
        assert (
            text.sentences(GAME).sentence(event.kind, event.facts, ["Ann", "Bob"])
            == "Ann composes Si."
        )
        assert set(GAME.pieces(state)) == {*SOLFEGE, *CHANGES, *VALUES}


class TestImagining:
    """A seat's worlds: every consistent one, as likely as it should be."""

    def test_what_the_seat_knows_stays(self) -> None:
        state = at("3; stave F; play A B / C D / E; rythm half / eighth / quarter")
        world = state.imagine(0, seeded(3))
        assert world.people[0].packed() == state.people[0].packed()
        assert [play_total(person.play) for person in world.people] == [2, 2, 1]
        assert [rythm_size(person.rythm) for person in world.people] == [1, 1, 1]
        assert world.stave == state.stave

    def test_unseen_play_cards_fall_anywhere_alike(self) -> None:
        state = at("3; play / A / A; play-stack B C; face-down / / rest")
        deals: Counter[str] = Counter()
        for seed in range(3000):
            where = GAME.pieces_by_place(state.imagine(0, seeded(seed)))
            deals["".join(where["PLAY hand 2"] + where["PLAY hand 3"] + where["PLAY stack"])] += 1
        assert len(deals) == 12
        for count in deals.values():
            assert abs(count - 250) < 80

    def test_hands_that_passed_hold_nothing_they_could_have_composed(self) -> None:
        """Two hands with different gaps: each of the deals that remain is equally likely."""
        state = at("3; play / B / C; play-stack A A G; face-down / / rest; lacks / A / G")
        deals: Counter[str] = Counter()
        for seed in range(3000):
            world = state.imagine(0, seeded(seed))
            where = GAME.pieces_by_place(world)
            deals["".join(where["PLAY hand 2"] + where["PLAY hand 3"])] += 1
        # Labelled cards A1 A2 B C G: seat 2 has B, C or G, seat 3 another of A1 A2 B C.
        ways = {"BA": 2, "BC": 1, "CA": 2, "CB": 1, "GA": 2, "GB": 1, "GC": 1}
        assert set(deals) == set(ways)
        for deal, count in ways.items():
            assert abs(deals[deal] - 300 * count) < 100

    def test_a_deal_that_cannot_be_finished_is_begun_again(self) -> None:
        lacks = "lacks / C D E F G Sharp Flat / B C D E F G Sharp"
        state = at(f"3; play / B / A; play-stack -; face-down / / rest; {lacks}")
        for seed in range(50):
            world = state.imagine(0, seeded(seed))
            assert world.people[1].play == play_cards("B")
            assert world.people[2].play == play_cards("A")

    def test_drawing_play_cards_ends_what_a_pass_told(self) -> None:
        state = at("2; play A /; rythm quarter /; lacks G /")
        play(state, "spend quarter", "done")
        assert state.people[0].lacks == 0

    def test_a_lone_card_that_could_not_be_spent_is_an_eighth(self) -> None:
        seen = "drawn - / eighth / half; shuffled eighth half*2 quarter; eighths 0 / 1 / 0"
        hands = "play / B / C; rythm rest / eighth / half"
        state = at(f"3; {hands}; rythm-stack quarter half; {seen}")
        for seed in range(30):
            assert state.imagine(0, seeded(seed)).people[1].rythm == rythm_cards("eighth")

    def test_a_spent_eighth_is_no_longer_known(self) -> None:
        state = at("2; play A /; rythm eighth eighth /; eighths 1 / 0")
        play(state, "spend eighth", "spend eighth", "done")
        assert state.people[0].eighths == 0

    def test_after_a_shuffle_everybody_knows_what_the_stack_is_made_of(self) -> None:
        state = at(f"3; {ALL_DISCARDED}")
        play(state, "take")
        assert state.shuffled == RYTHM_DECK - rythm_cards("half quarter eighth")
        others: Counter[tuple[int, int]] = Counter()
        for seed in range(400):
            world = state.imagine(0, seeded(seed))
            others[world.people[1].rythm, world.people[2].rythm] += 1
            assert world.people[0].rythm == state.people[0].rythm
        quarter, eighth = rythm_cards("quarter"), rythm_cards("eighth")
        assert set(others) == {(quarter, eighth), (eighth, quarter)}
        assert abs(others[quarter, eighth] - 200) < 50

    def test_spent_by_a_hand_that_drew_nothing_it_was_an_old_card(self) -> None:
        state = at(f"3; {ALL_DISCARDED}")
        play(state, "take", "spend quarter", "done")
        for seed in range(40):
            world = state.imagine(0, seeded(seed))
            assert world.people[2].rythm == rythm_cards("eighth")
            assert world.people[1].rythm == 0

    def test_a_spent_card_may_have_been_old_or_new(self) -> None:
        """Seat 2 held a quarter or an eighth, drew one of four, and spent a quarter."""
        hands = "play / B / C; rythm rest / quarter half / eighth"
        seen = "drawn - / half / -; shuffled half*2 quarter*2"
        state = at(f"3; turn 2; {hands}; rythm-stack half quarter quarter; {seen}")
        play(state, "spend quarter", "done")
        held: Counter[tuple[str, ...]] = Counter()
        for seed in range(3000):
            world = state.imagine(0, seeded(seed))
            where = GAME.pieces_by_place(world)
            held[tuple(where["RYTHM hand 2"] + where["RYTHM hand 3"])] += 1
        # Old quarter spent (odds 1/2): new card quarter or half. New one spent (1/2 as well): the
        # old card is quarter or eighth.
        expected = {
            ("quarter", "eighth"): 0.25 + 0.25,
            ("half", "eighth"): 0.25,
            ("eighth", "quarter"): 0.25,
        }
        assert set(held) == set(expected)
        for holding, share in expected.items():
            assert abs(held[holding] - 3000 * share) < 130

    def test_all_cards_are_where_they_can_be_through_whole_games(self) -> None:
        """What spending and drawing left on record always adds up, for every seat."""
        for players, hand_limit in ((2, "play"), (4, "all"), (6, "all")):
            state = new(players, 5, hand_limit=hand_limit)
            dice = seeded(9)
            while not state.over():
                for seat in range(players):
                    world = state.imagine(seat, dice)
                    where = GAME.pieces_by_place(world)
                    lying = [card for place in where.values() for card in place]
                    assert sorted(lying) == sorted(GAME.pieces(world))
                moves = state.moves(state.turn)
                state.play(state.turn, moves[dice.below(len(moves))])
