"""What a seat knows: its own hand, all that lies open, and the voids that others have shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.tricks import redeal
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces


def unseen_by(state: SixForces, seat: i64) -> i64:
    """The cards that the others hold together; the seat knows which, but not who holds them.

    Where not all cards are dealt, those that lie in no hand are among them.
    """
    if state.terms.leaves_cards:
        return unplayed(state) & ~state.people[seat].hand
    cards: i64 = 0
    for person in state.people:
        cards |= person.hand
    return cards & ~state.people[seat].hand


def unplayed(state: SixForces) -> i64:
    """The cards that nobody has played in this round, in hands or out of play."""
    cards = state.terms.deck
    for person in state.people:
        cards &= ~person.played
    return cards


def imagine(state: SixForces, seat: i64, dice: Dice) -> SixForces:
    """Redeal the other hands within the voids they have shown."""
    world = state.clone()
    world.dice = dice.spawn()
    hands: list[i64] = [person.hand for person in world.people]
    lacks: list[i64] = [person.lacks for person in world.people]
    hands = redeal(unseen_by(world, seat), hands, lacks, seat, dice)
    for other in range(world.players):
        world.people[other].hand = hands[other]
    return world
