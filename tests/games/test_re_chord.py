"""Re-Chord, clause by clause, in the order of its rulebook.

What picks do is in test_re_chord_abilities, how chords are played in test_re_chord_chords.
"""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from bandstand import text
from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.material.fretboard import LEAD_GUITAR, TYPES, lead_guitar, pitch_of
from bandstand.games.re_chord.moves import ACTION, write_cards
from bandstand.games.re_chord.scoring import lead_score
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.bits import lowest, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError, NotationError, OptionError
from bandstand.kernel.event import Event
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match
from bandstand.text.preview import preview
from support.re_chord_table import (
    A_C,
    amended,
    hand,
    in_bag,
    kinds,
    last_space,
    law_of_the_bag,
    legal,
    move,
    pad,
    pick,
    play,
    refused,
    shown,
    space,
    supply,
    table,
    tableau,
)


class TestSetup:
    @pytest.mark.parametrize(("players", "size"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 5)])
    def test_wyldes_and_supply_are_one_more_than_guitarists(self, players: int, size: int) -> None:
        state = GAME.new(players, GAME.settle(players, {}), seeded(2))
        everything = Counter(GAME.pieces(state))
        assert everything["wylde"] == size
        assert all(everything[colour] == 5 for colour in TYPES[1:7])
        assert len(supply(state)) == size
        assert "empty" not in supply(state)
        assert law_of_the_bag(state)

    def test_each_gets_a_genre_a_song_and_three_chords(self) -> None:
        state = GAME.new(5, GAME.settle(5, {}), seeded(2))
        assert len({person.genre for person in state.people}) == 5
        assert len({person.song for person in state.people}) == 5
        assert [popcount(person.hand) for person in state.people] == [3] * 5
        assert popcount(state.deck) == 28 - 15

    def test_a_named_guitarist_starts(self) -> None:
        for seat in (1, 2, 3):
            state = GAME.new(3, GAME.settle(3, {"first": seat}), seeded(1))
            assert state.turn.active == seat - 1

    def test_otherwise_anybody_may_start(self) -> None:
        starts = {GAME.new(3, GAME.settle(3, {}), seeded(seed)).turn.active for seed in range(40)}
        assert starts == {0, 1, 2}

    def test_secrets_are_told_to_their_owners_alone(self) -> None:
        told_to: list[Event] = []
        GAME.new(3, GAME.settle(3, {}), seeded(1), told_to)
        for kind, secret in (
            ("genre-dealt", "genre"),
            ("song-dealt", "song"),
            ("hand-dealt", "cards"),
        ):
            told = [event for event in told_to if event.kind == kind]
            assert len(told) == 3
            for seat, event in enumerate(told):
                for reader in range(-1, 3):
                    facts = event.shown_to(reader)
                    assert facts is not None
                    assert (facts[secret] is not None) == (reader == seat)

    def test_bots_are_told_the_cards_one_by_one(self) -> None:
        told_to: list[Event] = []
        GAME.new(3, GAME.settle(3, {}), seeded(1), told_to)
        dealt = next(event for event in told_to if event.kind == "hand-dealt")
        assert GAME.show_facts(dealt.secret)["cards"] == str(dealt.secret["cards"]).split()


class TestActionSupply:
    def test_the_pick_goes_face_up_on_an_empty_space(self) -> None:
        state = table("6/3:red", supply="green white wylde")
        assert legal(state) == ["take 1", "take 2", "take 3", "bag", "draw two"]
        play(state, "take 1")
        assert len(legal(state)) == 29
        assert refused(state, "6/3") == "space-taken"
        assert refused(state, "pass") == "asked-space"
        play(state, "5/1")
        assert shown(state, "5/1") == "green"

    def test_a_wylde_may_replace_any_pick_which_goes_to_the_bag(self) -> None:
        state = table("6/3:red 5/2:-blue", hands=["G-a", ""], supply="wylde")
        red, blue = in_bag(state, "red"), in_bag(state, "blue")
        play(state, "take 1")
        assert len(legal(state)) == 30
        play(state, "5/2")
        assert shown(state, "5/2") == "wylde"
        assert (in_bag(state, "red"), in_bag(state, "blue")) == (red, blue + 1)

    def test_the_slot_stays_empty_until_the_end_of_the_turn(self) -> None:
        state = table(supply="white green blue")
        play(state, "take 1", "6/1")
        assert refused(state, "take 1") == "slot-empty"
        assert refused(state, "take 4") == "no-such-slot"
        play(state, "take 3", "5/5", "pass")
        assert "empty" not in supply(state)
        assert supply(state)[1] == "green"
        assert law_of_the_bag(state)

    def test_another_question_is_not_answered_by_an_action(self) -> None:
        state = table(supply="red")
        assert refused(state, "6/1") == "asked-action"
        assert refused(state, "pass") == "asked-action"
        assert refused(state, "draw one") == "asked-action"
        assert refused(state, "return A-a") == "asked-action"


class TestActionBag:
    def test_the_pick_is_seen_by_its_guitarist_alone_and_lies_face_down(self) -> None:
        state = table()
        drawn = play(state, "bag")[0]
        assert drawn.shown_to(0) == {"seat": 0, "pick": state.turn.held}
        assert drawn.shown_to(1) == {"seat": 0, "pick": None}
        held = state.turn.held
        play(state, "6/3")
        assert state.board.down == 1 << space("6/3")
        for viewer, known in ((0, TYPES[held]), (1, None), (-1, None)):
            board = GAME.view(state, viewer)["board"]
            assert isinstance(board, list)
            assert board[space("6/3")]["pick"] == known
            assert board[space("6/3")]["taken"]

    def test_a_neighbour_in_the_same_fret_may_be_removed(self) -> None:
        state = table("6/3:red 4/3:-blue 5/2:white 5/4:grey 3/3:green")
        play(state, "bag", "5/3")
        assert legal(state) == ["6/3", "4/3", "pass"]
        assert refused(state, "3/3") == "not-a-neighbour"
        assert refused(state, "2/3") == "space-empty"
        assert refused(state, "bag") == "asked-neighbour"
        play(state, "4/3")
        assert shown(state, "4/3") == "empty"

    def test_strings_six_and_one_have_one_neighbour(self) -> None:
        state = table("5/1:red 1/1:blue 6/2:white 5/2:red")
        play(state, "bag", "6/1")
        assert legal(state) == ["5/1", "pass"]
        state = table("6/2:red 2/1:blue 1/2:white")
        play(state, "bag", "1/1")
        assert legal(state) == ["2/1", "pass"]

    def test_a_wylde_from_the_bag_is_an_ordinary_face_down_pick(self) -> None:
        state = table("6/3:red", more="holding wylde; taken-from bag")
        assert refused(state, "6/3") == "space-taken"

    def test_nobody_is_told_beforehand_what_will_come_out_of_it(self) -> None:
        match = Match(GAME, Record("re-chord", 1, 2, {}, ["Ann", "Bob"], "seed 1"))
        state = table(more="bag white red")
        match.state = state
        told = {preview(match, 0, move(state, "bag"), seeded(seed)) for seed in range(60)}
        assert told == {"You draw a pick from the bag and look at it."}

    def test_removed_face_down_picks_go_to_the_bag_unseen(self) -> None:
        state = table("6/3:-red")
        events = play(state, "bag", "5/3", "6/3")
        removal = next(event for event in events if event.kind == "face-down-removed")
        assert removal.shown_to(0) == {"space": space("6/3")}


class TestActionDrawTwo:
    def test_two_cards_then_any_may_be_returned(self) -> None:
        state = table(hands=["A-a A-b", ""])
        play(state, "draw two")
        assert popcount(state.people[0].hand) == 4
        assert refused(state, "pass") == "hand-too-large"
        assert refused(state, "take 1") == "asked-return"
        play(state, "return A-a")
        assert "pass" in legal(state)
        play(state, "return A-b", "pass")
        assert state.turn.active == 1
        assert popcount(state.people[0].hand) == 2

    def test_the_return_is_asked_even_with_three_or_fewer(self) -> None:
        state = table()
        play(state, "draw two")
        assert len(legal(state)) == 3
        play(state, "pass")
        assert popcount(state.people[0].hand) == 2

    def test_as_many_as_there_are(self) -> None:
        state = table(more="deck A-a")
        play(state, "draw two")
        assert hand(state, 0) == ["A-a"]

    def test_not_with_an_empty_deck(self) -> None:
        state = table(more="deck none")
        assert refused(state, "draw two") == "deck-empty"

    def test_only_cards_in_hand_can_be_returned(self) -> None:
        state = table(hands=["A-a", ""])
        play(state, "draw two")
        missing = write_cards(state, state.deck)[0]
        assert refused(state, f"return {missing}") == "card-not-in-hand"

    def test_which_card_is_returned_is_secret(self) -> None:
        state = table(hands=["A-a", ""])
        play(state, "draw two")
        event = play(state, "return A-a")[0]
        assert event.shown_to(1) == {"seat": 0, "card": None}

    def test_chords_may_be_played_with_four_cards_in_hand(self) -> None:
        state = table(A_C, hands=["A-a A-c", ""])
        play(state, "draw two", "claim A-c", "pass")
        assert tableau(state, 0) == ["A-c"]
        assert "pass" in legal(state)


class TestEndOfATurn:
    def test_the_next_guitarist_sits_clockwise(self) -> None:
        state = table(players=3, supply="wylde wylde wylde wylde")
        order = []
        for slot in (1, 2, 3):
            order.append(state.turn.active)
            play(state, f"take {slot}", f"6/{slot}")
        assert order == [0, 1, 2]
        assert state.turn.active == 0

    def test_the_bag_holds_as_many_picks_as_there_are_holes_at_each_turns_start(self) -> None:
        for players in range(1, 6):
            for seed in range(12):
                state = GAME.new(players, GAME.settle(players, {}), seeded(seed))
                dice = seeded(seed)
                number = -1
                while not state.over():
                    if state.turn.number != number and state.turn.phase == ACTION:
                        number = state.turn.number
                        assert law_of_the_bag(state)
                        assert state.board.bag_size() > 0
                        assert state.turn.held == 0
                    moves = state.moves(lowest(state.to_act()))
                    state.play(lowest(state.to_act()), moves[dice.below(len(moves))])


class TestLeadGuitar:
    EXAMPLE = (
        "6/1:grey 5/1:grey 4/1:grey 3/1:white 2/1:red 1/1:green "
        "6/2:white 5/2:green 4/2:red 3/2:purple "
        "6/3:green 5/3:green 4/3:white 3/3:purple 2/3:grey "
        "6/4:blue 5/4:-red 4/4:-blue 3/4:wylde "
        "6/5:-white 5/5:-blue 4/5:wylde"
    )

    def test_the_example_of_the_rulebook(self) -> None:
        state = table(self.EXAMPLE)
        assert [lead_score(state.board, colour) for colour in range(1, 7)] == [3, 2, 1, 12, 2, 6]

    def test_it_is_written_when_the_last_pick_of_the_fret_is_placed(self) -> None:
        state = table(self.EXAMPLE.replace("4/1:grey ", ""), supply="grey")
        play(state, "take 1", "4/1", "pass")
        assert pad(state) == {1: [3, 2, 1, 12, 2, 6]}
        seen = GAME.view(state, -1)["pad"]
        assert isinstance(seen, dict)
        assert seen["grey"] == [12, None, None, None, None]

    def test_the_table_of_picks_in_one_fret(self) -> None:
        assert LEAD_GUITAR == (0, 1, 4, 11, 17, 25)
        for count, fame in enumerate(LEAD_GUITAR):
            assert lead_guitar(count) == fame
            state = table(" ".join(f"{string}/2:grey" for string in range(1, count + 1)))
            assert lead_score(state.board, pick("grey")) == fame

    FIVE = "6/1:red 5/1:blue 4/1:grey 3/1:white 2/1:purple"

    def test_a_fret_filled_and_broken_in_one_turn_does_not_score(self) -> None:
        state = table(self.FIVE, supply="red")
        play(state, "take 1", "1/1", "5/1")
        assert pad(state) == {}

    def test_a_fret_scores_once(self) -> None:
        state = table(self.FIVE, supply="green red white")
        play(state, "take 1", "1/1", "pass")
        assert list(pad(state)) == [1]
        state = amended(state, "supply wylde wylde wylde")
        play(state, "take 1", "1/1")
        assert list(pad(state)) == [1]
        assert state.scored == 1

    def test_a_move_may_fill_a_fret(self) -> None:
        state = table(self.FIVE + " 6/5:-green", supply="blue")
        play(state, "take 1", "5/5", "6/5", "1/1")
        assert list(pad(state)) == [1]

    def test_two_frets_may_score_in_one_turn(self) -> None:
        both = self.FIVE + " " + self.FIVE.replace("/1:", "/4:")
        state = table(both, supply="white wylde")
        play(state, "take 1", "1/1", "take 2", "1/4")
        assert list(pad(state)) == [1, 4]
        assert pad(state)[1] == pad(state)[4]


class TestEndingTheGame:
    def test_the_fifth_fret_scored_ends_it_at_once_with_the_last_chords_played(self) -> None:
        state = last_space("wylde", hands=["", "A-c G-a"])
        play(state, "hold A-c", seat=1)
        events = play(state, "take 1", "1/5")
        assert state.over()
        assert len(pad(state)) == 5
        assert tableau(state, 1) == ["A-c"], "held cards are played too"
        assert state.to_act() == 0
        assert "supply-filled" not in kinds(events)
        assert kinds(events)[-3:] == ["fame-counted", "fame-counted", "game-won"]

    def test_the_last_chords_are_played_by_the_active_guitarist_first(self) -> None:
        wyldes = "4/2:wylde 3/2:wylde 2/2:wylde"
        state = last_space("red", ["A-a", "A-c"], wyldes, more="active 2")
        play(state, "hold A-a", seat=0)
        events = play(state, "take 1", "1/5", "pass")
        assert [e.facts["seat"] for e in events if e.kind == "chord-played"] == [1, 0]

    def test_totals_of_the_example(self) -> None:
        rows = ["3 5 6 7 5", "2 3 2 3 2", "1 4 5 6 5", "12 5 7 11 9", "2 9 12 5 9", "6 13 6 6 11"]
        numbers = [[int(word) for word in row.split()] for row in rows]
        assert [sum(row) for row in numbers] == [26, 12, 21, 44, 37, 42]
        columns = [[row.split()[fret] for row in rows] for fret in range(5)]
        written = " ".join(f"{fret}:{','.join(fames)}" for fret, fames in enumerate(columns, 1))
        fame = f"pad {written}; chord-fame 14 / 26 / 10; song-fame 18 / 0 / 0"
        state = table(players=3, genres="green purple grey", more=fame)
        assert state.scores() == [32, 26, 10]  # a genre is nobody's business before the end
        state = amended(state, "asks over")
        assert state.scores() == [74, 63, 54]
        assert state.placing() == [1, 2, 3]

    def test_genres_are_open_at_the_end_and_not_before(self) -> None:
        state = last_space("wylde")
        assert GAME.view(state, 1)["people"][0]["genre"] is None  # type: ignore[index]
        play(state, "take 1", "1/5")
        assert GAME.view(state, 1)["people"][0]["genre"] is not None  # type: ignore[index]


class TestTies:
    def tied(self, *amendments: str) -> ReChord:
        state = table(
            "6/1:white 5/1:white 6/2:red 6/3:-red",
            genres="white red",
            more="tableaus A-a A-b A-c / G-a G-b G-c; chord-fame 20 / 20; gold-fame 9 / 9",
        )
        return amended(state, *amendments)

    def test_most_gold_first(self) -> None:
        state = self.tied("gold-fame 9 / 11")
        assert state.placing() == [2, 1]

    def test_then_more_chords(self) -> None:
        state = self.tied("tableaus A-a A-b A-c / G-a G-b G-c G-d")
        assert state.placing() == [2, 1]

    def test_then_more_own_picks_face_up(self) -> None:
        state = self.tied()
        assert state.placing() == [1, 2]

    def test_then_the_stage_is_shared(self) -> None:
        state = self.tied("board 6/1:white 6/2:red 5/5:-white")
        assert state.placing() == [1, 1]
        assert state.payoffs() == [0.5, 0.5]


class TestEndlessPlay:
    def test_three_laps_without_a_placement_close_draw_two(self) -> None:
        state = table()
        for _ in range(6):
            play(state, "draw two")
            while "pass" not in legal(state):
                play(state, legal(state)[-1])
            play(state, "pass")
        assert refused(state, "draw two") == "drawing-closed"
        play(state, "bag", "6/1", "pass")
        assert "draw two" in legal(state)

    def test_a_placement_undone_in_its_turn_counts(self) -> None:
        state = table("6/2:white", supply="white wylde", more="quiet 5")
        play(state, "take 1", "6/1", "take 2", "6/1")
        assert state.turn.quiet == 0

    def test_sixty_laps_end_the_game_the_last_frets_still_score(self) -> None:
        state = table(
            "6/1:red 5/1:blue 4/1:grey 3/1:white 2/1:purple " + A_C,
            hands=["", "A-c"],
            supply="wylde",
            more="turns 119",
        )
        play(state, "hold A-c", seat=1)
        events = play(state, "take 1", "1/1")
        assert state.over()
        assert list(pad(state)) == [1]
        assert tableau(state, 1) == ["A-c"]
        assert "laps-over" in kinds(events)


class TestKnowledge:
    def test_it_follows_moves_and_ends_in_the_bag(self) -> None:
        state = table("6/5:red")
        play(state, "bag", "1/1")
        assert state.people[0].knows == 1 << space("1/1")
        state = amended(state, "supply blue red red")
        play(state, "take 1", "6/1", "1/1", "1/4")
        assert state.people[0].knows == 1 << space("1/4")
        play(state, "take 2", "6/2", "1/4")
        assert [person.knows for person in state.people] == [0, 0]

    def test_what_purple_reveals_is_open_and_grey_makes_it_known_to_all(self) -> None:
        state = table("1/1:-grey", supply="purple")
        play(state, "take 1", "6/1", "1/1", "1/1", "pass")
        assert state.board.known == 1 << space("1/1")


class TestWhatIsHeardAndWritten:
    def test_every_space_has_its_pitch(self) -> None:
        assert [pitch_of(space(f"{string}/1")) for string in range(6, 0, -1)] == [
            41, 46, 51, 56, 60, 65,
        ]  # fmt: skip
        board = GAME.view(table(), -1)["board"]
        assert isinstance(board, list)
        assert {seen["space"]: seen["pitch"] for seen in board}["6/3"] == 43
        assert len({seen["space"] for seen in board}) == 30

    def test_nonsense_is_no_move(self) -> None:
        with pytest.raises(NotationError, match="is no move"):
            GAME.read_move(table(), "7/1")

    def test_notation_forgives_case_and_spaces(self) -> None:
        state = table()
        assert GAME.read_move(state, "  CLAIM   a-A ") == move(state, "claim A-a")

    def test_options_that_will_not_do(self) -> None:
        with pytest.raises(OptionError, match="There is no song set 'opera'"):
            GAME.settle(2, {"songs": "opera"})
        with pytest.raises(OptionError, match="only for a table of 1"):
            GAME.settle(2, {"difficulty": "hard"})
        with pytest.raises(BandstandError, match="1, 2, 3, 4 or 5 players"):
            GAME.settle(6, {})


class TestReasons:
    def test_every_reason_has_a_sentence_and_a_place_in_the_guide(self) -> None:
        source = files("bandstand.games.re_chord").joinpath("legal/reasons.py").read_text("utf-8")
        codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
        assert codes == set(re.findall(r'<a id="([^"]+)"></a>', GAME.guide))
        assert codes <= set(text.sentences(GAME).bundle.names())
