"""The heuristic of Rythm 'n' Play.

All worths are in points. A card composed is worth the stave, as far as it is likely to come back;
a PLAY card in hand is a point to be made, a beat in hand a card to be bought, until the stack runs
low: then beats are only a loss. The numbers of this judgement are in ``weights``.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.games.rythm_n_play.bot.weights import BY_HAND, LEVEL_BUDGETS, PRACTISED, Weights
from bandstand.games.rythm_n_play.knowledge import unseen_play
from bandstand.games.rythm_n_play.legal import (
    can_take,
    counted,
    followers_of,
    hand_size,
    must_continue,
    playable,
    spendable,
)
from bandstand.games.rythm_n_play.material import (
    EIGHTH,
    FLAT,
    HALF,
    LOWEST,
    MOST_HALF_BEATS,
    QUARTER,
    RYTHM_SORTS,
    SHARP,
    WHOLE,
    half_beats,
    is_note,
    lowest_sort,
    only_sorts,
    play_count,
    play_size,
    play_total,
    rythm_count,
    rythm_of,
    rythm_size,
    sorts_held,
    value_of,
    whole_beats,
)
from bandstand.games.rythm_n_play.moves import (
    CHOOSE_TONALITY,
    DONE,
    LAY_DOWN,
    OVER,
    PASS,
    PICK_UP,
    TAKE,
    choose_tone,
    compose,
    lay,
    spend,
)
from bandstand.games.rythm_n_play.play import cards_for, is_last_stave
from bandstand.games.rythm_n_play.play import play as make_move
from bandstand.games.rythm_n_play.scoring import score
from bandstand.games.rythm_n_play.state import Player, RythmNPlay
from bandstand.kernel.chances import Chances
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic, LevelBudget
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

PRIZE: Final = 6.0  # a good stave
END_SPREAD: Final = 12.0  # half points, as printed, by which good players end apart
LOOKS_AHEAD: Final = 4  # players at most
UNPRACTISED_COMPANY: Final = 4  # the same: there the others are taken to play by hand
LEAN: Final = 0.2  # a step from the middle note; without noise only the sign counts
FEW: Final = 3  # PLAY cards in hand, with fewer of which one can seldom go on
_NONE: Final = -100.0


@final
class RythmNPlayHeuristic(Heuristic):
    """Build staves that come back, buy cards before the stack runs low, shed beats at the end."""

    def __init__(
        self, given: dict[str, float] = BY_HAND, others: RythmNPlayHeuristic | None = None
    ) -> None:
        self.numbers = Weights(given)
        self.others = others  # as it takes them to play; None: like itself

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move that looks best, each worth blurred by up to *noise* good staves."""
        assert isinstance(world, RythmNPlay)
        return best_move(world, seat, self.numbers, dice, noise * PRIZE)

    def play_on(
        self, world: State, horizon: i64, viewer: i64, others: Heuristic, dice: Dice, noise: float
    ) -> i64:
        """To the end of the game, which is one chapter."""
        assert isinstance(world, RythmNPlay)
        assert isinstance(others, RythmNPlayHeuristic)
        return play_out(world, viewer, self.numbers, others.numbers, dice, noise * PRIZE)

    def level_budget(self, players: i64) -> LevelBudget:
        """Many simulations, for a single card tells little of a long game."""
        return LEVEL_BUDGETS[players]

    def weights(self) -> dict[str, float]:
        """As chosen by hand."""
        return dict(BY_HAND)

    def with_weights(self, numbers: dict[str, float], players: i64) -> RythmNPlayHeuristic:
        """The same at tables of any size, for the size changes nothing but the best numbers."""
        return RythmNPlayHeuristic(numbers)

    def practised(self, players: i64) -> RythmNPlayHeuristic:
        """By the numbers found for such a table."""
        return BY_PRACTICE[players]

    def opponent_model(self) -> RythmNPlayHeuristic:
        """As it was told."""
        return self if self.others is None else self.others

    def uses_tree(self, players: i64) -> bool:
        """Not at a full table, where the stave has changed before the turn comes round again."""
        return players <= LOOKS_AHEAD

    def judge(self, world: State, found: Chances) -> None:
        """The payoffs, softened by the margins: a playout goes to the end of the game."""
        assert isinstance(world, RythmNPlay)
        for seat in range(world.players):
            found.put(seat, float(score(world, seat)))
        found.share(world.players, END_SPREAD * world.terms.point_scale)
        found.soften(world.payoffs())


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


def play_out(
    world: RythmNPlay, viewer: i64, own: Weights, others: Weights, dice: Dice, blur: float
) -> i64:
    """Make the best moves to the end, the viewer by its own weights; returns how many."""
    decisions: i64 = 0
    while world.phase != OVER:
        seat = world.turn
        weights = own if seat == viewer else others
        make_move(world, seat, best_move(world, seat, weights, dice, blur))
        decisions += 1
    return decisions


def best_move(world: RythmNPlay, seat: i64, weights: Weights, dice: Dice, blur: float) -> i64:
    """The move that looks best, each worth blurred by up to *blur* points."""
    person = world.people[seat]
    if world.chosen != 0:
        early = earliness(world, weights)
        return next_of_exchange(world, best_exchange(world, person, early, weights).cards)
    best = Choice(dice, blur)
    if world.phase == CHOOSE_TONALITY:
        lean = high_or_low(world, person.play)
        best.offer(choose_tone(SHARP), lean)
        best.offer(choose_tone(FLAT), -lean)
    elif world.phase == LAY_DOWN:
        offer_laying(world, person.play, weights, best)
    else:
        offer_actions(world, seat, weights, best)
    return best.move


def high_or_low(world: RythmNPlay, hand: i64) -> float:
    """Positive when the hand's notes are high: they end a rising stave."""
    highest = world.terms.highest
    lean: i64 = 0  # twice the distance from the middle of the scale
    for note in range(highest + 1):
        lean += play_count(hand, note) * (2 * note - highest)
    return 0.5 * float(lean) * LEAN


def offer_laying(world: RythmNPlay, hand: i64, weights: Weights, best: Choice) -> None:
    """Lay down what helps least: notes of the middle, and of those what the hand has twice."""
    held = sorts_held(hand)
    while held != 0:
        sort = lowest_sort(held)
        held &= held - 1
        doubles = weights.a_double * float(play_count(hand, sort))
        best.offer(lay(sort), doubles - handiness(world, sort, weights))


def handiness(world: RythmNPlay, sort: i64, weights: Weights) -> float:
    """What this sort is worth more than a note of the middle."""
    if not is_note(sort):
        return weights.a_change
    highest = world.terms.highest
    if sort in (LOWEST, highest):
        return weights.end_note
    return weights.next_to_end if sort in (LOWEST + 1, highest - 1) else 0.0


def offer_actions(world: RythmNPlay, seat: i64, weights: Weights, best: Choice) -> None:
    """Compose, pick up, exchange, take: each at its worth."""
    person = world.people[seat]
    early = earliness(world, weights)
    offer_composing(world, seat, early, weights, best)
    if must_continue(world):
        worth = float(world.stave_size) + weights.tempo
        best.offer(PICK_UP, worth + ending(world, seat, weights))
        return
    if spendable(world, person) != 0:
        plan = best_exchange(world, person, early, weights)
        best.offer(next_of_exchange(world, plan.cards), plan.worth)
    if can_take(world, person):
        worth = weights.beats_a_card * beat_worth(early, weights)
        worth += weights.beats_by_size * early * float(world.stave_size)
        worth += weights.hoarding * early * 0.5 * float(half_beats(person.rythm))
        if world.terms.all_count:
            held = hand_size(world, person)
            if held == world.terms.limit:
                loss = world.terms.loss_scale * weights.loss_face_up
                worth -= loss + card_worth(early, weights)
            else:
                worth += crowding(held, weights) - crowding(held + 1, weights)
        best.offer(TAKE, worth)


def ending(world: RythmNPlay, seat: i64, weights: Weights) -> float:
    """What it is worth that picking up the stave ends the game, if it does."""
    if not is_last_stave(world):
        return 0.0
    own = score(world, seat) + world.terms.stave_points * world.stave_size
    for other in range(world.players):
        if other != seat and score(world, other) >= own:
            return -weights.ending * PRIZE
    return weights.ending * PRIZE


def earliness(world: RythmNPlay, weights: Weights) -> float:
    """From 1 while the PLAY stack is high down to 0 when it is empty."""
    return min(1.0, float(world.play_left) / (weights.enough * float(world.players)))


def card_worth(early: float, weights: Weights) -> float:
    """What a PLAY card in hand is worth."""
    return weights.card_late + (weights.card_early - weights.card_late) * early


def beat_worth(early: float, weights: Weights) -> float:
    """What a beat in hand is worth."""
    return weights.beat_late + (weights.beat_early - weights.beat_late) * early


def crowding(held: i64, weights: Weights) -> float:
    """What a hand of this many cards will cost: soon some must be laid down."""
    beyond = float(held) - weights.roomy
    if beyond <= 0.0:
        return 0.0
    return weights.crowding * (beyond * (beyond + 1.0))


def scarcity(play: i64, early: float, weights: Weights) -> float:
    """What a hand of this few PLAY cards will cost: soon it cannot compose."""
    if play >= FEW:
        return 0.0
    return weights.scarcity * early * float(FEW - play)


def offer_composing(
    world: RythmNPlay, seat: i64, early: float, weights: Weights, best: Choice
) -> None:
    """A card is worth the stave if it comes back; if not, somebody else has it all."""
    person = world.people[seat]
    hand = sorts_held(person.play)
    fits = hand & playable(world)
    if fits == 0:
        return
    unseen = unseen_play(world, seat)
    rivals = float(world.players - 1)
    size = float(world.stave_size)
    eager = max(0.0, min(1.0, weights.eager + weights.eager_by_size * (size / 4.0)))
    base = composing_worth(world, person, early, weights)
    needed = weights.handy_late + (1.0 - weights.handy_late) * early
    while fits != 0:
        sort = lowest_sort(fits)
        fits &= fits - 1
        follow = followers_of(world, sort)
        back = comes_back(world, seat, follow, unseen, eager)
        worth = base + (size + 1.0) * (back - weights.giving * (1.0 - back) / rivals)
        if hand & follow != 0:
            worth += weights.answering + weights.answering_by_size * size
        if play_count(person.play, sort) > 1:
            worth += weights.a_twin
        best.offer(compose(sort), worth - needed * handiness(world, sort, weights))


def composing_worth(world: RythmNPlay, person: Player, early: float, weights: Weights) -> float:
    """What composing is worth whichever card it is, before what becomes of the stave."""
    held = hand_size(world, person)
    play = play_size(person.play)
    worth = crowding(held, weights) - crowding(held - 1, weights) - card_worth(early, weights)
    worth += scarcity(play, early, weights) - scarcity(play - 1, early, weights)
    worth += weights.plenty * early * float(play)
    rivals = float(world.players - 1)
    if world.stave_size == 0:
        worth += weights.beginning * (rivals - 1.0) + weights.opening * early
    elif not must_continue(world):
        # To add to the stave of another is to take it from them.
        worth += weights.taking * float(world.stave_size) / rivals
    return worth


def comes_back(world: RythmNPlay, seat: i64, sorts: i64, unseen: i64, eager: float) -> float:
    """The chance that none of the others adds one of these sorts to the stave."""
    total = play_total(unseen)
    if sorts == 0 or total == 0:
        return 1.0
    misses = 1.0 - float(play_total(only_sorts(unseen, sorts))) / float(total)
    back = 1.0
    for other in range(world.players):
        if other != seat:
            lacks_all = 1.0
            cards = play_size(world.people[other].play)
            while cards > 0:  # mypyc would make an object of each number of a range named _
                lacks_all *= misses
                cards -= 1
            back *= 1.0 - eager * (1.0 - lacks_all)
    return back


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """An exchange: the RYTHM cards to spend, as counts, and what it is worth.

    Also what all exchanges of one hand share.
    """

    # fmt: off
    __slots__ = (
        "a_beat", "a_card", "buying", "cards", "crowding", "early", "play", "rythm", "scarcity",
        "weights", "world", "worth",
    )
    # fmt: on

    def __init__(self, world: RythmNPlay, person: Player, early: float, weights: Weights) -> None:
        self.cards: i64 = 0
        self.worth = _NONE
        self.world = world
        self.weights = weights
        self.early = early
        self.play = play_size(person.play)
        self.rythm = rythm_size(person.rythm)
        self.a_card = card_worth(early, weights)
        self.a_beat = beat_worth(early, weights)
        self.buying = weights.buying_by_size * early * float(world.stave_size)
        self.scarcity = scarcity(self.play, early, weights)
        self.crowding = crowding(counted(world, self.play, self.rythm), weights)

    def consider(self, spent: i64) -> None:
        """Spend these cards if that is better than the plan so far."""
        worth = self.worth_of(spent)
        if worth > self.worth:
            self.worth = worth
            self.cards = spent

    def worth_of(self, spent: i64) -> float:
        """Cards won, beats given, and cards that would have to be laid down."""
        world, weights = self.world, self.weights
        drawn = cards_for(world, spent)
        given = rythm_size(spent)
        held = counted(world, self.play + drawn, self.rythm - given)
        beats = float(whole_beats(spent))
        worth = float(drawn) * self.a_card - beats * self.a_beat + weights.buying
        worth += self.buying
        if drawn == world.play_left:
            worth += weights.buying_last
        worth += self.scarcity - scarcity(self.play + drawn, self.early, weights)
        terms = world.terms
        if held > terms.limit:
            loss = terms.loss_scale * weights.loss_face_up
            worth -= float(held - terms.limit) * (loss + self.a_card)
            held = terms.limit
        worth += weights.a_place * float(given)
        return worth + self.crowding - crowding(held, weights)


def best_exchange(world: RythmNPlay, person: Player, early: float, weights: Weights) -> Plan:
    """The best of all exchanges the hand can make, beyond the cards already chosen."""
    best = Plan(world, person, early, weights)
    hand = person.rythm
    wholes: i64 = rythm_count(world.chosen, WHOLE)
    while wholes <= rythm_count(hand, WHOLE) and long_beats(wholes, 0) <= MOST_HALF_BEATS:
        halves: i64 = rythm_count(world.chosen, HALF)
        while halves <= rythm_count(hand, HALF) and long_beats(wholes, halves) <= MOST_HALF_BEATS:
            quarters: i64 = rythm_count(world.chosen, QUARTER)
            while quarters <= rythm_count(hand, QUARTER):
                cards = wholes * rythm_of(WHOLE) + halves * rythm_of(HALF)
                cards += quarters * rythm_of(QUARTER)
                add_eighths(world, person, cards, best)
                quarters += 1
            halves += 1
        wholes += 1
    return best


def long_beats(wholes: i64, halves: i64) -> i64:
    """What these long cards are worth, in half beats."""
    return value_of(WHOLE) * wholes + value_of(HALF) * halves


def add_eighths(world: RythmNPlay, person: Player, cards: i64, best: Plan) -> None:
    """Fill up these cards with eighths to each whole number of beats."""
    eighths = rythm_count(world.chosen, EIGHTH)
    eighths += eighths & 1
    while eighths <= rythm_count(person.rythm, EIGHTH):
        spent = cards + eighths * rythm_of(EIGHTH)
        if half_beats(spent) > MOST_HALF_BEATS:
            return
        if spent != 0:
            best.consider(spent)
        eighths += 2


def next_of_exchange(world: RythmNPlay, plan: i64) -> i64:
    """The next card of the plan to choose, or that it is done; eighths come last."""
    missing = plan - world.chosen
    for sort in range(RYTHM_SORTS):
        if rythm_count(missing, sort) > 0:
            return spend(sort)
    return DONE


# Made once, not whenever a table asks for one.
COMMON: Final = RythmNPlayHeuristic()
# With few players, who takes the others for practised too reckons with staves they never lay.
BY_PRACTICE: Final[dict[int, RythmNPlayHeuristic]] = {
    players: RythmNPlayHeuristic(
        PRACTISED[players], COMMON if players <= UNPRACTISED_COMPANY else None
    )
    for players in PRACTISED
}
