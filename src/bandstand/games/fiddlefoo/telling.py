"""Events of Fiddlefoo that take more than a line."""

from __future__ import annotations

from bandstand.games.fiddlefoo.cards import members
from bandstand.games.fiddlefoo.map import column_of, row_of
from bandstand.games.fiddlefoo.table import Table
from bandstand.games.fiddlefoo.throws import thinking
from bandstand.kernel.bits import members as members_of_word
from bandstand.kernel.bits import shift
from bandstand.kernel.event import Fact
from bandstand.kernel.native import i64


def tell_deal(table: Table) -> None:
    """A round begins: the start player, the first square, and each hand to its owner."""
    table.tell("round-begins", {"round": table.round + 1, "seat": table.starter})
    for square in table.ground.squares:
        cell = square >> 7
        table.tell("card-laid", {"card": square & 127, "cell": [column_of(cell), row_of(cell)]})
    for seat in range(table.players):
        cards: list[int] = [int(card) for card in members(table.people[seat].hand)]
        table.tell_some(
            "hand-dealt", {"seat": seat, "count": len(cards)}, {"cards": cards}, shift(1, seat)
        )


def tell_pairs(table: Table, cell: i64) -> None:
    """Each Pair with its range and its difference; with Safesong, its distance."""
    deck = table.deck
    card = table.pairs.card
    for partner in members(table.pairs.partners):
        some, other = deck.numbers[card], deck.numbers[partner]
        facts: dict[str, Fact] = {
            "card": card,
            "other": partner,
            "range": [min(some, other) + 1, max(some, other) - 1],
            "difference": deck.difference(card, partner),
        }
        if table.terms.safesong:
            facts["distance"] = table.ground.distance(cell, table.ground.cell_of(partner))
            table.tell("pair-at-distance", facts)
        else:
            table.tell("pair", facts)


def tell_throws(table: Table) -> None:
    """Who is asked to throw, and that a Silence lets any one card go."""
    if table.pairs.silence:
        table.tell("silence", {"seat": table.active})
    seats: list[int] = [int(seat) for seat in members_of_word(thinking(table))]
    if len(seats) > 0:
        table.tell("throws-asked", {"seat": table.active, "seats": seats})


def tell_round_score(table: Table, line: list[i64]) -> None:
    """The cards left in the hands, and what they cost; together, how the piles came out."""
    for seat in range(table.players):
        cards: list[int] = [int(card) for card in members(table.people[seat].hand)]
        facts: dict[str, Fact] = {"seat": seat, "cards": cards}
        if table.terms.cooperative:
            table.tell("hand-left", facts)
        else:
            facts["points"] = line[seat]
            facts["total"] = table.people[seat].total
            table.tell("round-scored", facts)
    if table.terms.cooperative:
        kind = "piles-filled" if line[0] == 0 else "piles-missed"
        table.tell(kind, {"round": table.round, "points": line[0]})


def tell_end(table: Table) -> None:
    """The end of the game."""
    if table.terms.cooperative:
        table.tell("won-together" if table.people[0].total == 0 else "lost-together", {})
    else:
        table.tell_winners()
