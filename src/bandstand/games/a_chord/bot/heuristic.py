"""Rules of thumb for Take the A Chord.

A card is judged by where it leaves the player: the trick tokens held, plus those the remaining hand
may be expected to win under the key to come, read off the scoring inset. So a player short of the
paying band takes tricks, one in it ducks, and a change of key is welcome when it suits the hand.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from bandstand.games.a_chord.bot.weights import BY_HAND, PRACTISED, Weights
from bandstand.games.a_chord.material import (
    CHORD_COUNT,
    IMPROVISATION_BONUS,
    MOST_IMPROVISATIONS,
    ONE_CHORD,
    ONE_COLOUR,
    PLACES,
    STAGES,
)
from bandstand.games.a_chord.player import NOBODY, in_order
from bandstand.games.a_chord.rules import AChord
from bandstand.kernel.bits import lowest, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic, LevelBudget, chances_from_scores, softened
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

PRIZE: Final = 30.0  # the peak of every inset: what a noise of 1.0 can blur
EFFORTS: Final[dict[int, LevelBudget]] = {
    2: LevelBudget(0.7, 0.0, 60, 480, 14_400),
    3: LevelBudget(0.5, 0.0, 30, 360, 14_400),
    4: LevelBudget(0.7, 0.25, 12, 200, 14_400),
}
STAGE_SPREAD: Final = 16.0  # points
# Inference: how many worlds are imagined, and how many points less a card may promise to be played
# about a third as often.
GUESSES: Final = 400
CREDIT: Final = 7.0
_FEWEST: Final = 2  # players


@final
class AChordHeuristic(Heuristic):
    """Steer the trick count to the paying band, with an eye on improvisations."""

    def __init__(self, weights: list[Weights]) -> None:
        self.tables = weights  # for two players, for three, for four

    def of_table(self, players: i64) -> Weights:
        """The weights at a table of this size."""
        return self.tables[players - _FEWEST]

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The card with the best prospects."""
        assert isinstance(world, AChord)
        cards = world.legal_cards(world.people[seat].hand)
        best = lowest(cards)
        if cards & (cards - 1) == 0:
            return best
        judge = Judge(world, seat, self.of_table(world.players))
        best_worth = -1.0e9
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            worth = judge.appraise(card)
            if noise > 0.0:
                worth += noise * PRIZE * (2.0 * dice.unit() - 1.0)
            if worth > best_worth:
                best_worth = worth
                best = card
        return best

    def weights(self) -> dict[str, float]:
        """As chosen by hand."""
        return dict(BY_HAND)

    def with_weights(self, numbers: dict[str, float], players: i64) -> AChordHeuristic:
        """The same at tables of this size alone."""
        tables = list(self.tables)
        tables[players - _FEWEST] = Weights(numbers, players)
        return AChordHeuristic(tables)

    def practised(self, players: i64) -> AChordHeuristic:
        """Practice found numbers for every table."""
        return BY_PRACTICE

    def level_budget(self, players: i64) -> LevelBudget:
        """Many simulations for two, whose tree grows with them; fewer soon find all there is."""
        return EFFORTS[players]

    def uses_tree(self, players: i64) -> bool:
        """Of two; with more, trying cards out in more worlds did as well or better."""
        return players == 2

    def inference_samples(self, players: i64) -> i64:
        """With more than two, the cards played tell of those that were not."""
        return 0 if players == 2 else GUESSES

    def likelihood(self, world: State, seat: i64) -> float:
        """By how likely the others were to play as they did, had they held such hands.

        They are taken to go by hand-made weights, which tell more about levels 2 to 4.
        """
        assert isinstance(world, AChord)
        return exp(likelihood(world, seat, COMMON[world.players - _FEWEST]))

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


def tables(practised: bool) -> list[Weights]:
    """The weights for every number of players."""
    return [
        Weights(PRACTISED[players] if practised else BY_HAND, players) for players in sorted(PLACES)
    ]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Judge:
    """One player's opinion of a world; what does not change with the card is worked out once."""

    __slots__ = ("loss", "seat", "unseen", "weights", "world")

    def __init__(self, world: AChord, seat: i64, weights: Weights) -> None:
        self.world = world
        self.seat = seat
        self.weights = weights
        self.unseen = unseen_by(world, seat)
        self.loss = weights.rival * self.rivals_gain()  # what it costs to let the rival have it

    def appraise(self, card: i64) -> float:
        """The stage points the player may expect after playing this card."""
        world, seat, weights = self.world, self.seat, self.weights
        chord = card % CHORD_COUNT
        hand = world.people[seat].hand ^ shift(1, card)
        repeats = world.in_round > 0 and world.round_chords & shift(1, card) != 0
        promised = self.promise(hand, world.key)
        if repeats:
            sure = weights.key_change
            promised = sure * self.promise(hand, chord) + (1.0 - sure) * promised
        lose = self.outlook(0.0, 0, hand, promised)
        last = world.in_round == world.terms.places - 1
        if last and repeats and chord == world.lead_chord and can_improvise(world):
            return self.improvising(hand, chord, promised, lose)
        rank = rank_of(world, card)
        beaten = world.in_round > 0 and rank >= world.best_rank
        if beaten and world.owner(world.best_place) != seat:
            return lose - self.loss + (weights.lead if repeats else 0.0)
        if world.players == 2:
            lose -= self.loss
        if beaten:  # by the player's own earlier card, which may still win
            rank = world.best_rank
        gain = float(1 + world.face_down)
        if rank <= 1 and world.spotlight != seat:
            gain += weights.spotlight_won
        win = weights.lead + self.outlook(gain, 1 if world.face_down > 0 else 0, hand, promised)
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
            rival = world.owner(world.best_place)
        else:
            return 0.0
        gain = 1 + world.face_down
        improvisations: i64 = 1 if world.face_down > 0 else 0
        return (
            self.rivals_outlook(rival, gain, improvisations) - self.rivals_outlook(rival, 0, 0)
        ) / float(world.players - 1)

    def rivals_outlook(self, rival: i64, tokens: i64, improvisations: i64) -> float:
        """What a rival may expect, whose cards are taken for average ones."""
        world = self.world
        person = world.people[rival]
        held = tokens + person.trick_tokens
        if world.spotlight == rival:
            held += 1
        to_come = popcount(person.hand | person.aside)
        expected = float(held) + float(to_come) / float(world.terms.places)
        return float(IMPROVISATION_BONUS * improvisations) + self.spread_inset(expected, to_come)

    def improvising(self, hand: i64, chord: i64, promised: float, lose: float) -> float:
        """Leading on in one's own key: try for the whole trick, or let another have it."""
        rank: i64 = 0
        while rank < CHORD_COUNT - 1 and hand & same_chord(chord + rank) == 0:
            rank += 1
        chance = self.weights.improviser * self.weights.ranks[rank]
        win = self.outlook(float(2 + self.world.face_down), 1, hand, promised)
        return max(lose + chance * (win - lose), lose)

    def outlook(self, tokens: float, improvisations: i64, hand: i64, promised: float) -> float:
        """What the inset pays for the tokens held, those just won, and those the hand promises."""
        world, weights = self.world, self.weights
        person = world.people[self.seat]
        held = tokens + float(person.trick_tokens)
        if world.spotlight == self.seat:
            held += weights.spotlight_held if hand | person.aside != 0 else 1.0
        bonus = weights.improvisation * float(IMPROVISATION_BONUS * improvisations)
        expected = held + promised
        expected += float(popcount(person.aside)) / float(world.terms.places)  # an average pile
        return bonus + self.spread_inset(expected, popcount(hand | person.aside))

    def spread_inset(self, tokens: float, cards: i64) -> float:
        """The inset's points around this many tokens, while there are cards to come."""
        if cards == 0:
            return inset_at(self.world, tokens)
        spread = self.weights.spread + self.weights.spread_to_come * sqrt(float(cards))
        return 0.5 * (inset_at(self.world, tokens - spread) + inset_at(self.world, tokens + spread))

    def promise(self, hand: i64, key: i64) -> float:
        """How many rounds a hand may be expected to win under this key."""
        ranks = self.weights.ranks
        expected = 0.0
        rank: i64 = 0
        while rank < CHORD_COUNT - 1:
            held = popcount(hand & same_chord(key + rank))
            if held != 0:
                expected += float(held) * ranks[rank]
            rank += 1
        return expected * (1.0 + self.weights.late / float(1 + popcount(hand)))

    def chance_to_stay_best(self, card: i64, rank: i64) -> float:
        """How likely the best card so far is to win: nobody beats it, nobody improvises."""
        world, weights = self.world, self.weights
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
            if other != self.seat:
                person = world.people[other]
                pool = self.unseen & ~person.lacks
                size = popcount(person.hand)
                threats = float(popcount(stronger & pool & lead))
                threats += weights.off_colour * float(popcount(stronger & pool & ~lead))
                chance *= 1.0 - weights.eager_to_beat * holds_one(threats, popcount(pool), size)
                if turn == places - 1 and can_improvise(world):
                    twins = float(popcount(same_chord(lead_chord) & pool))
                    chance *= 1.0 - weights.eager_to_improvise * holds_one(
                        twins, popcount(pool), size
                    )
            turn += 1
        return chance


def likelihood(world: AChord, viewer: i64, weights: Weights) -> float:
    """How likely the others were to play as they did in this stage, as a logarithm."""
    past = as_dealt(world)
    orders = [in_order(person.order) for person in world.people]
    played: list[i64] = [0 for _ in world.people]
    total = 0.0
    seat = past.place_to_play()
    while played[seat] < len(orders[seat]):
        card = orders[seat][played[seat]]
        if seat != viewer:
            total += likelihood_of_card(past, seat, card, weights)
        played[seat] += 1
        past.play(seat, card)
        seat = past.place_to_play()
    return total


def as_dealt(world: AChord) -> AChord:
    """The stage as it began, with the hands of this world; not for two players."""
    past = world.clone()
    for person in past.people:
        person.hand |= person.played
        person.played = 0
        person.order = 0
        person.lacks = 0
        person.trick_tokens = 0
        person.improvisation_tokens = 0
    past.key = past.turned_up % CHORD_COUNT
    past.leader = past.first_leader
    past.spotlight = NOBODY
    past.rounds_left = past.terms.rounds
    past.face_down = 0
    past.in_round = 0
    past.table = 0
    return past


def likelihood_of_card(world: AChord, seat: i64, played: i64, weights: Weights) -> float:
    """The same of one card, by what each that could have been played promised."""
    cards = world.legal_cards(world.people[seat].hand)
    if cards & (cards - 1) == 0:
        return 0.0
    judge = Judge(world, seat, weights)
    worth = judge.appraise(played)
    total = 0.0
    while cards != 0:
        total += exp((judge.appraise(lowest(cards)) - worth) / CREDIT)
        cards &= cards - 1
    return -log(total)


def unseen_by(world: AChord, seat: i64) -> i64:
    """The cards this seat has not seen: in other hands, set aside or left over."""
    unseen = world.terms.deck & ~(world.people[seat].hand | shift(1, world.turned_up))
    for person in world.people:
        unseen &= ~person.played
    return unseen


def can_improvise(world: AChord) -> bool:
    """Whether this round may still turn face down."""
    return world.face_down < MOST_IMPROVISATIONS and world.rounds_left > 1


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


COMMON: Final = tables(practised=False)
BY_PRACTICE: Final = AChordHeuristic(tables(practised=True))
