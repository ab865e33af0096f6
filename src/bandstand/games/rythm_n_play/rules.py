"""The rules of Rythm 'n' Play, in the order of the rulebook.

Three words to know. *Top* is the last card of the stave. A note *follows* when it is higher than
the last Note of the stave (Tonality on Sharp) or lower (on Flat). An exchange is chosen card by
card: until its ``done`` the choice is the player's own secret, and nothing has left the hand.
"""

from __future__ import annotations

from typing import cast, final

from bandstand.games.rythm_n_play.knowledge import imagine_hidden
from bandstand.games.rythm_n_play.legal import move_of, open_moves
from bandstand.games.rythm_n_play.material import (
    BOTH_CHANGES,
    EIGHTH,
    EMPTY_ROW,
    FACE_DOWN,
    FACE_UP,
    HAND_LIMIT,
    NOTE_COUNT,
    NOTES,
    PLAY_DEALT,
    PLAY_DECK,
    RYTHM_DECK,
    SHARP,
    Row,
    card_at,
    half_beats,
    notes_beyond,
    pick_play,
    pick_rythm,
    play_of,
    play_size,
    play_total,
    rythm_at,
    rythm_count,
    rythm_of,
    rythm_size,
    shuffle_play,
    shuffle_rythm,
    with_card,
)
from bandstand.games.rythm_n_play.moves import (
    ACT,
    CHOOSE_TONALITY,
    DONE,
    LAY,
    LAY_DOWN,
    OVER,
    PASS,
    PICK_UP,
    SPEND,
    TAKE,
    TONALITY,
)
from bandstand.games.rythm_n_play.player import NOBODY, Player, Terms
from bandstand.games.rythm_n_play.refusals import why_not
from bandstand.games.rythm_n_play.telling import tell_deal, tell_exchange, tell_score
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import members, nth, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Fact, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.options import Options
from bandstand.kernel.state import State, rank_placing


@final
@mypyc_attr(acyclic=True)
class RythmNPlay(State):
    """A game of Rythm 'n' Play at one moment."""

    # fmt: off
    __slots__ = (
        "chosen", "discards", "first", "gone", "last_note", "layer", "people", "phase",
        "play_left", "play_stack", "rythm_left", "rythm_stack", "shuffled", "silence", "stave",
        "stave_cards", "stave_size", "terms", "tone", "top", "turn",
    )

    def __init__(
        self, players: i64, dice: Dice, terms: Terms, people: list[Player],
        stave: Row, play_stack: Row,
        first: i64, turn: i64, phase: i64, tone: i64, stave_size: i64, stave_cards: i64,
        top: i64, last_note: i64, layer: i64, play_left: i64, rythm_stack: i64, rythm_left: i64,
        discards: i64, chosen: i64, silence: i64, shuffled: i64, gone: i64,
    ) -> None:
        # fmt: on
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
            tell_deal(self)

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

    def to_act(self) -> i64:
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

    def counted(self, person: Player) -> i64:
        """How many of the hand's cards count against the limit."""
        play = play_size(person.play)
        return play + rythm_size(person.rythm) if self.terms.all_count else play

    def moves(self, seat: i64) -> list[i64]:
        """The moves of the player to move."""
        if self.phase == OVER or seat != self.turn:
            return []
        return [move_of(self, bit) for bit in members(open_moves(self))]

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
            tell_exchange(self, seat, spent, drawn)
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

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids the move."""
        return why_not(self, seat, move)

    # -- The end of the game ---------------------------------------------------------------------

    def end_game(self) -> None:
        """Hands are shown and counted."""
        self.phase = OVER
        self.silence = 0
        if self.journal is not None:
            for seat in range(self.players):
                tell_score(self, seat)
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
        if self.phase != OVER:
            imagine_hidden(world, seat, dice)
        return world

    # -- Copies ----------------------------------------------------------------------------------

    # fmt: off
    def clone(self) -> RythmNPlay:
        """An independent copy that nobody listens to."""
        return RythmNPlay(
            self.players, self.dice.clone(), self.terms,
            [person.clone() for person in self.people],
            self.stave, self.play_stack,
            self.first, self.turn, self.phase, self.tone, self.stave_size, self.stave_cards,
            self.top, self.last_note, self.layer, self.play_left, self.rythm_stack,
            self.rythm_left, self.discards, self.chosen, self.silence, self.shuffled, self.gone,
        )

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        terms = self.terms
        return (
            self.players, self.dice.packed(),
            (terms.first, terms.all_count, terms.solfege, terms.memory_aid),
            tuple([person.packed() for person in self.people]),
            self.stave, self.play_stack,
            (
                self.first, self.turn, self.phase, self.tone, self.stave_size, self.stave_cards,
                self.top, self.last_note, self.layer, self.play_left, self.rythm_stack,
                self.rythm_left, self.discards, self.chosen, self.silence, self.shuffled,
                self.gone,
            ),
        )
    # fmt: on

    def rematch(self, dice: Dice) -> RythmNPlay:
        """A new game with the same players and options."""
        return new_game(self.players, self.terms, dice, None)

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end of the game, without making lists."""
        decisions: i64 = 0
        while self.phase != OVER:
            bits = open_moves(self)
            self.play(self.turn, move_of(self, nth(bits, dice.below(popcount(bits)))))
            decisions += 1
        return decisions

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))


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
