"""What a seat cannot see, drawn anew among the worlds it cannot tell apart.

Any consistent deal of the hidden cards, genres, songs and picks is as likely as any other. A card
that is complete although its guitarist has had the chance to play it can only be held back, so in
the imagined world it has that order.
"""

from __future__ import annotations

from bandstand.games.re_chord.claims import complete_cards
from bandstand.games.re_chord.dealing import ALL_GENRES
from bandstand.games.re_chord.material import ALL_CARDS
from bandstand.games.re_chord.table import Table
from bandstand.games.re_chord.turn import PLACE
from bandstand.kernel.bits import lowest, nth, popcount, shift
from bandstand.kernel.deal import choices, draw, imagine_three
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64


def imagine_hidden(world: Table, seat: i64, dice: Dice) -> None:
    """Replace everything the seat cannot see."""
    imagine_picks(world, seat, dice)
    if not world.ended:
        imagine_genres(world, seat, dice)
    if not world.terms.solo:
        imagine_songs(world, seat, dice)
        imagine_hands(world, seat, dice)
        imagine_orders(world, seat)


def imagine_picks(world: Table, seat: i64, dice: Dice) -> None:
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


def imagine_genres(world: Table, seat: i64, dice: Dice) -> None:
    """Any genre but one's own."""
    genres: i64 = ALL_GENRES ^ shift(1, world.people[seat].genre)
    for who, person in enumerate(world.people):
        if who != seat:
            person.genre = nth(genres, dice.below(popcount(genres)))
            genres ^= shift(1, person.genre)


def imagine_songs(world: Table, seat: i64, dice: Dice) -> None:
    """Any song not seen, but none that its guitarist would have had to play."""
    hidden = world.songs
    for who, person in enumerate(world.people):
        if who != seat and person.song_fame == 0:
            hidden |= shift(1, person.song)
    while not deal_songs(world, seat, hidden, dice):
        pass


def deal_songs(world: Table, seat: i64, hidden: i64, dice: Dice) -> bool:
    """Deal the hidden songs; says whether nobody got one that is finished."""
    for who, person in enumerate(world.people):
        if who != seat and person.song_fame == 0:
            person.song = nth(hidden, dice.below(popcount(hidden)))
            hidden ^= shift(1, person.song)
            if world.terms.song_set.songs[person.song].names & ~person.names == 0:
                return False
    world.songs = hidden
    return True


def imagine_hands(world: Table, seat: i64, dice: Dice) -> None:
    """Deal the unseen chord cards to the other hands, none where the seat knows it is not."""
    unseen: i64 = ALL_CARDS & ~world.people[seat].hand
    for person in world.people:
        unseen &= ~person.played
    forget_for_others(world, seat)
    others = others_by_freedom(world, seat, unseen)
    while not deal_hands(world, seat, others, unseen, dice):
        pass


def forget_for_others(world: Table, seat: i64) -> None:
    """Which cards the others returned is theirs to know, so the imagined ones know of none."""
    guitarists = world.terms.guitarists
    for index in range(guitarists * guitarists):
        if index // guitarists != seat:
            world.barred[index] = 0


def others_by_freedom(world: Table, seat: i64, unseen: i64) -> list[i64]:
    """The other guitarists, the one of whose hand the seat knows least last."""
    freest: i64 = (seat + 1) % world.players
    for who in range(world.players):
        if who != seat and freedom(world, seat, who, unseen) > freedom(world, seat, freest, unseen):
            freest = who
    others: list[i64] = [who for who in range(world.players) if who not in (seat, freest)]
    return [*others, freest]


def freedom(world: Table, seat: i64, who: i64, unseen: i64) -> i64:
    """How many of the unseen cards may be in this hand."""
    return popcount(unseen & ~world.barred[seat * world.terms.guitarists + who])


def deal_hands(world: Table, seat: i64, others: list[i64], unseen: i64, dice: Dice) -> bool:
    """Deal three hands exactly; accept them by the ways they leave for a fourth, the freest."""
    sizes: list[i64] = [0, 0, 0]
    barred: list[i64] = [0, 0, 0]
    last = others[len(others) - 1]
    for index in range(len(others) - 1):
        sizes[index] = popcount(world.people[others[index]].hand)
        barred[index] = world.barred[seat * world.terms.guitarists + others[index]]
    hands = imagine_three(
        unseen, sizes[0], ~barred[0], sizes[1], ~barred[1], sizes[2], ~barred[2], dice
    )
    open_to_last = unseen & ~world.barred[seat * world.terms.guitarists + last]
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


def give(world: Table, who: i64, hand: i64) -> None:
    """Let this be the hand."""
    world.people[who].hand = hand
    world.deck &= ~hand


def imagine_orders(world: Table, seat: i64) -> None:
    """Complete cards that were not played are being held back; all others wait to be claimed."""
    for who, person in enumerate(world.people):
        if who != seat:
            person.holds = 0
            person.holds_all = 0
            if who != world.turn.active and world.turn.changed == 0 and not world.terms.live:
                person.holds = complete_cards(world, person.hand)
