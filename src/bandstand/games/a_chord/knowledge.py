"""What a seat cannot see, drawn anew among the worlds it cannot tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.tricks import redeal
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.deal import draw
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.a_chord.rules import AChord


def imagine_hidden(world: AChord, seat: i64, dice: Dice) -> None:
    """Replace everything the seat cannot see."""
    people = world.people
    me = people[seat]
    unseen = world.terms.deck & ~(me.hand | shift(1, world.turned_up))
    for person in people:
        unseen &= ~person.played
    if world.players == 2:
        other = people[1 - seat]
        other.hand = draw(unseen & ~other.lacks, popcount(other.hand), dice)
        unseen ^= other.hand
        for person in people:
            person.aside = draw(unseen, popcount(person.aside), dice)
            unseen ^= person.aside
    else:
        hands = [person.hand for person in people]
        lacks = [person.lacks for person in people]
        imagined = redeal(unseen, hands, lacks, seat, dice)
        for number in range(world.players):
            people[number].hand = imagined[number]
            unseen &= ~imagined[number]
    world.left_over = unseen
