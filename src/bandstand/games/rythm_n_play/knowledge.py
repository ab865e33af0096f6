"""What everybody has seen of the hands, and the worlds that a seat cannot tell apart.

A pass shows which cards a hand lacks. Of the RYTHM cards everybody knows what went into the stack
when it was last shuffled, how many each hand has drawn since, and what each has spent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bandstand.games.rythm_n_play.legal import playable
from bandstand.games.rythm_n_play.material import (
    EIGHTH,
    RYTHM_DECK,
    play_size,
    play_total,
    rythm_count,
    rythm_list,
    rythm_of,
    rythm_size,
    without_sorts,
)
from bandstand.games.rythm_n_play.moves import OVER
from bandstand.games.rythm_n_play.setup import (
    draw_some,
    pick_rythm,
    shuffle_play,
    shuffle_rythm,
)
from bandstand.kernel.bits import popcount
from bandstand.kernel.deal import choices
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state import Player, RythmNPlay


# -- What everybody sees -------------------------------------------------------------------------


def saw_exchange(state: RythmNPlay, person: Player, spent: i64) -> None:
    """A hand spent these RYTHM cards and drew PLAY cards, so that what it lacked is unknown."""
    if person.drawn == 0:
        state.gone += spent
    else:
        person.spent += spent
    person.eighths = max(0, person.eighths - rythm_count(spent, EIGHTH))
    person.lacks = 0


def saw_take(person: Player, card: i64) -> None:
    """A hand drew a RYTHM card; only its owner knows which."""
    person.drawn += card


def saw_shuffle(state: RythmNPlay) -> None:
    """The RYTHM stack is made of the discards: what was drawn before says nothing about it."""
    state.shuffled = state.discards
    state.gone = 0
    for person in state.people:
        person.drawn = 0
        person.spent = 0


def saw_pass(state: RythmNPlay, person: Player) -> None:
    """A hand passed, so it could neither compose nor exchange."""
    person.lacks |= playable(state)
    if state.play_left > 0 and rythm_size(person.rythm) == 1:
        person.eighths = 1  # anything else could have been spent


def unseen_play(state: RythmNPlay, seat: i64) -> i64:
    """The PLAY cards that the seat cannot see: in other hands and in the stack, together."""
    unseen = state.terms.play_deck - state.stave_cards - state.people[seat].play
    for person in state.people:
        unseen -= person.pile + person.face_up
    return unseen


# -- Imagined worlds -----------------------------------------------------------------------------


def imagine(state: RythmNPlay, seat: i64, dice: Dice) -> RythmNPlay:
    """Redeal what the seat cannot see: the other hands, the stacks, a choice not yet done."""
    world = state.clone()
    world.dice = dice.spawn()
    if state.phase != OVER:
        imagine_hidden(world, seat, dice)
    return world


def imagine_hidden(world: RythmNPlay, seat: i64, dice: Dice) -> None:
    """Replace everything the seat cannot see."""
    if world.turn != seat:
        world.chosen = 0
    redeal_play(world, seat, dice)
    while not redeal_rythm(world, seat, dice):
        pass  # the discards were ascribed in a way that is impossible; try again


def redeal_play(world: RythmNPlay, seat: i64, dice: Dice) -> None:
    """Other hands and the PLAY stack, all deals within what the hands may hold alike."""
    unseen = unseen_play(world, seat)
    others: list[i64] = []
    lacking = False
    for other in range(world.players):
        if other != seat:
            others.append(other)
            if world.people[other].lacks != 0:
                lacking = True
    if lacking:
        others.sort(key=lambda other: -popcount(world.people[other].lacks))
    sizes = [play_size(world.people[other].play) for other in others]
    rest = deal_hands(world, others, sizes, unseen, dice)
    while rest < 0:
        rest = deal_hands(world, others, sizes, unseen, dice)
    world.play_stack = shuffle_play(rest, dice)


def deal_hands(
    world: RythmNPlay, others: list[i64], sizes: list[i64], unseen: i64, dice: Dice
) -> i64:
    """Deal hands of these sizes; returns the cards left over, or -1 if it must be done again.

    Hands that lack sorts are dealt first, those that lack most before the rest. A deal is kept
    with a chance in proportion to the ways its hands could have been dealt at that point,
    which makes all consistent deals equally likely.
    """
    left = unseen
    chance = 1.0
    for number in range(len(others)):
        person = world.people[others[number]]
        size = sizes[number]
        possible = without_sorts(left, person.lacks)
        if person.lacks != 0:
            most = play_total(without_sorts(unseen, person.lacks))
            for earlier in range(number):
                if world.people[others[earlier]].lacks & person.lacks == person.lacks:
                    most -= sizes[earlier]
            ways = choices(play_total(possible), size)
            if ways == 0.0:
                return -1
            chance *= ways / choices(most, size)
        person.play = draw_some(possible, size, dice)
        left -= person.play
    if chance < 1.0 and dice.unit() >= chance:
        return -1
    return left


def redeal_rythm(world: RythmNPlay, seat: i64, dice: Dice) -> bool:
    """Other hands and the RYTHM stack; False if the attempt came to nothing.

    Everybody knew what went into the stack when it was last shuffled. What the others had and
    have is therefore *old* (held then) or *new* (drawn since), and only they know which card
    they spent was which: each is ascribed by the odds, one after the other.
    """
    me = world.people[seat]
    old = RYTHM_DECK - world.shuffled - world.gone - (me.rythm + me.spent - me.drawn)
    new = world.shuffled - me.drawn
    guesses: list[Guess] = []
    for other in range(world.players):
        if other != seat:
            guess = Guess(world.people[other])
            old, new = guess.ascribe_spent(old, new, dice)
            if old < 0:
                return False
            guesses.append(guess)
    for guess in guesses:
        old, new = guess.fill(old, new, dice)
    for guess in guesses:
        guess.person.rythm = guess.hand
        guess.person.drawn = guess.drawn
    world.rythm_stack = shuffle_rythm(new, dice)
    return True


@final
class Guess:
    """What one of the others may hold: places for old and new RYTHM cards, filled one by one."""

    def __init__(self, person: Player) -> None:
        self.person = person
        self.new: i64 = rythm_size(person.drawn)
        self.old: i64 = rythm_size(person.rythm) + rythm_size(person.spent) - self.new
        self.hand: i64 = 0
        self.drawn: i64 = 0

    def ascribe_spent(self, old: i64, new: i64, dice: Dice) -> tuple[i64, i64]:
        """Find the cards seen of this hand in the two pools; returns what the pools keep.

        A negative pool says that a card was in neither.
        """
        cards = self.person.spent + self.person.eighths * rythm_of(EIGHTH)
        self.hand = self.person.eighths * rythm_of(EIGHTH)
        for sort in rythm_list(cards):
            card = rythm_of(sort)
            from_old = _odds(self.old, old, sort)
            from_new = _odds(self.new, new, sort)
            if from_old + from_new == 0.0:
                return -1, new
            if dice.unit() * (from_old + from_new) < from_old:
                self.old -= 1
                old -= card
            else:
                self.new -= 1
                self.drawn += card
                new -= card
        return old, new

    def fill(self, old: i64, new: i64, dice: Dice) -> tuple[i64, i64]:
        """Fill the places that are left from the pools; returns what the pools keep."""
        while self.old > 0:
            card = rythm_of(pick_rythm(old, rythm_size(old), dice))
            old -= card
            self.hand += card
            self.old -= 1
        while self.new > 0:
            card = rythm_of(pick_rythm(new, rythm_size(new), dice))
            new -= card
            self.hand += card
            self.drawn += card
            self.new -= 1
        return old, new


def _odds(places: i64, pool: i64, sort: i64) -> float:
    """How many cards of this sort these many places may be expected to hold."""
    total = rythm_size(pool)
    if total == 0:
        return 0.0
    return float(places * rythm_count(pool, sort)) / float(total)
