"""What a seat has seen, and what it cannot see: drawn again among the worlds it cannot tell apart.

Any consistent deal of the hidden cards, genres, songs and picks is as likely as any other. A card
that is complete although its guitarist has had the chance to play it can only be held back, so in
the imagined world it has that order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord.legal.chords import complete_cards
from bandstand.games.re_chord.material.cards import ALL_CARDS
from bandstand.games.re_chord.material.fretboard import ALL_GENRES, swapped
from bandstand.games.re_chord.moves import PLACE
from bandstand.kernel.bits import lowest, nth, popcount, shift
from bandstand.kernel.deal import choices, draw, imagine_three
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord

# -- What has been seen --------------------------------------------------------------------------


def forget_pick(state: ReChord, space: i64) -> None:
    """Nobody's knowledge is about a face-down pick on this space any more."""
    others = ~shift(1, space)
    state.board.known &= others
    for person in state.people:
        person.knows &= others


def follow_picks(state: ReChord, one: i64, other: i64) -> None:
    """Two spaces have exchanged what lies on them: what a guitarist knows goes where it goes."""
    for person in state.people:
        person.knows = swapped(person.knows, one, other)


def barred_from(state: ReChord, viewer: i64, who: i64) -> i64:
    """The chord cards that the viewer knows not to be in this guitarist's hand."""
    return state.barred[viewer * state.terms.guitarists + who]


def bar_from(state: ReChord, viewer: i64, who: i64, cards: i64) -> None:
    """Let these be the chord cards that the viewer knows not to be in this guitarist's hand."""
    state.barred[viewer * state.terms.guitarists + who] = cards


def see_returned(state: ReChord, viewer: i64, card: i64) -> None:
    """The viewer has seen this card go into the deck: no other hand has it."""
    who: i64 = 0
    while who < state.terms.guitarists:
        bar_from(state, viewer, who, barred_from(state, viewer, who) | shift(1, card))
        who += 1


def see_drawn(state: ReChord, who: i64) -> None:
    """Somebody has drawn cards: what was known not to be in that hand may now be there."""
    viewer: i64 = 0
    while viewer < state.terms.guitarists:
        bar_from(state, viewer, who, 0)
        viewer += 1


def unseen_cards(state: ReChord, seat: i64) -> i64:
    """The chord cards in the deck and in the hands of others, which the seat cannot tell apart."""
    unseen: i64 = ALL_CARDS & ~state.people[seat].hand
    for person in state.people:
        unseen &= ~person.played
    return unseen


# -- What cannot be seen -------------------------------------------------------------------------


def imagine_hidden(world: ReChord, seat: i64, dice: Dice) -> None:
    """Replace everything the seat cannot see."""
    imagine_picks(world, seat, dice)
    if not world.ended:
        imagine_genres(world, seat, dice)
    if not world.terms.solo:
        imagine_songs(world, seat, dice)
        imagine_hands(world, seat, dice)
        imagine_orders(world, seat)


def imagine_picks(world: ReChord, seat: i64, dice: Dice) -> None:
    """Face-down picks the seat does not know, and another's pick from the bag, change places."""
    board = world.board
    turn = world.turn
    unknown = board.down & ~(board.known | world.people[seat].knows)
    secret = turn.phase == PLACE and turn.blind != 0 and turn.active != seat
    spaces = unknown
    while spaces != 0:
        board.to_bag(board.pick_at(lowest(spaces)))
        spaces &= spaces - 1
    if secret:
        board.to_bag(turn.held)
        turn.held = board.from_bag(dice)
    while unknown != 0:
        board.write(lowest(unknown), board.from_bag(dice))
        unknown &= unknown - 1


def imagine_genres(world: ReChord, seat: i64, dice: Dice) -> None:
    """Any genre but one's own."""
    genres: i64 = ALL_GENRES ^ shift(1, world.people[seat].genre)
    for who, person in enumerate(world.people):
        if who != seat:
            person.genre = nth(genres, dice.below(popcount(genres)))
            genres ^= shift(1, person.genre)


def imagine_songs(world: ReChord, seat: i64, dice: Dice) -> None:
    """Any song not seen, but none that its guitarist would have had to play."""
    hidden = world.songs
    for who, person in enumerate(world.people):
        if who != seat and person.song_fame == 0:
            hidden |= shift(1, person.song)
    while not deal_songs(world, seat, hidden, dice):
        pass


def deal_songs(world: ReChord, seat: i64, hidden: i64, dice: Dice) -> bool:
    """Deal the hidden songs; says whether nobody got one that is finished."""
    for who, person in enumerate(world.people):
        if who != seat and person.song_fame == 0:
            person.song = nth(hidden, dice.below(popcount(hidden)))
            hidden ^= shift(1, person.song)
            if world.terms.song_set.songs[person.song].names & ~person.names == 0:
                return False
    world.songs = hidden
    return True


def imagine_hands(world: ReChord, seat: i64, dice: Dice) -> None:
    """Deal the unseen chord cards to the other hands, none where the seat knows it is not."""
    unseen = unseen_cards(world, seat)
    forget_for_others(world, seat)
    others = others_by_freedom(world, seat, unseen)
    while not deal_hands(world, seat, others, unseen, dice):
        pass


def forget_for_others(world: ReChord, seat: i64) -> None:
    """Which cards the others returned is theirs to know, so the imagined ones know of none."""
    for viewer in range(world.terms.guitarists):
        if viewer != seat:
            for who in range(world.terms.guitarists):
                bar_from(world, viewer, who, 0)


def others_by_freedom(world: ReChord, seat: i64, unseen: i64) -> list[i64]:
    """The other guitarists, the one of whose hand the seat knows least last."""
    freest: i64 = (seat + 1) % world.players
    for who in range(world.players):
        if who != seat and freedom(world, seat, who, unseen) > freedom(world, seat, freest, unseen):
            freest = who
    others: list[i64] = [who for who in range(world.players) if who not in (seat, freest)]
    return [*others, freest]


def freedom(world: ReChord, seat: i64, who: i64, unseen: i64) -> i64:
    """How many of the unseen cards may be in this hand."""
    return popcount(unseen & ~barred_from(world, seat, who))


def deal_hands(world: ReChord, seat: i64, others: list[i64], unseen: i64, dice: Dice) -> bool:
    """Deal three hands exactly; accept them by the ways they leave for a fourth, the freest."""
    sizes: list[i64] = [0, 0, 0]
    barred: list[i64] = [0, 0, 0]
    last = others[len(others) - 1]
    for index in range(len(others) - 1):
        sizes[index] = popcount(world.people[others[index]].hand)
        barred[index] = barred_from(world, seat, others[index])
    hands = imagine_three(
        unseen, sizes[0], ~barred[0], sizes[1], ~barred[1], sizes[2], ~barred[2], dice
    )
    open_to_last = unseen & ~barred_from(world, seat, last)
    left = open_to_last & ~(hands[0] | hands[1] | hands[2])
    size = popcount(world.people[last].hand)
    most = choices(popcount(open_to_last), size)
    ways = choices(popcount(left), size)
    if ways < most and dice.unit() * most >= ways:
        return False
    dealt = [hands[0], hands[1], hands[2]]
    world.deck = unseen
    for index in range(len(others) - 1):
        give(world, others[index], dealt[index])
    give(world, last, draw(left, size, dice))
    return True


def give(world: ReChord, who: i64, hand: i64) -> None:
    """Let this be the hand."""
    world.people[who].hand = hand
    world.deck &= ~hand


def imagine_orders(world: ReChord, seat: i64) -> None:
    """Complete cards that were not played are being held back; all others wait to be claimed."""
    for who, person in enumerate(world.people):
        if who != seat:
            person.holds = 0
            person.holds_all = 0
            if who != world.turn.active and world.turn.changed == 0 and not world.terms.live:
                person.holds = complete_cards(world, person.hand)
