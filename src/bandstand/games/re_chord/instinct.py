"""Rules of thumb for Re-Chord.

Everything is judged by what it does to one space: how much nearer it brings the chords in hand,
what it adds to the own genre in the frets still to score, and what it takes from the colours that
lead. Cards are drawn when the unseen ones promise more than those held, in one turn of three.
The numbers all this rests on are in ``habits``.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.abilities import spaces_to_clear
from bandstand.games.re_chord.asking import choices, returnable
from bandstand.games.re_chord.board import fret_spaces, neighbours
from bandstand.games.re_chord.cards import Card
from bandstand.games.re_chord.claims import complete_cards, fits
from bandstand.games.re_chord.habits import BY_HAND, PRACTISED, Habits
from bandstand.games.re_chord.material import (
    ALL_CARDS,
    ALL_SPACES,
    BAG,
    BLUE,
    CLAIM,
    CLEAR,
    COLOURS,
    DRAW_ONE,
    DRAW_TWO,
    EMPTY,
    FRETS,
    GREEN,
    GREY,
    HAND_LIMIT,
    LEAD_GUITAR_BYTES,
    NO_SONG,
    ONE_FRET,
    PASS,
    PURPLE,
    RED,
    RETURN,
    STRINGS,
    TAKE,
    WHITE,
    WYLDE,
)
from bandstand.games.re_chord.rules import ReChord
from bandstand.games.re_chord.turn import (
    ABILITY,
    ACTION,
    BLUE_GOAL,
    GREY_GOAL,
    NEIGHBOUR,
    PLACE,
)
from bandstand.kernel.bits import lowest, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Effort, Instinct, chances_from_worths, softened
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

PRIZE: Final = 11.0  # a re-chord of three dots: what a noise of 1.0 can blur
TURNS_BETWEEN_DRAWS: Final = 2  # at most one own turn in three is spent on cards
PATIENT_LAPS: Final = 20  # after these the end is pressed for
EFFORTS: Final[dict[int, Effort]] = {
    1: Effort(0.5, 0.0, 40, 300, 4_800),
    2: Effort(0.5, 0.0, 30, 200, 4_800),
    3: Effort(0.5, 0.0, 24, 240, 4_800),
    4: Effort(0.5, 0.0, 60, 600, 4_800),
    5: Effort(0.5, 0.0, 60, 600, 4_800),
}
# For a search: how far it looks, and how far luck moves fame at the end and for each fret to come.
LAPS_AHEAD: Final = 1
LAPS_FAR_AHEAD: Final = 2  # with many simulations
END_SPREAD: Final = 8.0
FRET_SPREAD: Final = 3.0
_FEWEST_TO_PRACTISE: Final = 2


@final
class ReChordInstinct(Instinct):
    """Build the chords in hand, feed the genre, deny the leaders, draw now and then."""

    def __init__(self, numbers: dict[str, float] = BY_HAND) -> None:
        """Play by these numbers; if none are given, by those found by hand."""
        self.numbers = Habits(numbers)

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move with the best prospects; a complete chord is always played."""
        assert isinstance(world, ReChord)
        complete = complete_cards(world, world.people[seat].hand)
        if complete != 0:
            return CLAIM + first_to_play(world, complete)
        answers = choices(world)
        returns = returnable(world)
        if answers & (answers - 1) == 0 and returns == 0:
            return lowest(answers)
        judge = Judge(world, seat, self.numbers)
        if returns != 0:
            return judge.returning(answers, returns)
        best = lowest(answers)
        best_worth = -1.0e9
        while answers != 0:
            move = lowest(answers)
            answers &= answers - 1
            worth = judge.appraise(move)
            if noise > 0.0:
                worth += noise * PRIZE * (2.0 * dice.unit() - 1.0)
            if worth > best_worth:
                best_worth = worth
                best = move
        return best

    def habits(self) -> dict[str, float]:
        """The numbers found by hand, from which practice starts."""
        return dict(BY_HAND)

    def with_habits(self, numbers: dict[str, float], players: i64) -> Instinct:
        """The same rules of thumb with all these numbers, whatever the size of the table."""
        return ReChordInstinct(numbers)

    def practised(self, players: i64) -> Instinct:
        """The one that has practised at such tables; alone, what two found brings more fame too."""
        return BY_PRACTICE[max(players, _FEWEST_TO_PRACTISE)]

    def effort(self, players: i64) -> Effort:
        """With few players levels 3 and 4 need fewer simulations to stand where they should."""
        return EFFORTS[players]

    def chapter(self, world: State) -> i64:
        """The turn, counted over all guitarists."""
        assert isinstance(world, ReChord)
        return world.turn.number

    def horizon(self, world: State) -> i64:
        """The seat's next turn: what happens later drowns what a single pick has done."""
        assert isinstance(world, ReChord)
        return world.turn.number + LAPS_AHEAD * world.terms.guitarists

    def far_horizon(self, world: State) -> i64:
        """The turn after that, in which what this one prepared may come to be played."""
        assert isinstance(world, ReChord)
        return world.turn.number + LAPS_FAR_AHEAD * world.terms.guitarists

    def chances(self, world: State) -> list[float]:
        """By the fame there is, and what hands, songs and genres still promise."""
        assert isinstance(world, ReChord)
        hopes = [expected_fame(world, who, self.numbers) for who in range(world.terms.guitarists)]
        spread = END_SPREAD
        if not world.over():
            spread += FRET_SPREAD * float(FRETS - world.frets_scored())
        if world.terms.solo:
            hopes[1] += float(world.terms.bonus)
        chances = chances_from_worths(hopes, spread)[: world.players]
        return softened(world.payoffs(), chances) if world.over() else chances


# Made once, not whenever a table asks for one.
BY_PRACTICE: Final[dict[int, ReChordInstinct]] = {
    players: ReChordInstinct(numbers) for players, numbers in PRACTISED.items()
}


def expected_fame(world: ReChord, who: i64, habits: Habits) -> float:
    """The fame a guitarist may expect at the end, as the board lies now."""
    fame = float(world.fame(who))
    if world.over():
        return fame
    judge = Judge(world, who, habits)
    fame += judge.scorings * float(world.board.lead_score(judge.genre))
    hand = world.people[who].hand
    while hand != 0:
        fame += judge.prospect(who, world.terms.song_set.cards[lowest(hand)])
        hand &= hand - 1
    return fame


@final
class Judge:
    """One seat's opinion of a world; what does not change with the move is worked out once."""

    __slots__ = ("genre", "habits", "leaders", "opening", "scorings", "seat", "tempo", "world")

    def __init__(self, world: ReChord, seat: i64, habits: Habits) -> None:
        self.world = world
        self.seat = seat
        self.habits = habits
        self.genre = world.people[seat].genre
        self.leaders = leading_colours(world)
        to_come = float(FRETS - world.frets_scored())
        self.scorings = habits.lasting * to_come
        self.opening = habits.new_name * to_come
        late = max(0, world.turn.number // world.terms.guitarists - PATIENT_LAPS)
        self.tempo = habits.tempo + habits.impatience * float(late * late)

    def returning(self, answers: i64, returns: i64) -> i64:
        """Return the least promising cards, as many as the limit asks for."""
        if answers != 0:
            return PASS
        worst = lowest(returns)
        least = 1.0e9
        while returns != 0:
            card = lowest(returns)
            returns &= returns - 1
            hope = self.prospect(self.seat, self.world.terms.song_set.cards[card])
            if hope < least:
                least = hope
                worst = card
        return RETURN + worst

    def appraise(self, move: i64) -> float:
        """What an answer to the present question may be worth, in fame."""
        turn = self.world.turn
        phase = turn.phase
        if move == PASS:
            return 0.0
        if move == DRAW_ONE:
            return PRIZE
        if phase == ACTION:
            return self.action_worth(move)
        if phase == PLACE:
            return self.placing_worth(move, turn.held, turn.blind != 0)
        if phase == ABILITY:
            return self.ability_worth(move)
        if phase == NEIGHBOUR:
            return self.removal_worth(move)
        if phase in (BLUE_GOAL, GREY_GOAL):
            return self.moving_worth(turn.source, move)
        return 0.0

    def action_worth(self, move: i64) -> float:
        """A pick at its best space, or what two cards promise."""
        if move == DRAW_TWO:
            return self.drawing_worth()
        if move == BAG:
            return self.best_placing(WYLDE, True)
        pick = self.world.board.in_slot(move - TAKE)
        return self.best_placing(pick, False) + self.habits.abilities[pick]

    def drawing_worth(self) -> float:
        """Two unseen cards, for a free place in hand or for the least promising ones held."""
        person = self.world.people[self.seat]
        if person.rest < TURNS_BETWEEN_DRAWS:
            return -1.0e6
        unseen: i64 = ALL_CARDS & ~person.hand
        for other in self.world.people:
            unseen &= ~other.played
        hopes = 0.0
        count = popcount(unseen)
        while unseen != 0:
            hopes += self.prospect(self.seat, self.world.terms.song_set.cards[lowest(unseen)])
            unseen &= unseen - 1
        average = hopes / float(max(count, 1))
        free = HAND_LIMIT - popcount(person.hand)
        if free >= 2:
            return self.habits.two_places * average + self.tempo
        if free == 1:
            return self.habits.one_place * average
        least = 1.0e9
        hand = person.hand
        while hand != 0:
            card = self.world.terms.song_set.cards[lowest(hand)]
            least = min(least, self.prospect(self.seat, card))
            hand &= hand - 1
        return self.habits.no_place * average - least - self.tempo

    def best_placing(self, pick: i64, down: bool) -> float:
        """What a pick is worth on the space that suits it best."""
        spaces = self.world.board.holes()
        if pick == WYLDE and not down:
            spaces = ALL_SPACES
        best = -1.0e9
        while spaces != 0:
            worth = self.placing_worth(lowest(spaces), pick, down)
            if worth > best:
                best = worth
            spaces &= spaces - 1
        return best

    def placing_worth(self, space: i64, pick: i64, down: bool) -> float:
        """A pick on this space, and the fret it may fill."""
        board = self.world.board
        taken = board.taken()
        worth = self.change_worth(space, pick, down)
        if taken & shift(1, space) != 0:
            return worth - self.tempo
        worth += self.tempo
        fret = space // STRINGS
        filled = (taken | shift(1, space)) & fret_spaces(fret)
        if filled == fret_spaces(fret) and self.world.scored & shift(1, fret) == 0:
            worth += self.scoring_worth()
            if self.world.frets_scored() == FRETS - 1:
                worth += self.habits.finish * self.final_lead()
        if down:
            beside = neighbours(space) & taken
            best = 0.0
            while beside != 0:
                best = max(best, self.removal_worth(lowest(beside)))
                beside &= beside - 1
            worth += best
        return worth

    def scoring_worth(self) -> float:
        """Filling a fret writes every colour's fame: good for who has more than the rest."""
        others = 0.0
        colour: i64 = 1
        while colour <= COLOURS:
            if colour != self.genre:
                others += float(self.world.board.lead_score(colour))
            colour += 1
        own = float(self.world.board.lead_score(self.genre))
        return self.habits.filling * (own - others / float(COLOURS - 1))

    def final_lead(self) -> float:
        """How far the seat is ahead of the best of the others if the last fret is scored now."""
        terms = self.world.terms
        best = -1.0e9
        who: i64 = 0
        while who < terms.guitarists:
            if who != self.seat:
                best = max(best, self.final_fame(who))
            who += 1
        if terms.solo:
            best += float(terms.bonus)
        return self.final_fame(self.seat) - best

    def final_fame(self, who: i64) -> float:
        """A guitarist's fame with one more scoring of the board as it lies."""
        genre = self.world.people[who].genre
        return float(self.world.fame(who) + self.world.board.lead_score(genre))

    def removal_worth(self, space: i64) -> float:
        """A pick less."""
        return self.change_worth(space, EMPTY, False) - self.tempo

    def moving_worth(self, source: i64, goal: i64) -> float:
        """A pick elsewhere; swaps are looked at as two moves."""
        board = self.world.board
        pick = board.pick_at(source)
        down = board.down & shift(1, source) != 0
        other = board.pick_at(goal)
        other_down = board.down & shift(1, goal) != 0
        leaving = self.change_worth(source, other, other_down)
        return leaving + self.change_worth(goal, pick, down)

    def ability_worth(self, move: i64) -> float:
        """What the first half of an ability, with the best second, may be worth."""
        turn = self.world.turn
        board = self.world.board
        pick = turn.pick
        if pick == WHITE:
            return self.best_placing(board.in_slot(move - TAKE), False) + self.tempo
        if pick == RED:
            return self.removal_worth(move)
        if pick == BLUE:
            return self.blue_worth(move)
        if pick == GREY:
            return self.change_worth(move, board.pick_at(move), True) - self.habits.least_gain
        if pick == PURPLE:
            return self.change_worth(move, board.pick_at(move), False)
        if pick == GREEN:
            return self.clearing_worth(move - CLEAR)
        return 0.0

    def blue_worth(self, source: i64) -> float:
        """Moving this pick to the hole that suits it best."""
        board = self.world.board
        pick = board.pick_at(source)
        down = board.down & shift(1, source) != 0
        gone = self.change_worth(source, EMPTY, False)
        if gone < -2.0 * self.tempo:
            return gone
        holes = board.holes()
        best = -1.0e9
        while holes != 0:
            best = max(best, self.change_worth(lowest(holes), pick, down))
            holes &= holes - 1
        return gone + best - self.habits.least_gain

    def clearing_worth(self, pick: i64) -> float:
        """All picks of one type out of a fret."""
        spaces = spaces_to_clear(self.world, pick)
        worth = 0.0
        while spaces != 0:
            worth += self.removal_worth(lowest(spaces))
            spaces &= spaces - 1
        return worth

    def change_worth(self, space: i64, pick: i64, down: bool) -> float:
        """What it is worth to the seat if this space held that pick instead of what it holds."""
        board = self.world.board
        bit = shift(1, space)
        old = board.pick_at(space)
        was_down = board.down & bit != 0
        worth = -self.hand_prospect(space)
        if old != EMPTY and not was_down:
            worth -= self.last_pick_worth(space, old)
        board.write(space, pick)
        board.down = board.down | bit if down else board.down & ~bit
        worth += self.hand_prospect(space)
        if pick != EMPTY and not down:
            worth += self.last_pick_worth(space, pick)
        board.write(space, old)
        board.down = board.down | bit if was_down else board.down & ~bit
        return worth

    def hand_prospect(self, space: i64) -> float:
        """What the cards that need this space promise; the automa's row counts against you."""
        cards = self.world.terms.song_set.cards
        hand = self.world.people[self.seat].hand
        hope = 0.0
        while hand != 0:
            card = cards[lowest(hand)]
            if card.spaces & shift(1, space) != 0:
                hope += self.prospect(self.seat, card)
            hand &= hand - 1
        if self.world.terms.solo:
            row = self.world.people[1].hand
            while row != 0:
                card = cards[lowest(row)]
                if card.spaces & shift(1, space) != 0:
                    hope -= self.prospect(1, card)
                row &= row - 1
        return hope

    def prospect(self, who: i64, card: Card) -> float:
        """A chord's fame, less for each dot it lacks."""
        habits = self.habits
        hope = self.full_worth(who, card)
        board = self.world.board
        taken = board.taken()
        missing: i64 = 0
        dots = card.dots
        while dots != 0:
            space = dots & 31
            if not fits(board, space, (dots >> 5) & 7):
                missing += 1
                hope *= habits.next_dot
                if taken & shift(1, space) != 0:
                    hope *= habits.blocked_dot
            dots >>= 8
        return hope * habits.last_dot if missing == 1 else hope

    def full_worth(self, who: i64, card: Card) -> float:
        """What a chord brings when it is played, and what it does for the song."""
        person = self.world.people[who]
        name = shift(1, card.name)
        if person.names & name != 0:
            return float(card.gold)
        worth = float(card.silver) + self.opening
        if person.song == NO_SONG:
            return worth
        song = self.world.terms.song_set.songs[person.song]
        if song.names & name != 0:
            missing = popcount(song.names & ~person.names)
            worth += self.habits.song_share * float(song.fame) / float(missing * missing)
        return worth

    def last_pick_worth(self, space: i64, pick: i64) -> float:
        """What a face-up pick lying here adds to its colour's scorings to come, good or bad."""
        if pick == WYLDE:
            return 0.0
        fret = space // STRINGS
        count = popcount((self.world.board.face_up(pick) >> (STRINGS * fret)) & ONE_FRET)
        step = float(lead_guitar(count) - lead_guitar(count - 1))
        step *= self.scorings
        if pick == self.genre:
            return step
        leads = self.leaders & shift(1, pick) != 0
        return -step * (self.habits.leader if leads else self.habits.rival)


def first_to_play(world: ReChord, complete: i64) -> i64:
    """The complete card that loses least by being silver."""
    cards = world.terms.song_set.cards
    first = lowest(complete)
    complete &= complete - 1
    while complete != 0:
        if cards[lowest(complete)].order < cards[first].order:
            first = lowest(complete)
        complete &= complete - 1
    return first


def lead_guitar(count: i64) -> i64:
    """The fame of so many picks of a colour in one fret."""
    return (LEAD_GUITAR_BYTES >> (8 * count)) & 255


def leading_colours(world: ReChord) -> i64:
    """The colours with most fame on the pad and in sight."""
    leaders: i64 = 0
    most: i64 = 1
    colour: i64 = 1
    while colour <= COLOURS:
        fame = world.pad_total(colour) + world.board.lead_score(colour)
        if fame > most:
            most = fame
            leaders = 0
        if fame == most:
            leaders |= shift(1, colour)
        colour += 1
    return leaders
