"""Take the A Chord: the rulebook's rules for two players."""

from __future__ import annotations

from bandstand.games.a_chord import GAME
from bandstand.games.a_chord.legal import owner
from bandstand.games.a_chord.moves import write_cards
from bandstand.games.a_chord.scoring import next_first_leader
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from support.a_chord_table import at, chord, improvisations, kinds, legal, play, tricks


class TestRulesForTwoPlayers:
    """Places: 0 white L, 1 black R, 2 black L, 3 white R; seat 0 is white."""

    def test_white_l_leads_stage_one_and_play_goes_clockwise(self) -> None:
        state = at("2; hands rA rB rC rD / rE rF rG bA")
        assert state.leader == 0
        seats = []
        for card in ["rA", "rE", "rF", "rB"]:
            seats.append(lowest(state.to_act()))
            play(state, card)
        assert seats == [0, 1, 1, 0]

    def test_who_is_white_is_random_or_named_and_stays(self) -> None:
        whites = {GAME.new(2, GAME.settle(2, {}), seeded(seed)).white for seed in range(20)}
        assert whites == {0, 1}
        state = GAME.new(2, GAME.settle(2, {"first": 2}), seeded(1))
        assert (state.white, state.first_leader, state.leader) == (1, 1, 0)
        state.rollout(seeded(1))
        assert state.white == 1

    def test_from_black_l_the_order_is_black_l_white_r_white_l_black_r(self) -> None:
        state = at("2; half 2; leader black-L; hands rA rB rC rD / rE rF rG bA")
        seats = []
        for card in ["rE", "rA", "rB", "rF"]:
            seats.append(lowest(state.to_act()))
            play(state, card)
        assert seats == [1, 0, 0, 1]

    def test_either_place_wins_for_its_owner_and_the_place_leads(self) -> None:
        state = at("2; hands rB rC bA bB / rD rA gA gB")
        play(state, "rB rD rA rC")  # the A to black L wins
        assert tricks(state) == [0, 1]
        assert state.leader == 2
        assert state.spotlight == 1

    def test_a_key_change_moves_the_lead_to_the_place(self) -> None:
        state = at("2; key C; hands rB rC bA bB / rD bD gA gB")
        play(state, "rB rD bD rC")
        assert (state.leader, state.key) == (2, chord("D"))
        assert tricks(state) == [1, 0]

    def test_an_l_leader_can_improvise_alone(self) -> None:
        state = at("2; key C; hands rB bB bA bC / rD rE gA gB")
        assert kinds(play(state, "rB rD rE bB")) == ["improvisation"]
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 1)
        assert owner(state, state.leader) == 0

    def test_legality_is_judged_by_the_hand_of_that_moment(self) -> None:
        state = at("2; key C; hands rB bC gA gD / rD yE yA yF")
        play(state, "rB")
        assert legal(state) == ["rD"]
        play(state, "rD")
        assert legal(state) == ["yA", "yE", "yF"]  # its only red is gone

    def test_improvisation_in_the_last_round_of_the_first_half_is_a_key_change(self) -> None:
        state = at("2; key G; face-down 1; hands rB bB / rC rE; aside gA gB / gC gD")
        events = play(state, "rB rC rE bB")
        assert kinds(events)[:3] == ["improvised-trick-won", "key-changed", "second-half"]
        assert tricks(state) == [2, 0]  # with the key G, B is stronger than C and E
        assert improvisations(state) == [1, 0]
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 0)

    def test_an_ordinary_key_change_happens_there_too(self) -> None:
        state = at("2; key G; hands rB rD / rC bC; aside gA gB / gC gD")
        play(state, "rB rC bC rD")
        assert (state.leader, state.key) == (2, chord("C"))

    def test_the_second_half_keeps_key_lead_and_spotlight(self) -> None:
        state = at("2; key G; hands rG rD / rC rE; aside gA gB / gC gD; lacks / bA")
        play(state, "rG rC rE rD")
        assert state.half == 1
        assert (state.leader, state.key, state.spotlight) == (0, chord("G"), 0)
        assert [write_cards(person.hand) for person in state.people] == [["gA", "gB"], ["gC", "gD"]]
        assert [person.lacks for person in state.people] == [0, 0]

    def test_the_last_round_of_the_second_half_ends_the_stage(self) -> None:
        state = at("2; half 2; key G; hands rB bB / rC rE")
        events = play(state, "rB rC rE bB")
        assert "key-changed" not in kinds(events)
        assert state.stage == 1

    def test_the_lower_stage_score_leads_from_its_l(self) -> None:
        state = at("2; half 2; key G; hands rB bB / rC rE")
        play(state, "rB rC rE bB")  # white scores 5, black 0
        assert (state.first_leader, state.leader) == (1, 2)

    def test_tied_the_one_who_did_not_begin(self) -> None:
        for first in (0, 1):
            state = at(f"2; opener 1; first-leader {first + 1}")
            assert next_first_leader(state, [10, 10]) == 1 - first
