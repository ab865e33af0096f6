"""The rules of Take the A Chord, in the order of the rulebook.

Three words to know. A *round* is one card from each place. A *trick* is one round, or several
when improvisation lays rounds face down. A *place* is a player, or with two players one of the
four L and R spots. The move of a decision is the card played.
"""

from __future__ import annotations

from typing import Final, cast, final

from bandstand.games.a_chord.knowledge import imagine_hidden
from bandstand.games.a_chord.material import (
    CHORD_COUNT,
    IMPROVISATION_BONUS,
    INSETS,
    MOST_IMPROVISATIONS,
    ONE_CHORD,
    ONE_COLOUR,
    STAGES,
)
from bandstand.games.a_chord.player import NOBODY, Player, Terms, one_more
from bandstand.games.a_chord.telling import tell_card, tell_deal, tell_hands, tell_stage_score
from bandstand.games.tricks import lay
from bandstand.kernel import dice as kernel_dice
from bandstand.kernel.bits import members, nth, popcount, shift
from bandstand.kernel.deal import draw
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event, Reason
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.options import Options
from bandstand.kernel.state import State, rank_placing

_WORST: Final = 99  # weaker than any card's rank


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AChord(State):
    """A game of Take the A Chord at one moment."""

    # fmt: off
    __slots__ = (
        "best_place", "best_rank", "face_down", "first_leader", "half", "in_round", "key",
        "last_leader", "last_table", "lead_chord", "lead_colour", "lead_repeater", "leader",
        "left_over", "pair_chord", "pair_repeater", "people", "round_chords", "rounds_left",
        "spotlight", "stage", "table", "terms", "turned_up", "white",
    )

    def __init__(
        self, players: i64, dice: Dice, terms: Terms, people: list[Player],
        white: i64, stage: i64, half: i64, first_leader: i64, turned_up: i64, left_over: i64,
        key: i64, leader: i64, spotlight: i64, rounds_left: i64, face_down: i64, in_round: i64,
        table: i64, last_table: i64, last_leader: i64, lead_colour: i64, lead_chord: i64,
        round_chords: i64, best_rank: i64, best_place: i64, lead_repeater: i64,
        pair_repeater: i64, pair_chord: i64,
    ) -> None:
        # fmt: on
        self.players = players
        self.dice = dice
        self.journal = None
        self.terms = terms
        self.people = people
        self.white = white  # two players: the seat with the white tokens
        self.stage = stage  # from 0; STAGES when the game is over
        self.half = half
        self.first_leader = first_leader  # the seat that began this stage
        self.turned_up = turned_up  # the card that named the first key
        self.left_over = left_over  # the other cards outside the game, unknown to all
        self.key = key
        self.leader = leader  # a place
        self.spotlight = spotlight
        self.rounds_left = rounds_left  # before the hands are empty
        self.face_down = face_down  # rounds of this trick lying face down
        # The round on the table.
        self.in_round = in_round
        self.table = table  # its cards in playing order
        self.last_table = last_table  # the round before, for people to look at
        self.last_leader = last_leader
        self.lead_colour = lead_colour
        self.lead_chord = lead_chord
        self.round_chords = round_chords  # every card whose chord is face up in this round
        self.best_rank = best_rank
        self.best_place = best_place
        self.lead_repeater = lead_repeater  # last place that repeated the leader's chord
        self.pair_repeater = pair_repeater  # last place that repeated another chord
        self.pair_chord = pair_chord

    # -- Setup -----------------------------------------------------------------------------------

    def deal_stage(self) -> None:
        """Shuffle, deal, turn up the card that names the key."""
        stock = self.terms.deck
        for person in self.people:
            person.hand = draw(stock, self.terms.cards_dealt, self.dice)
            stock ^= person.hand
            person.aside = 0
            person.played = 0
            person.order = 0
            person.lacks = 0
            person.trick_tokens = 0
            person.improvisation_tokens = 0
        if self.players == 2:
            for person in self.people:
                person.aside = draw(stock, self.terms.cards_dealt, self.dice)
                stock ^= person.aside
        self.turned_up = nth(stock, self.dice.below(popcount(stock)))
        self.left_over = stock ^ shift(1, self.turned_up)
        self.key = self.turned_up % CHORD_COUNT
        self.half = 0
        self.leader = self.left_place(self.first_leader)
        self.spotlight = NOBODY
        self.rounds_left = self.terms.rounds
        self.face_down = 0
        if self.journal is not None:
            tell_deal(self)

    def left_place(self, seat: i64) -> i64:
        """Where a person who leads a stage plays first: with two players, their L."""
        if self.players == 2:
            return 0 if seat == self.white else 2
        return seat

    def owner(self, place: i64) -> i64:
        """The seat that plays to this place."""
        if self.players == 2:
            return self.white if place == 0 or place == 3 else 1 - self.white
        return place

    # -- Playing cards ---------------------------------------------------------------------------

    def place_to_play(self) -> i64:
        """The place the next card goes to."""
        place = self.leader + self.in_round
        return place - self.terms.places if place >= self.terms.places else place

    def over(self) -> bool:
        """Whether all stages are scored."""
        return self.stage == STAGES

    def to_act(self) -> i64:
        """The seat that plays next."""
        if self.stage == STAGES:
            return 0
        return shift(1, self.owner(self.place_to_play()))

    def legal_cards(self, hand: i64) -> i64:
        """The cards of this hand that may be played now.

        The leader plays any card. The others follow the lead colour, or repeat a chord of this
        round; without the lead colour they play any card.
        """
        if self.in_round == 0:
            return hand
        lead = shift(ONE_COLOUR, CHORD_COUNT * self.lead_colour)
        if hand & lead == 0:
            return hand
        return hand & (lead | self.round_chords)

    def moves(self, seat: i64) -> list[i64]:
        """The cards the seat may play, if it is its turn."""
        if self.stage == STAGES or self.owner(self.place_to_play()) != seat:
            return []
        return members(self.legal_cards(self.people[seat].hand))

    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule of playing cards that forbids this one."""
        if move < 0 or self.people[seat].hand & shift(1, move) == 0:
            return Reason("not-in-hand", {"card": move})
        lead = shift(ONE_COLOUR, CHORD_COUNT * self.lead_colour)
        can_repeat = self.legal_cards(self.people[seat].hand) & ~lead != 0
        return Reason(
            "follow-or-repeat" if can_repeat else "follow-colour",
            {"colour": self.lead_colour, "chord": move % CHORD_COUNT, "card": move},
        )

    def play(self, seat: i64, move: i64) -> None:
        """Play a card to the next place."""
        self.lay(self.people[seat], self.place_to_play(), move)

    def lay(self, person: Player, place: i64, card: i64) -> None:
        """A card goes from the hand to its place; the last card of a round ends it."""
        bit = shift(1, card)
        colour = card // CHORD_COUNT
        chord = card % CHORD_COUNT
        person.hand ^= bit
        person.played |= bit
        person.order = one_more(person.order, card)
        self.table = lay(self.table, card)
        if self.journal is not None:
            tell_card(self, place, card)
        turn = self.in_round
        if turn == 0:
            self.lead(colour, chord)
        elif self.round_chords & bit != 0:
            self.repeat(place, chord)
        elif colour != self.lead_colour:
            person.lacks |= shift(ONE_COLOUR, CHORD_COUNT * self.lead_colour)
        rank = 2 * (chord - self.key)  # counted upwards from the key, and round
        if rank < 0:
            rank += 2 * CHORD_COUNT
        if colour != self.lead_colour:
            rank += 1  # of equal chords the lead colour is stronger, then the earlier card
        if rank < self.best_rank:
            self.best_rank = rank
            self.best_place = place
        self.round_chords |= shift(ONE_CHORD, chord)
        self.in_round = turn + 1
        if turn + 1 == self.terms.places:
            self.end_round(place)

    def lead(self, colour: i64, chord: i64) -> None:
        """The first card of a round sets its colour."""
        self.lead_colour = colour
        self.lead_chord = chord
        self.round_chords = 0
        self.best_rank = _WORST
        self.lead_repeater = NOBODY
        self.pair_repeater = NOBODY

    def repeat(self, place: i64, chord: i64) -> None:
        """A later card repeats the leader's chord, or another of this round."""
        if chord == self.lead_chord:
            self.lead_repeater = place
        else:
            self.pair_repeater = place
            self.pair_chord = chord

    # -- Ending a round --------------------------------------------------------------------------

    def end_round(self, last_place: i64) -> None:
        """Improvise, or find the winner, change the key and see who leads."""
        self.rounds_left -= 1
        self.in_round = 0
        self.last_table = self.table
        self.last_leader = self.leader
        self.table = 0
        hands_empty = self.rounds_left == 0
        second_half_to_come = self.players == 2 and self.half == 0
        if (
            self.lead_repeater == last_place
            and self.face_down < MOST_IMPROVISATIONS
            and not hands_empty
        ):
            self.improvise(last_place)
        else:
            self.win_trick()
            if hands_empty and not second_half_to_come:
                self.end_stage()
                return
            self.change_key_or_keep_lead()
            if hands_empty:
                self.begin_second_half()

    def improvise(self, place: i64) -> None:
        """The round turns face down, its last chord is the key, and the trick goes on."""
        self.face_down += 1
        self.key = self.lead_chord
        self.leader = place
        if self.journal is not None:
            self.tell(
                "improvisation",
                {
                    "seat": self.owner(place),
                    "place": place,
                    "key": self.key,
                    "times": self.face_down,
                },
            )

    def win_trick(self) -> None:
        """The strongest chord wins the whole trick, and the spotlight if it is the key's."""
        winner = self.owner(self.best_place)
        person = self.people[winner]
        person.trick_tokens += 1 + self.face_down
        improvised = self.face_down > 0
        if improvised:
            person.improvisation_tokens += 1
        if self.journal is not None:
            self.tell(
                "improvised-trick-won" if improvised else "trick-won",
                {"seat": winner, "place": self.best_place, "tokens": 1 + self.face_down},
            )
        if self.best_rank <= 1:
            if self.journal is not None and self.spotlight != winner:
                self.tell("spotlight", {"seat": winner})
            self.spotlight = winner
        self.face_down = 0

    def change_key_or_keep_lead(self) -> None:
        """A repeated chord, the leader's before another, is the new key and its repeater leads."""
        if self.lead_repeater != NOBODY:
            self.change_key(self.lead_repeater, self.lead_chord)
        elif self.pair_repeater != NOBODY:
            self.change_key(self.pair_repeater, self.pair_chord)
        else:
            self.leader = self.best_place

    def change_key(self, place: i64, chord: i64) -> None:
        """A key change in the key's own chord moves only the lead."""
        if self.journal is not None:
            kind = "key-repeated" if chord == self.key else "key-changed"
            self.tell(kind, {"seat": self.owner(place), "place": place, "key": chord})
        self.key = chord
        self.leader = place

    def begin_second_half(self) -> None:
        """Two players take up their second piles; key, lead and spotlight stay."""
        self.half = 1
        self.rounds_left = self.terms.rounds
        for person in self.people:
            person.hand = person.aside
            person.aside = 0
            person.order = 0
            person.lacks = 0
        if self.journal is not None:
            self.tell("second-half", {"seat": self.owner(self.leader), "place": self.leader})
            tell_hands(self)

    # -- Scoring ---------------------------------------------------------------------------------

    def stage_points(self, seat: i64) -> i64:
        """What the seat's tokens are worth, the spotlight counting as one."""
        person = self.people[seat]
        tokens = person.trick_tokens
        if self.spotlight == seat:
            tokens += 1
        return self.worth(tokens, person.improvisation_tokens)

    def worth(self, tokens: i64, improvisations: i64) -> i64:
        """Points by the inset, and for improvisations."""
        return self.terms.inset[tokens] + IMPROVISATION_BONUS * improvisations

    def end_stage(self) -> None:
        """Score the stage; then the next one begins, or the game is over."""
        points = [self.stage_points(seat) for seat in range(self.players)]
        for seat in range(self.players):
            person = self.people[seat]
            person.total += points[seat]
            person.improvisations += person.improvisation_tokens
            person.pad |= shift(self.pad_line(seat), 8 * self.stage)
            if self.journal is not None:
                tell_stage_score(self, seat, points[seat])
        self.first_leader = self.next_first_leader(points)
        self.stage += 1
        if self.stage < STAGES:
            self.deal_stage()
        elif self.journal is not None:
            self.tell_winners()

    def next_first_leader(self, points: list[i64]) -> i64:
        """The lowest stage score; of equals the first met from the last first leader's left."""
        chosen: i64 = self.first_leader
        step: i64 = self.players - 1
        while step > 0:
            seat = (self.first_leader + step) % self.players
            if points[seat] <= points[chosen]:
                chosen = seat
            step -= 1
        return chosen

    def pad_line(self, seat: i64) -> i64:
        """What the score pad needs to know of this stage, in eight bits."""
        person = self.people[seat]
        spotlight: i64 = 1 if self.spotlight == seat else 0
        return person.trick_tokens + 16 * spotlight + 32 * person.improvisation_tokens

    @property
    def sheet(self) -> list[list[i64]]:
        """The score pad by stage: each seat's tokens, spotlight, improvisations and points."""
        lines: list[list[i64]] = []
        for stage in range(self.stage):
            line: list[i64] = []
            for person in self.people:
                noted = person.pad >> (8 * stage)
                tokens = noted & 15
                spotlight = (noted >> 4) & 1
                improvisations = (noted >> 5) & 7
                points = self.worth(tokens + spotlight, improvisations)
                line += [tokens, spotlight, improvisations, points]
            lines.append(line)
        return lines

    def scores(self) -> list[i64]:
        """Totals of the stages scored."""
        return [person.total for person in self.people]

    def placing(self) -> list[i64]:
        """By total, then by improvisation tokens of the whole game; still tied: shared."""
        return rank_placing([(person.total, person.improvisations) for person in self.people])

    # -- Knowledge -------------------------------------------------------------------------------

    def imagine(self, seat: i64, dice: Dice) -> AChord:
        """Redeal what the seat cannot see: hands within shown voids, piles, left-over cards."""
        world = self.clone()
        world.dice = dice.spawn()
        imagine_hidden(world, seat, dice)
        return world

    # -- Copies ----------------------------------------------------------------------------------

    # fmt: off
    def clone(self) -> AChord:
        """An independent copy that nobody listens to."""
        return AChord(
            self.players, self.dice.clone(), self.terms,
            [person.clone() for person in self.people],
            self.white, self.stage, self.half, self.first_leader, self.turned_up, self.left_over,
            self.key, self.leader, self.spotlight, self.rounds_left, self.face_down, self.in_round,
            self.table, self.last_table, self.last_leader, self.lead_colour, self.lead_chord,
            self.round_chords, self.best_rank, self.best_place, self.lead_repeater,
            self.pair_repeater, self.pair_chord,
        )

    def packed(self) -> tuple[object, ...]:
        """Everything, as nested tuples; see ``unpack``."""
        terms = self.terms
        return (
            self.players, self.dice.packed(), (terms.first, tuple(terms.inset), terms.memory_aid),
            tuple([person.packed() for person in self.people]),
            (
                self.white, self.stage, self.half, self.first_leader, self.turned_up,
                self.left_over, self.key, self.leader, self.spotlight, self.rounds_left,
                self.face_down, self.in_round, self.table, self.last_table, self.last_leader,
                self.lead_colour, self.lead_chord, self.round_chords, self.best_rank,
                self.best_place, self.lead_repeater, self.pair_repeater, self.pair_chord,
            ),
        )
    # fmt: on

    def rematch(self, dice: Dice) -> AChord:
        """A new game with the same players and options."""
        return new_game(self.players, self.terms, dice, None)

    def rollout(self, dice: Dice) -> i64:
        """Random cards to the end of the game, without making lists."""
        people = self.people
        decisions: i64 = 0
        while self.stage < STAGES:
            place = self.place_to_play()
            person = people[self.owner(place)]
            cards = self.legal_cards(person.hand)
            self.lay(person, place, nth(cards, dice.below(popcount(cards))))
            decisions += 1
        return decisions

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (unpack, (self.packed(),))


def new_game(players: i64, terms: Terms, dice: Dice, journal: list[Event] | None) -> AChord:
    """Deal the first stage; the dice choose the first leader unless one was named."""
    first = terms.first if terms.first != NOBODY else dice.below(players)
    people = [Player(0, 0, 0, 0, 0, 0, 0, 0, 0, 0) for _ in range(players)]
    game = AChord(
        players, dice, terms, people, first, 0, 0, first, 0, 0, 0, 0, NOBODY, 0, 0, 0, 0, 0, 0, 0,
        0, 0, _WORST, 0, NOBODY, NOBODY, 0,
    )  # fmt: skip
    game.journal = journal
    game.deal_stage()
    return game


def deal(players: int, options: Options, dice: Dice, journal: list[Event] | None) -> AChord:
    """A new game with these options, as ``Game.settle`` returns them."""
    first = options["first"]
    inset = options["inset"]
    numbers: list[i64] = []
    for points in inset if isinstance(inset, list) else INSETS[players]:
        assert isinstance(points, int)
        numbers.append(points)
    seat: i64 = first - 1 if isinstance(first, int) else NOBODY
    return new_game(
        players, Terms(players, seat, numbers, bool(options["memory_aid"])), dice, journal
    )


def unpack(packed: tuple[object, ...]) -> AChord:
    """The state that ``packed`` described."""
    players, dice, terms, people, rest = cast(
        "tuple[int, tuple[int, str], tuple[int, tuple[int, ...], bool], "
        "tuple[tuple[int, ...], ...], tuple[int, ...]]",
        packed,
    )
    return AChord(
        players,
        kernel_dice.unpack(dice[0], dice[1]),
        Terms(players, terms[0], list(terms[1]), terms[2]),
        [Player(*fields) for fields in people],
        *rest,
    )
