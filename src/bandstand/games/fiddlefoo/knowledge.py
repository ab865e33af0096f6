"""What a seat does not know, drawn again: worlds it cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.legal import throwing
from bandstand.games.fiddlefoo.material import NO_CARD, NO_COLOUR
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    common,
    draw,
    is_empty,
    no_cards,
    size,
    union,
    without,
)
from bandstand.games.fiddlefoo.play import cooperative, throws
from bandstand.games.fiddlefoo.play.specials import paired
from bandstand.games.fiddlefoo.state.people import Player
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_AGAIN,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_MOVED,
    CHOOSE_OFFERED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    FORCED,
    GAME_ENDED,
    NOBODY,
)
from bandstand.kernel.deal import choices
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

# Conditions on the whole deal are met by dealing again; after this many attempts any deal is used.
_TRIES: Final = 200


def imagine(world: Fiddlefoo, seat: i64, dice: Dice) -> None:
    """Make of a copy of the real world one that the seat cannot tell from it.

    Unseen cards are dealt again; cards seen changing hands stay where they are known to be.
    """
    if world.phase == GAME_ENDED:
        return  # all hands have been shown
    redeal(world, seat, dice)
    hide_choices(world, seat, dice)


# -- Unseen cards --------------------------------------------------------------------------------


def unseen_by(world: Fiddlefoo, seat: i64) -> Cards:
    """The cards whose place the seat does not know."""
    seen = union(union(world.ground.cards(), world.gone), world.piled)
    for person in world.people:
        seen = union(seen, person.known)
    return without(world.deck.cards, union(seen, world.people[seat].hand))


def hidden_size(person: Player) -> i64:
    """How many cards of the hand not everybody has seen."""
    return size(person.hand) - size(person.known)


def redeal(world: Fiddlefoo, seat: i64, dice: Dice) -> None:
    """Deal the unseen cards until the deal agrees with all that is known."""
    unseen = unseen_by(world, seat)
    tries: i64 = 1
    chance = deal_unseen(world, seat, unseen, dice)
    while tries < _TRIES and not (is_kept(chance, dice) and is_consistent(world, seat)):
        chance = deal_unseen(world, seat, unseen, dice)
        tries += 1


def is_kept(chance: float, dice: Dice) -> bool:
    """Whether a deal to be kept with this chance is; what is certain costs no dice."""
    return chance >= 1.0 or dice.unit() < chance


def is_consistent(world: Fiddlefoo, seat: i64) -> bool:
    """Whether the deal agrees with an offer to play again, and with how hands are dealt."""
    if world.active != seat and is_playing_again(world) and is_empty(paired.again_cards(world)):
        return False
    return not cooperative.deals_fair(world.terms) or cooperative.is_fit_for_piles(world)


def is_playing_again(world: Fiddlefoo) -> bool:
    """Whether an extra card is being chosen, which is offered only to those who have one."""
    if world.phase == CHOOSE_CELL:
        return world.barred != NO_COLOUR and world.barred != FORCED
    return world.phase == CHOOSE_AGAIN


def deal_unseen(world: Fiddlefoo, seat: i64, unseen: Cards, dice: Dice) -> float:
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


def deal_hand(person: Player, unseen: Cards, drawn: Cards) -> Cards:
    """Give a hand its unseen cards; returns those that are left."""
    person.hand = union(person.known, drawn)
    return without(unseen, drawn)


def ways_to_lack(person: Player, unseen: Cards, total: i64) -> float:
    """The number of ways to choose the hidden part of a hand from the unseen cards, at most."""
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


# -- Secret choices ------------------------------------------------------------------------------


def hide_choices(world: Fiddlefoo, seat: i64, dice: Dice) -> None:
    """Undo what others have chosen in secret, or imagine what they may have chosen."""
    if world.phase == CHOOSE_CELL and world.active != seat:
        if world.barred != FORCED:
            world.card = NO_CARD
    elif world.phase == CHOOSE_TARGET and world.active != seat:
        world.card = world.pairs.card
    elif world.phase == CHOOSE_WANTED and world.swapper != seat:
        world.card = NO_CARD
    elif world.phase == CHOOSE_THROWS:
        imagine_answers(world, seat, dice)
    world.phase = phase_seen(world, seat)
    if world.instaplay != seat and world.instaplay != NOBODY:
        world.instaplay = NOBODY


def phase_seen(world: Fiddlefoo, seat: i64) -> i64:
    """What is being decided, as far as the seat can tell: others choose their cards unseen."""
    phase = world.phase
    if phase == CHOOSE_CELL and world.active != seat and world.barred != FORCED:
        return CHOOSE_CARD if world.barred == NO_COLOUR else CHOOSE_AGAIN
    if phase == CHOOSE_TARGET and world.active != seat:
        return CHOOSE_MOVED
    if phase == CHOOSE_WANTED and world.swapper != seat:
        return CHOOSE_OFFERED
    return phase


def imagine_answers(world: Fiddlefoo, seat: i64, dice: Dice) -> None:
    """Answers given in secret may be any; those not finished are begun again."""
    for other in range(world.players):
        person = world.people[other]
        if other == seat or other == world.active or is_empty(person.hand):
            continue
        answered = person.answered
        person.throwing = no_cards()
        person.piling = no_cards()
        person.answered = False
        while answered and not person.answered:
            moves = throwing.throw_moves(world, other)
            throws.answer(world, other, moves[dice.below(len(moves))])
