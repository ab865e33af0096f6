"""Laws that hold for every registered game, number of players and option set."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from itertools import chain

import pytest

from bandstand import text
from bandstand.kernel.bits import members, shift
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import EVERYBODY
from bandstand.kernel.referee import replay, verify
from bandstand.kernel.state import GAME_OVER, NOT_YOUR_TURN, State
from support.battery import (
    Case,
    as_json,
    cases,
    heard_by,
    hides_something,
    known_places,
    listened,
    lying_pieces,
    moments,
    played,
    positions,
    random_decision,
)

SPECTATOR = -1
MOVES_TO_REFUSE = 150
MOVES_TO_ADVISE = 100
SEED_OF_POSITIONS = 2  # another game than those that the other laws look at
TRAVELLING_SEED = 3
# How an English sentence begins to tell its reader what to do.
IMPERATIVE = re.compile(
    r"(?:^|[.:;,] |\bor )(?:(?:Choose|Play|Lay|Predict|Say|Draw|Return|Spend|Take|Touch|Pass|"
    r"Compose|Pick|Try|Move|Remove|You can only)\b|You may (?!only|not))",
    re.IGNORECASE,
)

# Case by case, all laws of one before the next: its games are played once. Where a compiler is, the
# plain form plays the default options, at every number of players, and the compiled form all.
MORE = (pytest.mark.slow, pytest.mark.compiled_suffices)
every_case = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=MORE if case.number else ()) for case in cases()],
    ids=str,
    scope="module",
)


def legal(state: State, seat: int) -> list[int]:
    return state.moves(seat) + state.unprompted_moves(seat)


@pytest.mark.slow
@every_case
def test_a_position_reads_as_it_is_written(case: Case) -> None:
    """Every moment of a game, real and imagined; with the same dice the state is the same."""
    if case.game.read_position is None:
        return
    for number, match in enumerate(moments(case, SEED_OF_POSITIONS)):
        state = match.state
        for one in (state, state.imagine(number % case.players, seeded(number))):
            text = one.position()
            again = case.game.from_position(text, one.dice.clone())
            assert again.packed() == one.packed(), text
            assert again.position() == text


@every_case
def test_legal_moves_agree_with_refusals(case: Case) -> None:
    game = case.game
    names = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][: case.players]
    step = max(1, game.move_count // MOVES_TO_REFUSE)
    for number, position in enumerate(positions(case)):
        state = position.state
        waiting = members(state.to_act())
        assert waiting, "nobody decides, yet the game goes on"
        for seat in range(case.players):
            moves = state.moves(seat)
            assert moves == sorted(set(moves))
            assert bool(moves) == (seat in waiting)
            allowed = set(legal(state, seat))
            tried = set(range(number % step, game.move_count, step)) | allowed
            for move in tried:
                reason = state.refusal(seat, move)
                assert (reason is None) == (move in allowed)
                if reason is not None:
                    sentence = text.sentences(game).sentence(reason.code, reason.facts, names, seat)
                    assert sentence.endswith((".", "!", "?"))
                    if reason.code not in (GAME_OVER, NOT_YOUR_TURN):
                        assert f'<a id="{reason.code}"></a>' in game.guide
        for move in (-1, game.move_count, game.move_count + 1000):
            assert state.refusal(waiting[0], move) is not None


@every_case
def test_a_set_of_moves_has_the_legal_ones(case: Case) -> None:
    """Search goes by the set where a game has one, and by the list elsewhere."""
    for position in positions(case):
        state = position.state
        for seat in members(state.to_act()):
            found = [state.mask_base() + bit for bit in members(state.move_mask(seat))]
            assert found in ([], state.moves(seat))


@every_case
def test_pieces_are_conserved(case: Case) -> None:
    for position in positions(case):
        for state in (position.state, position.state.imagine(0, seeded(1))):
            lying = [
                piece for place in case.game.pieces_by_place(state).values() for piece in place
            ]
            assert sorted(lying) == sorted(case.game.pieces(state))


@every_case
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(case: Case) -> None:
    game = case.game
    for number, position in enumerate(positions(case)):
        state = position.state
        before = state.packed()
        for seat in range(case.players):
            world = state.imagine(seat, seeded(number))
            assert as_json(game.view(world, seat)) == as_json(game.view(state, seat))
            assert as_json(game.view(world, SPECTATOR)) == as_json(game.view(state, SPECTATOR))
            assert world.to_act() == state.to_act()
            assert world.moves(seat) == state.moves(seat)
            assert world.unprompted_moves(seat) == state.unprompted_moves(seat)
            assert world.premoves(seat) == state.premoves(seat)
            for move in range(0, game.move_count, max(1, game.move_count // 40)):
                real, imagined = state.refusal(seat, move), world.refusal(seat, move)
                assert (real is None) == (imagined is None)
                if real is not None and imagined is not None:
                    assert (real.code, real.facts) == (imagined.code, imagined.facts)
            again = world.imagine(seat, seeded(number + 1))
            assert as_json(game.view(again, seat)) == as_json(game.view(state, seat))
        assert state.packed() == before, "imagining changed the real state"


@every_case
def test_an_imagined_world_can_be_played_to_the_end(case: Case) -> None:
    for number, position in enumerate(positions(case)):
        seat = number % case.players
        world = position.state.imagine(seat, seeded(number))
        assert position.state.dice.state != world.dice.state, "the future is not new"
        dice = seeded(number)
        for _ in range(40):
            if world.over():
                break
            decider, move = random_decision(world, dice)
            world.play(decider, move)
        world.rollout(dice)
        assert world.over()


@every_case
def test_events_tell_a_seat_all_that_changes_for_it_and_nothing_else(case: Case) -> None:
    """Where a seat sees the same before and hears the same, it sees the same after; and back."""
    game = case.game
    for number, position in enumerate(positions(case)):
        real, real_events = listened(position.state, position.seat, position.move)
        for seat in range(case.players):
            world = position.state.imagine(seat, seeded(number))
            if position.move not in legal(world, position.seat):
                continue
            imagined, imagined_events = listened(world, position.seat, position.move)
            same_told = heard_by(seat, real_events) == heard_by(seat, imagined_events)
            same_seen = as_json(game.view(real, seat)) == as_json(game.view(imagined, seat))
            assert same_told == same_seen


@every_case
def test_travels_say_where_every_piece_goes(case: Case) -> None:
    """What travelled, applied to where the pieces lay before a move, gives where they lie after."""
    lying: Counter[tuple[str, str]] | None = None
    told = 0
    for match in moments(case, TRAVELLING_SEED):
        there = lying_pieces(case.game.pieces_by_place(match.state))
        if lying is not None:
            for travel in chain.from_iterable(event.travels for event in match.events[told:]):
                lying[travel.origin, travel.piece] -= 1
                lying[travel.target, travel.piece] += 1
            assert {key: count for key, count in lying.items() if count} == there
        lying, told = there, len(match.events)


@every_case
def test_a_piece_that_a_seat_is_shown_lies_there_in_every_world_it_imagines(case: Case) -> None:
    """So no seat is shown more of a deal or a draw than it may know."""
    told = 0
    for number, match in enumerate(moments(case, TRAVELLING_SEED)):
        events, told = match.events[told:], len(match.events)
        if match.state.over() or not any(map(hides_something, events)):
            continue
        for seat in range(case.players):
            world = match.state.imagine(seat, seeded(number))
            lying = lying_pieces(case.game.pieces_by_place(world))
            assert not known_places(seat, events) - lying


@every_case
def test_whoever_may_not_know_a_piece_is_shown_only_its_way(case: Case) -> None:
    for position in positions(case):
        _, events = listened(position.state, position.seat, position.move)
        for event in events:
            for seat in (SPECTATOR, *range(case.players)):
                shown = event.travels_shown_to(seat)
                if event.shown_to(seat) is None:
                    assert shown == []
                    continue
                assert [way for _, *way in shown] == [
                    [travel.origin, travel.target] for travel in event.travels
                ]
                for (piece, *_), travel in zip(shown, event.travels, strict=True):
                    assert piece in (None, travel.piece)
                    assert seat != SPECTATOR or piece is None or travel.knowers == EVERYBODY


@every_case
def test_a_clone_is_independent_and_equal(case: Case) -> None:
    for position in positions(case):
        state = position.state
        before = position.packed
        assert state.packed() == before
        first, second = state.clone(), state.clone()
        assert first.packed() == before
        first.play(position.seat, position.move)
        second.play(position.seat, position.move)
        assert first.packed() == second.packed()
        first.rollout(seeded(1))
        assert state.packed() == before


@every_case
def test_a_state_survives_packing_and_pickling(case: Case) -> None:
    for position in positions(case):
        packed = position.state.packed()
        assert case.game.unpack(packed).packed() == packed
        assert pickle.loads(pickle.dumps(position.state)).packed() == packed


@every_case
def test_a_record_replays_to_the_same_game(case: Case) -> None:
    for game in played(case):
        record = game.match.record
        assert verify(case.game, record).state.packed() == game.match.state.packed()
        told = [event.kind for _, events in replay(case.game, record) for event in events]
        assert told == [event.kind for event in game.match.events]


@every_case
def test_moves_survive_notation(case: Case) -> None:
    game = case.game
    for position in positions(case):
        for seat in range(case.players):
            for move in legal(position.state, seat):
                text = game.write_move(position.state, move)
                assert text == text.strip()
                assert text
                assert game.read_move(position.state, text) == move
    state = positions(case)[0].state
    texts = [game.write_move(state, move) for move in range(game.move_count)]
    assert len(set(texts)) == game.move_count
    assert [game.read_move(state, text) for text in texts] == list(range(game.move_count))


@every_case
def test_scores_follow_the_score_sheet(case: Case) -> None:
    for game in played(case):
        for state in [*(position.state for position in game.positions), game.match.state]:
            sheet = case.game.score_sheet(state)
            assert [sum(lines.values()) for lines in sheet] == state.scores()
            placing = state.placing()
            assert len(placing) == case.players
            assert min(placing) >= 1
            payoffs = state.payoffs()
            assert all(0.0 <= payoff <= 1.0 for payoff in payoffs)
            assert all(
                (payoff > 0) == (place == 1) for payoff, place in zip(payoffs, placing, strict=True)
            )


@every_case
def test_nothing_can_be_done_after_the_end(case: Case) -> None:
    for game in played(case):
        state = game.match.state
        assert state.to_act() == 0
        for seat in range(case.players):
            assert legal(state, seat) == []
            reason = state.refusal(seat, 0)
            assert reason is not None
            assert reason.code == "game-over"


@every_case
def test_every_event_has_a_sentence_for_everyone_and_hides_its_secrets(case: Case) -> None:
    for game in played(case):
        for event in game.match.events:
            for reader in range(SPECTATOR, case.players):
                shown = event.shown_to(reader)
                sentence = text.describe(game.match, event, reader)
                assert (shown is None) == (sentence is None)
                if shown is None or sentence is None:
                    continue
                assert sentence.endswith((".", "!", "?"))
                assert "None" not in sentence
                as_json(case.game.show_facts(shown))
                if reader >= 0 and event.knowers & shift(1, reader) == 0:
                    assert all(shown[name] is None for name in event.secret)


@every_case
def test_a_rematch_is_a_new_game_of_the_same_kind(case: Case) -> None:
    state = positions(case)[-1].state
    again = state.rematch(seeded(5))
    assert again.packed() == case.game.new(case.players, case.options, seeded(5)).packed()


@every_case
def test_the_same_dice_imagine_the_same_world(case: Case) -> None:
    for position in positions(case)[::4]:
        first = position.state.imagine(0, seeded(3))
        second = position.state.imagine(0, seeded(3))
        assert first.packed() == second.packed()


@every_case
def test_the_score_sheet_of_a_game_in_progress_is_open_to_all(case: Case) -> None:
    for number, position in enumerate(positions(case)):
        sheet = case.game.score_sheet(position.state)
        for seat in range(case.players):
            world = position.state.imagine(seat, seeded(number))
            assert case.game.score_sheet(world) == sheet


@every_case
def test_whatever_a_refusal_advises_can_be_done(case: Case) -> None:
    """A law for all games: the advice of a refusal is among the legal moves."""
    game = case.game
    step = max(1, game.move_count // MOVES_TO_ADVISE)
    for number, position in enumerate(positions(case)):
        state = position.state
        for seat in range(case.players):
            allowed = legal(state, seat)
            for move in range(number % step - 1, game.move_count + 1, step):
                reason = state.refusal(seat, move)
                if reason is not None and reason.code in game.advice:
                    follows = game.advice[reason.code](state, reason.facts, allowed)
                    assert follows, (reason.code, reason.facts, allowed)


@every_case
def test_a_refusal_that_advises_something_says_what(case: Case) -> None:
    """A sentence that tells the reader to do something has its advice declared for the law."""
    game = case.game
    codes = set(re.findall(r'<a id="([^"]+)"></a>', game.guide))
    assert game.advice.keys() <= codes
    bundle = text.sentences(game).bundle
    for code in codes & set(bundle.names()):
        sentence = bundle.format(code, dict.fromkeys(bundle.variables(code), "it"))
        if IMPERATIVE.search(sentence):
            assert code in game.advice, sentence
