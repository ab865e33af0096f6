"""Take the A Chord, clause by clause, in the order of its rulebook."""

from __future__ import annotations

from collections import Counter

import pytest

from bandstand import text
from bandstand.games.a_chord import GAME
from bandstand.games.a_chord.material import CARDS_DEALT, INSETS, chord_of
from bandstand.games.a_chord.moves import read_card
from bandstand.games.a_chord.scoring import next_first_leader, score_pad, stage_points
from bandstand.games.tricks import cards_on
from bandstand.kernel.bits import lowest, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import OptionError
from bandstand.kernel.event import Event
from bandstand.kernel.position import NOBODY
from support.a_chord_table import at, chord, hands_for, improvisations, kinds, legal, play, tricks


class TestDealTheCards:
    @pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 2), (4, 3)])
    def test_each_gets_their_cards_and_the_rest_is_unused(self, players: int, left: int) -> None:
        state = GAME.new(players, GAME.settle(players, {}), seeded(3))
        assert [popcount(person.hand) for person in state.people] == [
            CARDS_DEALT[players]
        ] * players
        assert popcount(state.left_over) == left - 1
        asides = [popcount(person.aside) for person in state.people]
        assert asides == ([8, 8] if players == 2 else [0] * players)

    def test_every_stage_is_dealt_anew(self) -> None:
        state = GAME.new(4, GAME.settle(4, {}), seeded(3))
        first = [person.hand for person in state.people]
        while state.stage == 0:
            state.play(lowest(state.to_act()), state.moves(lowest(state.to_act()))[0])
        assert [popcount(person.hand) for person in state.people] == [8] * 4
        assert [person.hand for person in state.people] != first
        assert [person.played for person in state.people] == [0] * 4


class TestDetermineTheKey:
    def test_the_turned_up_card_names_the_key(self) -> None:
        for seed in range(20):
            state = GAME.new(3, GAME.settle(3, {}), seeded(seed))
            assert state.key == chord_of(state.turned_up)
            assert state.left_over & (1 << state.turned_up) == 0

    def test_a_named_seat_leads_the_first_stage(self) -> None:
        for seat in (1, 2, 3, 4):
            state = GAME.new(4, GAME.settle(4, {"first": seat}), seeded(1))
            assert state.leader == state.first_leader == seat - 1

    def test_otherwise_the_leader_is_random(self) -> None:
        leaders = {GAME.new(4, GAME.settle(4, {}), seeded(seed)).leader for seed in range(40)}
        assert leaders == {0, 1, 2, 3}


class TestPlayingCards:
    HANDS = "4; hands rA bB / rC gA / bA gC / yA pG"

    def test_the_leader_may_play_any_card(self) -> None:
        state = at(self.HANDS)
        assert legal(state) == ["bB", "rA"]

    def test_i_a_the_lead_colour_is_followed(self) -> None:
        state = at("4; hands rD bB / rC gA bF / bA gC yB / yA pG pF")
        play(state, "rD")
        assert legal(state) == ["rC"]
        reason = state.refusal(1, read_card("gA"))
        assert reason is not None
        assert text.sentences(GAME).sentence(
            reason.code, reason.facts, ["a", "b", "c", "d"], 1
        ) == ("You have red, the lead colour, and no A is in this round. Play red.")

    def test_i_b_or_a_chord_of_this_round_is_repeated(self) -> None:
        state = at(self.HANDS)
        play(state, "rA")
        assert legal(state) == ["gA", "rC"]
        play(state, "rC")
        assert legal(state) == ["bA", "gC"]  # no red: any card

    def test_i_b_counts_every_card_of_the_round_not_the_leaders_alone(self) -> None:
        state = at("4; hands rA bB bC / rC gA bD / rF gC yD / yA pG pF")
        play(state, "rA rC")
        assert legal(state) == ["gC", "rF"]

    def test_ii_without_the_lead_colour_any_card(self) -> None:
        state = at("4; hands rA bB / bC gB / bA gC / yA pG")
        play(state, "rA")
        assert legal(state) == ["bC", "gB"]

    def test_face_down_rounds_do_not_count(self) -> None:
        state = at("4; key C; hands rA bB bC / rC gD yD / rF gC gB / yA pG yF")
        play(state, "rA rC rF yA")  # improvisation: A and the rest turn face down
        assert state.face_down == 1
        play(state, "yF")
        assert legal(state) == ["bB", "bC"]
        play(state, "bB")
        assert legal(state) == ["yD"]

    def test_a_card_not_held_is_refused(self) -> None:
        state = at(self.HANDS)
        reason = state.refusal(0, read_card("pG"))
        assert reason is not None
        assert reason.code == "not-in-hand"
        for nonsense in (-1, 35, 99):
            reason = state.refusal(0, nonsense)
            assert reason is not None
            assert reason.code == "not-in-hand"

    def test_another_player_is_refused(self) -> None:
        state = at(self.HANDS)
        reason = state.refusal(1, read_card("rC"))
        assert reason is not None
        assert reason.code == "not-your-turn"
        assert reason.facts == {"seats": [0]}


class TestDeterminingTheTrickWinner:
    @pytest.mark.parametrize(
        ("key", "round_", "winner"),
        [
            ("A", "rC rB rD rG", 1),  # clockwise from the key: A is strongest, G weakest
            ("A", "rC rE rA rG", 2),
            ("D", "rC rB rG rE", 3),  # the ring turns with the key: D E F G A B C
            ("D", "rC rB rA rG", 3),
            ("G", "rF rE rA rB", 2),
            ("F", "rE bG rD yC", 1),  # colours are ignored
        ],
    )
    def test_the_strongest_chord_wins(self, key: str, round_: str, winner: int) -> None:
        state = at(f"4; key {key}; hands {hands_for(round_, 'ABCD')}")
        play(state, round_)
        assert tricks(state) == [int(seat == winner) for seat in range(4)]
        assert state.leader == winner

    def test_of_equals_the_lead_colour_wins(self) -> None:
        state = at("4; key A; hands rE pA / bA pC / rA pD / gA pB")
        play(state, "rE bA rA gA")
        assert tricks(state) == [0, 0, 1, 0]

    def test_with_none_in_the_lead_colour_the_first_wins(self) -> None:
        state = at("4; key A; hands rE pA / rF pC / bA pD / gA pB")
        play(state, "rE rF bA gA")
        assert tricks(state) == [0, 0, 1, 0]


class TestEarningTrickTokens:
    @pytest.mark.parametrize("face_down", [0, 1, 2, 3])
    def test_one_for_each_round_of_the_trick(self, face_down: int) -> None:
        state = at(f"4; face-down {face_down}; hands rA pA / rB pB / rC pC / rD pD")
        events = play(state, "rA rB rC rD")
        assert tricks(state) == [1 + face_down, 0, 0, 0]
        assert improvisations(state) == [int(face_down > 0), 0, 0, 0]
        assert state.face_down == 0
        assert ("improvised-trick-won" in kinds(events)) == (face_down > 0)


class TestAcquiringTheSpotlightToken:
    def test_winning_with_the_keys_chord_takes_it_from_its_owner(self) -> None:
        state = at("4; spotlight 4; hands rB pA / rA pB / rC pC / rD pD")
        assert "spotlight" in kinds(play(state, "rB rA rC rD"))
        assert state.spotlight == 1

    def test_winning_with_another_chord_does_not(self) -> None:
        state = at("4; spotlight 4; hands rB pA / rC pB / rE pC / rD pD")
        assert "spotlight" not in kinds(play(state, "rB rC rE rD"))
        assert state.spotlight == 3

    def test_the_key_before_the_change_by_this_round_counts(self) -> None:
        state = at("4; key D; hands rC pA / bC pB / rE pC / rD pD")
        play(state, "rC bC rE rD")  # C is the new key, but D won while it was the key
        assert (state.spotlight, state.key) == (3, chord("C"))
        state = at("4; key D; hands rC pA / bC pB / rE pC / rG pD")
        play(state, "rC bC rE rG")
        assert state.spotlight == NOBODY

    def test_its_owner_keeps_it_without_an_event(self) -> None:
        state = at("4; spotlight 1; hands rA pA / rB pB / rC pC / rD pD")
        assert "spotlight" not in kinds(play(state, "rA rB rC rD"))
        assert state.spotlight == 0


class TestKeyChange:
    """Who changes the key, for every pattern of four cards; X is the leader's chord."""

    @pytest.mark.parametrize(
        ("round_", "changer", "key"),
        [
            ("rB bB rD rE", 1, "B"),  # X X Y Z
            ("rB rD bB rE", 2, "B"),  # X Y X Z
            ("rB rD bD rE", 2, "D"),  # X Y Y Z
            ("rB rD rE bD", 3, "D"),  # X Y Z Y
            ("rB rE rD bD", 3, "D"),  # X Z Y Y
            ("rB bB gB rE", 2, "B"),  # X X X Y: the last X
            ("rB rD bD gD", 3, "D"),  # X Y Y Y: the fourth place
            ("rB bB rD bD", 1, "B"),  # two pairs: who matched the leader
            ("rB rD bB bD", 2, "B"),
        ],
    )
    def test_the_last_to_repeat_changes_the_key_and_leads(
        self, round_: str, changer: int, key: str
    ) -> None:
        state = at(f"4; key G; hands {hands_for(round_, 'AFGC')}")
        events = play(state, round_)
        assert kinds(events)[-1] == "key-changed"
        assert (state.leader, state.key) == (changer, chord(key))
        assert sum(tricks(state)) == 1

    @pytest.mark.parametrize(("round_", "changer"), [("rB bB rD", 1), ("rD rB bB", 2)])
    def test_three_players(self, round_: str, changer: int) -> None:
        state = at(f"3; key G; hands {hands_for(round_, 'AFG')}")
        play(state, round_)
        assert (state.leader, state.key) == (changer, chord("B"))

    def test_in_the_current_key_only_the_lead_moves(self) -> None:
        state = at("4; key B; hands rB pA / bB pC / rD pD / rE pE")
        events = play(state, "rB bB rD rE")
        assert kinds(events)[-1] == "key-repeated"
        assert (state.leader, state.key) == (1, chord("B"))
        assert tricks(state) == [1, 0, 0, 0]

    def test_without_a_repeated_chord_the_winner_leads(self) -> None:
        state = at("4; hands rB pA / rC pC / rA pD / rE pE")
        assert kinds(play(state, "rB rC rA rE")) == ["trick-won", "spotlight"]
        assert (state.leader, state.key) == (2, chord("A"))

    def test_none_in_the_last_trick_of_a_stage(self) -> None:
        state = at("4; key E; stage 3; hands rB / bB / rD / rE")
        events = play(state, "rB bB rD rE")
        assert "key-changed" not in kinds(events)
        assert state.over()
        assert score_pad(state)[3][-1].tokens == 1


class TestImprovisation:
    @pytest.mark.parametrize("round_", ["rB rD rE bB", "rB rD bD bB", "rB bB rD gB", "rB bB gB yB"])
    def test_the_last_card_matching_the_leaders_starts_another_round(self, round_: str) -> None:
        state = at(f"4; key G; hands {hands_for(round_, 'AFGC')}")
        events = play(state, round_)
        assert kinds(events) == ["improvisation"]  # no winner, a key change is cancelled
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 1)
        assert tricks(state) == [0, 0, 0, 0]
        assert cards_on(state.table) == []

    @pytest.mark.parametrize("round_", ["rB rD bB", "rB bB gB"])
    def test_three_players(self, round_: str) -> None:
        state = at(f"3; key G; hands {hands_for(round_, 'AFG')}")
        assert kinds(play(state, round_)) == ["improvisation"]
        assert state.leader == 2

    def test_in_the_current_key_only_the_lead_moves(self) -> None:
        state = at("4; key B; hands rB pA / rD pC / rE pD / bB pE")
        play(state, "rB rD rE bB")
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 1)

    def test_the_winner_of_the_next_round_takes_it_all(self) -> None:
        state = at("4; key G; hands rB pA yA / rD pC yB / rE pD yD / bB pE yE")
        play(state, "rB rD rE bB")
        play(state, "pE pA pC pD")  # the key is B: C, then D
        assert tricks(state) == [0, 2, 0, 0]
        assert improvisations(state) == [0, 1, 0, 0]

    def test_the_key_of_the_improvisation_counts_for_the_spotlight(self) -> None:
        state = at("4; key G; hands rB pB yA / rD pC yB / rE pD yD / bB pE yE")
        play(state, "rB rD rE bB pE pB pC pD")
        assert state.spotlight == 0

    def test_it_can_be_repeated_up_to_three_times(self) -> None:
        state = at("4; key G; face-down 1; hands rB pB yA / rD pC yB / rE pD yD / bB gB yE")
        play(state, "rB rD rE bB")
        assert state.face_down == 2
        assert state.leader == 3
        play(state, "gB pB pC pD")
        assert state.face_down == 0  # the fourth place led B, but the last card was D
        assert tricks(state) == [0, 0, 0, 3]

    def test_a_fourth_time_is_a_key_change_by_the_last_place(self) -> None:
        state = at("4; key G; face-down 3; hands rB pA / rA pC / rE pD / bB pE")
        events = play(state, "rB rA rE bB")
        assert kinds(events) == ["improvised-trick-won", "key-changed"]
        assert tricks(state) == [0, 4, 0, 0]
        assert improvisations(state) == [0, 1, 0, 0]
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 0)

    @pytest.mark.parametrize("face_down", [0, 1, 3])
    def test_ignored_in_the_last_trick_of_a_stage(self, face_down: int) -> None:
        state = at(f"4; key A; face-down {face_down}; stage 3; hands rB / rA / rE / bB")
        events = play(state, "rB rA rE bB")
        assert "improvisation" not in kinds(events)
        assert "key-changed" not in kinds(events)
        tokens, spotlight, improvised, _ = score_pad(state)[1][-1]
        assert (tokens, spotlight, improvised) == (1 + face_down, 1, int(face_down > 0))


class TestPlayingCardsExample:
    """The fourth player's choice on page 12."""

    POSITION = (
        "4; key B; round rD rE rC; hands yA yB yC yD / bA bC bE bG / gA gB gD gE / pC rB rF bD pA"
    )

    def test_four_of_the_five_cards_are_legal(self) -> None:
        assert set(legal(at(self.POSITION))) == {"pC", "rB", "rF", "bD"}
        reason = at(self.POSITION).refusal(3, read_card("pA"))
        assert reason is not None
        assert reason.code == "follow-or-repeat"

    @pytest.mark.parametrize(
        ("card", "winner", "leader", "key", "spotlight"),
        [("pC", 2, 3, "C", NOBODY), ("rB", 3, 3, "B", 3), ("rF", 2, 2, "B", NOBODY)],
    )
    def test_what_three_of_them_do(
        self, card: str, winner: int, leader: int, key: str, spotlight: int
    ) -> None:
        state = at(self.POSITION)
        play(state, card)
        assert tricks(state).index(1) == winner
        assert (state.leader, state.key, state.spotlight) == (leader, chord(key), spotlight)

    def test_the_d_improvises(self) -> None:
        state = at(self.POSITION)
        assert kinds(play(state, "bD")) == ["improvisation"]
        assert (state.leader, state.key, state.face_down) == (3, chord("D"), 1)


class TestScoring:
    @pytest.mark.parametrize(
        ("tokens", "spotlight", "improvised", "points"),
        [
            (1, True, 0, 20),
            (2, False, 1, 35),
            (5, False, 2, 30),
            (0, False, 0, 0),
            (8, True, 0, -60),
        ],
    )
    def test_four_player_example(
        self, tokens: int, spotlight: bool, improvised: int, points: int
    ) -> None:
        state = at(
            f"4; tokens 0 / 0 / {tokens} / 0; improvisations 0 / 0 / {improvised} / 0; "
            f"spotlight {3 if spotlight else '-'}"
        )
        assert stage_points(state, 2) == points

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_the_inset_covers_every_number_of_tokens(self, players: int) -> None:
        rounds = {2: 8, 3: 11, 4: 8}[players]
        assert len(INSETS[players]) == rounds + 2  # from none to all rounds and the spotlight
        assert INSETS[players].count(30) == 1

    def test_own_inset(self) -> None:
        state = at("4; options inset=0,1,2,3,4,5,6,7,8,9; tokens 6 / 0 / 0 / 0")
        assert stage_points(state, 0) == 6

    @pytest.mark.parametrize(
        "inset", ["", "1,2,3", "a,b", [1] * 13, [1.5] * 10, True, 7, [True] * 10, None]
    )
    def test_an_inset_that_will_not_do_gets_a_sentence(self, inset: object) -> None:
        with pytest.raises(OptionError, match=r"^Option inset cannot be .* It takes .*\.$"):
            GAME.settle(4, {"inset": inset})


class TestStageEnd:
    def test_points_are_written_down_and_tokens_returned(self) -> None:
        state = at("4; spotlight 2; tokens 0 / 7 / 0 / 0; hands rA / rB / rC / rD")
        events = play(state, "rA rB rC rD")
        assert state.scores() == [20, -30, 0, 0]  # the leader won with the key's A
        assert score_pad(state) == [
            [(1, 1, 0, 20)],
            [(7, 0, 0, -30)],
            [(0, 0, 0, 0)],
            [(0, 0, 0, 0)],
        ]
        assert tricks(state) == [0, 0, 0, 0]
        assert state.spotlight == NOBODY
        assert state.stage == 1
        assert kinds(events).count("hand-dealt") == 4

    @pytest.mark.parametrize(
        ("points", "first", "expected"),
        [
            ([10, 0, 20, 30], 0, 1),  # the lowest score leads
            ([10, 10, 10, 10], 0, 1),  # tied: the left neighbour of the last first leader
            ([0, 10, 0, 10], 0, 2),
            ([0, 10, 0, 10], 1, 2),
            ([0, 10, 0, 10], 2, 0),  # the last first leader is met last
            ([0, 10, 0, 10], 3, 0),
            ([-15, 0, 0, -15], 3, 0),
        ],
    )
    def test_who_leads_the_next_stage(self, points: list[int], first: int, expected: int) -> None:
        state = at(f"4; first-leader {first + 1}")
        assert next_first_leader(state, points) == expected


class TestGameEnd:
    def test_the_highest_total_wins(self) -> None:
        state = at("4; stage over; totals 30 / -10 / 45 / 0; improvised 5 / 0 / 0 / 0")
        assert state.placing() == [2, 4, 1, 3]
        assert state.payoffs() == [0, 0, 1, 0]

    def test_a_tie_is_broken_by_improvisations_of_the_whole_game(self) -> None:
        state = at("4; stage over; totals 45 / 0 / 45 / 0; improvised 1 / 0 / 2 / 9")
        assert state.placing() == [2, 4, 1, 3]

    def test_still_tied_is_shared(self) -> None:
        state = at("4; stage over; totals 45 / 0 / 45 / 0; improvised 2 / 1 / 2 / 1")
        assert state.placing() == [1, 3, 1, 3]
        assert state.payoffs() == [0.5, 0, 0.5, 0]

    def test_three_stages_are_played(self) -> None:
        state = GAME.new(3, GAME.settle(3, {}), seeded(8), [])
        state.rollout(seeded(1))
        assert state.over()
        assert [len(lines) for lines in score_pad(state)] == [3, 3, 3]
        assert state.journal is not None
        assert kinds(state.journal)[-1] in ("game-won", "game-shared")


def test_random_play_visits_every_branch_about_as_often_as_it_should() -> None:
    """Per stage of four: some 4 key changes and 1.2 improvisations."""
    counts: Counter[str] = Counter()
    for seed in range(150):
        journal: list[Event] = []
        state = GAME.new(4, GAME.settle(4, {}), seeded(seed), journal)
        state.rollout(seeded(seed + 1000))
        counts.update(kinds(journal))
    stages = 150 * 3
    changes = counts["key-changed"] + counts["key-repeated"]
    assert 3.6 < changes / stages < 4.4
    assert 1.0 < counts["improvisation"] / stages < 1.4
