"""What trick games share: hands told and redealt, the cards of a trick in playing order.

A *table* is one number: six bits a card, the last card lowest; 0 is an empty table.
"""

from __future__ import annotations

from typing import Final

from bandstand.kernel.bits import members, popcount, shift
from bandstand.kernel.deal import imagine_three, imagine_two
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Fact, Travel
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

_TABLE_BITS: Final = 6
_TABLE_BASE: Final = 64  # six bits: a card plus one, so that a card 0 is not an empty table


DECK: Final = "deck"  # where cards are between two deals
HAND: Final = "hand"  # places of a seat: see ``place_of``
PLAYED: Final = "played"


def tell_hand(state: State, seat: i64, hand: i64, dealt: list[Travel]) -> None:
    """A seat takes up its cards, which the others see only in number."""
    cards: list[int] = [int(card) for card in members(hand)]
    facts: dict[str, Fact] = {"seat": seat, "count": len(cards)}
    state.tell_some("hand-dealt", facts, {"cards": cards}, shift(1, seat), dealt)


def lay(table: i64, card: i64) -> i64:
    """The table with one more card."""
    return _TABLE_BASE * table + card + 1


def cards_on(table: i64) -> list[i64]:
    """The cards on the table, in playing order."""
    cards: list[i64] = []
    while table != 0:
        cards.append(table % _TABLE_BASE - 1)
        table //= _TABLE_BASE
    cards.reverse()
    return cards


def card_laid(table: i64, cards: i64, turn: i64) -> i64:
    """The card laid as number *turn*, from 0, where this many cards lie; below 0 for none yet."""
    if turn >= cards:
        return -1
    return (table >> (_TABLE_BITS * (cards - 1 - turn))) % _TABLE_BASE - 1


def colours_among(cards: i64, colours: i64, in_colour: i64) -> i64:
    """The colours of which there is a card, as a set; cards are numbered colour by colour."""
    found: i64 = 0
    for colour in range(colours):
        if cards >> (in_colour * colour) & (shift(1, in_colour) - 1) != 0:
            found |= shift(1, colour)
    return found


def hand_shown(cards: list[str], own: bool) -> list[str | None]:
    """A hand as its owner sees it, or as the others do: its size alone."""
    shown: list[str | None] = [None] * len(cards)
    return [*cards] if own else shown


def plan_in_trick(wanted: bool, wins: bool, others: set[bool]) -> str:
    """What a card is for: whether the trick is wanted, this card wins it, other cards would."""
    if wanted:
        if wins:
            return "plan-win"
        return "plan-let-go" if True in others else "plan-cannot-win"
    if not wins:
        return "plan-lose"
    return "plan-win-anyway" if False in others else "plan-must-win"


def redeal(unseen: i64, hands: list[i64], lacks: list[i64], seat: i64, dice: Dice) -> list[i64]:
    """The hands at a table of three or four as *seat* may imagine them.

    The others get as many of the unseen cards as they hold, none that they are known to lack,
    every such deal equally likely; unseen cards may stay over.
    """
    players = len(hands)
    left = (seat + 1) % players
    right = (seat + players - 1) % players
    imagined: list[i64] = list(hands)
    if players == 3:
        a, b = imagine_two(
            unseen, popcount(hands[left]), ~lacks[left], popcount(hands[right]), ~lacks[right], dice
        )
    else:
        across = (seat + 2) % players
        a, middle, b = imagine_three(
            unseen,
            popcount(hands[left]),
            ~lacks[left],
            popcount(hands[across]),
            ~lacks[across],
            popcount(hands[right]),
            ~lacks[right],
            dice,
        )
        imagined[across] = middle
    imagined[left] = a
    imagined[right] = b
    return imagined
