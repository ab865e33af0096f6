"""Take the A Chord, clause by clause, in the order of its rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bandstand.games.a_chord import GAME
from bandstand.games.a_chord.material import CARDS_DEALT, INSETS
from bandstand.games.a_chord.notation import read_card, write_card, write_cards
from bandstand.games.a_chord.player import NOBODY
from bandstand.games.a_chord.rules import AChord
from bandstand.games.tricks import cards_on
from bandstand.kernel.bits import bits_of, lowest, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import NotationError, OptionError
from bandstand.kernel.event import Event


def cards(text: str) -> int:
    return bits_of([read_card(card) for card in text.split()])


def chord(letter: str) -> int:
    return "ABCDEFG".index(letter)


def table(
    hands: list[str],
    key: str = "A",
    leader: int = 0,
    *,
    face_down: int = 0,
    half: int = 1,
    stage: int = 0,
    spotlight: int = NOBODY,
    first: int = 1,
) -> AChord:
    """A stage under way with exactly these hands, equally many cards at each place to come."""
    players = len(hands)
    state = GAME.new(players, GAME.settle(players, {"first": first}), seeded(0), [])
    for person, hand in zip(state.people, hands, strict=True):
        person.hand = cards(hand)
        if half == 1:
            person.aside = 0
    state.key = chord(key)
    state.leader = leader
    state.face_down = face_down
    state.half = half if players == 2 else 0
    state.stage = stage
    state.spotlight = spotlight
    places_each = 2 if players == 2 else 1
    state.rounds_left = popcount(state.people[0].hand) // places_each
    return state


def play(state: AChord, text: str) -> list[Event]:
    """Play these cards, each by whoever is to play, each legal; returns the events."""
    assert state.journal is not None
    before = len(state.journal)
    for card in text.split():
        seat = lowest(state.to_act())
        move = read_card(card)
        reason = state.refusal(seat, move)
        assert reason is None, (card, reason)
        state.play(seat, move)
    return state.journal[before:]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events if not event.kind.startswith("card-played")]


def legal(state: AChord) -> list[str]:
    return [write_card(move) for move in state.moves(lowest(state.to_act()))]


def tricks(state: AChord) -> list[int]:
    return [person.trick_tokens for person in state.people]


def improvisations(state: AChord) -> list[int]:
    return [person.improvisation_tokens for person in state.people]


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
            assert state.key == state.turned_up % 7
            assert state.left_over & (1 << state.turned_up) == 0

    def test_a_named_seat_leads_the_first_stage(self) -> None:
        for seat in (1, 2, 3, 4):
            state = GAME.new(4, GAME.settle(4, {"first": seat}), seeded(1))
            assert state.leader == state.first_leader == seat - 1

    def test_otherwise_the_leader_is_random(self) -> None:
        leaders = {GAME.new(4, GAME.settle(4, {}), seeded(seed)).leader for seed in range(40)}
        assert leaders == {0, 1, 2, 3}


class TestPlayingCards:
    HANDS = ("rA bB", "rC gA", "bA gC", "yA pG")

    def test_the_leader_may_play_any_card(self) -> None:
        state = table([*self.HANDS])
        assert legal(state) == ["bB", "rA"]

    def test_i_a_the_lead_colour_is_followed(self) -> None:
        state = table(["rD bB", "rC gA bF", "bA gC yB", "yA pG pF"])
        play(state, "rD")
        assert legal(state) == ["rC"]
        reason = state.refusal(1, read_card("gA"))
        assert reason is not None
        assert GAME.phrases.sentence(reason.code, reason.facts, ["a", "b", "c", "d"], 1) == (
            "You hold red, the lead colour, and no A is in this round. Play red."
        )

    def test_i_b_or_a_chord_of_this_round_is_repeated(self) -> None:
        state = table(["rA bB", "rC gA", "bA gC", "yA pG"])
        play(state, "rA")
        assert legal(state) == ["gA", "rC"]
        play(state, "rC")
        assert legal(state) == ["bA", "gC"]  # no red: any card

    def test_i_b_counts_every_card_of_the_round_not_the_leaders_alone(self) -> None:
        state = table(["rA bB bC", "rC gA bD", "rF gC yD", "yA pG pF"])
        play(state, "rA rC")
        assert legal(state) == ["gC", "rF"]

    def test_ii_without_the_lead_colour_any_card(self) -> None:
        state = table(["rA bB", "bC gB", "bA gC", "yA pG"])
        play(state, "rA")
        assert legal(state) == ["bC", "gB"]

    def test_face_down_rounds_do_not_count(self) -> None:
        state = table(["rA bB bC", "rC gD yD", "rF gC gB", "yA pG yF"], "C")
        play(state, "rA rC rF yA")  # improvisation: A and the rest turn face down
        assert state.face_down == 1
        play(state, "yF")
        assert legal(state) == ["bB", "bC"]
        play(state, "bB")
        assert legal(state) == ["yD"]

    def test_a_card_not_held_is_refused(self) -> None:
        state = table([*self.HANDS])
        reason = state.refusal(0, read_card("pG"))
        assert reason is not None
        assert reason.code == "not-in-hand"
        for nonsense in (-1, 35, 99):
            reason = state.refusal(0, nonsense)
            assert reason is not None
            assert reason.code == "not-in-hand"

    def test_another_player_is_refused(self) -> None:
        state = table([*self.HANDS])
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
        first = round_.split()
        hands = [f"{card} p{spare}" for card, spare in zip(first, "ABCD", strict=True)]
        state = table(hands, key)
        play(state, round_)
        assert tricks(state) == [int(seat == winner) for seat in range(4)]
        assert state.leader == winner

    def test_of_equals_the_lead_colour_wins(self) -> None:
        state = table(["rE pA", "bA pC", "rA pD", "gA pB"], "A")
        play(state, "rE bA rA gA")
        assert tricks(state) == [0, 0, 1, 0]

    def test_with_none_in_the_lead_colour_the_first_wins(self) -> None:
        state = table(["rE pA", "rF pC", "bA pD", "gA pB"], "A")
        play(state, "rE rF bA gA")
        assert tricks(state) == [0, 0, 1, 0]


class TestEarningTrickTokens:
    @pytest.mark.parametrize("face_down", [0, 1, 2, 3])
    def test_one_for_each_round_of_the_trick(self, face_down: int) -> None:
        state = table(["rA pA", "rB pB", "rC pC", "rD pD"], face_down=face_down)
        events = play(state, "rA rB rC rD")
        assert tricks(state) == [1 + face_down, 0, 0, 0]
        assert improvisations(state) == [int(face_down > 0), 0, 0, 0]
        assert state.face_down == 0
        assert ("improvised-trick-won" in kinds(events)) == (face_down > 0)


class TestAcquiringTheSpotlightToken:
    def test_winning_with_the_keys_chord_takes_it_from_its_owner(self) -> None:
        state = table(["rB pA", "rA pB", "rC pC", "rD pD"], spotlight=3)
        assert "spotlight" in kinds(play(state, "rB rA rC rD"))
        assert state.spotlight == 1

    def test_winning_with_another_chord_does_not(self) -> None:
        state = table(["rB pA", "rC pB", "rE pC", "rD pD"], spotlight=3)
        assert "spotlight" not in kinds(play(state, "rB rC rE rD"))
        assert state.spotlight == 3

    def test_the_key_before_the_change_by_this_round_counts(self) -> None:
        state = table(["rC pA", "bC pB", "rE pC", "rD pD"], key="D")
        play(state, "rC bC rE rD")  # C is the new key, but D won while it was the key
        assert (state.spotlight, state.key) == (3, chord("C"))
        state = table(["rC pA", "bC pB", "rE pC", "rG pD"], key="D")
        play(state, "rC bC rE rG")
        assert state.spotlight == NOBODY

    def test_its_owner_keeps_it_without_an_event(self) -> None:
        state = table(["rA pA", "rB pB", "rC pC", "rD pD"], spotlight=0)
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
        first = round_.split()
        hands = [f"{card} p{spare}" for card, spare in zip(first, "AFGC", strict=True)]
        state = table(hands, "G")
        events = play(state, round_)
        assert kinds(events)[-1] == "key-changed"
        assert (state.leader, state.key) == (changer, chord(key))
        assert sum(tricks(state)) == 1

    @pytest.mark.parametrize(("round_", "changer"), [("rB bB rD", 1), ("rD rB bB", 2)])
    def test_three_players(self, round_: str, changer: int) -> None:
        first = round_.split()
        hands = [f"{card} p{spare}" for card, spare in zip(first, "AFG", strict=True)]
        state = table(hands, "G")
        play(state, round_)
        assert (state.leader, state.key) == (changer, chord("B"))

    def test_in_the_current_key_only_the_lead_moves(self) -> None:
        state = table(["rB pA", "bB pC", "rD pD", "rE pE"], "B")
        events = play(state, "rB bB rD rE")
        assert kinds(events)[-1] == "key-repeated"
        assert (state.leader, state.key) == (1, chord("B"))
        assert tricks(state) == [1, 0, 0, 0]

    def test_without_a_repeated_chord_the_winner_leads(self) -> None:
        state = table(["rB pA", "rC pC", "rA pD", "rE pE"])
        assert kinds(play(state, "rB rC rA rE")) == ["trick-won", "spotlight"]
        assert (state.leader, state.key) == (2, chord("A"))

    def test_none_in_the_last_trick_of_a_stage(self) -> None:
        state = table(["rB", "bB", "rD", "rE"], "E", stage=2)
        events = play(state, "rB bB rD rE")
        assert "key-changed" not in kinds(events)
        assert state.over()
        assert state.sheet[-1][4 * 3] == 1


class TestImprovisation:
    @pytest.mark.parametrize("round_", ["rB rD rE bB", "rB rD bD bB", "rB bB rD gB", "rB bB gB yB"])
    def test_the_last_card_matching_the_leaders_starts_another_round(self, round_: str) -> None:
        first = round_.split()
        hands = [f"{card} p{spare}" for card, spare in zip(first, "AFGC", strict=True)]
        state = table(hands, "G")
        events = play(state, round_)
        assert kinds(events) == ["improvisation"]  # no winner, a key change is cancelled
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 1)
        assert tricks(state) == [0, 0, 0, 0]
        assert cards_on(state.table) == []

    @pytest.mark.parametrize("round_", ["rB rD bB", "rB bB gB"])
    def test_three_players(self, round_: str) -> None:
        first = round_.split()
        hands = [f"{card} p{spare}" for card, spare in zip(first, "AFG", strict=True)]
        state = table(hands, "G")
        assert kinds(play(state, round_)) == ["improvisation"]
        assert state.leader == 2

    def test_in_the_current_key_only_the_lead_moves(self) -> None:
        state = table(["rB pA", "rD pC", "rE pD", "bB pE"], "B")
        play(state, "rB rD rE bB")
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 1)

    def test_the_winner_of_the_next_round_takes_it_all(self) -> None:
        state = table(["rB pA yA", "rD pC yB", "rE pD yD", "bB pE yE"], "G")
        play(state, "rB rD rE bB")
        play(state, "pE pA pC pD")  # the key is B: C, then D
        assert tricks(state) == [0, 2, 0, 0]
        assert improvisations(state) == [0, 1, 0, 0]

    def test_the_key_of_the_improvisation_counts_for_the_spotlight(self) -> None:
        state = table(["rB pB yA", "rD pC yB", "rE pD yD", "bB pE yE"], "G")
        play(state, "rB rD rE bB pE pB pC pD")
        assert state.spotlight == 0

    def test_it_can_be_repeated_up_to_three_times(self) -> None:
        state = table(["rB pB yA", "rD pC yB", "rE pD yD", "bB gB yE"], "G", face_down=1)
        play(state, "rB rD rE bB")
        assert state.face_down == 2
        assert state.leader == 3
        play(state, "gB pB pC pD")
        assert state.face_down == 0  # the fourth place led B, but the last card was D
        assert tricks(state) == [0, 0, 0, 3]

    def test_a_fourth_time_is_a_key_change_by_the_last_place(self) -> None:
        state = table(["rB pA", "rA pC", "rE pD", "bB pE"], "G", face_down=3)
        events = play(state, "rB rA rE bB")
        assert kinds(events) == ["improvised-trick-won", "key-changed"]
        assert tricks(state) == [0, 4, 0, 0]
        assert improvisations(state) == [0, 1, 0, 0]
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 0)

    @pytest.mark.parametrize("face_down", [0, 1, 3])
    def test_ignored_in_the_last_trick_of_a_stage(self, face_down: int) -> None:
        state = table(["rB", "rA", "rE", "bB"], "A", face_down=face_down, stage=2)
        events = play(state, "rB rA rE bB")
        assert "improvisation" not in kinds(events)
        assert "key-changed" not in kinds(events)
        line = state.sheet[-1]
        assert line[4:7] == [1 + face_down, 1, int(face_down > 0)]  # the spotlight was won too


class TestPlayingCardsExample:
    """The fourth player's choice on page 12."""

    def position(self) -> AChord:
        hands = ["rD yA yB yC yD", "rE bA bC bE bG", "rC gA gB gD gE", "pC rB rF bD pA"]
        state = table(hands, "B")
        play(state, "rD rE rC")
        return state

    def test_four_of_the_five_cards_are_legal(self) -> None:
        assert set(legal(self.position())) == {"pC", "rB", "rF", "bD"}
        reason = self.position().refusal(3, read_card("pA"))
        assert reason is not None
        assert reason.code == "follow-or-repeat"

    @pytest.mark.parametrize(
        ("card", "winner", "leader", "key", "spotlight"),
        [("pC", 2, 3, "C", NOBODY), ("rB", 3, 3, "B", 3), ("rF", 2, 2, "B", NOBODY)],
    )
    def test_what_three_of_them_do(
        self, card: str, winner: int, leader: int, key: str, spotlight: int
    ) -> None:
        state = self.position()
        play(state, card)
        assert tricks(state).index(1) == winner
        assert (state.leader, state.key, state.spotlight) == (leader, chord(key), spotlight)

    def test_the_d_improvises(self) -> None:
        state = self.position()
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
        state = table(["rA", "rB", "rC", "rD"])
        state.people[2].trick_tokens = tokens
        state.people[2].improvisation_tokens = improvised
        state.spotlight = 2 if spotlight else NOBODY
        assert state.stage_points(2) == points

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_the_inset_covers_every_number_of_tokens(self, players: int) -> None:
        rounds = {2: 8, 3: 11, 4: 8}[players]
        assert len(INSETS[players]) == rounds + 2  # from none to all rounds and the spotlight
        assert INSETS[players].count(30) == 1

    def test_own_inset(self) -> None:
        numbers = "0,1,2,3,4,5,6,7,8,9"
        state = GAME.new(4, GAME.settle(4, {"inset": numbers}), seeded(1))
        state.people[0].trick_tokens = 6
        assert state.stage_points(0) == 6

    @pytest.mark.parametrize(
        "inset", ["", "1,2,3", "a,b", [1] * 13, [1.5] * 10, True, 7, [True] * 10, None]
    )
    def test_an_inset_that_will_not_do_gets_a_sentence(self, inset: object) -> None:
        with pytest.raises(OptionError, match=r"^Option inset cannot be .* It takes .*\.$"):
            GAME.settle(4, {"inset": inset})


class TestStageEnd:
    def test_points_are_written_down_and_tokens_returned(self) -> None:
        state = table(["rA", "rB", "rC", "rD"], spotlight=1)
        state.people[1].trick_tokens = 7
        events = play(state, "rA rB rC rD")
        assert state.scores() == [20, -30, 0, 0]  # the leader won with the key's A
        assert state.sheet == [[1, 1, 0, 20, 7, 0, 0, -30, 0, 0, 0, 0, 0, 0, 0, 0]]
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
        state = table(["rA", "rB", "rC", "rD"])
        state.first_leader = first
        assert state.next_first_leader(points) == expected


class TestGameEnd:
    def finished(self, totals: list[int], improvised: list[int]) -> AChord:
        state = table(["rA", "rB", "rC", "rD"])
        state.stage = 3
        for person, total, tokens in zip(state.people, totals, improvised, strict=True):
            person.total, person.improvisations = total, tokens
        return state

    def test_the_highest_total_wins(self) -> None:
        state = self.finished([30, -10, 45, 0], [5, 0, 0, 0])
        assert state.placing() == [2, 4, 1, 3]
        assert state.payoffs() == [0, 0, 1, 0]

    def test_a_tie_is_broken_by_improvisations_of_the_whole_game(self) -> None:
        assert self.finished([45, 0, 45, 0], [1, 0, 2, 9]).placing() == [2, 4, 1, 3]

    def test_still_tied_is_shared(self) -> None:
        state = self.finished([45, 0, 45, 0], [2, 1, 2, 1])
        assert state.placing() == [1, 3, 1, 3]
        assert state.payoffs() == [0.5, 0, 0.5, 0]

    def test_three_stages_are_played(self) -> None:
        state = GAME.new(3, GAME.settle(3, {}), seeded(8), [])
        state.rollout(seeded(1))
        assert state.over()
        assert len(state.sheet) == 3
        assert state.journal is not None
        assert kinds(state.journal)[-1] in ("game-won", "game-shared")


class TestTwoPlayers:
    """Places: 0 white L, 1 black R, 2 black L, 3 white R; seat 0 is white."""

    def test_white_l_leads_stage_one_and_play_goes_clockwise(self) -> None:
        state = table(["rA rB rC rD", "rE rF rG bA"], half=0)
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
        state = table(["rA rB rC rD", "rE rF rG bA"], leader=2)
        seats = []
        for card in ["rE", "rA", "rB", "rF"]:
            seats.append(lowest(state.to_act()))
            play(state, card)
        assert seats == [1, 0, 0, 1]

    def test_either_place_wins_for_its_owner_and_the_place_leads(self) -> None:
        state = table(["rB rC bA bB", "rD rA gA gB"], half=0)
        play(state, "rB rD rA rC")  # the A to black L wins
        assert tricks(state) == [0, 1]
        assert state.leader == 2
        assert state.spotlight == 1

    def test_a_key_change_moves_the_lead_to_the_place(self) -> None:
        state = table(["rB rC bA bB", "rD bD gA gB"], "C", half=0)
        play(state, "rB rD bD rC")
        assert (state.leader, state.key) == (2, chord("D"))
        assert tricks(state) == [1, 0]

    def test_an_l_leader_can_improvise_alone(self) -> None:
        state = table(["rB bB bA bC", "rD rE gA gB"], "C", half=0)
        assert kinds(play(state, "rB rD rE bB")) == ["improvisation"]
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 1)
        assert state.owner(state.leader) == 0

    def test_legality_is_judged_by_the_hand_of_that_moment(self) -> None:
        state = table(["rB bC gA gD", "rD yE yA yF"], "C", half=0)
        play(state, "rB")
        assert legal(state) == ["rD"]
        play(state, "rD")
        assert legal(state) == ["yA", "yE", "yF"]  # its only red is gone

    def last_round_of_first_half(self, face_down: int = 0) -> AChord:
        state = table(["rB bB", "rC rE"], "G", half=0, face_down=face_down)
        state.people[0].aside, state.people[1].aside = cards("gA gB"), cards("gC gD")
        return state

    def test_improvisation_in_the_last_round_of_the_first_half_is_a_key_change(self) -> None:
        state = self.last_round_of_first_half(face_down=1)
        events = play(state, "rB rC rE bB")
        assert kinds(events)[:3] == ["improvised-trick-won", "key-changed", "second-half"]
        assert tricks(state) == [2, 0]  # with the key G, B is stronger than C and E
        assert improvisations(state) == [1, 0]
        assert (state.leader, state.key, state.face_down) == (3, chord("B"), 0)

    def test_an_ordinary_key_change_happens_there_too(self) -> None:
        state = table(["rB rD", "rC bC"], "G", half=0)
        state.people[0].aside, state.people[1].aside = cards("gA gB"), cards("gC gD")
        play(state, "rB rC bC rD")
        assert (state.leader, state.key) == (2, chord("C"))

    def test_the_second_half_keeps_key_lead_and_spotlight(self) -> None:
        state = table(["rG rD", "rC rE"], "G", half=0)
        state.people[0].aside, state.people[1].aside = cards("gA gB"), cards("gC gD")
        state.people[1].lacks = cards("bA")
        play(state, "rG rC rE rD")
        assert state.half == 1
        assert (state.leader, state.key, state.spotlight) == (0, chord("G"), 0)
        assert [write_cards(person.hand) for person in state.people] == [["gA", "gB"], ["gC", "gD"]]
        assert [person.lacks for person in state.people] == [0, 0]

    def test_the_last_round_of_the_second_half_ends_the_stage(self) -> None:
        state = table(["rB bB", "rC rE"], "G", half=1)
        events = play(state, "rB rC rE bB")
        assert "key-changed" not in kinds(events)
        assert state.stage == 1

    def test_the_lower_stage_score_leads_from_its_l(self) -> None:
        state = table(["rB bB", "rC rE"], "G", half=1)
        play(state, "rB rC rE bB")  # white scores 5, black 0
        assert (state.first_leader, state.leader) == (1, 2)

    def test_tied_the_one_who_did_not_begin(self) -> None:
        state = table(["rB bB", "rC rE"], "G", half=1)
        for first in (0, 1):
            state.first_leader = first
            assert state.next_first_leader([10, 10]) == 1 - first


class TestWhatPlayersSee:
    def test_another_hand_is_a_number_of_unknown_cards(self) -> None:
        state = table(["rA bB", "rC gA", "bA gC", "yA pG"])
        people = GAME.view(state, 1)["people"]
        assert isinstance(people, list)
        assert [person["hand"] for person in people] == [
            [None, None],
            ["gA", "rC"],
            [None, None],
            [None, None],
        ]

    def test_the_memory_aid_is_an_option(self) -> None:
        for aid in (True, False):
            state = GAME.new(4, GAME.settle(4, {"memory_aid": aid}), seeded(1))
            state.play(lowest(state.to_act()), state.moves(lowest(state.to_act()))[0])
            people = GAME.view(state, 0)["people"]
            assert isinstance(people, list)
            assert all((person["played"] is not None) == aid for person in people)


def worlds(state: AChord, seat: int, count: int) -> list[AChord]:
    dice = seeded(11)
    return [state.imagine(seat, dice) for _ in range(count)]


class TestImagine:
    def test_an_off_colour_card_that_matches_no_chord_proves_a_void(self) -> None:
        state = table(["rA rB", "gC gD", "bE bF", "yG yF"])
        play(state, "rA gC")
        assert write_cards(state.people[1].lacks) == [f"r{letter}" for letter in "ABCDEFG"]
        for world in worlds(state, 0, 200):
            assert world.people[1].hand & state.people[1].lacks == 0

    def test_a_matching_card_proves_nothing(self) -> None:
        state = table(["rA rB", "gA rD", "bE bF", "yG yF"])
        play(state, "rA gA")
        assert state.people[1].lacks == 0
        assert any("r" in "".join(write_cards(w.people[1].hand)) for w in worlds(state, 2, 300))

    def test_following_suit_proves_nothing(self) -> None:
        state = table(["rA rB", "rC gD", "bE bF", "yG yF"])
        play(state, "rA rC")
        assert state.people[1].lacks == 0

    def test_the_set_aside_piles_of_two_are_unknown_to_both(self) -> None:
        state = GAME.new(2, GAME.settle(2, {}), seeded(5))
        for seat in (0, 1):
            own = {world.people[seat].aside for world in worlds(state, seat, 20)}
            assert len(own) > 10
            for world in worlds(state, seat, 20):
                assert world.people[seat].hand == state.people[seat].hand

    def test_left_over_cards_are_unknown_but_the_turned_up_one_is_not(self) -> None:
        state = GAME.new(4, GAME.settle(4, {}), seeded(5))
        assert len({world.left_over for world in worlds(state, 0, 30)}) > 10
        assert {world.turned_up for world in worlds(state, 0, 30)} == {state.turned_up}

    def test_worlds_are_uniform_among_the_consistent_ones(self) -> None:
        """Eight unseen cards, two voids that overlap: every deal equally often."""
        state = table(["rA", "gC", "bE", "yG"])
        unseen = ["rB", "rC", "gC", "gD", "bE", "bF", "yG", "yF"]
        state.people[0].played = ~cards(" ".join([*unseen, "rA"])) & (2**35 - 1)
        state.turned_up = read_card("pG")
        state.left_over = cards("rB rC gD bF yF")
        state.people[1].lacks = cards("rB rC bE bF")
        state.people[2].lacks = cards("yG yF gC gD")
        state.people[3].lacks = cards("bE bF")
        deals = {
            (one, two, three)
            for one in unseen
            for two in unseen
            for three in unseen
            if len({one, two, three}) == 3
            and one not in ("rB", "rC", "bE", "bF")
            and two not in ("yG", "yF", "gC", "gD")
            and three not in ("bE", "bF")
        }
        count = 400 * len(deals)
        seen = Counter(
            (
                *write_cards(world.people[1].hand),
                *write_cards(world.people[2].hand),
                *write_cards(world.people[3].hand),
            )
            for world in worlds(state, 0, count)
        )
        assert set(seen) == deals
        chi_square = sum((times - 400) ** 2 / 400 for times in seen.values())
        assert chi_square < len(deals) + 4 * (2 * len(deals)) ** 0.5

    def test_two_players_worlds_are_uniform(self) -> None:
        state = table(["rA rB", "gC gD"], half=0)
        unseen = ["gC", "gD", "bE", "bF", "yG"]
        state.people[0].played = ~cards(" ".join([*unseen, "rA", "rB"])) & (2**35 - 1)
        state.people[0].aside = cards("bE")
        state.people[1].aside = cards("bF")
        state.turned_up = read_card("pG")
        state.people[1].lacks = cards("bE")
        deals = Counter(
            (tuple(write_cards(w.people[1].hand)), *write_cards(w.people[0].aside))
            for w in worlds(state, 0, 18 * 400)
        )
        hands = list(combinations(write_cards(cards(" ".join(unseen))), 2))
        possible = {
            (hand, pile)
            for hand in hands
            if "bE" not in hand
            for pile in unseen
            if pile not in hand
        }
        assert set(deals) == possible
        assert all(abs(times - 400) < 100 for times in deals.values())


class TestNotation:
    def test_cards_are_read_in_either_case(self) -> None:
        assert read_card("rA") == read_card(" RA ") == read_card("ra")
        assert write_card(read_card("pG")) == "pG"

    @pytest.mark.parametrize("text", ["", "r", "A", "rH", "xA", "rAA", "17", "♯"])
    def test_anything_else_gets_a_sentence(self, text: str) -> None:
        with pytest.raises(NotationError, match=r"is no card\. A card is a colour"):
            read_card(text)


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
