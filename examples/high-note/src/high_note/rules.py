"""The rules of High Note: the state, the deal, and positions as text."""

from __future__ import annotations

from typing import Final, cast

from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import bits_of, members, popcount, shift
from bandstand.kernel.deal import draw
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import EVERYBODY, Event, Reason, Travel
from bandstand.kernel.options import Options
from bandstand.kernel.planes import Plane, PlaneWriter, number
from bandstand.kernel.position import PositionReader, PositionWriter
from bandstand.kernel.state import State, rank_placing

CARDS: Final = 12
HAND: Final = 3
DECK: Final = 0xFFF
NO_CARD: Final = -1


class HighNote(State):
    """A game of High Note at one moment."""

    def __init__(
        self,
        players: int,
        dice: Dice,
        hands: list[int],
        answers: list[int],
        points: list[int],
        played: int,
    ) -> None:
        super().__init__(players, dice, None)
        self.hands = hands
        self.answers = answers  # the cards chosen for this round, unseen until all have chosen
        self.points = points
        self.played = played

    def over(self) -> bool:
        """Whether all cards are played."""
        return all(hand == 0 for hand in self.hands)

    def to_act(self) -> int:
        """All who have not chosen yet."""
        seats = 0
        for seat in range(self.players):
            if self.answers[seat] == NO_CARD and self.hands[seat] != 0:
                seats |= shift(1, seat)
        return seats

    def moves(self, seat: int) -> list[int]:
        """Any card of the hand."""
        return members(self.hands[seat]) if self.to_act() & shift(1, seat) else []

    def why_not(self, seat: int, move: int) -> Reason:
        """There is one rule."""
        return Reason("not-in-hand", {"card": move})

    def play(self, seat: int, move: int) -> None:
        """Choose a card."""
        self.answers[seat] = move
        if self.journal is not None:
            self.tell_only("card-chosen", {"seat": seat, "card": move}, shift(1, seat))
        if NO_CARD not in self.answers:
            self.end_round()

    def end_round(self) -> None:
        """Reveal all answers together; the highest card wins the round."""
        winner = self.answers.index(max(self.answers))
        self.points[winner] += 1
        for seat, card in enumerate(self.answers):
            self.hands[seat] ^= shift(1, card)
            self.played |= shift(1, card)
            if self.journal is not None:
                laid = Travel(f"n{card + 1}", f"hand {seat + 1}", "played", EVERYBODY)
                self.tell("card-played", {"seat": seat, "card": card}, [laid])
        self.answers = [NO_CARD] * self.players
        if self.journal is not None:
            self.tell("round-won", {"seat": winner})

    def scores(self) -> list[int]:
        """Rounds won."""
        return list(self.points)

    def placing(self) -> list[int]:
        """By rounds won."""
        return rank_placing([(points,) for points in self.points])

    def imagine(self, seat: int, dice: Dice) -> HighNote:
        """Redeal the other hands, and what others have chosen in secret."""
        world = self.clone()
        world.dice = dice.spawn()
        unseen = DECK & ~(self.played | self.hands[seat])
        for other in range(self.players):
            if other != seat:
                hand = draw(unseen, popcount(self.hands[other]), dice)
                unseen ^= hand
                world.hands[other] = hand
                if self.answers[other] != NO_CARD:
                    chosen = members(hand)
                    world.answers[other] = chosen[dice.below(len(chosen))]
        return world

    def clone(self) -> HighNote:
        """An independent copy that nobody listens to."""
        return HighNote(
            self.players,
            self.dice.clone(),
            list(self.hands),
            list(self.answers),
            list(self.points),
            self.played,
        )

    def rematch(self, dice: Dice) -> HighNote:
        """A new game with the same players."""
        return deal(self.players, {}, dice, None)

    def write_planes(self, seat: int, pen: PlaneWriter) -> None:
        """What the seat sees, in the order of ``planes``."""
        pen.bits(self.hands[seat], CARDS)
        pen.bits(self.played, CARDS)
        pen.one_of(self.answers[seat], CARDS)
        for turn in range(self.players):
            pen.flag(self.answers[(seat + turn) % self.players] != NO_CARD)
        pen.end_bits()
        for turn in range(self.players):
            pen.number(self.points[(seat + turn) % self.players], 0, HAND)
        pen.end_numbers()

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        return (
            self.players,
            self.dice.packed(),
            tuple(self.hands),
            tuple(self.answers),
            tuple(self.points),
            self.played,
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))

    def position(self) -> str:
        """Write this moment as one line of text."""
        writer = PositionWriter("high-note", self.players)
        writer.words_by_seat(
            "hands", [[str(card) for card in members(hand)] for hand in self.hands]
        )
        writer.numbers_by_seat("answers", self.answers, NO_CARD)
        writer.numbers_by_seat("points", self.points)
        writer.words("played", [str(card) for card in members(self.played)])
        return writer.text()


def planes(players: int, options: Options) -> tuple[Plane, ...]:
    """What the columns of an observation are."""
    return (
        Plane("hand", "your hand: 1 to 12", CARDS),
        Plane("played", "the cards played", CARDS),
        Plane("answer", "the card you have chosen", CARDS),
        Plane("answered", "the seats that have chosen", players),
        number("points", "rounds won by each seat", players, 0, HAND),
    )


def read_position(reader: PositionReader, options: Options, dice: Dice) -> HighNote:
    """The state that a position describes."""
    hands = [bits_of([int(card) for card in cards]) for cards in reader.words_by_seat("hands")]
    answers = reader.numbers_by_seat("answers", NO_CARD)
    played = bits_of([int(card) for card in reader.words("played")])
    return HighNote(reader.players, dice, hands, answers, reader.numbers_by_seat("points"), played)


def unpack(packed: tuple[object, ...]) -> HighNote:
    """The state that ``packed`` described."""
    players, dice, hands, answers, points, played = cast(
        "tuple[int, tuple[int, str], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]",
        packed,
    )
    return HighNote(
        players, kernel_dice.unpack(*dice), list(hands), list(answers), list(points), played
    )


def deal(players: int, options: Options, dice: Dice, journal: list[Event] | None) -> HighNote:
    """Three cards each."""
    stock, hands = DECK, []
    for _ in range(players):
        hands.append(draw(stock, HAND, dice))
        stock ^= hands[-1]
    game = HighNote(players, dice, hands, [NO_CARD] * players, [0] * players, 0)
    game.journal = journal
    if journal is not None:
        for seat, hand in enumerate(hands):
            game.tell_some("hand-dealt", {"seat": seat}, {"cards": members(hand)}, shift(1, seat))
    return game
