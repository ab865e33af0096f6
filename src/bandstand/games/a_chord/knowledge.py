"""What a seat at Take the A Chord has seen, and worlds that it cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord import setup
from bandstand.games.tricks import redeal
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.deal import draw
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord


def unseen_by(state: AChord, seat: i64) -> i64:
    """The cards this seat has not seen: in other hands, set aside or left over."""
    unseen = state.terms.deck & ~(state.people[seat].hand | shift(1, state.turned_up))
    for person in state.people:
        unseen &= ~person.played
    return unseen


def imagine(state: AChord, seat: i64, dice: Dice) -> AChord:
    """Redeal what the seat cannot see: hands within shown voids, piles, left-over cards."""
    world = state.clone()
    world.dice = dice.spawn()
    unseen = unseen_by(world, seat)
    if world.players == 2:
        unseen = _imagine_for_two(world, seat, unseen, dice)
    else:
        unseen = _imagine_hands(world, seat, unseen, dice)
    world.left_over = unseen
    return world


def _imagine_for_two(world: AChord, seat: i64, unseen: i64, dice: Dice) -> i64:
    """Deal the other hand, then the piles that nobody has seen; returns the cards left over."""
    people = world.people
    other = people[1 - seat]
    other.hand = draw(unseen & ~other.lacks, popcount(other.hand), dice)
    unseen ^= other.hand
    for person in people:
        person.aside = draw(unseen, popcount(person.aside), dice)
        unseen ^= person.aside
    return unseen


def _imagine_hands(world: AChord, seat: i64, unseen: i64, dice: Dice) -> i64:
    """Deal the hands of three or four players; returns the cards left over."""
    people = world.people
    hands = [person.hand for person in people]
    lacks = [person.lacks for person in people]
    imagined = redeal(unseen, hands, lacks, seat, dice)
    for number in range(world.players):
        people[number].hand = imagined[number]
        unseen &= ~imagined[number]
    return unseen


def as_dealt(state: AChord) -> AChord:
    """The stage as it began, with the hands of this world.

    Not for two players: what they played does not say in which half.
    """
    past = state.clone()
    for person in past.people:
        person.hand |= person.played
    setup.clear_table(past)
    return past
