"""What happens in a game of Fiddlefoo, told to the journal; one function an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo import scoring
from bandstand.games.fiddlefoo.legal import throwing
from bandstand.games.fiddlefoo.material.cards import Cards, is_empty, members
from bandstand.games.fiddlefoo.moves import write_card, write_cards
from bandstand.games.fiddlefoo.state.cells import coordinates
from bandstand.games.fiddlefoo.state.map import card_on, cell_under
from bandstand.games.fiddlefoo.state.phases import BY_ANY
from bandstand.kernel.bits import members as members_of_word
from bandstand.kernel.bits import shift
from bandstand.kernel.event import EVERYBODY, Fact, Travel, place_of, travels
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

# -- Places --------------------------------------------------------------------------------------

MAP: Final = "map"
PILE: Final = "pile"
GONE: Final = "gone"
TOGETHER: Final = "together"  # the four piles of a cooperative game
HAND: Final = "hand"  # of a seat: see ``place_of``


def _open(card: i64, origin: str, target: str) -> list[Travel]:
    """A card on its way, seen by all."""
    return travels([write_card(card)], origin, target, EVERYBODY)


# -- Setup ---------------------------------------------------------------------------------------


def cards_gathered(state: Fiddlefoo) -> list[Travel]:
    """The cards of the last round, about to be shuffled; all have seen the hands that were left."""
    if state.journal is None or state.round == 0:
        return []
    gathered = travels(write_cards(state.ground.cards()), MAP, PILE, EVERYBODY)
    gathered += travels(write_cards(state.gone), GONE, PILE, EVERYBODY)
    gathered += travels(write_cards(state.piled), TOGETHER, PILE, EVERYBODY)
    for seat in range(state.players):
        cards = write_cards(state.people[seat].hand)
        gathered += travels(cards, place_of(HAND, seat), PILE, EVERYBODY)
    return gathered


def round_begins(state: Fiddlefoo, gathered: list[Travel]) -> None:
    """The start player, the first square, and each hand to its owner."""
    if state.journal is None:
        return
    state.tell("round-begins", {"round": state.round + 1, "seat": state.starter}, gathered)
    for square in state.ground.squares:
        facts: dict[str, Fact] = {
            "card": card_on(square),
            "cell": coordinates(cell_under(square)),
        }
        state.tell("card-laid", facts, _open(card_on(square), PILE, MAP))
    for seat in range(state.players):
        hand = state.people[seat].hand
        cards = _listed(hand)
        own = shift(1, seat)
        dealt = travels(write_cards(hand), PILE, place_of(HAND, seat), own)
        count: dict[str, Fact] = {"seat": seat, "count": len(cards)}
        state.tell_some("hand-dealt", count, {"cards": cards}, own, dealt)


# -- Placing a card ------------------------------------------------------------------------------


def card_chosen(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """Somebody has picked the card for what comes next; nobody else learns which."""
    if state.journal is None:
        return
    state.tell_only("card-chosen", {"seat": seat, "card": card}, shift(1, seat))


def cannot_place(state: Fiddlefoo) -> None:
    """No card of the hand fits; one is drawn."""
    if state.journal is None:
        return
    state.tell("cannot-place", {"seat": state.active})


def passes(state: Fiddlefoo) -> None:
    """No card of the hand fits, and there is none to draw."""
    if state.journal is None:
        return
    state.tell("passes", {"seat": state.active})


def all_stuck(state: Fiddlefoo) -> None:
    """Nobody can ever place a card again."""
    if state.journal is None:
        return
    state.tell("all-stuck", {})


def card_placed(state: Fiddlefoo, card: i64, cell: i64) -> None:
    """A card is added to the map."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {"seat": state.active, "card": card, "cell": coordinates(cell)}
    state.tell("card-placed", facts, _open(card, place_of(HAND, state.active), MAP))


def colour_chosen(state: Fiddlefoo, colour: i64) -> None:
    """Wildcard: what the purple card counts as."""
    if state.journal is None:
        return
    state.tell("counts-as", {"seat": state.active, "colour": colour})


def pairs_made(state: Fiddlefoo, cell: i64) -> None:
    """Each Pair with its range and its difference; with Safesong, its distance."""
    if state.journal is None:
        return
    card = state.pairs.card
    for partner in members(state.pairs.partners):
        facts: dict[str, Fact] = {
            "card": card,
            "other": partner,
            "range": state.deck.range_ends(card, partner),
            "difference": state.deck.difference(card, partner),
        }
        if state.terms.safesong:
            facts["distance"] = state.ground.distance(cell, state.ground.cell_of(partner))
            state.tell("pair-at-distance", facts)
        else:
            state.tell("pair", facts)


def safesong_made(state: Fiddlefoo) -> None:
    """Safesong: the lines of the Pairs are done."""
    if state.journal is None:
        return
    state.tell("safesong", {"seat": state.active})


# -- Throws --------------------------------------------------------------------------------------


def basis_chosen(state: Fiddlefoo, basis: i64) -> None:
    """Toned down: what cards may be thrown by, or that it is left open."""
    if state.journal is None:
        return
    if basis == BY_ANY:
        state.tell("left-open", {"seat": state.active})
    else:
        state.tell("toned-down", {"seat": state.active, "basis": basis})


def throws_asked(state: Fiddlefoo) -> None:
    """Who is asked to throw, and that a Silence lets any one card go."""
    if state.journal is None:
        return
    if state.pairs.silence:
        state.tell("silence", {"seat": state.active})
    seats: list[int] = [int(seat) for seat in members_of_word(throwing.thinking(state))]
    if len(seats) > 0:
        state.tell("throws-asked", {"seat": state.active, "seats": seats})


def meant_to_throw(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """A card is part of somebody's answer, unseen by the others."""
    if state.journal is None:
        return
    state.tell_only("meant-to-throw", {"seat": seat, "card": card}, shift(1, seat))


def meant_for_pile(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """Cooperative: the same for a card that is to go to its pile."""
    if state.journal is None:
        return
    state.tell_only("meant-for-pile", {"seat": seat, "card": card}, shift(1, seat))


def throws_shown(state: Fiddlefoo) -> None:
    """All have answered: told if nobody gives anything; else the cards speak for themselves."""
    if state.journal is None:
        return
    if all(is_empty(person.given()) for person in state.people):
        state.tell("nobody-threw", {})


def cards_thrown(state: Fiddlefoo, seat: i64, cards: Cards) -> None:
    """The placer takes these cards from somebody."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {
        "seat": seat,
        "seats": [int(state.active)],
        "cards": _listed(cards),
    }
    hands = place_of(HAND, seat), place_of(HAND, state.active)
    state.tell("thrown", facts, travels(write_cards(cards), hands[0], hands[1], EVERYBODY))


def put_on_pile(state: Fiddlefoo, seat: i64, card: i64, notes: i64) -> None:
    """Cooperative: a card goes to its pile, with the notes it has now."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {"seat": seat, "card": card, "notes": notes}
    state.tell("put-on-pile", facts, _open(card, place_of(HAND, seat), TOGETHER))


def back_from_pile(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """Cooperative: a card comes back, for somebody's equal number came first."""
    if state.journal is None:
        return
    state.tell("back-from-pile", {"seat": seat, "card": card})


# -- Drawing -------------------------------------------------------------------------------------


def card_drawn(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """A card of the pile, seen by its owner alone."""
    if state.journal is None:
        return
    own = shift(1, seat)
    drawn = travels([write_card(card)], PILE, place_of(HAND, seat), own)
    state.tell_some("drawn", {"seat": seat}, {"card": card}, own, drawn)


def card_revealed(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """Reveal: the card just drawn is shown to everybody."""
    if state.journal is None:
        return
    state.tell("revealed", {"seat": seat, "card": card})


def card_echoed(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """An echo: the card just drawn resembles the last one placed."""
    if state.journal is None:
        return
    state.tell("echoed", {"seat": seat, "card": card})


def may_exchange(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """Swap-map: who drew it may exchange cards with the map."""
    if state.journal is None:
        return
    state.tell("may-exchange", {"seat": seat, "card": card})


def cards_exchanged(state: Fiddlefoo, offered: i64, wanted: i64) -> None:
    """Swap-map: a hand card and a card of the map have changed places."""
    if state.journal is None:
        return
    hand = place_of(HAND, state.swapper)
    facts: dict[str, Fact] = {"seat": state.swapper, "card": offered, "other": wanted}
    state.tell("exchanged", facts, _open(offered, hand, MAP) + _open(wanted, MAP, hand))


def must_place(state: Fiddlefoo, card: i64) -> None:
    """Instaplay: it must be placed at once."""
    if state.journal is None:
        return
    state.tell("must-place", {"seat": state.active, "card": card})


# -- Paired specials -----------------------------------------------------------------------------


def card_discarded(state: Fiddlefoo, card: i64) -> None:
    """Discard: a hand card leaves the game."""
    if state.journal is None:
        return
    left = _open(card, place_of(HAND, state.active), GONE)
    state.tell("discarded", {"seat": state.active, "card": card}, left)


def card_moved(state: Fiddlefoo, card: i64, cell: i64) -> None:
    """Move: a card of the map lies in another cell."""
    if state.journal is None:
        return
    state.tell("card-moved", {"seat": state.active, "card": card, "cell": coordinates(cell)})


def card_removed(state: Fiddlefoo, card: i64) -> None:
    """Remove-cards: a card of the map leaves the game."""
    if state.journal is None:
        return
    state.tell("card-removed", {"seat": state.active, "card": card}, _open(card, MAP, GONE))


def may_play_again(state: Fiddlefoo) -> None:
    """Play-again: one more card, of any colour but one."""
    if state.journal is None:
        return
    state.tell("may-play-again", {"seat": state.active, "colour": state.barred})


# -- Scoring -------------------------------------------------------------------------------------


def round_scored(state: Fiddlefoo, points: list[i64]) -> None:
    """The cards left in the hands, and what they cost; together, how the piles came out."""
    if state.journal is None:
        return
    for seat in range(state.players):
        facts: dict[str, Fact] = {"seat": seat, "cards": _listed(state.people[seat].hand)}
        if state.terms.cooperative:
            state.tell("hand-left", facts)
        else:
            facts["points"] = points[seat]
            facts["total"] = state.people[seat].total
            state.tell("round-scored", facts)
    if state.terms.cooperative:
        kind = "piles-filled" if points[0] == 0 else "piles-missed"
        state.tell(kind, {"round": state.round, "points": points[0]})


def game_ended(state: Fiddlefoo) -> None:
    """Who has won; together, whether all have."""
    if state.journal is None:
        return
    if state.terms.cooperative:
        state.tell("won-together" if scoring.have_won_together(state) else "lost-together", {})
    else:
        state.tell_winners()


def _listed(cards: Cards) -> list[int]:
    """A set of cards as a fact."""
    return [int(card) for card in members(cards)]
