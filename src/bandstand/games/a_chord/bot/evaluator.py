"""What a card promises at Take the A Chord.

A card is judged by where it leaves the player: the trick tokens held, plus those the remaining hand
may be expected to win under the key to come, read off the scoring inset. So a player short of the
paying band takes tricks, one in it ducks, and a change of key is welcome when it suits the hand.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from bandstand.games.a_chord import scoring
from bandstand.games.a_chord.bot.weights import Weights
from bandstand.games.a_chord.knowledge import unseen_by
from bandstand.games.a_chord.legal import owner
from bandstand.games.a_chord.material import (
    CHORD_COUNT,
    cards_of_chord,
    cards_of_colour,
    chord_after,
    chord_of,
    colour_of,
)
from bandstand.games.a_chord.play import can_improvise
from bandstand.games.a_chord.state import AChord
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.native import i64, mypyc_attr

# Cards of each chord, counted in one number: three bits a chord, the chords twice.
_COUNT_BITS: Final = 3
_COUNT_MASK: Final = 7
_ONE_OF_A_CHORD: Final = 0x200001  # of chord 0
_ALL_CHORDS: Final = 0x7F


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evaluator:
    """One player's opinion of a world; what does not change with the card is worked out once."""

    # fmt: off
    __slots__ = (
        "aside", "cards_after", "counts", "improvisations", "lateness", "lead", "line", "loss",
        "may_improvise", "seat", "spotlight", "spread", "tokens", "trick_tokens", "unseen",
        "weights", "world",
    )
    # fmt: on

    def __init__(self, world: AChord, seat: i64, weights: Weights) -> None:
        person = world.people[seat]
        self.world = world
        self.seat = seat
        self.weights = weights
        self.line = world.terms.inset_line
        self.unseen = unseen_by(world, seat)
        self.lead = float(world.terms.bonus) * weights.lead  # what leading the next round is worth
        # At stake in this trick.
        self.tokens = scoring.tokens_at_stake(world)
        self.improvisations = scoring.improvisations_at_stake(world)
        self.may_improvise = can_improvise(world)
        # Once any card is played: how many are left, how many tokens are held and expected of a
        # pile set aside, and how far the stage may still stray from that.
        self.cards_after = popcount(person.hand | person.aside) - 1
        self.trick_tokens = float(person.trick_tokens)
        self.spotlight = 0.0
        if world.spotlight == seat:
            self.spotlight = weights.spotlight_held if self.cards_after > 0 else 1.0
        self.aside = float(popcount(person.aside)) / float(world.terms.places)  # an average pile
        self.spread = spread_to_come(weights, self.cards_after)
        self.counts = count_chords(person.hand)
        # The factor by which the cards left promise more than early on.
        self.lateness = 1.0 + weights.late / float(popcount(person.hand))
        self.loss = weights.rival * self.rivals_gain()  # what it costs to let the rival have it

    def evaluate(self, card: i64) -> float:
        """The stage points the player may expect after playing this card."""
        world, seat, weights = self.world, self.seat, self.weights
        chord = chord_of(card)
        counts = without_one(self.counts, chord)
        repeats = world.in_round > 0 and world.round_chords & shift(1, card) != 0
        promised = rounds_expected(weights, counts, world.key) * self.lateness
        if repeats:
            sure = weights.key_change
            in_chord = rounds_expected(weights, counts, chord) * self.lateness
            promised = sure * in_chord + (1.0 - sure) * promised
        lose = self.outlook(0.0, 0, promised)
        last = world.in_round == world.terms.places - 1
        if last and repeats and chord == world.lead_chord and self.may_improvise:
            hand = world.people[seat].hand ^ shift(1, card)
            return self.improvising(hand, chord, promised, lose)
        rank = scoring.rank(world, colour_of(card), chord)
        beaten = world.in_round > 0 and rank >= world.best_rank
        if beaten and owner(world, world.best_place) != seat:
            return lose - self.loss + (self.lead if repeats else 0.0)
        if world.players == 2:
            lose -= self.loss
        if beaten:  # by the player's own earlier card, which may still win
            rank = world.best_rank
        gain = float(self.tokens)
        if scoring.is_keys_chord(rank) and world.spotlight != seat:
            gain += weights.spotlight_won
        win = self.lead + self.outlook(gain, self.improvisations, promised)
        chance = self.chance_to_stay_best(card, rank)
        return lose + chance * (win - lose)

    def rivals_gain(self) -> float:
        """What winning this trick is worth to a rival, shared among all whom the rival outruns.

        The rival is the only one, or who is winning the round so far; before it there is none.
        """
        world = self.world
        if world.players == 2:
            rival = 1 - self.seat
        elif world.in_round > 0:
            rival = owner(world, world.best_place)
        else:
            return 0.0
        person = world.people[rival]
        to_come = popcount(person.hand | person.aside)
        spread = spread_to_come(self.weights, to_come)
        # The rival's cards are taken for average ones.
        expected = float(to_come) / float(world.terms.places)
        held = person.trick_tokens
        if world.spotlight == rival:
            held += 1
        with_it = float(world.terms.bonus * self.improvisations)
        with_it += self.line.around(float(self.tokens + held) + expected, spread)
        without = self.line.around(float(held) + expected, spread)
        return (with_it - without) / float(world.players - 1)

    def improvising(self, hand: i64, chord: i64, promised: float, lose: float) -> float:
        """Leading on in one's own key: try for the whole trick, or let another have it."""
        steps: i64 = 0  # of the strongest card from the new key
        while steps < CHORD_COUNT - 1 and hand & cards_of_chord(chord_after(chord, steps)) == 0:
            steps += 1
        chance = self.weights.improviser * self.weights.chance_at(steps)
        win = self.outlook(float(self.tokens + 1), 1, promised)
        return max(lose + chance * (win - lose), lose)

    def outlook(self, tokens: float, improvisations: i64, promised: float) -> float:
        """What the inset pays for the tokens held, those just won, and those the hand promises."""
        expected = tokens + self.trick_tokens + self.spotlight + promised + self.aside
        bonus = self.weights.improvisation * float(self.world.terms.bonus * improvisations)
        return bonus + self.line.around(expected, self.spread)

    def chance_to_stay_best(self, card: i64, rank: i64) -> float:
        """How likely the best card so far is to win: nobody beats it, nobody improvises."""
        world, weights = self.world, self.weights
        places = world.terms.places
        turn = world.in_round + 1
        if turn == places:
            return 1.0
        colour = world.lead_colour if world.in_round > 0 else colour_of(card)
        lead_chord = world.lead_chord if world.in_round > 0 else chord_of(card)
        lead = cards_of_colour(colour)
        stronger = stronger_cards(world.key, scoring.steps_from_key(rank))
        if not scoring.is_in_lead_colour(rank):  # it also loses to its own chord in that colour
            stronger |= cards_of_chord(chord_of(card)) & lead
        chance = 1.0
        while turn < places:
            other = owner(world, (world.leader + turn) % places)
            if other != self.seat:
                person = world.people[other]
                pool = self.unseen & ~person.lacks
                size = popcount(person.hand)
                threats = float(popcount(stronger & pool & lead))
                threats += weights.off_colour * float(popcount(stronger & pool & ~lead))
                chance *= 1.0 - weights.eager_to_beat * holds_one(threats, popcount(pool), size)
                if turn == places - 1 and self.may_improvise:
                    twins = float(popcount(cards_of_chord(lead_chord) & pool))
                    chance *= 1.0 - weights.eager_to_improvise * holds_one(
                        twins, popcount(pool), size
                    )
            turn += 1
        return chance


def count_chords(hand: i64) -> i64:
    """How many cards of each chord a hand holds, as one number.

    The chords stand there twice, so that from any key on they are all in the key ring's order.
    """
    counts: i64 = 0
    chord: i64 = 0
    while chord < CHORD_COUNT:
        counts += popcount(hand & cards_of_chord(chord)) * shift(
            _ONE_OF_A_CHORD, _COUNT_BITS * chord
        )
        chord += 1
    return counts


def without_one(counts: i64, chord: i64) -> i64:
    """The same after a card of this chord is played."""
    return counts - shift(_ONE_OF_A_CHORD, _COUNT_BITS * chord)


def rounds_expected(weights: Weights, counts: i64, key: i64) -> float:
    """How many rounds the cards of a hand may be expected to win under this key, early on."""
    counts >>= _COUNT_BITS * key
    expected = float(counts & _COUNT_MASK) * weights.in_key
    expected += float(counts >> _COUNT_BITS & _COUNT_MASK) * weights.one_step
    expected += float(counts >> 2 * _COUNT_BITS & _COUNT_MASK) * weights.two_steps
    expected += float(counts >> 3 * _COUNT_BITS & _COUNT_MASK) * weights.three_steps
    expected += float(counts >> 4 * _COUNT_BITS & _COUNT_MASK) * weights.four_steps
    return expected + float(counts >> 5 * _COUNT_BITS & _COUNT_MASK) * weights.five_steps


def spread_to_come(weights: Weights, cards: i64) -> float:
    """How far a stage with this many cards to come may stray from what is expected, in tokens."""
    if cards == 0:
        return 0.0
    return weights.spread + weights.spread_to_come * sqrt(float(cards))


def stronger_cards(key: i64, steps: i64) -> i64:
    """All cards whose chord comes before this many steps from the key."""
    chords = shift(shift(1, steps) - 1, key)
    chords |= chords >> CHORD_COUNT  # the ring goes on from its end at the first chord
    return cards_of_chord(0) * (chords & _ALL_CHORDS)


def holds_one(wanted: float, pool: i64, size: i64) -> float:
    """How likely a hand of *size* cards out of the pool is to hold one of those wanted."""
    if pool == 0 or wanted == 0.0:
        return 0.0
    missing = 1.0 - min(1.0, wanted / float(pool))
    without = 1.0
    while size > 0:
        without *= missing
        size -= 1
    return 1.0 - without
