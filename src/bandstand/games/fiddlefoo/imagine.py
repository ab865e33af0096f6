"""Worlds a seat cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from bandstand.games.fiddlefoo.cards import (
    Cards,
    common,
    draw,
    no_cards,
    size,
    union,
    without,
)
from bandstand.games.fiddlefoo.setup import can_fill_piles, deals_fair
from bandstand.games.fiddlefoo.table import (
    CHOOSE_AGAIN,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_OFFERED,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    FORCED,
    NOBODY,
    Table,
)
from bandstand.games.fiddlefoo.throws import answer, throw_moves
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

# Conditions on the whole deal are met by dealing again; after so many times any deal will do.
_TRIES: Final = 200


def redeal(world: Table, seat: i64, dice: Dice) -> None:
    """Deal the unseen cards anew: cards known to lie somewhere stay there."""
    unseen = unseen_by(world, seat)
    tries: i64 = 1
    deal_unseen(world, seat, unseen, dice)
    while tries < _TRIES and not is_consistent(world, seat):
        deal_unseen(world, seat, unseen, dice)
        tries += 1


def unseen_by(world: Table, seat: i64) -> Cards:
    """The cards whose place the seat does not know."""
    seen = union(union(world.ground.cards(), world.gone), world.piled)
    for person in world.people:
        seen = union(seen, person.known)
    return without(world.deck.cards, union(seen, world.people[seat].hand))


def deal_unseen(world: Table, seat: i64, unseen: Cards, dice: Dice) -> None:
    """Fill the other hands with unseen cards; the rest is the pile."""
    for other in range(world.players):
        if other != seat:
            person = world.people[other]
            drawn = draw(unseen, size(person.hand) - size(person.known), dice)
            unseen = without(unseen, drawn)
            person.hand = union(person.known, drawn)
    world.pile = unseen


def is_consistent(world: Table, seat: i64) -> bool:
    """Whether the deal agrees with what hands were seen to lack, and with how hands are dealt."""
    for other in range(world.players):
        person = world.people[other]
        if other != seat and person.lacks[0] | person.lacks[1] != 0:
            hidden = without(person.hand, person.known)
            if size(common(hidden, person.lacks)) > person.fresh:
                return False
    if deals_fair(world.terms):
        dealt = without(without(world.deck.cards, world.setup), world.pile)
        return can_fill_piles(world.deck, dealt)
    return True


def hide_choices(world: Table, seat: i64, dice: Dice) -> None:
    """Undo what others have chosen in secret, or imagine what they may have chosen."""
    if world.phase == CHOOSE_CELL and world.active != seat:
        if world.barred != FORCED:
            world.card = NOBODY
            world.phase = CHOOSE_CARD if world.barred == NOBODY else CHOOSE_AGAIN
    elif world.phase == CHOOSE_WANTED and world.swapper != seat:
        world.card = NOBODY
        world.phase = CHOOSE_OFFERED
    elif world.phase == CHOOSE_THROWS:
        imagine_answers(world, seat, dice)
    if world.instaplay != seat and world.instaplay != NOBODY:
        world.instaplay = NOBODY


def imagine_answers(world: Table, seat: i64, dice: Dice) -> None:
    """Answers given in secret may be any; those not finished are begun again."""
    for other in range(world.players):
        person = world.people[other]
        if other == seat or other == world.active or size(person.hand) == 0:
            continue
        answered = person.answered
        person.throwing = no_cards()
        person.piling = no_cards()
        person.answered = False
        while answered and not person.answered:
            moves = throw_moves(world, other)
            answer(world, other, moves[dice.below(len(moves))])
