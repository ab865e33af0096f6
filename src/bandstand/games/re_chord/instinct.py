"""Rules of thumb for Re-Chord.

Everything is judged by what it does to one space: how much nearer it brings the chords in hand,
what it adds to the own genre in the frets still to score, and what it takes from the colours that
lead. Cards are drawn when the unseen ones promise more than those held, in one turn of three.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.abilities import spaces_to_clear
from bandstand.games.re_chord.asking import choices, returnable
from bandstand.games.re_chord.board import fret_spaces, neighbours
from bandstand.games.re_chord.cards import Card
from bandstand.games.re_chord.claims import complete_cards, fits
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
from bandstand.kernel.instinct import Instinct, chances_from_worths, softened
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

PRIZE: Final = 11.0  # a re-chord of three dots: what a noise of 1.0 can blur
TURNS_BETWEEN_DRAWS: Final = 2  # at most one own turn in three is spent on cards
NEXT_DOT: Final = 0.45  # what a chord keeps of its worth for each dot that is missing
BLOCKED_DOT: Final = 0.6  # and for each dot that holds a wrong pick
LASTING: Final = 0.5  # how much of a colour's fame at one scoring is expected at the later ones
RIVAL: Final = 0.1  # what a point of another colour costs, being perhaps a rival's
LEADER: Final = 0.3  # the same for the colour that leads on the pad
TEMPO: Final = 0.5  # a pick on the fretboard brings the end nearer; taking one off does not
PATIENT_LAPS: Final = 20  # after these the end is pressed for, harder with every lap
IMPATIENCE: Final = 0.03
ABILITY_WORTH: Final = 0.8  # what an ability not yet looked into may be worth
SONG_SHARE: Final = 0.8
# For a search: how far it looks, and how far luck moves fame at the end and for each fret to come.
LAPS_AHEAD: Final = 1
END_SPREAD: Final = 8.0
FRET_SPREAD: Final = 3.0


@final
class ReChordInstinct(Instinct):
    """Build the chords in hand, feed the genre, deny the leaders, draw now and then."""

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
        judge = Judge(world, seat)
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

    def chapter(self, world: State) -> i64:
        """The turn, counted over all guitarists."""
        assert isinstance(world, ReChord)
        return world.turn.number

    def horizon(self, world: State) -> i64:
        """The seat's next turn: what happens later drowns what a single pick has done."""
        assert isinstance(world, ReChord)
        return world.turn.number + LAPS_AHEAD * world.terms.guitarists

    def chances(self, world: State) -> list[float]:
        """By the fame there is, and what hands, songs and genres still promise."""
        assert isinstance(world, ReChord)
        hopes = [expected_fame(world, who) for who in range(world.terms.guitarists)]
        spread = END_SPREAD
        if not world.over():
            spread += FRET_SPREAD * float(FRETS - world.frets_scored())
        if world.terms.solo:
            hopes[1] += float(world.terms.bonus)
        chances = chances_from_worths(hopes, spread)[: world.players]
        return softened(world.payoffs(), chances) if world.over() else chances


def expected_fame(world: ReChord, who: i64) -> float:
    """The fame a guitarist may expect at the end, as the board lies now."""
    fame = float(world.fame(who))
    if world.over():
        return fame
    judge = Judge(world, who)
    fame += judge.scorings * float(world.board.lead_score(judge.genre))
    hand = world.people[who].hand
    while hand != 0:
        fame += judge.prospect(who, world.terms.song_set.cards[lowest(hand)])
        hand &= hand - 1
    return fame


@final
class Judge:
    """One seat's opinion of a world; what does not change with the move is worked out once."""

    __slots__ = ("genre", "leaders", "scorings", "seat", "tempo", "world")

    def __init__(self, world: ReChord, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.genre = world.people[seat].genre
        self.leaders = leading_colours(world)
        self.scorings = LASTING * float(FRETS - world.frets_scored())
        late = max(0, world.turn.number // world.terms.guitarists - PATIENT_LAPS)
        self.tempo = TEMPO + IMPATIENCE * float(late * late)

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
        worth = self.best_placing(pick, False)
        return worth if pick == WYLDE else worth + ABILITY_WORTH

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
            return 2.0 * average + self.tempo
        if free == 1:
            return 1.5 * average
        least = 1.0e9
        hand = person.hand
        while hand != 0:
            card = self.world.terms.song_set.cards[lowest(hand)]
            least = min(least, self.prospect(self.seat, card))
            hand &= hand - 1
        return 1.3 * average - least - self.tempo

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
        return 0.5 * (float(self.world.board.lead_score(self.genre)) - others / float(COLOURS - 1))

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
            return self.change_worth(move, board.pick_at(move), True) - 0.1
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
        return gone + best - 0.1

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
        person = self.world.people[who]
        name = shift(1, card.name)
        hope = float(card.silver)
        if person.names & name != 0:
            hope = float(card.gold)
        elif person.song != NO_SONG:
            song = self.world.terms.song_set.songs[person.song]
            if song.names & name != 0:
                missing = popcount(song.names & ~person.names)
                hope += SONG_SHARE * float(song.fame) / float(missing * missing)
        board = self.world.board
        taken = board.taken()
        dots = card.dots
        while dots != 0:
            space = dots & 31
            if not fits(board, space, (dots >> 5) & 7):
                hope *= NEXT_DOT
                if taken & shift(1, space) != 0:
                    hope *= BLOCKED_DOT
            dots >>= 8
        return hope

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
        return -step * (LEADER if self.leaders & shift(1, pick) != 0 else RIVAL)


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
