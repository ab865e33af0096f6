"""What lies on the table of Re-Chord, and the ways it can change."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.board import Board, full_frets, swapped
from bandstand.games.re_chord.cards import SongSet
from bandstand.games.re_chord.guitarist import Guitarist
from bandstand.games.re_chord.material import COLOURS, EMPTY, FRETS, SLOTS
from bandstand.games.re_chord.turn import Turn
from bandstand.kernel.bits import lowest, members, popcount, shift
from bandstand.kernel.deal import draw
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

NOBODY: Final = -1


@final
class Terms:
    """What the table agreed on, and what follows from the number of players; never changes."""

    def __init__(
        self,
        players: i64,
        first: i64,
        live: bool,
        literal: bool,
        bonus: i64,
        lines: list[str],
        song_set: SongSet,
    ) -> None:
        self.first = first
        self.live = live  # clang: any card may be tried
        self.literal = literal  # green takes itself too
        self.bonus = bonus  # the automa's extra fame
        self.lines = lines  # an owner's card data; empty for the project's own
        self.song_set = song_set
        self.solo = players == 1
        self.guitarists: i64 = 2 if players == 1 else players
        self.supply: i64 = min(self.guitarists + 1, SLOTS)
        self.wyldes: i64 = self.supply


@mypyc_attr(acyclic=True)
class Table(State):
    """Everything on the table. ``rules.ReChord`` adds what may be done with it, and when."""

    __slots__ = (
        "barred",
        "board",
        "deck",
        "ended",
        "pad",
        "people",
        "scored",
        "songs",
        "terms",
        "trail",
        "turn",
    )

    def __init__(
        self,
        players: i64,
        dice: Dice,
        terms: Terms,
        board: Board,
        turn: Turn,
        people: list[Guitarist],
        deck: i64,
        songs: i64,
        scored: i64,
        pad: list[list[i64]],
        barred: list[i64],
        trail: list[i64],
        ended: bool,
    ) -> None:
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.board = board
        self.turn = turn
        self.people = people  # in solo play the automa is the second
        self.deck = deck  # always shuffled, so a set is enough
        self.songs = songs  # not dealt; in solo play the automa's pile
        self.scored = scored  # frets, counted from 0
        self.pad = pad  # a line for each fret scored: the fret, and six colours
        # For each guitarist (rows) the chord cards they know not to be in each hand (columns).
        self.barred = barred
        self.trail = trail  # solo: the spaces of your picks, in the order of their placement
        self.ended = ended

    # -- Picks on the fretboard ------------------------------------------------------------------

    def place_pick(self, space: i64, pick: i64, blind: bool) -> None:
        """Lay a pick down, face down if it came from the bag; a pick in its way goes to the bag."""
        if self.board.pick_at(space) != EMPTY:
            self.remove_pick(space)
        self.board.write(space, pick)
        turn = self.turn
        turn.changed = 1
        turn.placed = 1
        automa = self.terms.solo and turn.active == 1
        if blind:
            self.board.down |= shift(1, space)
            if not automa:
                self.people[turn.active].knows |= shift(1, space)
        if self.terms.solo and not automa:
            self.trail.append(space)
        if self.journal is not None:
            self.tell_placed(space, pick, blind, automa)

    def remove_pick(self, space: i64) -> None:
        """Put a pick back into the bag; what was known of it ends there."""
        bit = shift(1, space)
        board = self.board
        if self.journal is not None:
            if board.down & bit != 0:
                self.tell("face-down-removed", {"space": space})
            else:
                self.tell("pick-removed", {"space": space, "pick": board.pick_at(space)})
        board.to_bag(board.pick_at(space))
        board.write(space, EMPTY)
        if board.down & bit != 0:
            self.forget(bit)
            board.down &= ~bit
        if self.terms.solo and space in self.trail:
            self.trail.remove(space)
        self.turn.changed = 1

    def forget(self, bit: i64) -> None:
        """Nobody's knowledge is about this space any more."""
        self.board.known &= ~bit
        for person in self.people:
            person.knows &= ~bit

    def swap_spaces(self, one: i64, other: i64) -> None:
        """Exchange two spaces; knowledge of a face-down pick goes where it goes."""
        if self.journal is not None:
            kind = "picks-swapped" if self.board.pick_at(other) != EMPTY else "pick-moved"
            self.tell(kind, {"space": one, "target": other})
        self.board.swap(one, other)
        for person in self.people:
            person.knows = swapped(person.knows, one, other)
        if self.terms.solo:
            for index, space in enumerate(self.trail):
                if space == one:
                    self.trail[index] = other
                elif space == other:
                    self.trail[index] = one
        self.turn.changed = 1

    def turn_down(self, space: i64) -> None:
        """Turn a face-up pick down; all have seen what it is."""
        if self.journal is not None:
            self.tell("pick-turned-down", {"space": space, "pick": self.board.pick_at(space)})
        self.board.down |= shift(1, space)
        self.board.known |= shift(1, space)
        self.turn.changed = 1

    def turn_up(self, space: i64) -> i64:
        """Turn a face-down pick up; returns its type."""
        bit = shift(1, space)
        self.board.down &= ~bit
        self.forget(bit)
        self.turn.changed = 1
        pick = self.board.pick_at(space)
        if self.journal is not None:
            self.tell("pick-revealed", {"space": space, "pick": pick})
        return pick

    # -- Chord cards -----------------------------------------------------------------------------

    def draw_cards(self, who: i64, count: i64) -> i64:
        """Draw chord cards, as many as there are; returns those drawn."""
        drawn = draw(self.deck, min(count, popcount(self.deck)), self.dice)
        self.deck ^= drawn
        person = self.people[who]
        person.hand |= drawn
        if person.holds_all != 0:
            person.holds |= drawn
        viewer: i64 = 0
        while viewer < self.terms.guitarists:
            self.barred[viewer * self.terms.guitarists + who] = 0
            viewer += 1
        return drawn

    def shuffle_in(self, who: i64, card: i64) -> None:
        """Return a card from a hand to the deck."""
        bit = shift(1, card)
        person = self.people[who]
        person.hand ^= bit
        person.holds &= ~bit
        self.deck |= bit

    def bar(self, viewer: i64, card: i64) -> None:
        """The viewer has seen this card go into the deck: no other hand has it."""
        index = viewer * self.terms.guitarists
        end = index + self.terms.guitarists
        while index < end:
            self.barred[index] |= shift(1, card)
            index += 1

    def refill_supply(self) -> None:
        """Fill the empty slots from the bag, left to right."""
        slot: i64 = 0
        while slot < self.terms.supply:
            if self.board.in_slot(slot) == EMPTY:
                self.board.fill_slot(slot, self.board.from_bag(self.dice))
                if self.journal is not None:
                    self.tell("supply-filled", {"slot": slot + 1, "pick": self.board.in_slot(slot)})
            slot += 1

    # -- Fame ------------------------------------------------------------------------------------

    def score_frets(self) -> None:
        """Lead guitar: each fret full for the first time writes all six colours on the pad."""
        full = full_frets(self.board.taken()) & ~self.scored
        while full != 0:
            fret = lowest(full)
            full &= full - 1
            self.scored |= shift(1, fret)
            line: list[i64] = [fret]
            colour: i64 = 1
            while colour <= COLOURS:
                line.append(self.board.lead_score(colour))
                colour += 1
            self.pad = [*self.pad, line]
            if self.journal is not None:
                self.tell_fret(line)

    def pad_total(self, colour: i64) -> i64:
        """The sum of a colour's row on the pad."""
        total: i64 = 0
        for line in self.pad:
            total += line[colour]
        return total

    def fame(self, who: i64) -> i64:
        """Chords, song and the genre's row of the pad."""
        return self.open_fame(who) + self.pad_total(self.people[who].genre)

    def open_fame(self, who: i64) -> i64:
        """Chords and song: what all may count."""
        person = self.people[who]
        return person.chord_fame + person.song_fame

    def automa_fame(self) -> i64:
        """What you have to beat in solo play."""
        return self.fame(1) + self.terms.bonus

    def frets_scored(self) -> i64:
        """How many frets have been scored."""
        return len(self.pad)

    def all_scored(self) -> bool:
        """Whether every fret has been scored."""
        return len(self.pad) == FRETS

    # -- Everything as plain data -----------------------------------------------------------------

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``rules.unpack``."""
        terms = self.terms
        return (
            self.players,
            self.dice.packed(),
            (
                terms.first,
                terms.live,
                terms.literal,
                terms.bonus,
                tuple(terms.lines),
                terms.song_set.title,
            ),
            self.board.packed(),
            self.turn.packed(),
            tuple([person.packed() for person in self.people]),
            (self.deck, self.songs, self.scored),
            tuple([tuple(line) for line in self.pad]),
            tuple(self.barred),
            tuple(self.trail),
            self.ended,
        )

    # -- Events that take more than a line -------------------------------------------------------

    def tell_placed(self, space: i64, pick: i64, blind: bool, automa: bool) -> None:
        """A pick on the fretboard; of a face-down one only its guitarist sees the colour."""
        if automa:
            if blind:
                self.tell("automa-placed-down", {"space": space})
            else:
                self.tell("automa-placed", {"space": space, "pick": pick})
        elif blind:
            seat = self.turn.active
            self.tell_some(
                "pick-placed-down", {"seat": seat, "space": space}, {"pick": pick}, shift(1, seat)
            )
        else:
            self.tell("pick-placed", {"seat": self.turn.active, "space": space, "pick": pick})

    def tell_fret(self, line: list[i64]) -> None:
        """A fret's column of the pad, in pad order."""
        fame: list[int] = [int(points) for points in line[1:]]
        self.tell("fret-scored", {"fret": line[0] + 1, "pad": fame})

    def spelled_cards(self, cards: i64) -> list[int]:
        """The ids of these cards as a fact."""
        ids = [self.terms.song_set.cards[card].id for card in members(cards)]
        return spelled(" ".join(ids))


def spelled(text: str) -> list[int]:
    """A text as a fact: its code points. Card names are data, so no number stands for them."""
    return [ord(sign) for sign in text]
