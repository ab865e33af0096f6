"""Worlds a seat cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from bandstand.games.fiddlefoo.cards import (
    Cards,
    common,
    draw,
    is_empty,
    no_cards,
    size,
    union,
    without,
)
from bandstand.games.fiddlefoo.legal import again_cards
from bandstand.games.fiddlefoo.setup import can_fill_piles, deals_fair
from bandstand.games.fiddlefoo.table import (
    CHOOSE_AGAIN,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_MOVED,
    CHOOSE_OFFERED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    FORCED,
    NOBODY,
    Player,
    Table,
)
from bandstand.games.fiddlefoo.throws import answer, throw_moves
from bandstand.kernel.deal import choices
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

# Conditions on the whole deal are met by dealing again; after so many times any deal will do.
_TRIES: Final = 200


def redeal(world: Table, seat: i64, dice: Dice) -> None:
    """Deal the unseen cards anew: cards known to lie somewhere stay there."""
    unseen = unseen_by(world, seat)
    tries: i64 = 1
    chance = deal_unseen(world, seat, unseen, dice)
    while tries < _TRIES and not (is_kept(chance, dice) and is_consistent(world, seat)):
        chance = deal_unseen(world, seat, unseen, dice)
        tries += 1


def is_kept(chance: float, dice: Dice) -> bool:
    """Whether a deal to be kept with this chance is; what is certain costs no dice."""
    return chance >= 1.0 or dice.unit() < chance


def unseen_by(world: Table, seat: i64) -> Cards:
    """The cards whose place the seat does not know."""
    seen = union(union(world.ground.cards(), world.gone), world.piled)
    for person in world.people:
        seen = union(seen, person.known)
    return without(world.deck.cards, union(seen, world.people[seat].hand))


def deal_unseen(world: Table, seat: i64, unseen: Cards, dice: Dice) -> float:
    """Fill the other hands with unseen cards, those that lack some first; the rest is the pile.

    Returns the chance with which the deal is to be kept, for all that agree to be equally likely:
    in proportion to the ways in which the lacking hands could be dealt when their turn came.
    """
    left = unseen
    chance = 1.0
    for other in range(world.players):
        person = world.people[other]
        if other != seat and not is_empty(person.lacks):
            ways = ways_to_lack(person, left, size(left))
            if ways == 0.0:
                chance = 0.0
                left = deal_hand(person, left, draw(left, hidden_size(person), dice))
            else:
                chance *= ways / ways_to_lack(person, unseen, size(left))
                left = deal_hand(person, left, draw_lacking(person, left, ways, dice))
    for other in range(world.players):
        person = world.people[other]
        if other != seat and is_empty(person.lacks):
            left = deal_hand(person, left, draw(left, hidden_size(person), dice))
    world.pile = left
    return chance


def hidden_size(person: Player) -> i64:
    """How many cards of the hand not everybody has seen."""
    return size(person.hand) - size(person.known)


def deal_hand(person: Player, unseen: Cards, drawn: Cards) -> Cards:
    """Give a hand its unseen cards; returns those that are left."""
    person.hand = union(person.known, drawn)
    return without(unseen, drawn)


def ways_to_lack(person: Player, unseen: Cards, total: i64) -> float:
    """In how many ways the hidden part of a hand can be so many of the unseen cards at best."""
    fitting = min(total, size(without(unseen, person.lacks)))
    ways = 0.0
    for fresh in range(person.fresh + 1):
        ways += choices(total - fitting, fresh) * choices(fitting, hidden_size(person) - fresh)
    return ways


def draw_lacking(person: Player, unseen: Cards, ways: float, dice: Dice) -> Cards:
    """The hidden part of a hand that lacks cards, but for those drawn since."""
    fitting, lacked = without(unseen, person.lacks), common(unseen, person.lacks)
    hidden = hidden_size(person)
    left = dice.unit() * ways
    last: i64 = 0
    for fresh in range(person.fresh + 1):
        here = choices(size(lacked), fresh) * choices(size(fitting), hidden - fresh)
        if here > 0.0:
            last = fresh
            left -= here
            if left < 0.0:
                break
    return union(draw(lacked, last, dice), draw(fitting, hidden - last, dice))


def is_consistent(world: Table, seat: i64) -> bool:
    """Whether the deal agrees with an offer to play again, and with how hands are dealt."""
    if world.active != seat and is_playing_again(world) and is_empty(again_cards(world)):
        return False
    if deals_fair(world.terms):
        dealt = without(without(world.deck.cards, world.setup), world.pile)
        return can_fill_piles(world.deck, dealt)
    return True


def is_playing_again(world: Table) -> bool:
    """Whether an extra card is being chosen, which is offered only to those who have one."""
    if world.phase == CHOOSE_CELL:
        return world.barred != NOBODY and world.barred != FORCED
    return world.phase == CHOOSE_AGAIN


def hide_choices(world: Table, seat: i64, dice: Dice) -> None:
    """Undo what others have chosen in secret, or imagine what they may have chosen."""
    if world.phase == CHOOSE_CELL and world.active != seat:
        if world.barred != FORCED:
            world.card = NOBODY
            world.phase = CHOOSE_CARD if world.barred == NOBODY else CHOOSE_AGAIN
    elif world.phase == CHOOSE_TARGET and world.active != seat:
        world.card = world.pairs.card
        world.phase = CHOOSE_MOVED
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
