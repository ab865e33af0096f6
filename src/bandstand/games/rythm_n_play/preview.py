"""What a move would do at Rythm 'n' Play, as far as the rules alone decide it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.rythm_n_play import legal, scoring
from bandstand.games.rythm_n_play.material import (
    NOTES,
    SHARP,
    half_beats,
    is_note,
    notes_above,
    notes_below,
    only_sorts,
    play_count,
    play_of,
    play_size,
    rythm_of,
    rythm_size,
)
from bandstand.games.rythm_n_play.moves import (
    DONE,
    PICK_UP,
    TAKE,
    chosen_tone,
    is_compose,
    is_lay,
    is_spend,
    is_tonality,
    laid,
    spent,
)
from bandstand.games.rythm_n_play.play import cards_for, is_last_stave
from bandstand.kernel.bits import popcount

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state import RythmNPlay
    from bandstand.kernel.game import Mark

_FEW_FOLLOW = 2  # Notes after which a card is likely to stay the last one


def marks(state: RythmNPlay, seat: int, move: int) -> list[Mark]:
    """What could follow a card, what a stave or an exchange brings, what must be laid down."""
    if is_compose(move):
        return _composing(state, move)
    if move == PICK_UP:
        ending: list[Mark] = [("mark-ends-game", {})] if is_last_stave(state) else []
        return [("mark-stave", {"count": state.stave_size}), *ending]
    if move == TAKE:
        return _laying_down(state, seat, 0, 1)
    if is_spend(move):
        return [("mark-buys", {"count": cards_for(state, state.chosen + rythm_of(spent(move)))})]
    if move == DONE:
        drawn = cards_for(state, state.chosen)
        laid = _laying_down(state, seat, drawn, -rythm_size(state.chosen))
        return [("mark-buys", {"count": drawn}), *laid]
    return []


def _composing(state: RythmNPlay, sort: int) -> list[Mark]:
    """A Change may turn the Tonality; the fewer Notes fit afterwards, the sooner it comes back."""
    turns: list[Mark] = []
    if not is_note(sort) and sort != state.tone:
        turns = [("mark-turns", {"tone": sort})]
    followers = legal.followers_of(state, sort)
    if followers == 0:
        return [("mark-shuts", {}), *turns]
    return [*turns, ("mark-followers", {"notes": popcount(followers & NOTES)})]


def _laying_down(state: RythmNPlay, seat: int, play: int, rythm: int) -> list[Mark]:
    """Whether this many more cards would exceed the hand limit."""
    person = state.people[seat]
    held = legal.counted(state, play_size(person.play) + play, rythm_size(person.rythm) + rythm)
    limit = state.terms.limit
    return [("mark-lays-down", {"count": held - limit})] if held > limit else []


# -- The plan ------------------------------------------------------------------------------------


def plan(state: RythmNPlay, seat: int, move: int) -> list[Mark]:
    """What the stave is worth and how safe it is; what beats and a full hand are good for."""
    person = state.people[seat]
    if is_compose(move):
        return [_for_the_stave(state, move)]
    if move == PICK_UP:
        return _picking_up(state, seat)
    fitting = _fitting(state, person.play)
    if move == TAKE:
        return [("plan-take", {"fitting": fitting}), *_costs(state, seat, 0, 1)]
    if is_spend(move):
        bought = cards_for(state, state.chosen + rythm_of(spent(move)))
        return [("plan-exchange", {"fitting": fitting, "count": bought})]
    if move == DONE:
        drawn = cards_for(state, state.chosen)
        exchange: Mark = ("plan-exchange", {"fitting": fitting, "count": drawn})
        return [exchange, *_costs(state, seat, drawn, -rythm_size(state.chosen))]
    if is_lay(move):
        return [("plan-lay", {"fitting": _fitting(state, person.play - play_of(laid(move)))})]
    if is_tonality(move):
        return [_for_tonality(state, person.play, chosen_tone(move))]
    return []  # who passes can do nothing else


def _for_the_stave(state: RythmNPlay, sort: int) -> Mark:
    """The points on the stave with this card, and how many Notes could take it away."""
    count = state.stave_size + 1
    followers = legal.followers_of(state, sort)
    if followers == 0:
        return "plan-shuts", {"count": count}
    notes = popcount(followers & NOTES)
    if legal.must_continue(state):
        return "plan-continue", {"count": state.stave_size, "notes": notes}
    if count == 1:
        return "plan-begin", {"notes": notes}
    return "plan-compose", {"count": count, "notes": notes}


def _picking_up(state: RythmNPlay, seat: int) -> list[Mark]:
    points = state.terms.stave_points * state.stave_size
    total = scoring.score(state, seat) + points
    if not is_last_stave(state):
        return [("plan-pick-up", {"count": state.stave_size, "points": total})]
    beats = half_beats(state.people[seat].rythm)
    return [("plan-pick-up-last", {"count": state.stave_size, "points": total - beats})]


def _costs(state: RythmNPlay, seat: int, play: int, rythm: int) -> list[Mark]:
    """What laying down beyond the hand limit costs."""
    return [("plan-lays-down", dict(facts)) for _, facts in _laying_down(state, seat, play, rythm)]


def _fitting(state: RythmNPlay, hand: int) -> int:
    """How many of the PLAY cards may be composed now."""
    return play_size(only_sorts(hand, legal.playable(state)))


def _for_tonality(state: RythmNPlay, hand: int, tone: int) -> Mark:
    """How many Notes of the hand few others can follow with this side up."""
    scale = state.terms.scale
    beyond = notes_above if tone == SHARP else notes_below
    notes = range(state.terms.highest + 1)
    hard = [note for note in notes if popcount(beyond(scale, note)) <= _FEW_FOLLOW]
    return "plan-tonality", {"tone": tone, "held": sum(play_count(hand, note) for note in hard)}
