"""Rules of thumb for Take the A Chord.

A card is judged by where it leaves the player: the trick tokens held, plus those the remaining hand
may be expected to win under the key to come, read off the scoring inset. So a player short of the
paying band takes tricks, one in it ducks, and a change of key is welcome when it suits the hand.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from bandstand.games.a_chord.material import (
    CHORD_COUNT,
    IMPROVISATION_BONUS,
    MOST_IMPROVISATIONS,
    ONE_CHORD,
    ONE_COLOUR,
    STAGES,
)
from bandstand.games.a_chord.rules import AChord
from bandstand.kernel.bits import lowest, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Instinct, chances_from_scores, softened
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

PRIZE: Final = 30.0  # the peak of every inset: what a noise of 1.0 can blur
# Simulations of level 3, and how many times as many levels 4 and 5 make.
SIMULATIONS_OF_TWO: Final = 60
PLANNING_OF_TWO: Final = 24
TIRELESS_OF_TWO: Final = 240
SIMULATIONS: Final = 30
PLANNING: Final = 12
TIRELESS: Final = 480
STAGE_SPREAD: Final = 16.0  # points
# How far a stage usually strays from what the hand promises, in tokens.
SPREAD: Final = 0.8
# How often a follower who can beat the best card wants to, and one who can improvise does.
EAGER_TO_BEAT: Final = 0.6
EAGER_TO_IMPROVISE: Final = 0.7
# A stronger card of another colour can only be played by who lacks the lead colour.
OFF_COLOUR: Final = 0.35


@final
class AChordInstinct(Instinct):
    """Steer the trick count to the paying band, with an eye on improvisations."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The card with the best prospects."""
        assert isinstance(world, AChord)
        cards = world.legal_cards(world.people[seat].hand)
        best = lowest(cards)
        if cards & (cards - 1) == 0:
            return best
        unseen = unseen_by(world, seat)
        loss = rivals_gain(world, seat)
        best_worth = -1.0e9
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            worth = appraise(world, seat, card, unseen, loss)
            if noise > 0.0:
                worth += noise * PRIZE * (2.0 * dice.unit() - 1.0)
            if worth > best_worth:
                best_worth = worth
                best = card
        return best

    def simulations(self, players: i64) -> i64:
        """Fewer with more than two: what a few hundred do not find, thousands hardly do."""
        return SIMULATIONS_OF_TWO if players == 2 else SIMULATIONS

    def planning_times(self, players: i64) -> i64:
        """Many for two, whose tree grows with them."""
        return PLANNING_OF_TWO if players == 2 else PLANNING

    def tireless_times(self, players: i64) -> i64:
        """As many as there is time for."""
        return TIRELESS_OF_TWO if players == 2 else TIRELESS

    def looks_ahead(self, players: i64) -> bool:
        """Of two; with more, trying cards out in more worlds did as well or better."""
        return players == 2

    def chapter(self, world: State) -> i64:
        """The stage."""
        assert isinstance(world, AChord)
        return world.stage

    def chances(self, world: State) -> list[float]:
        """By the totals so far; a stage moves them by some twenty points."""
        assert isinstance(world, AChord)
        if world.over():
            close = chances_from_scores(world.scores(), STAGE_SPREAD)
            return softened(world.payoffs(), close)
        return chances_from_scores(world.scores(), STAGE_SPREAD * sqrt(float(STAGES - world.stage)))


def unseen_by(world: AChord, seat: i64) -> i64:
    """The cards this seat has not seen: in other hands, set aside or left over."""
    unseen = world.terms.deck & ~(world.people[seat].hand | shift(1, world.turned_up))
    for person in world.people:
        unseen &= ~person.played
    return unseen


def appraise(world: AChord, seat: i64, card: i64, unseen: i64, loss: float) -> float:
    """The stage points the player may expect after playing this card.

    *loss* is what it costs to let the rival have the trick.
    """
    chord = card % CHORD_COUNT
    hand = world.people[seat].hand ^ shift(1, card)
    repeats = world.in_round > 0 and world.round_chords & shift(1, card) != 0
    key = chord if repeats else world.key
    promised = promise(hand, key, world.terms.places)
    lose = outlook(world, seat, 0, 0, hand, promised)
    gain = 1 + world.face_down
    last = world.in_round == world.terms.places - 1
    if last and repeats and chord == world.lead_chord and can_improvise(world):
        return improvising(world, seat, hand, chord, promised, lose)
    rank = rank_of(world, card)
    beaten = world.in_round > 0 and rank >= world.best_rank
    if beaten and world.owner(world.best_place) != seat:
        return lose - loss
    if world.players == 2:
        lose -= loss
    if beaten:  # by the player's own earlier card, which may still win
        rank = world.best_rank
    if rank <= 1 and world.spotlight != seat:
        gain += 1
    win = outlook(world, seat, gain, 1 if world.face_down > 0 else 0, hand, promised)
    chance = chance_to_stay_best(world, seat, card, rank, unseen)
    return lose + chance * (win - lose)


def rivals_gain(world: AChord, seat: i64) -> float:
    """What winning this trick is worth to a rival, shared among all whom the rival outruns.

    The rival is the only one, or who is winning the round so far; before it there is none.
    """
    if world.players == 2:
        rival = 1 - seat
    elif world.in_round > 0:
        rival = world.owner(world.best_place)
    else:
        return 0.0
    gain = 1 + world.face_down
    improvisations: i64 = 1 if world.face_down > 0 else 0
    return (
        rivals_outlook(world, rival, gain, improvisations) - rivals_outlook(world, rival, 0, 0)
    ) / float(world.players - 1)


def rivals_outlook(world: AChord, rival: i64, tokens: i64, improvisations: i64) -> float:
    """What a rival may expect, whose cards are taken for average ones."""
    person = world.people[rival]
    held = tokens + person.trick_tokens
    if world.spotlight == rival:
        held += 1
    to_come = popcount(person.hand | person.aside)
    expected = float(held) + float(to_come) / float(world.terms.places)
    return float(IMPROVISATION_BONUS * improvisations) + spread_inset(world, expected, to_come)


def can_improvise(world: AChord) -> bool:
    """Whether this round may still turn face down."""
    return world.face_down < MOST_IMPROVISATIONS and world.rounds_left > 1


def improvising(
    world: AChord, seat: i64, hand: i64, chord: i64, promised: float, lose: float
) -> float:
    """Leading on in one's own key: try for the whole trick, or let another have it."""
    rank: i64 = 0
    while rank < CHORD_COUNT - 1 and hand & same_chord(chord + rank) == 0:
        rank += 1
    chance = chance_of_rank(rank, world.terms.places)
    win = outlook(world, seat, 2 + world.face_down, 1, hand, promised)
    return max(lose + chance * (win - lose), lose)


def outlook(
    world: AChord, seat: i64, tokens: i64, improvisations: i64, hand: i64, promised: float
) -> float:
    """What the inset pays for the tokens held, those just won, and those the hand promises."""
    person = world.people[seat]
    held = tokens + person.trick_tokens
    if world.spotlight == seat:
        held += 1
    bonus = float(IMPROVISATION_BONUS * improvisations)
    expected = float(held) + promised
    expected += float(popcount(person.aside)) / float(world.terms.places)  # an average pile
    return bonus + spread_inset(world, expected, popcount(hand | person.aside))


def spread_inset(world: AChord, tokens: float, cards: i64) -> float:
    """The inset's points around this many tokens, while there are cards to come."""
    if cards == 0:
        return inset_at(world, tokens)
    return 0.5 * (inset_at(world, tokens - SPREAD) + inset_at(world, tokens + SPREAD))


def promise(hand: i64, key: i64, places: i64) -> float:
    """How many rounds a hand may be expected to win under this key."""
    expected = 0.0
    rank: i64 = 0
    while rank < CHORD_COUNT - 1:
        held = popcount(hand & same_chord(key + rank))
        if held != 0:
            expected += float(held) * chance_of_rank(rank, places)
        rank += 1
    return expected


def chance_of_rank(rank: i64, places: i64) -> float:
    """How likely a chord this far from the key is to win a round."""
    weaker = float(CHORD_COUNT - 1 - rank) / float(CHORD_COUNT - 1)
    chance = 0.92
    others = places - 1
    while others > 0:
        chance *= weaker
        others -= 1
    return chance


def inset_at(world: AChord, tokens: float) -> float:
    """The inset's points, drawn as a line between whole numbers of tokens."""
    inset = world.terms.inset
    if tokens <= 0.0:
        return float(inset[0])
    below = i64(tokens)
    if below >= len(inset) - 1:
        return float(inset[len(inset) - 1])
    share = tokens - float(below)
    return float(inset[below]) * (1.0 - share) + float(inset[below + 1]) * share


def same_chord(chord: i64) -> i64:
    """All cards of this chord, counted on round the ring."""
    return shift(ONE_CHORD, chord % CHORD_COUNT)


def rank_of(world: AChord, card: i64) -> i64:
    """The card's strength in this round, as the rules compare it; low is strong."""
    rank = 2 * ((card - world.key + CHORD_COUNT) % CHORD_COUNT)
    if world.in_round > 0 and card // CHORD_COUNT != world.lead_colour:
        rank += 1
    return rank


def chance_to_stay_best(world: AChord, seat: i64, card: i64, rank: i64, unseen: i64) -> float:
    """How likely the best card so far is to win: nobody beats it, nobody improvises."""
    places = world.terms.places
    turn = world.in_round + 1
    if turn == places:
        return 1.0
    colour = world.lead_colour if world.in_round > 0 else card // CHORD_COUNT
    lead_chord = world.lead_chord if world.in_round > 0 else card % CHORD_COUNT
    lead = shift(ONE_COLOUR, CHORD_COUNT * colour)
    stronger = stronger_chords(world.key, rank // 2)
    if rank % 2 == 1:  # an off-colour card also loses to its own chord in the lead colour
        stronger |= same_chord(card) & lead
    chance = 1.0
    while turn < places:
        other = world.owner((world.leader + turn) % places)
        if other != seat:
            person = world.people[other]
            pool = unseen & ~person.lacks
            size = popcount(person.hand)
            threats = float(popcount(stronger & pool & lead))
            threats += OFF_COLOUR * float(popcount(stronger & pool & ~lead))
            chance *= 1.0 - EAGER_TO_BEAT * holds_one(threats, popcount(pool), size)
            if turn == places - 1 and can_improvise(world):
                twins = float(popcount(same_chord(lead_chord) & pool))
                chance *= 1.0 - EAGER_TO_IMPROVISE * holds_one(twins, popcount(pool), size)
        turn += 1
    return chance


def stronger_chords(key: i64, steps: i64) -> i64:
    """All cards whose chord comes before this many steps from the key."""
    cards: i64 = 0
    step: i64 = 0
    while step < steps:
        cards |= same_chord(key + step)
        step += 1
    return cards


def holds_one(wanted: float, pool: i64, size: i64) -> float:
    """How likely a hand of *size* cards out of the pool is to hold one of those wanted."""
    if pool == 0:
        return 0.0
    missing = 1.0 - min(1.0, wanted / float(pool))
    without = 1.0
    while size > 0:
        without *= missing
        size -= 1
    return 1.0 - without
