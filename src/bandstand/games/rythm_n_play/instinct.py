"""Rules of thumb for Rythm 'n' Play.

All worths are in points. A card composed is worth the stave, as far as it is likely to come back;
a PLAY card in hand is a point to be made, a beat in hand a card to be bought, until the stack runs
low: then beats are only a loss.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.games.rythm_n_play.legal import can_take, spendable
from bandstand.games.rythm_n_play.material import (
    BOTH_CHANGES,
    EIGHTH,
    HALF,
    HAND_LIMIT,
    HIGHEST,
    LOWEST,
    NOTE_COUNT,
    PLAY_DECK,
    QUARTER,
    WHOLE,
    half_beats,
    notes_beyond,
    play_count,
    play_size,
    play_total,
    rythm_count,
    rythm_of,
    rythm_size,
    sorts_held,
)
from bandstand.games.rythm_n_play.moves import (
    CHOOSE_TONALITY,
    DONE,
    LAY,
    LAY_DOWN,
    PASS,
    PICK_UP,
    SPEND,
    TAKE,
    TONALITY,
)
from bandstand.games.rythm_n_play.player import Player
from bandstand.games.rythm_n_play.rules import RythmNPlay
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Effort, Instinct, chances_from_scores, softened
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

PRIZE: Final = 6.0  # a good stave
END_SPREAD: Final = 12.0  # half points by which good players end apart
EFFORTS: Final[dict[int, Effort]] = {
    2: Effort(0.5, 100, 600, 12_000),
    3: Effort(0.5, 150, 900, 12_000),
    4: Effort(0.7, 150, 600, 12_000),
    5: Effort(0.8, 150, 1_500, 12_000),
    6: Effort(1.2, 150, 1_500, 12_000),
}
LOOKS_AHEAD: Final = 4  # players at most
LOSS_FACE_UP: Final = 3.0
# What cards in hand are worth while the PLAY stack is high, and when it is empty.
CARD_EARLY: Final = 1.0
CARD_LATE: Final = 0.35
BEAT_EARLY: Final = 0.3
BEAT_LATE: Final = -1.0
BEATS_A_CARD: Final = 1.07  # a RYTHM card's beats on average
ENOUGH: Final = 5.0  # PLAY cards in the stack for each player, above which the end is far
EAGER: Final = 0.85  # how often others compose when they can
TEMPO: Final = 0.2  # for a stave safe at home
ROOMY: Final = 4  # cards in hand that do not yet press against the limit
CROWDING: Final = 0.25  # for each pair of cards beyond those
BEGINNING: Final = 0.75  # for the first note of a stave, times the players beyond two
# What cards that end a stave are worth more than notes of the middle, while there is time.
A_CHANGE: Final = 1.5
END_NOTE: Final = 0.8
NEXT_TO_END: Final = 0.3
_NONE: Final = -100.0


@final
class RythmNPlayInstinct(Instinct):
    """Build staves that come back, buy cards before the stack runs low, shed beats at the end."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move that looks best, each worth blurred by up to *noise* good staves."""
        assert isinstance(world, RythmNPlay)
        person = world.people[seat]
        if world.chosen != 0:
            return next_of_exchange(world, best_exchange(world, person).cards)
        best = Choice(dice, noise * PRIZE)
        if world.phase == CHOOSE_TONALITY:
            lean = high_or_low(person.play)
            best.offer(TONALITY, lean)
            best.offer(TONALITY + 1, -lean)
        elif world.phase == LAY_DOWN:
            offer_laying(person.play, best)
        else:
            offer_actions(world, seat, best)
        return best.move

    def effort(self, players: i64) -> Effort:
        """Many simulations, for a single card tells little of a long game."""
        return EFFORTS[players]

    def looks_ahead(self, players: i64) -> bool:
        """Not at a full table, where the stave has changed before the turn comes round again."""
        return players <= LOOKS_AHEAD

    def chances(self, world: State) -> list[float]:
        """The payoffs, softened by the margins: a playout goes to the end of the game."""
        return softened(world.payoffs(), chances_from_scores(world.scores(), END_SPREAD))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """The best move offered so far."""

    def __init__(self, dice: Dice, blur: float) -> None:
        self.dice = dice
        self.blur = blur
        self.move: i64 = PASS
        self.worth = _NONE

    def offer(self, move: i64, worth: float) -> None:
        """Keep the move if it looks better than what was offered before."""
        if self.blur > 0.0:
            worth += self.blur * (2.0 * self.dice.unit() - 1.0)
        if worth > self.worth:
            self.worth = worth
            self.move = move


def high_or_low(hand: i64) -> float:
    """Positive when the hand's notes are high: they end a rising stave."""
    lean: i64 = 0
    for note in range(NOTE_COUNT):
        lean += play_count(hand, note) * (note - 3)
    return float(lean) * 0.2


def offer_laying(hand: i64, best: Choice) -> None:
    """Lay down what helps least: notes of the middle, and of those what the hand has twice."""
    held = sorts_held(hand)
    while held != 0:
        sort = lowest(held) >> 2
        held &= held - 1
        best.offer(LAY + sort, 0.3 * float(play_count(hand, sort)) - handiness(sort))


def handiness(sort: i64) -> float:
    """What this sort is worth more than a note of the middle."""
    if sort >= NOTE_COUNT:
        return A_CHANGE
    if sort in (LOWEST, HIGHEST):
        return END_NOTE
    return NEXT_TO_END if sort in (LOWEST + 1, HIGHEST - 1) else 0.0


def offer_actions(world: RythmNPlay, seat: i64, best: Choice) -> None:
    """Compose, pick up, exchange, take: each at its worth."""
    person = world.people[seat]
    early = earliness(world)
    offer_composing(world, seat, early, best)
    if world.must_continue():
        best.offer(PICK_UP, float(world.stave_size) + TEMPO)
        return
    if spendable(world, person) != 0:
        plan = best_exchange(world, person)
        best.offer(next_of_exchange(world, plan.cards), plan.worth)
    if can_take(world, person):
        worth = BEATS_A_CARD * beat_worth(early)
        if world.terms.all_count:
            held = world.counted(person)
            if held == HAND_LIMIT:
                worth -= LOSS_FACE_UP + card_worth(early)
            else:
                worth += crowding(held) - crowding(held + 1)
        best.offer(TAKE, worth)


def earliness(world: RythmNPlay) -> float:
    """From 1 while the PLAY stack is high down to 0 when it is empty."""
    return min(1.0, float(world.play_left) / (ENOUGH * float(world.players)))


def card_worth(early: float) -> float:
    """What a PLAY card in hand is worth."""
    return CARD_LATE + (CARD_EARLY - CARD_LATE) * early


def beat_worth(early: float) -> float:
    """What a beat in hand is worth."""
    return BEAT_LATE + (BEAT_EARLY - BEAT_LATE) * early


def crowding(held: i64) -> float:
    """What a hand of so many cards will cost: soon some must be laid down."""
    beyond = max(held - ROOMY, 0)
    return CROWDING * float(beyond * (beyond + 1))


def offer_composing(world: RythmNPlay, seat: i64, early: float, best: Choice) -> None:
    """A card is worth the stave if it comes back; if not, somebody else has it all."""
    person = world.people[seat]
    fits = sorts_held(person.play) & world.playable()
    if fits == 0:
        return
    unseen = unseen_play(world, seat)
    rivals = float(world.players - 1)
    size = float(world.stave_size)
    held = world.counted(person)
    base = crowding(held) - crowding(held - 1) - card_worth(early)
    if world.stave_size == 0:
        base += BEGINNING * (rivals - 1.0)
    elif not world.must_continue():
        base += size / rivals  # to add to the stave of another is to take it from them
    while fits != 0:
        sort = lowest(fits) >> 2
        fits &= fits - 1
        back = comes_back(world, seat, followers(world, sort), unseen)
        worth = base + (size + 1.0) * (back - (1.0 - back) / rivals)
        best.offer(sort, worth - early * handiness(sort))


def unseen_play(world: RythmNPlay, seat: i64) -> i64:
    """The PLAY cards in other hands and in the stack, together."""
    unseen: i64 = PLAY_DECK - world.stave_cards - world.people[seat].play
    for person in world.people:
        unseen -= person.pile + person.face_up
    return unseen


def followers(world: RythmNPlay, sort: i64) -> i64:
    """The sorts that could be composed after this one."""
    if sort >= NOTE_COUNT:
        return notes_beyond(world.last_note, sort)
    return BOTH_CHANGES | notes_beyond(sort, world.tone)


def comes_back(world: RythmNPlay, seat: i64, sorts: i64, unseen: i64) -> float:
    """The chance that none of the others adds one of these sorts to the stave."""
    total = play_total(unseen)
    if sorts == 0 or total == 0:
        return 1.0
    misses = 1.0 - float(play_total(unseen & (15 * sorts))) / float(total)
    back = 1.0
    for other in range(world.players):
        if other != seat:
            lacks_all = 1.0
            cards = play_size(world.people[other].play)
            while cards > 0:  # mypyc would make an object of each number of a range named _
                lacks_all *= misses
                cards -= 1
            back *= 1.0 - EAGER * (1.0 - lacks_all)
    return back


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """An exchange: the RYTHM cards to spend, as counts, and what it is worth."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.worth = _NONE


def best_exchange(world: RythmNPlay, person: Player) -> Plan:
    """The best of all exchanges the hand can make, beyond the cards already chosen."""
    best = Plan()
    hand = person.rythm
    early = earliness(world)
    wholes: i64 = rythm_count(world.chosen, WHOLE)
    while wholes <= rythm_count(hand, WHOLE) and wholes <= 1:
        halves: i64 = rythm_count(world.chosen, HALF)
        while halves <= rythm_count(hand, HALF) and 8 * wholes + 4 * halves <= 8:
            quarters: i64 = rythm_count(world.chosen, QUARTER)
            while quarters <= rythm_count(hand, QUARTER):
                cards = wholes * rythm_of(WHOLE) + halves * rythm_of(HALF)
                add_eighths(world, person, cards + quarters * rythm_of(QUARTER), early, best)
                quarters += 1
            halves += 1
        wholes += 1
    return best


def add_eighths(world: RythmNPlay, person: Player, cards: i64, early: float, best: Plan) -> None:
    """Fill up these cards with eighths to each whole number of beats."""
    eighths = rythm_count(world.chosen, EIGHTH)
    eighths += eighths & 1
    while eighths <= rythm_count(person.rythm, EIGHTH):
        spent = cards + eighths * rythm_of(EIGHTH)
        if half_beats(spent) > 8:
            return
        if spent != 0:
            worth = exchange_worth(world, person, spent, early)
            if worth > best.worth:
                best.worth = worth
                best.cards = spent
        eighths += 2


def exchange_worth(world: RythmNPlay, person: Player, spent: i64, early: float) -> float:
    """Cards won, beats given, and cards that would have to be laid down."""
    beats = half_beats(spent) >> 1
    drawn = min(beats, world.play_left)
    held = play_size(person.play) + drawn
    if world.terms.all_count:
        held += rythm_size(person.rythm) - rythm_size(spent)
    worth = float(drawn) * card_worth(early) - float(beats) * beat_worth(early)
    if held > HAND_LIMIT:
        worth -= float(held - HAND_LIMIT) * (LOSS_FACE_UP + card_worth(early))
        held = HAND_LIMIT
    # Of equal exchanges, the one that frees more places in the hand.
    worth += 0.05 * float(rythm_size(spent))
    return worth + crowding(world.counted(person)) - crowding(held)


def next_of_exchange(world: RythmNPlay, plan: i64) -> i64:
    """The next card of the plan to choose, or that it is done; eighths come last."""
    missing = plan - world.chosen
    for sort in range(EIGHTH + 1):
        if rythm_count(missing, sort) > 0:
            return SPEND + sort
    return DONE
