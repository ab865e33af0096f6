"""A position of 6 Forces as one line of text.

``six-forces 3; predicted 2+ / 1 / 0; trumps red / big / blue; hands r1 / b9 y4 / b3 g7; trick b4``

Fields that are usually enough:

- ``scored``: by seat, a word for each round on the score pad; ``2+:3`` is a prediction of 2 with a
  spare chip, and 3 tricks won;
- ``predicted``, ``trumps``: by seat, ``-`` before the choice;
- ``hands``: by seat;
- ``trick``: the cards on the table in playing order; ``last_trick``, ``last_leader``: those of the
  trick before and who led it;
- ``played``: by seat, the cards of the round's earlier tricks; ``won``: the tricks won.

All others follow from these, and are given only where they differ from what follows: ``totals``,
``round`` (one more than are scored), ``starter``, ``chips``, ``choices_left`` (of the conception),
``leader``, ``turn``, ``tricks_left``, ``lacks`` (by seat, the colours or cards that a hand is known
not to hold), ``last_winner``, and ``best``: between rounds, how strong the card was that won the
last trick under a trump that is no longer on the table.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from bandstand.games.six_forces import play
from bandstand.games.six_forces.material import CARDS_DEALT, NOT_YET
from bandstand.games.six_forces.meta import META
from bandstand.games.six_forces.moves import (
    read_card,
    read_cards,
    read_lacks,
    read_prediction,
    read_trump,
    write_card,
    write_cards,
    write_lacks,
    write_prediction,
    write_trump,
)
from bandstand.games.six_forces.scoring import RoundScore, round_points
from bandstand.games.tricks import cards_on, lay
from bandstand.kernel.bits import popcount
from bandstand.kernel.errors import PositionError
from bandstand.kernel.native import i64
from bandstand.kernel.position import NOBODY, PositionReader, PositionWriter

if TYPE_CHECKING:
    from bandstand.games.six_forces.state.fields import SixForces, Terms


def write(state: SixForces) -> str:
    """The position of this state."""
    writer = PositionWriter(META.id, state.players)
    first = state.terms.first
    writer.options(
        {
            "first": "random" if first == NOBODY else first + 1,
            "memory_aid": state.terms.memory_aid,
            **state.terms.changed,
        },
        {option.name: option.default for option in META.options},
    )
    _write_scores(writer, state)
    _write_conception(writer, state)
    _write_tricks(writer, state)
    writer.seat("turn", state.turn, _usual_turn(state))
    writer.number("tricks_left", state.tricks_left, _usual_tricks_left(state))
    return writer.text()


def read(reader: PositionReader, state: SixForces) -> None:
    """Set up a blank state as the position says."""
    _read_scores(reader, state)
    _read_conception(reader, state)
    _read_tricks(reader, state)
    state.turn = reader.seat("turn", _usual_turn(state))
    state.tricks_left = reader.number("tricks_left", _usual_tricks_left(state))


# -- The rounds before ----------------------------------------------------------------------------


def _write_scores(writer: PositionWriter, state: SixForces) -> None:
    scored: list[list[str]] = [[] for _ in range(state.players)]
    for entries in state.score_pad:
        for seat, entry in enumerate(entries):
            prediction = write_prediction(entry.predicted, entry.spare)
            scored[seat].append(f"{prediction}:{entry.tricks}")
    writer.words_by_seat("scored", scored)
    if state.scores() != _usual_totals(state):
        writer.by_seat("totals", [str(total) for total in state.scores()])
    writer.number("round", state.rounds_done + 1, len(state.score_pad) + 1)
    writer.seat("starter", state.starter, _usual_starter(state))


def _read_scores(reader: PositionReader, state: SixForces) -> None:
    scored = reader.words_by_seat("scored")
    columns = [[_read_entry(word, state.terms) for word in words] for words in scored]
    if len({len(column) for column in columns}) > 1:
        raise PositionError("The field 'scored' needs the same number of rounds for each seat.")
    state.score_pad = [list(entries) for entries in zip(*columns, strict=True)]
    totals = reader.numbers_by_seat("totals") if reader.has("totals") else _usual_totals(state)
    for person, total in zip(state.people, totals, strict=True):
        person.total = total
    state.rounds_done = reader.number("round", len(state.score_pad) + 1) - 1
    state.starter = reader.seat("starter", _usual_starter(state))


def _read_entry(word: str, terms: Terms) -> RoundScore:
    """What a seat predicted and won in a round: ``2+:3``."""
    prediction, colon, tricks = word.partition(":")
    if not colon or not tricks.isdecimal():
        raise PositionError(f"A scored round is written prediction:tricks, not {word!r}.")
    predicted, spare = read_prediction(prediction)
    points = round_points(terms, predicted, spare, int(tricks))
    return RoundScore(predicted, spare, int(tricks), points)


def _usual_totals(state: SixForces) -> list[i64]:
    """The points on the score pad."""
    totals: list[i64] = [0] * state.players
    for entries in state.score_pad:
        for seat, entry in enumerate(entries):
            totals[seat] += entry.points
    return totals


def _usual_starter(state: SixForces) -> i64:
    """The one named first, or else seat 1; from round to round the left neighbour."""
    first = state.terms.first if state.terms.first != NOBODY else 0
    return (first + min(state.rounds_done, state.terms.rounds - 1)) % state.players


# -- The conception -------------------------------------------------------------------------------


def _write_conception(writer: PositionWriter, state: SixForces) -> None:
    predictions = [write_prediction(person.predicted, person.spare) for person in state.people]
    writer.by_seat("predicted", predictions, write_prediction(NOT_YET, 0))
    trumps = [write_trump(person.trump) for person in state.people]
    writer.by_seat("trumps", trumps, write_trump(NOT_YET))
    writer.number("chips", state.chips, _usual_chips(state))
    writer.number("choices_left", state.choices_left, _usual_choices_left(state))


def _read_conception(reader: PositionReader, state: SixForces) -> None:
    predictions = reader.by_seat("predicted", write_prediction(NOT_YET, 0))
    trumps = reader.by_seat("trumps", write_trump(NOT_YET))
    for seat, person in enumerate(state.people):
        predicted, spare = read_prediction(predictions[seat])
        person.predicted = predicted
        person.spare = spare
        person.trump = read_trump(trumps[seat])
    state.chips = reader.number("chips", _usual_chips(state))
    state.choices_left = reader.number("choices_left", _usual_choices_left(state))


def _usual_chips(state: SixForces) -> i64:
    """What the predictions have left in the centre."""
    chips = state.terms.chips
    for person in state.people:
        if person.predicted != NOT_YET:
            chips -= person.predicted + person.spare
    return chips


def _usual_choices_left(state: SixForces) -> i64:
    """Two for everybody, less those made."""
    left = 2 * state.players
    for person in state.people:
        if person.predicted != NOT_YET:
            left -= 1
        if person.trump != NOT_YET:
            left -= 1
    return left


# -- The tricks -----------------------------------------------------------------------------------


def _write_tricks(writer: PositionWriter, state: SixForces) -> None:
    people = state.people
    writer.words_by_seat("hands", [write_cards(person.hand) for person in people])
    writer.numbers_by_seat("won", [person.tricks for person in people])
    last = _after_trick(state, state.last_leader, state.last_table)
    writer.words("last_trick", [write_card(card) for card in cards_on(state.last_table)])
    writer.seat("last_leader", state.last_leader, 0)
    writer.seat("last_winner", state.last_winner, last.last_winner)
    writer.seat("leader", state.leader, _usual_leader(state))
    now = _after_trick(state, state.leader, state.table)
    writer.words("trick", [write_card(card) for card in cards_on(state.table)])
    usual_best = (last if state.table == 0 else now).best_strength
    writer.number("best", state.best_strength, usual_best)
    before = [people[seat].played & ~now.people[seat].played for seat in range(state.players)]
    writer.words_by_seat("played", [write_cards(cards) for cards in before])
    if [person.lacks for person in people] != [person.lacks for person in now.people]:
        writer.by_seat("lacks", [" ".join(write_lacks(person.lacks)) for person in people])


def _read_tricks(reader: PositionReader, state: SixForces) -> None:
    hands, won = reader.words_by_seat("hands"), reader.numbers_by_seat("won")
    for seat, person in enumerate(state.people):
        person.hand = read_cards(hands[seat])
        person.tricks = won[seat]
    state.last_table = _read_trick(reader, "last_trick", (0, state.players))
    state.last_leader = reader.seat("last_leader", 0)
    last = _after_trick(state, state.last_leader, state.last_table)
    state.last_winner = reader.seat("last_winner", last.last_winner)
    state.leader = reader.seat("leader", _usual_leader(state))
    state.table = _read_trick(reader, "trick", range(state.players))
    now = _after_trick(state, state.leader, state.table)
    state.in_trick = now.in_trick
    state.lead_colour = now.lead_colour if state.in_trick > 0 else last.lead_colour
    state.best_seat = now.best_seat if state.in_trick > 0 else state.last_winner
    usual_best = (last if state.table == 0 else now).best_strength
    state.best_strength = reader.number("best", usual_best)
    played, lacks = reader.words_by_seat("played"), reader.words_by_seat("lacks")
    for seat, person in enumerate(state.people):
        shown = now.people[seat]
        person.played = shown.played | read_cards(played[seat])
        person.lacks = read_lacks(lacks[seat]) if reader.has("lacks") else shown.lacks


def _read_trick(reader: PositionReader, name: str, lengths: Container[int]) -> i64:
    """The cards of a trick as the state has them."""
    words = reader.words(name)
    if len(words) not in lengths:
        raise PositionError(f"The field {name!r} cannot have {len(words)} cards.")
    table: i64 = 0
    for word in words:
        table = lay(table, read_card(word))
    return table


def _after_trick(state: SixForces, leader: i64, table: i64) -> SixForces:
    """A copy in which these cards alone were played: what they show need not be written."""
    copy = state.clone()
    for person in copy.people:
        person.played = 0
        person.lacks = 0
    copy.table = 0
    copy.in_trick = 0
    copy.lead_colour = 0
    copy.best_strength = 0
    copy.best_seat = 0
    copy.last_winner = 0
    copy.leader = leader
    copy.tricks_left = CARDS_DEALT  # so that no round ends here
    seat = leader
    for card in cards_on(table):
        play.play_card(copy, seat, card)
        seat = copy.left_of(seat)
    return copy


def _usual_leader(state: SixForces) -> i64:
    """Who won the last trick of this round; without one, the starter."""
    won: i64 = 0
    for person in state.people:
        won += person.tricks
    if state.choices_left == 0 and won > 0 and state.last_table != 0:
        return state.last_winner
    return state.starter


def _usual_turn(state: SixForces) -> i64:
    """Round the table from the starter in the conception, from the leader in a trick."""
    if state.choices_left > 0:
        return (state.starter + 2 * state.players - state.choices_left) % state.players
    return (state.leader + state.in_trick) % state.players


def _usual_tricks_left(state: SixForces) -> i64:
    """As many as the fullest hand has cards; all before the first trick."""
    if state.choices_left > 0:
        return state.terms.cards
    most: i64 = 0
    for person in state.people:
        most = max(most, popcount(person.hand))
    return most
