"""The rules of Re-Chord: turns, actions, claims and the end, in the order of the rulebook.

A decision is one small choice: an action, a slot, a space, a type, a card, or to pass. Claims are
among the moves at every decision of a guitarist's own turn. After each change of the board the
active guitarist decides something, if only to go on, whatever cards they hold; then the standing
orders of the others act. So no question tells anybody anything.
"""

from __future__ import annotations

from typing import Final, cast, final

from bandstand.games.re_chord import automa
from bandstand.games.re_chord.abilities import (
    clear_type,
    removable_neighbours,
    targets,
)
from bandstand.games.re_chord.asking import choices, returnable
from bandstand.games.re_chord.board import Board, full_bag
from bandstand.games.re_chord.claims import (
    claim,
    claimable,
    is_complete,
    order_all,
    play_final,
    settle,
)
from bandstand.games.re_chord.dealing import deal_cards
from bandstand.games.re_chord.guitarist import Guitarist
from bandstand.games.re_chord.knowledge import imagine_hidden
from bandstand.games.re_chord.material import (
    ALL_CARDS,
    BAG,
    BLUE,
    CARD_MOVES,
    CLAIM,
    CLAIM_ALL,
    CLEAR,
    DRAW_ONE,
    DRAW_TWO,
    EMPTY,
    GREEN,
    GREY,
    HOLD,
    HOLD_ALL,
    LAST_LAP,
    NO_SONG,
    PASS,
    PURPLE,
    RED,
    RELEASE,
    RETURN,
    TAKE,
    WHITE,
)
from bandstand.games.re_chord.reading import own_set, read_set
from bandstand.games.re_chord.reasons import card_refusal, refused
from bandstand.games.re_chord.table import NOBODY, Table, Terms
from bandstand.games.re_chord.telling import tell_deal, tell_end, tell_order
from bandstand.games.re_chord.turn import (
    ABILITY,
    ACTION,
    BLUE_GOAL,
    GO_ON,
    GREY_GOAL,
    LISTEN_PLACED,
    LISTEN_POWER,
    NEIGHBOUR,
    OVER,
    PLACE,
    RETURNING,
    Turn,
)
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import members, nth, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import rank_placing

FIRST_REST: Final = 2  # own turns since the last draw, before the first turn


@final
@mypyc_attr(acyclic=True)
class ReChord(Table):
    """A game of Re-Chord at one moment."""

    # -- Setup -----------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Deal genres, songs and chord cards; fill the bag and the supply."""
        deal_cards(self)
        if self.journal is not None:
            tell_deal(self)
        self.refill_supply()
        self.begin_turn()

    def begin_turn(self) -> None:
        """The next guitarist is asked for an action; the automa acts by itself."""
        turn = self.turn
        turn.changed = 0
        turn.placed = 0
        if self.terms.solo and turn.active == 1:
            automa.flip_and_place(self)
            self.listen(LISTEN_PLACED)
        else:
            turn.phase = ACTION

    # -- Who decides, and what -------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the last fret is scored, or the last lap played."""
        return self.ended

    def asked(self) -> i64:
        """The seat that must decide: the active guitarist, in solo play always you."""
        return 0 if self.terms.solo else self.turn.active

    def to_act(self) -> i64:
        """The seat that must decide."""
        return 0 if self.ended else shift(1, self.asked())

    def moves(self, seat: i64) -> list[i64]:
        """The answers to the present question, and the chords the seat may play."""
        if self.ended or seat != self.asked():
            return []
        found = members(choices(self))
        for card in members(claimable(self, seat)):
            found.append(CLAIM + card)
        for card in members(returnable(self)):
            found.append(RETURN + card)
        return found

    def unprompted_moves(self, seat: i64) -> list[i64]:
        """Chords of a seat that is not asked, and the standing orders of any seat."""
        found: list[i64] = []
        if self.ended:
            return found
        if seat != self.asked():
            found.extend([CLAIM + card for card in members(claimable(self, seat))])
        if self.terms.live:
            return found
        person = self.people[seat]
        found.extend([HOLD + card for card in members(person.hand & ~person.holds)])
        found.extend([RELEASE + card for card in members(person.holds)])
        found.append(HOLD_ALL if person.holds_all == 0 else CLAIM_ALL)
        return found

    def refusal(self, seat: i64, move: i64) -> Reason | None:
        """Why the move is refused; moves with cards are for every seat, asked or not."""
        if not self.ended and (CLAIM <= move < RETURN or move >= HOLD):
            if move in self.moves(seat) or move in self.unprompted_moves(seat):
                return None
            return card_refusal(self, seat, move)
        return super().refusal(seat, move)

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids the active guitarist this move."""
        return refused(self, seat, move)

    # -- Playing a move --------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        """A card move of any seat, or the active guitarist's answer."""
        if move >= CARD_MOVES:
            self.play_card_move(seat, move)
        elif self.turn.offers > 0:
            self.answer_offer(move == DRAW_ONE)
        else:
            if self.turn.changed != 0 and self.turn.phase < LISTEN_PLACED:
                settle(self)
            self.answer(move)

    def play_card_move(self, seat: i64, move: i64) -> None:
        """Play a chord, return a card, or change a standing order."""
        if move < RETURN:
            claim(self, seat, move - CLAIM)
        elif move < HOLD:
            self.return_card(seat, move - RETURN)
        elif move < RELEASE:
            self.people[seat].holds |= shift(1, move - HOLD)
            if self.journal is not None:
                tell_order(self, "order-hold", seat, move - HOLD)
        elif move < HOLD_ALL:
            self.release(seat, move - RELEASE)
        else:
            order_all(self, seat, move == HOLD_ALL)

    def release(self, seat: i64, card: i64) -> None:
        """Back to the order to claim; a complete card is played at once."""
        self.people[seat].holds &= ~shift(1, card)
        if self.journal is not None:
            tell_order(self, "order-claim", seat, card)
        if is_complete(self.board, self.terms.song_set.cards[card]):
            claim(self, seat, card)

    def answer_offer(self, accepted: bool) -> None:
        """A replacement for a chord played on one's own turn."""
        turn = self.turn
        turn.offers -= 1
        if accepted:
            drawn = self.draw_cards(turn.active, 1)
            if self.journal is not None:
                self.tell_some(
                    "replacement-drawn",
                    {"seat": turn.active},
                    {"card": self.spelled_cards(drawn)},
                    shift(1, turn.active),
                )
            if self.deck == 0:
                turn.offers = 0

    def answer(self, move: i64) -> None:
        """Carry out the answer to the question of this phase."""
        phase = self.turn.phase
        if phase == ACTION:
            self.act(move)
        elif phase == PLACE:
            self.place(move)
        elif phase >= LISTEN_PLACED:
            self.automa_goes_on()
        elif move == PASS:
            self.end_turn()
        elif phase == ABILITY:
            self.use_ability(move)
        elif phase in (BLUE_GOAL, GREY_GOAL):
            self.swap_spaces(self.turn.source, move)
            self.go_on()
        else:
            self.remove_pick(move)
            self.go_on()

    # -- Actions ---------------------------------------------------------------------------------

    def act(self, move: i64) -> None:
        """One of the three actions."""
        if move == DRAW_TWO:
            self.draw_two()
        elif move == BAG:
            self.draw_from_bag()
        else:
            self.take(move - TAKE)

    def take(self, slot: i64) -> None:
        """Take a pick from the supply; its slot stays empty until the end of the turn."""
        turn = self.turn
        turn.held = self.board.empty_slot(slot)
        turn.blind = 0
        turn.phase = PLACE
        if self.journal is not None:
            self.tell("pick-taken", {"seat": turn.active, "slot": slot + 1, "pick": turn.held})

    def draw_from_bag(self) -> None:
        """Draw a pick and look at it in private."""
        turn = self.turn
        turn.held = self.board.from_bag(self.dice)
        turn.blind = 1
        turn.phase = PLACE
        if self.journal is not None:
            seat = turn.active
            self.tell_some("pick-drawn", {"seat": seat}, {"pick": turn.held}, shift(1, seat))

    def place(self, space: i64) -> None:
        """Place the pick in hand; then its ability, or a neighbour, may be asked about."""
        turn = self.turn
        pick = turn.held
        turn.held = EMPTY
        self.place_pick(space, pick, turn.blind != 0)
        turn.at = space
        if turn.blind == 0:
            self.offer_ability(pick)
        elif removable_neighbours(self) != 0:
            turn.phase = NEIGHBOUR
        else:
            self.go_on()

    def draw_two(self) -> None:
        """Draw two chord cards, as many as there are; then cards may be returned."""
        seat = self.turn.active
        drawn = self.draw_cards(seat, 2)
        self.people[seat].rest = -1
        self.turn.phase = RETURNING
        if self.journal is not None:
            self.tell_some(
                "cards-drawn",
                {"seat": seat, "count": popcount(drawn)},
                {"cards": self.spelled_cards(drawn)},
                shift(1, seat),
            )

    def return_card(self, seat: i64, card: i64) -> None:
        """Shuffle an unfinished card into the deck; only its guitarist knows which."""
        self.shuffle_in(seat, card)
        self.bar(seat, card)
        if self.journal is not None:
            self.tell_some(
                "card-returned",
                {"seat": seat},
                {"card": self.spelled_cards(shift(1, card))},
                shift(1, seat),
            )

    # -- Pick abilities --------------------------------------------------------------------------

    def offer_ability(self, pick: i64) -> None:
        """Ask about the ability of the pick just placed or revealed, if it can do anything."""
        self.turn.pick = pick
        if targets(self) != 0:
            self.turn.phase = ABILITY
        else:
            self.go_on()

    def use_ability(self, move: i64) -> None:
        """Carry out the ability, or its first half."""
        turn = self.turn
        pick = turn.pick
        if pick == WHITE:
            self.take(move - TAKE)
        elif pick == RED:
            self.remove_pick(move)
            self.go_on()
        elif pick == BLUE:
            turn.source = move
            turn.phase = BLUE_GOAL
            if self.journal is not None:
                self.tell("pick-lifted", {"seat": turn.active, "space": move})
        elif pick == GREY:
            self.turn_down(move)
            turn.source = move
            if self.board.holes() != 0:
                turn.phase = GREY_GOAL
            else:
                self.go_on()
        elif pick == PURPLE:
            turn.at = move
            self.offer_ability(self.turn_up(move))
        elif pick == GREEN:
            clear_type(self, move - CLEAR)
            self.go_on()

    # -- The end of a turn -----------------------------------------------------------------------

    def go_on(self) -> None:
        """Nothing is left to do but to play chords: asked whatever the hand holds, if anything."""
        if self.people[self.turn.active].hand != 0:
            self.turn.phase = GO_ON
        else:
            settle(self)
            self.end_turn()

    def end_turn(self) -> None:
        """Score the frets newly full; refill; the next guitarist, or the end."""
        turn = self.turn
        self.score_frets()
        self.people[turn.active].rest += 1
        turn.quiet = 0 if turn.placed != 0 else turn.quiet + 1
        turn.number += 1
        if self.all_scored() or turn.number >= LAST_LAP * self.terms.guitarists:
            self.finish()
            return
        if self.terms.solo and turn.active == 1:
            automa.refill_row(self)
        self.refill_supply()
        turn.active = (turn.active + 1) % self.terms.guitarists
        self.begin_turn()

    def finish(self) -> None:
        """The last complete chords are played, and the genres revealed."""
        if self.journal is not None and not self.all_scored():
            self.tell("laps-over", {})
        play_final(self)
        self.turn.phase = OVER
        self.ended = True
        if self.journal is not None:
            tell_end(self)

    # -- The automa's turn -----------------------------------------------------------------------

    def listen(self, phase: i64) -> None:
        """With live clang you are asked after each change of the automa's; else it goes on."""
        self.turn.phase = phase
        if not self.terms.live or self.turn.changed == 0 or self.people[0].hand == 0:
            self.automa_goes_on()

    def automa_goes_on(self) -> None:
        """What follows its placement: the power, if the code says so; then the end."""
        settle(self)
        if self.turn.phase == LISTEN_PLACED:
            automa.use_power(self)
            self.listen(LISTEN_POWER)
        else:
            self.end_turn()

    # -- Ending the game -------------------------------------------------------------------------

    def scores(self) -> list[i64]:
        """Each seat's fame as far as it is open: a genre counts when it is revealed."""
        if self.ended:
            return [self.fame(seat) for seat in range(self.players)]
        return [self.open_fame(seat) for seat in range(self.players)]

    def placing(self) -> list[i64]:
        """By fame, gold fame, chords, own picks shown; solo: first if you beat the automa."""
        if self.terms.solo:
            return [1 if self.fame(0) > self.automa_fame() else 2]
        keys: list[tuple[int, ...]] = []
        for seat in range(self.players):
            person = self.people[seat]
            shown = popcount(self.board.face_up(person.genre))
            keys.append((self.fame(seat), person.gold_fame, popcount(person.played), shown))
        return rank_placing(keys)

    # -- Knowledge and copies --------------------------------------------------------------------

    def imagine(self, seat: i64, dice: Dice) -> ReChord:
        """Draw anew what the seat cannot see."""
        world = self.clone()
        world.dice = dice.spawn()
        imagine_hidden(world, seat, dice)
        return world

    def clone(self) -> ReChord:
        """An independent copy that nobody listens to."""
        return ReChord(
            self.players,
            self.dice.clone(),
            self.terms,
            self.board.clone(),
            self.turn.clone(),
            [person.clone() for person in self.people],
            self.deck,
            self.songs,
            self.scored,
            self.pad,
            self.barred.copy(),
            self.trail.copy(),
            self.ended,
        )

    def rematch(self, dice: Dice) -> ReChord:
        """A new game with the same players and options."""
        return new_game(self.players, self.terms, dice, None)

    def rollout(self, dice: Dice) -> i64:
        """Random moves to the end of the game, without making lists."""
        decisions: i64 = 0
        while not self.ended:
            seat = self.asked()
            answers = choices(self)
            claims = claimable(self, seat)
            returns = returnable(self)
            count = popcount(answers)
            chosen = dice.below(count + popcount(claims) + popcount(returns))
            if chosen < count:
                self.play(seat, nth(answers, chosen))
            elif chosen < count + popcount(claims):
                self.play(seat, CLAIM + nth(claims, chosen - count))
            else:
                self.play(seat, RETURN + nth(returns, chosen - count - popcount(claims)))
            decisions += 1
        return decisions

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))


def new_game(players: i64, terms: Terms, dice: Dice, journal: list[Event] | None) -> ReChord:
    """Set up a game; the dice choose who starts unless a seat was named."""
    first = terms.first if terms.first != NOBODY else dice.below(players)
    people = [
        Guitarist(0, NO_SONG, 0, 0, 0, 0, 0, 0, 0, 0, 0, FIRST_REST)
        for _ in range(terms.guitarists)
    ]
    songs = shift(1, len(terms.song_set.songs)) - 1
    board = Board(0, 0, 0, 0, 0, full_bag(terms.wyldes), 0)
    turn = Turn(first, ACTION, 0, 0, 0, EMPTY, 0, 0, 0, 0, NO_SONG, 0, 0)
    barred: list[i64] = [0] * (terms.guitarists * terms.guitarists)
    game = ReChord(
        players, dice, terms, board, turn, people, ALL_CARDS, songs, 0, [], barred, [], False
    )
    game.journal = journal
    game.set_up()
    return game


def unpack(packed: tuple[object, ...]) -> ReChord:
    """The state that ``packed`` described."""
    players, dice, terms, board, turn, people, sets, pad, barred, trail, ended = cast(
        "tuple[int, tuple[int, str], tuple[int, bool, bool, int, tuple[str, ...], str], "
        "tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, int, int], "
        "tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...], bool]",
        packed,
    )
    lines = list(terms[4])
    song_set = read_set(lines, terms[5]) if lines else own_set(terms[5])
    return ReChord(
        players,
        kernel_dice.unpack(dice[0], dice[1]),
        Terms(players, terms[0], terms[1], terms[2], terms[3], lines, song_set),
        Board(*board),
        Turn(*turn),
        [Guitarist(*fields) for fields in people],
        sets[0],
        sets[1],
        sets[2],
        [list(line) for line in pad],
        list(barred),
        list(trail),
        ended,
    )
