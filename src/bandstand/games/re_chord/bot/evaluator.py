"""The evaluator of a board: the value of every pick, chord and future scoring."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.bot.weights import Weights
from bandstand.games.re_chord.knowledge import unseen_cards
from bandstand.games.re_chord.legal.chords import fits
from bandstand.games.re_chord.legal.questions import (
    picks_beside,
    spaces_to_clear,
    spaces_to_place,
)
from bandstand.games.re_chord.material.cards import (
    NO_SONG,
    Card,
    dot_space,
    dot_wants,
    other_dots,
)
from bandstand.games.re_chord.material.fretboard import (
    BLUE,
    COLOURS,
    DOWN,
    EMPTY,
    FRETS,
    GREEN,
    GREY,
    PURPLE,
    RED,
    SPACES,
    WHITE,
    WYLDE,
    fret_index,
    fret_spaces,
    lead_guitar,
    strings_in_fret,
)
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.games.re_chord.moves import (
    ABILITY,
    ACTION,
    BAG,
    BLUE_GOAL,
    DRAW_ONE,
    DRAW_TWO,
    GREY_GOAL,
    NEIGHBOUR,
    PASS,
    PLACE,
    return_move,
    slot_of,
    type_of,
)
from bandstand.games.re_chord.scoring import (
    fame,
    frets_scored,
    lead_score,
    pad_total,
    would_score,
)
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.bits import lowest, popcount, shift
from bandstand.kernel.native import i64, mypyc_attr

PRIZE: Final = 11.0  # a re-chord of three dots: what a noise of 1.0 can blur
TURNS_BETWEEN_DRAWS: Final = 2  # at most one own turn in three is spent on cards
PATIENT_LAPS: Final = 20  # after these the end is pressed for
_NOT_YET: Final = -1
_UNKNOWN: Final = 1.0e12  # no hope
SHOWN: Final = 9  # what a space can show: nothing, the seven types, a face-down pick


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evaluator:
    """One seat's opinion of a world; what does not change with the move is worked out once."""

    # fmt: off
    __slots__ = (
        "alike", "filling", "genre", "holes", "hopes", "knows_filling", "leaders", "needed",
        "opening", "placings", "scorings", "seat", "tempo", "weights", "world",
    )
    # fmt: on

    def __init__(self, world: ReChord, seat: i64, weights: Weights) -> None:
        self.world = world
        self.seat = seat
        self.weights = weights
        self.genre = world.people[seat].genre
        self.needed = needed_spaces(world, seat)  # by some card that counts
        # Worked out when they are asked for: the leading colours, and what filling a fret is worth.
        self.leaders: i64 = _NOT_YET
        self.knows_filling = False
        self.filling = 0.0
        # And by space what the hand promises as the board lies; by fret the worth of the pick at
        # hand in holes that are alike; by what a pick shows its worth on the best space, and moved
        # to the best hole.
        self.hopes: list[float] | None = None
        self.alike: list[float] | None = None
        self.placings: list[float] | None = None
        self.holes: list[float] | None = None
        to_come = float(world.terms.frets - frets_scored(world))
        self.scorings = weights.lasting * to_come
        self.opening = weights.new_name * to_come
        late = max(0, world.turn.number // world.terms.guitarists - PATIENT_LAPS)
        self.tempo = weights.tempo + weights.impatience * float(late * late)

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
        return return_move(worst)

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
            return self.answer_worth(move, turn.held, turn.blind != 0)
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
        pick = self.world.board.in_slot(slot_of(move))
        return self.best_placing(pick, False) + self.weights.abilities[pick]

    def drawing_worth(self) -> float:
        """Two unseen cards, for a free place in hand or for the least promising ones held."""
        person = self.world.people[self.seat]
        if person.rest < TURNS_BETWEEN_DRAWS:
            return -1.0e6
        unseen = unseen_cards(self.world, self.seat)
        hopes = 0.0
        count = popcount(unseen)
        while unseen != 0:
            hopes += self.prospect(self.seat, self.world.terms.song_set.cards[lowest(unseen)])
            unseen &= unseen - 1
        average = hopes / float(max(count, 1))
        free = self.world.terms.hand - popcount(person.hand)
        if free >= 2:
            return self.weights.two_places * average + self.tempo
        if free == 1:
            return self.weights.one_place * average
        least = 1.0e9
        hand = person.hand
        while hand != 0:
            card = self.world.terms.song_set.cards[lowest(hand)]
            least = min(least, self.prospect(self.seat, card))
            hand &= hand - 1
        return self.weights.no_place * average - least - self.tempo

    def best_placing(self, pick: i64, down: bool) -> float:
        """What a pick is worth on the space that suits it best."""
        placings = self.placings
        if placings is None:
            placings = [_UNKNOWN] * SHOWN
            self.placings = placings
        shown = shown_as(pick, down)
        if placings[shown] == _UNKNOWN:
            placings[shown] = self.look_for_space(pick, down)
        return placings[shown]

    def look_for_space(self, pick: i64, down: bool) -> float:
        """The same worked out."""
        spaces = spaces_to_place(self.world, pick, down)
        if not down:
            spaces = self.that_differ(spaces)
        best = -1.0e9
        while spaces != 0:
            worth = self.placing_worth(lowest(spaces), pick, down)
            if worth > best:
                best = worth
            spaces &= spaces - 1
        return best

    def that_differ(self, spaces: i64) -> i64:
        """Those of the spaces that a face-up pick may be worth more or less on than on the rest.

        Holes that no card needs are alike all over a fret.
        """
        alike = self.world.board.holes(spaces) & ~self.needed
        spaces ^= alike
        while alike != 0:
            space = lowest(alike)
            spaces |= shift(1, space)
            alike &= ~fret_spaces(fret_index(space))
        return spaces

    def answer_worth(self, space: i64, pick: i64, down: bool) -> float:
        """``placing_worth`` of the pick at hand: once for holes that are alike."""
        if down or self.needed & shift(1, space) != 0 or self.world.board.is_taken(space):
            return self.placing_worth(space, pick, down)
        alike = self.alike
        if alike is None:
            alike = [_UNKNOWN] * FRETS
            self.alike = alike
        fret = fret_index(space)
        if alike[fret] == _UNKNOWN:
            alike[fret] = self.placing_worth(space, pick, down)
        return alike[fret]

    def placing_worth(self, space: i64, pick: i64, down: bool) -> float:
        """A pick on this space, and the fret it may fill."""
        board = self.world.board
        worth = self.change_worth(space, pick, down)
        if board.is_taken(space):
            return worth - self.tempo
        worth += self.tempo
        if would_score(self.world, space):
            worth += self.scoring_worth()
            if frets_scored(self.world) == self.world.terms.frets - 1:
                worth += self.weights.finish * self.final_lead()
        if down:
            beside = picks_beside(board, space)
            best = 0.0
            while beside != 0:
                best = max(best, self.removal_worth(lowest(beside)))
                beside &= beside - 1
            worth += best
        return worth

    def scoring_worth(self) -> float:
        """Filling a fret writes every colour's fame: good for who has more than the rest."""
        if not self.knows_filling:
            self.filling = self.work_out_filling()
            self.knows_filling = True
        return self.filling

    def work_out_filling(self) -> float:
        """What filling any fret is worth on the board as it lies."""
        others = 0.0
        colour: i64 = 1
        while colour <= COLOURS:
            if colour != self.genre:
                others += float(lead_score(self.world.board, colour))
            colour += 1
        own = float(lead_score(self.world.board, self.genre))
        return self.weights.filling * (own - others / float(COLOURS - 1))

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
        return float(fame(self.world, who) + lead_score(self.world.board, genre))

    def removal_worth(self, space: i64) -> float:
        """A pick less."""
        return self.change_worth(space, EMPTY, False) - self.tempo

    def moving_worth(self, source: i64, goal: i64) -> float:
        """A pick elsewhere; swaps are looked at as two moves."""
        board = self.world.board
        pick = board.pick_at(source)
        down = board.is_down(source)
        other = board.pick_at(goal)
        other_down = board.is_down(goal)
        leaving = self.change_worth(source, other, other_down)
        return leaving + self.change_worth(goal, pick, down)

    def ability_worth(self, move: i64) -> float:
        """What the first half of an ability, with the best second, may be worth."""
        turn = self.world.turn
        board = self.world.board
        pick = turn.pick
        if pick == WHITE:
            return self.best_placing(board.in_slot(slot_of(move)), False) + self.tempo
        if pick == RED:
            return self.removal_worth(move)
        if pick == BLUE:
            return self.blue_worth(move)
        if pick == GREY:
            return self.change_worth(move, board.pick_at(move), True) - self.weights.least_gain
        if pick == PURPLE:
            return self.change_worth(move, board.pick_at(move), False)
        if pick == GREEN:
            return self.clearing_worth(type_of(move))
        return 0.0

    def blue_worth(self, source: i64) -> float:
        """Moving this pick to the hole that suits it best."""
        board = self.world.board
        pick = board.pick_at(source)
        down = board.is_down(source)
        gone = self.change_worth(source, EMPTY, False)
        if gone < -2.0 * self.tempo:
            return gone
        return gone + self.best_hole(pick, down) - self.weights.least_gain

    def best_hole(self, pick: i64, down: bool) -> float:
        """What a pick is worth in the hole that suits it best."""
        holes = self.holes
        if holes is None:
            holes = [_UNKNOWN] * SHOWN
            self.holes = holes
        shown = shown_as(pick, down)
        if holes[shown] == _UNKNOWN:
            holes[shown] = self.look_for_hole(pick, down)
        return holes[shown]

    def look_for_hole(self, pick: i64, down: bool) -> float:
        """The same worked out."""
        holes = self.that_differ(self.world.board.holes(self.world.terms.spaces))
        best = -1.0e9
        while holes != 0:
            best = max(best, self.change_worth(lowest(holes), pick, down))
            holes &= holes - 1
        return best

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
        old = board.pick_at(space)
        was_down = board.is_down(space)
        needed = self.needed & shift(1, space) != 0
        worth = -self.present_prospect(space) if needed else 0.0
        if old != EMPTY and not was_down:
            worth -= self.last_pick_worth(space, old)
        if needed:
            worth += self.prospect_with(space, pick, down)
        if pick != EMPTY and not down:
            worth += self.last_pick_worth(space, pick)
        return worth

    def prospect_with(self, space: i64, pick: i64, down: bool) -> float:
        """``hand_prospect`` if this space held that pick."""
        board = self.world.board
        old = board.pick_at(space)
        was_down = board.is_down(space)
        board.write(space, pick)
        board.turn(space, down)
        hope = self.hand_prospect(space)
        board.write(space, old)
        board.turn(space, was_down)
        return hope

    def present_prospect(self, space: i64) -> float:
        """``hand_prospect`` as the board lies: many moves are compared with it."""
        hopes = self.hopes
        if hopes is None:
            hopes = [_UNKNOWN] * SPACES
            self.hopes = hopes
        if hopes[space] == _UNKNOWN:
            hopes[space] = self.hand_prospect(space)
        return hopes[space]

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
            row = self.world.people[AUTOMA].hand
            while row != 0:
                card = cards[lowest(row)]
                if card.spaces & shift(1, space) != 0:
                    hope -= self.prospect(AUTOMA, card)
                row &= row - 1
        return hope

    def prospect(self, who: i64, card: Card) -> float:
        """A chord's fame, less for each dot it lacks; none if a dot is beyond the fretboard."""
        if card.spaces & ~self.world.terms.spaces != 0:
            return 0.0
        weights = self.weights
        hope = self.full_worth(who, card)
        board = self.world.board
        taken = board.taken()
        missing: i64 = 0
        dots = card.dots
        while dots != 0:
            space = dot_space(dots)
            if not fits(board, space, dot_wants(dots)):
                missing += 1
                hope *= weights.next_dot
                if taken & shift(1, space) != 0:
                    hope *= weights.blocked_dot
            dots = other_dots(dots)
        return hope * weights.last_dot if missing == 1 else hope

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
            worth += self.weights.song_share * float(song.fame) / float(missing * missing)
        return worth

    def last_pick_worth(self, space: i64, pick: i64) -> float:
        """What a face-up pick adds to its colour's scorings to come, good or bad.

        It lies here, or it would.
        """
        if pick == WYLDE:
            return 0.0
        alike = self.world.board.face_up(pick) | shift(1, space)
        count = popcount(strings_in_fret(alike, fret_index(space)))
        step = float(lead_guitar(count) - lead_guitar(count - 1))
        step *= self.scorings
        if pick == self.genre:
            return step
        if self.leaders == _NOT_YET:
            self.leaders = leading_colours(self.world)
        leads = self.leaders & shift(1, pick) != 0
        return -step * (self.weights.leader if leads else self.weights.rival)


def shown_as(pick: i64, down: bool) -> i64:
    """What everybody sees of a pick."""
    if down:  # the compiler boxes a choice between a constant and a variable
        return DOWN
    return pick


def needed_spaces(world: ReChord, seat: i64) -> i64:
    """The spaces with a dot of some card in hand; alone, of the automa's row too."""
    cards = world.people[seat].hand
    if world.terms.solo:
        cards |= world.people[AUTOMA].hand
    spaces: i64 = 0
    while cards != 0:
        spaces |= world.terms.song_set.cards[lowest(cards)].spaces
        cards &= cards - 1
    return spaces


def leading_colours(world: ReChord) -> i64:
    """The colours with most fame on the pad and in sight."""
    leaders: i64 = 0
    most: i64 = 1
    colour: i64 = 1
    while colour <= COLOURS:
        shown = pad_total(world, colour) + lead_score(world.board, colour)
        if shown > most:
            most = shown
            leaders = 0
        if shown == most:
            leaders |= shift(1, colour)
        colour += 1
    return leaders
