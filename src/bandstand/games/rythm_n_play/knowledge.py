"""What a seat cannot see, drawn anew among the worlds it cannot tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bandstand.games.rythm_n_play.material import (
    EIGHTH,
    PLAY_DECK,
    RYTHM_DECK,
    draw_some,
    pick_rythm,
    play_size,
    play_total,
    rythm_count,
    rythm_list,
    rythm_of,
    rythm_size,
    shuffle_play,
    shuffle_rythm,
)
from bandstand.games.rythm_n_play.player import Player
from bandstand.kernel.bits import popcount
from bandstand.kernel.deal import choices
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.rules import RythmNPlay


def imagine_hidden(world: RythmNPlay, seat: i64, dice: Dice) -> None:
    """Replace everything the seat cannot see."""
    if world.turn != seat:
        world.chosen = 0
    redeal_play(world, seat, dice)
    while not redeal_rythm(world, seat, dice):
        pass  # the discards were ascribed in a way that cannot be; ascribe them anew


def redeal_play(world: RythmNPlay, seat: i64, dice: Dice) -> None:
    """Other hands and the PLAY stack, all deals within what the hands may hold alike."""
    unseen: i64 = PLAY_DECK - world.stave_cards - world.people[seat].play
    others: list[i64] = []
    lacking = False
    for other in range(world.players):
        person = world.people[other]
        unseen -= person.pile + person.face_up
        if other != seat:
            others.append(other)
            if person.lacks != 0:
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
        barred = 15 * person.lacks
        if barred != 0:
            most = play_total(unseen & ~barred)
            for earlier in range(number):
                if world.people[others[earlier]].lacks & person.lacks == person.lacks:
                    most -= sizes[earlier]
            ways = choices(play_total(left & ~barred), size)
            if ways == 0.0:
                return -1
            chance *= ways / choices(most, size)
        person.play = draw_some(left & ~barred, size, dice)
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
    """How many cards of this sort so many places may be expected to hold."""
    total = rythm_size(pool)
    if total == 0:
        return 0.0
    return float(places * rythm_count(pool, sort)) / float(total)
