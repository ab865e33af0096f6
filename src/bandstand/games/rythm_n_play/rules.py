"""The rules of Rythm 'n' Play, in the order of the rulebook.

Three words to know. *Top* is the last card of the stave. A note *follows* when it is higher than
the last Note of the stave (Tonality on Sharp) or lower (on Flat). An exchange is chosen card by
card: until its ``done`` the choice is the player's own secret, and nothing has left the hand.
"""

from __future__ import annotations

from typing import Final, cast, final

from bandstand.games.rythm_n_play.material import (
    BOTH_CHANGES,
    EIGHTH,
    EMPTY_ROW,
    FACE_DOWN,
    FACE_UP,
    HAND_LIMIT,
    MOST_HALF_BEATS,
    NOTE_COUNT,
    NOTES,
    PLAY_DEALT,
    PLAY_DECK,
    PLAY_SORTS,
    RYTHM_DECK,
    SHARP,
    Row,
    card_at,
    draw_some,
    half_beats,
    pick_play,
    pick_rythm,
    play_count,
    play_list,
    play_of,
    play_size,
    play_total,
    rythm_at,
    rythm_count,
    rythm_list,
    rythm_of,
    rythm_size,
    shuffle_play,
    shuffle_rythm,
    sorts_held,
    with_card,
    worth,
)
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import members, nth, popcount, shift
from bandstand.kernel.deal import choices
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Fact, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.options import Options
from bandstand.kernel.state import State, rank_placing

NOBODY: Final = -1

# The moves: compose each sort of PLAY card, then these.
PICK_UP: Final = 9
TAKE: Final = 10
PASS: Final = 11
SPEND: Final = 12  # and the three after it: whole, half, quarter, eighth
DONE: Final = 16
TONALITY: Final = 17  # Sharp, and Flat after it
LAY: Final = 19  # and the eight after it: each sort of PLAY card
MOVE_COUNT: Final = 28

# What the player whose turn it is must decide.
CHOOSE_TONALITY: Final = 0
ACT: Final = 1
LAY_DOWN: Final = 2
OVER: Final = 3

# Open moves are kept as bits: a PLAY card where its count begins, the other moves above them.
_OTHERS: Final = 36 - PICK_UP
_CAN_PICK_UP: Final = 0x1000000000
_CAN_TAKE: Final = 0x2000000000
_CAN_PASS: Final = 0x4000000000
_CAN_BE_DONE: Final = 0x80000000000
_CAN_CHOOSE_TONALITY: Final = 0x300000000000


@final
class Terms:
    """What the table agreed on; never changes."""

    def __init__(self, first: i64, all_count: bool, solfege: bool, memory_aid: bool) -> None:
        self.first = first
        self.all_count = all_count  # whether RYTHM cards count against the hand limit
        self.solfege = solfege
        self.memory_aid = memory_aid

    def face(self, sort: i64) -> int:
        """The sort as events and reasons name it: with its printed name, one of two sets."""
        return sort + PLAY_SORTS if self.solfege else sort


@final
@mypyc_attr(acyclic=True)
class Player:
    """One person's cards, all as counts, and what the others know of them."""

    __slots__ = ("drawn", "eighths", "face_up", "lacks", "pile", "play", "rythm", "spent")

    def __init__(
        self,
        play: i64,
        rythm: i64,
        pile: i64,
        face_up: i64,
        lacks: i64,
        drawn: i64,
        spent: i64,
        eighths: i64,
    ) -> None:
        self.play = play
        self.rythm = rythm
        self.pile = pile  # staves picked up, face down
        self.face_up = face_up
        self.lacks = lacks  # sorts of PLAY cards everybody knows this hand does not hold
        self.drawn = drawn  # from the RYTHM stack since it was last shuffled
        self.spent = spent  # RYTHM cards since the first of those
        self.eighths = eighths  # how many everybody knows this hand holds

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.play,
            self.rythm,
            self.pile,
            self.face_up,
            self.lacks,
            self.drawn,
            self.spent,
            self.eighths,
        )

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return (
            self.play,
            self.rythm,
            self.pile,
            self.face_up,
            self.lacks,
            self.drawn,
            self.spent,
            self.eighths,
        )


@final
@mypyc_attr(acyclic=True)
class RythmNPlay(State):
    """A game of Rythm 'n' Play at one moment."""

    __slots__ = (
        "chosen",
        "discards",
        "first",
        "gone",
        "last_note",
        "layer",
        "people",
        "phase",
        "play_left",
        "play_stack",
        "rythm_left",
        "rythm_stack",
        "shuffled",
        "silence",
        "stave",
        "stave_cards",
        "stave_size",
        "terms",
        "tone",
        "top",
        "turn",
    )

    def __init__(
        self,
        players: i64,
        dice: Dice,
        terms: Terms,
        people: list[Player],
        stave: Row,
        play_stack: Row,
        first: i64,
        turn: i64,
        phase: i64,
        tone: i64,
        stave_size: i64,
        stave_cards: i64,
        top: i64,
        last_note: i64,
        layer: i64,
        play_left: i64,
        rythm_stack: i64,
        rythm_left: i64,
        discards: i64,
        chosen: i64,
        silence: i64,
        shuffled: i64,
        gone: i64,
    ) -> None:
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.people = people
        self.stave = stave  # the cards in the order they were laid
        self.play_stack = play_stack  # the last card is drawn first
        self.first = first
        self.turn = turn  # the seat that decides
        self.phase = phase
        self.tone = tone  # SHARP or FLAT; NOBODY before it is chosen
        self.stave_size = stave_size
        self.stave_cards = stave_cards  # the same cards as counts
        self.top = top
        self.last_note = last_note
        self.layer = layer  # who laid the top
        self.play_left = play_left
        self.rythm_stack = rythm_stack
        self.rythm_left = rythm_left
        self.discards = discards
        self.chosen = chosen  # the RYTHM cards of an exchange not yet done
        self.silence = silence  # turns without composing that would still end the game; 0: none
        # What everybody could see of the RYTHM cards.
        self.shuffled = shuffled  # all that went into the stack when it was last shuffled
        self.gone = gone  # spent since then by hands that had drawn nothing from it

    # -- Set-up ----------------------------------------------------------------------------------

    def deal_cards(self) -> None:
        """Four PLAY and one RYTHM each; the rest are two stacks."""
        play: i64 = PLAY_DECK
        play_total: i64 = 54
        rythm: i64 = RYTHM_DECK
        rythm_total: i64 = 30
        for person in self.people:
            dealt: i64 = 0
            while dealt < PLAY_DEALT:
                card = play_of(pick_play(play, play_total, self.dice))
                person.play += card
                play -= card
                play_total -= 1
                dealt += 1
            person.rythm = rythm_of(pick_rythm(rythm, rythm_total, self.dice))
            person.drawn = person.rythm
            rythm -= person.rythm
            rythm_total -= 1
        self.play_stack = shuffle_play(play, self.dice)
        self.play_left = play_total
        self.rythm_stack = shuffle_rythm(rythm, self.dice)
        self.rythm_left = rythm_total
        if self.journal is not None:
            self.tell_deal()

    def right_of(self, seat: i64) -> i64:
        """The player who moves before this one."""
        return (seat + self.players - 1) % self.players

    def choose_tonality(self, seat: i64, tone: i64) -> None:
        """The player on the first player's right turns the Tonality card."""
        self.tone = tone
        self.phase = ACT
        self.turn = self.first
        if self.journal is not None:
            self.tell("tonality-chosen", {"seat": seat, "tone": tone})

    # -- How to play -----------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the last stave is picked up, or nobody wanted one."""
        return self.phase == OVER

    def waiting(self) -> i64:
        """The player whose turn it is; before the first turn, who chooses the Tonality."""
        return 0 if self.phase == OVER else shift(1, self.turn)

    def must_continue(self) -> bool:
        """Whether nobody added to the stave since the player to move did."""
        return self.layer == self.turn

    def playable(self) -> i64:
        """The sorts of PLAY cards that may be composed now, by any hand."""
        if self.stave_size == 0:
            return NOTES
        notes = notes_beyond(self.last_note, self.tone)
        return notes | BOTH_CHANGES if self.top < NOTE_COUNT else notes

    def spendable(self, person: Player) -> i64:
        """The sorts of RYTHM cards that may join the exchange, as bits.

        Each leaves a way to one, two, three or four whole beats: half a beat over needs one more
        eighth in hand, and with at most four beats there is always room for it.
        """
        if self.play_left == 0:
            return 0
        left = person.rythm - self.chosen
        beats = half_beats(self.chosen)
        sorts: i64 = 0
        if left & 0xFF != 0 and beats == 0:
            sorts |= 1
        if left & 0xFF00 != 0 and beats <= 4:
            sorts |= 2
        if left & 0xFF0000 != 0 and beats <= 6:
            sorts |= 4
        eighths = left >> 24
        if beats & 1 == 1:
            if eighths > 0:
                sorts |= 8
        elif eighths > 1 and beats < MOST_HALF_BEATS:
            sorts |= 8
        return sorts

    def counted(self, person: Player) -> i64:
        """How many of the hand's cards count against the limit."""
        play = play_size(person.play)
        return play + rythm_size(person.rythm) if self.terms.all_count else play

    def can_take(self, person: Player) -> bool:
        """Whether a RYTHM card is left, and the hand limit can be kept after taking it."""
        if self.rythm_left == 0 and self.discards == 0:
            return False
        return person.play != 0 or rythm_size(person.rythm) < HAND_LIMIT or not self.terms.all_count

    def open_moves(self) -> i64:
        """The legal moves of the player to move, as bits; see ``move_of``."""
        person = self.people[self.turn]
        if self.phase == LAY_DOWN:
            return sorts_held(person.play)
        if self.phase == CHOOSE_TONALITY:
            return _CAN_CHOOSE_TONALITY
        if self.chosen != 0:
            spend = shift(self.spendable(person), SPEND + _OTHERS)
            return spend if half_beats(self.chosen) & 1 == 1 else spend | _CAN_BE_DONE
        compose = sorts_held(person.play) & self.playable()
        if self.layer == self.turn:
            return compose | _CAN_PICK_UP
        found = compose | shift(self.spendable(person), SPEND + _OTHERS)
        if self.can_take(person):
            found |= _CAN_TAKE
        return found if found != 0 else _CAN_PASS

    def move_of(self, bit: i64) -> i64:
        """The move that a bit of ``open_moves`` stands for."""
        if bit >= 36:
            return bit - _OTHERS
        return (bit >> 2) + LAY if self.phase == LAY_DOWN else bit >> 2

    def moves(self, seat: i64) -> list[i64]:
        """The moves of the player to move."""
        if self.phase == OVER or seat != self.turn:
            return []
        return [self.move_of(bit) for bit in members(self.open_moves())]

    def play(self, seat: i64, move: i64) -> None:
        """Compose, pick up, exchange, take, pass; or a smaller choice on the way."""
        if move < PICK_UP:
            self.compose(seat, move)
        elif move >= LAY:
            self.lay(seat, move - LAY)
        elif move == PICK_UP:
            self.pick_up(seat)
        elif move == TAKE:
            self.take(seat)
        elif move == DONE:
            self.exchange(seat)
        elif move == PASS:
            self.pass_turn(seat)
        elif move < DONE:
            self.choose(seat, move - SPEND)
        else:
            self.choose_tonality(seat, SHARP + move - TONALITY)

    def compose(self, seat: i64, sort: i64) -> None:
        """Lay a Note or a Change at the end of the stave."""
        self.people[seat].play -= play_of(sort)
        self.stave = with_card(self.stave, self.stave_size, sort)
        self.stave_size += 1
        self.stave_cards += play_of(sort)
        self.top = sort
        self.layer = seat
        self.silence = 0
        if sort < NOTE_COUNT:
            self.last_note = sort
            if self.journal is not None:
                self.tell("note-composed", {"seat": seat, "card": self.terms.face(sort)})
        else:
            self.tone = sort
            if self.journal is not None:
                kind = "stave-shut" if self.is_shut() else "change-composed"
                self.tell(kind, {"seat": seat, "card": self.terms.face(sort), "tone": sort})
        self.end_turn(seat)

    def is_shut(self) -> bool:
        """Whether a Change was laid beyond which there is no note: nothing can follow."""
        return self.stave_size > 0 and self.playable() == 0

    def pick_up(self, seat: i64) -> None:
        """Take the whole stave face down; the last one ends the game."""
        person = self.people[seat]
        person.pile += self.stave_cards
        if self.journal is not None:
            self.tell("stave-picked-up", {"seat": seat, "count": self.stave_size})
        self.stave = EMPTY_ROW
        self.stave_size = 0
        self.stave_cards = 0
        self.layer = NOBODY
        if self.play_left == 0:
            self.end_game()
        else:
            self.end_turn(seat)

    def choose(self, seat: i64, sort: i64) -> None:
        """Put a RYTHM card of the own hand towards an exchange; nobody else can tell."""
        self.chosen += rythm_of(sort)
        if self.journal is not None:
            facts: dict[str, Fact] = {"seat": seat, "rythm": sort, "beats": half_beats(self.chosen)}
            self.tell_only("rythm-chosen", facts, shift(1, seat))

    def exchange(self, seat: i64) -> None:
        """Discard the chosen RYTHM cards and draw a PLAY card a beat, while there are any."""
        person = self.people[seat]
        spent = self.chosen
        self.chosen = 0
        person.rythm -= spent
        self.discards += spent
        if person.drawn == 0:
            self.gone += spent
        else:
            person.spent += spent
        person.eighths = max(0, person.eighths - rythm_count(spent, EIGHTH))
        drawn = self.draw_play(min(half_beats(spent) >> 1, self.play_left))
        person.play += drawn
        person.lacks = 0
        if self.journal is not None:
            self.tell_exchange(seat, spent, drawn)
        if self.play_left == 0:
            if self.journal is not None:
                self.tell("play-stack-empty", {})
            if self.stave_size == 0:
                self.silence = self.players + 1  # this turn, then one of each player
        self.keep_hand_limit(seat)

    def draw_play(self, count: i64) -> i64:
        """The next cards of the PLAY stack."""
        drawn: i64 = 0
        while count > 0:
            self.play_left -= 1
            drawn += play_of(card_at(self.play_stack, self.play_left))
            count -= 1
        return drawn

    def take(self, seat: i64) -> None:
        """Draw one RYTHM card; an empty stack is made anew of the discards."""
        if self.rythm_left == 0:
            self.shuffle_discards()
        self.rythm_left -= 1
        sort = rythm_at(self.rythm_stack, self.rythm_left)
        card = rythm_of(sort)
        self.rythm_stack &= shift(1, 2 * self.rythm_left) - 1
        person = self.people[seat]
        person.rythm += card
        person.drawn += card
        if self.journal is not None:
            self.tell_some("rythm-taken", {"seat": seat}, {"rythm": sort}, shift(1, seat))
        self.keep_hand_limit(seat)

    def shuffle_discards(self) -> None:
        """The discards, seen by all, are the new RYTHM stack."""
        self.rythm_stack = shuffle_rythm(self.discards, self.dice)
        self.rythm_left = rythm_size(self.discards)
        self.shuffled = self.discards
        self.discards = 0
        self.gone = 0
        for person in self.people:
            person.drawn = 0
            person.spent = 0
        if self.journal is not None:
            self.tell("discards-shuffled", {"count": self.rythm_left})

    def keep_hand_limit(self, seat: i64) -> None:
        """Beyond seven cards the player lays PLAY cards down; else the turn ends."""
        if self.counted(self.people[seat]) > HAND_LIMIT:
            self.phase = LAY_DOWN
        else:
            self.phase = ACT
            self.end_turn(seat)

    def lay(self, seat: i64, sort: i64) -> None:
        """Lay a PLAY card face up before oneself, at a loss."""
        person = self.people[seat]
        person.play -= play_of(sort)
        person.face_up += play_of(sort)
        if self.journal is not None:
            self.tell("card-laid", {"seat": seat, "card": self.terms.face(sort)})
        self.keep_hand_limit(seat)

    def pass_turn(self, seat: i64) -> None:
        """Nothing else is legal, which tells the others something about this hand."""
        person = self.people[seat]
        person.lacks |= self.playable()
        if self.play_left > 0 and rythm_size(person.rythm) == 1:
            person.eighths = 1  # anything else could have been spent
        if self.journal is not None:
            self.tell("passed", {"seat": seat})
        self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        """The next player's turn, unless a silent lap is complete."""
        self.turn = seat + 1 if seat + 1 < self.players else 0
        if self.silence > 0:
            self.silence -= 1
            if self.silence == 0:
                if self.journal is not None:
                    self.tell("silent-lap", {})
                self.end_game()

    # -- Refusals --------------------------------------------------------------------------------

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids the move."""
        if move < 0 or move >= MOVE_COUNT:
            return Reason("no-such-move", {})
        if self.phase == CHOOSE_TONALITY:
            return Reason("tonality-first", {})
        if self.phase == LAY_DOWN:
            if move >= LAY:
                return Reason("not-in-hand", {"card": self.terms.face(move - LAY)})
            excess = self.counted(self.people[seat]) - HAND_LIMIT
            return Reason("hand-limit", {"excess": excess, "limited": self.terms.all_count})
        if move >= LAY:
            return Reason("within-hand-limit", {"limited": self.terms.all_count})
        if move >= TONALITY:
            return Reason("tonality-is-chosen", {"tone": self.tone})
        if self.chosen != 0:
            return self.why_not_in_exchange(seat, move)
        if move < PICK_UP:
            return self.why_not_compose(seat, move)
        return self.why_not_act(seat, move)

    def why_not_compose(self, seat: i64, sort: i64) -> Reason:
        """Why a PLAY card cannot be laid on the stave."""
        card = self.terms.face(sort)
        if play_count(self.people[seat].play, sort) == 0:
            return Reason("not-in-hand", {"card": card})
        if sort >= NOTE_COUNT:
            return Reason("begin-with-note" if self.stave_size == 0 else "change-after-change", {})
        if self.is_shut():
            return Reason("shut-stave", {})
        facts: dict[str, Fact] = {"card": card, "last": self.terms.face(self.last_note)}
        return Reason("rising" if self.tone == SHARP else "falling", facts)

    def why_not_act(self, seat: i64, move: i64) -> Reason:
        """Why the player cannot pick up, take, pass, or begin or end an exchange."""
        person = self.people[seat]
        if move == PICK_UP:
            if self.stave_size == 0:
                return Reason("no-stave", {})
            return Reason("not-your-card", {"seats": [int(self.layer)]})
        if self.must_continue():
            return Reason("continue-or-pick-up", {})
        if move == PASS:
            return Reason("no-free-pass", {})
        if move == TAKE:
            if self.rythm_left == 0 and self.discards == 0:
                return Reason("no-rythm-left", {})
            return Reason("seven-rythm", {})
        if move == DONE:
            return Reason("nothing-chosen", {})
        if rythm_count(person.rythm, move - SPEND) == 0:
            return Reason("rythm-not-in-hand", {"value": move - SPEND})
        if self.play_left == 0:
            return Reason("no-play-left", {})
        return Reason("whole-beats", {"beats": 1})

    def why_not_in_exchange(self, seat: i64, move: i64) -> Reason:
        """Why a move cannot be made while RYTHM cards are being chosen."""
        beats = half_beats(self.chosen)
        if move == DONE:
            return Reason("unfinished-beat", {"beats": beats})
        if move < SPEND:
            return Reason("exchange-begun", {})
        sort = move - SPEND
        if rythm_count(self.people[seat].rythm - self.chosen, sort) == 0:
            return Reason("rythm-not-in-hand", {"value": sort})
        beats += worth(sort)
        return Reason("four-beats" if beats > MOST_HALF_BEATS else "whole-beats", {"beats": beats})

    # -- The end of the game ---------------------------------------------------------------------

    def end_game(self) -> None:
        """Hands are shown and counted."""
        self.phase = OVER
        self.silence = 0
        if self.journal is not None:
            for seat in range(self.players):
                self.tell_score(seat)
            self.tell_winners()

    def score(self, seat: i64) -> i64:
        """Half points: a point a card face down, three off face up, at the end a point off a beat.

        Before the end the beats in hand are nobody else's business, so the score leaves them out.
        """
        person = self.people[seat]
        cards = FACE_DOWN * play_total(person.pile) + FACE_UP * play_total(person.face_up)
        return cards - half_beats(person.rythm) if self.phase == OVER else cards

    def scores(self) -> list[i64]:
        """Each seat's half points so far."""
        return [self.score(seat) for seat in range(self.players)]

    def placing(self) -> list[i64]:
        """By score, then by fewer RYTHM cards in hand; still tied: shared."""
        keys: list[tuple[int, ...]] = [
            (self.score(seat), -rythm_size(self.people[seat].rythm)) for seat in range(self.players)
        ]
        return rank_placing(keys)

    # -- Knowledge -------------------------------------------------------------------------------

    def imagine(self, seat: i64, dice: Dice) -> RythmNPlay:
        """Redeal what the seat cannot see: the other hands, the stacks, a choice not yet done."""
        world = self.clone()
        world.dice = dice.spawn()
        if self.phase == OVER:
            return world
        if self.turn != seat:
            world.chosen = 0
        world.redeal_play(seat, dice)
        while not world.redeal_rythm(seat, dice):
            pass  # the discards were ascribed in a way that cannot be; ascribe them anew
        return world

    def redeal_play(self, seat: i64, dice: Dice) -> None:
        """Other hands and the PLAY stack, all deals within what the hands may hold alike."""
        unseen: i64 = PLAY_DECK - self.stave_cards - self.people[seat].play
        others: list[i64] = []
        lacking = False
        for other in range(self.players):
            person = self.people[other]
            unseen -= person.pile + person.face_up
            if other != seat:
                others.append(other)
                if person.lacks != 0:
                    lacking = True
        if lacking:
            others.sort(key=lambda other: -popcount(self.people[other].lacks))
        sizes = [play_size(self.people[other].play) for other in others]
        rest = self.deal_hands(others, sizes, unseen, dice)
        while rest < 0:
            rest = self.deal_hands(others, sizes, unseen, dice)
        self.play_stack = shuffle_play(rest, dice)

    def deal_hands(self, others: list[i64], sizes: list[i64], unseen: i64, dice: Dice) -> i64:
        """Deal hands of these sizes; returns the cards left over, or -1 if it must be done again.

        Hands that lack sorts are dealt first, those that lack most before the rest. A deal is kept
        with a chance in proportion to the ways its hands could have been dealt at that point,
        which makes all consistent deals equally likely.
        """
        left = unseen
        chance = 1.0
        for number in range(len(others)):
            person = self.people[others[number]]
            size = sizes[number]
            barred = 15 * person.lacks
            if barred != 0:
                most = play_total(unseen & ~barred)
                for earlier in range(number):
                    if self.people[others[earlier]].lacks & person.lacks == person.lacks:
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

    def redeal_rythm(self, seat: i64, dice: Dice) -> bool:
        """Other hands and the RYTHM stack; False if the attempt came to nothing.

        Everybody knew what went into the stack when it was last shuffled. What the others had and
        have is therefore *old* (held then) or *new* (drawn since), and only they know which card
        they spent was which: each is ascribed by the odds, one after the other.
        """
        me = self.people[seat]
        old = RYTHM_DECK - self.shuffled - self.gone - (me.rythm + me.spent - me.drawn)
        new = self.shuffled - me.drawn
        guesses: list[Guess] = []
        for other in range(self.players):
            if other != seat:
                guess = Guess(self.people[other])
                old, new = guess.ascribe_spent(old, new, dice)
                if old < 0:
                    return False
                guesses.append(guess)
        for guess in guesses:
            old, new = guess.fill(old, new, dice)
        for guess in guesses:
            guess.person.rythm = guess.hand
            guess.person.drawn = guess.drawn
        self.rythm_stack = shuffle_rythm(new, dice)
        return True

    # -- Copies ----------------------------------------------------------------------------------

    def clone(self) -> RythmNPlay:
        """An independent copy that nobody listens to."""
        return RythmNPlay(
            self.players,
            self.dice.clone(),
            self.terms,
            [person.clone() for person in self.people],
            self.stave,
            self.play_stack,
            self.first,
            self.turn,
            self.phase,
            self.tone,
            self.stave_size,
            self.stave_cards,
            self.top,
            self.last_note,
            self.layer,
            self.play_left,
            self.rythm_stack,
            self.rythm_left,
            self.discards,
            self.chosen,
            self.silence,
            self.shuffled,
            self.gone,
        )

    def rematch(self, dice: Dice) -> RythmNPlay:
        """A new game with the same players and options."""
        return new_game(self.players, self.terms, dice, None)

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end of the game, without making lists."""
        decisions: i64 = 0
        while self.phase != OVER:
            bits = self.open_moves()
            self.play(self.turn, self.move_of(nth(bits, dice.below(popcount(bits)))))
            decisions += 1
        return decisions

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        terms = self.terms
        return (
            self.players,
            self.dice.packed(),
            (terms.first, terms.all_count, terms.solfege, terms.memory_aid),
            tuple([person.packed() for person in self.people]),
            self.stave,
            self.play_stack,
            (
                self.first,
                self.turn,
                self.phase,
                self.tone,
                self.stave_size,
                self.stave_cards,
                self.top,
                self.last_note,
                self.layer,
                self.play_left,
                self.rythm_stack,
                self.rythm_left,
                self.discards,
                self.chosen,
                self.silence,
                self.shuffled,
                self.gone,
            ),
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))

    # -- Events that take more than a line -------------------------------------------------------

    def faces(self, cards: i64) -> list[int]:
        """These PLAY cards, each by its printed name, in order of sort."""
        return [self.terms.face(sort) for sort in play_list(cards)]

    def tell_deal(self) -> None:
        """The game begins: who is first, who chooses the Tonality, and each hand to its owner."""
        self.tell("game-begins", {"seat": self.first})
        for seat in range(self.players):
            person = self.people[seat]
            self.tell_some(
                "hand-dealt",
                {"seat": seat},
                {"cards": self.faces(person.play), "values": rythm_list(person.rythm)},
                shift(1, seat),
            )

    def tell_exchange(self, seat: i64, spent: i64, drawn: i64) -> None:
        """What was spent is for all to see, what was drawn for the player."""
        self.tell(
            "exchanged",
            {"seat": seat, "values": rythm_list(spent), "beats": half_beats(spent)},
        )
        cards = self.faces(drawn)
        self.tell_some(
            "play-drawn", {"seat": seat, "count": len(cards)}, {"cards": cards}, shift(1, seat)
        )

    def tell_score(self, seat: i64) -> None:
        """One player's count, with the hand that is now shown."""
        person = self.people[seat]
        self.tell(
            "scored",
            {
                "seat": seat,
                "down": play_total(person.pile),
                "up": play_total(person.face_up),
                "beats": half_beats(person.rythm),
                "points": self.score(seat),
                "values": rythm_list(person.rythm),
                "cards": self.faces(person.play),
            },
        )

    def tell_winners(self) -> None:
        """Who is the king."""
        winners: list[int] = []
        for seat, place in enumerate(self.placing()):
            if place == 1:
                winners.append(seat)
        if len(winners) == 1:
            self.tell("game-won", {"seat": winners[0]})
        else:
            self.tell("game-shared", {"seats": winners})


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


def notes_beyond(note: i64, tone: i64) -> i64:
    """The notes that follow this one: higher on Sharp, lower on Flat, never the same."""
    if tone == SHARP:
        return NOTES & -play_of(note + 1)
    return NOTES & (play_of(note) - 1)


def new_game(players: i64, terms: Terms, dice: Dice, journal: list[Event] | None) -> RythmNPlay:
    """Deal; the dice choose the first player unless one was named."""
    first = terms.first if terms.first != NOBODY else dice.below(players)
    people = [Player(0, 0, 0, 0, 0, 0, 0, 0) for _ in range(players)]
    game = RythmNPlay(
        players, dice, terms, people, EMPTY_ROW, EMPTY_ROW,
        first, 0, CHOOSE_TONALITY, NOBODY, 0, 0, 0, 0, NOBODY, 0, 0, 0, 0, 0, 0, RYTHM_DECK, 0,
    )  # fmt: skip
    game.turn = game.right_of(first)
    game.journal = journal
    game.deal_cards()
    return game


def deal(players: int, options: Options, dice: Dice, journal: list[Event] | None) -> RythmNPlay:
    """A new game with these options, as ``Game.settle`` returns them."""
    first = options["first"]
    seat: i64 = first - 1 if isinstance(first, int) else NOBODY
    terms = Terms(
        seat,
        options["hand_limit"] == "all",
        options["names"] == "solfege",
        bool(options["memory_aid"]),
    )
    return new_game(players, terms, dice, journal)


def unpack(packed: tuple[object, ...]) -> RythmNPlay:
    """The state that ``packed`` described."""
    players, dice, terms, people, stave, play_stack, rest = cast(
        "tuple[int, tuple[int, str], tuple[int, bool, bool, bool], tuple[tuple[int, ...], ...], "
        "tuple[int, int, int, int], tuple[int, int, int, int], tuple[int, ...]]",
        packed,
    )
    return RythmNPlay(
        players,
        kernel_dice.unpack(dice[0], dice[1]),
        Terms(*terms),
        [Player(*fields) for fields in people],
        stave,
        play_stack,
        *rest,
    )
