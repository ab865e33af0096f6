"""Chord cards: when they are complete, and what playing them is worth."""

from __future__ import annotations

from bandstand.games.re_chord.board import Board
from bandstand.games.re_chord.cards import Card
from bandstand.games.re_chord.material import NO_SONG, WYLDE
from bandstand.games.re_chord.reading import WANTS_DOWN
from bandstand.games.re_chord.table import Table, spelled
from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.event import Fact
from bandstand.kernel.native import i64


def is_complete(board: Board, card: Card) -> bool:
    """Whether each dot holds what it wants, or a face-up wylde."""
    dots = card.dots
    while dots != 0:
        if not fits(board, dots & 31, (dots >> 5) & 7):
            return False
        dots >>= 8
    return True


def fits(board: Board, space: i64, wanted: i64) -> bool:
    """Whether the pick on this space is what a dot wants."""
    if board.down & shift(1, space) != 0:
        return wanted == WANTS_DOWN
    pick = board.pick_at(space)
    return pick == WYLDE or (pick == wanted and wanted != WANTS_DOWN)


def missing_dot(board: Board, card: Card) -> i64:
    """The first dot of an incomplete card that is not met: its space, + 32 times what it wants."""
    dots = card.dots
    while fits(board, dots & 31, (dots >> 5) & 7):
        dots >>= 8
    return dots & 255


def complete_cards(table: Table, cards: i64) -> i64:
    """Those of the cards that are complete now."""
    board = table.board
    taken = board.taken()
    complete: i64 = 0
    while cards != 0:
        bit = cards & -cards
        card = table.terms.song_set.cards[lowest(bit)]
        if card.spaces & ~taken == 0 and is_complete(board, card):
            complete |= bit
        cards ^= bit
    return complete


def claimable(table: Table, seat: i64) -> i64:
    """The cards the seat may play, or with live clang try."""
    hand = table.people[seat].hand
    return hand if table.terms.live else complete_cards(table, hand)


def claim(table: Table, who: i64, number: i64) -> None:
    """A guitarist plays a card by their own choice; on their own turn it may be replaced.

    With live clang the try is told before its outcome, so that a preview does not tell that.
    """
    if table.terms.live and table.journal is not None:
        table.tell("chord-tried", {"seat": who, "card": table.spelled_cards(shift(1, number))})
    if not is_complete(table.board, table.terms.song_set.cards[number]):
        clang(table, who, number)
        return
    play_chord(table, who, number)
    if table.turn.active == who and table.deck != 0:
        table.turn.offers += 1


def clang(table: Table, who: i64, number: i64) -> None:
    """A wrong try: the card is shown and shuffled into the deck."""
    if table.journal is not None:
        table.tell("clang", {"seat": who, "card": table.spelled_cards(shift(1, number))})
    table.shuffle_in(who, number)
    viewer: i64 = 0
    while viewer < table.terms.guitarists:
        table.bar(viewer, number)
        viewer += 1


def play_chord(table: Table, who: i64, number: i64) -> None:
    """Lay a complete card into the tableau: silver for a new name, gold for a re-chord."""
    card = table.terms.song_set.cards[number]
    person = table.people[who]
    bit = shift(1, number)
    person.hand ^= bit
    person.holds &= ~bit
    person.played |= bit
    fame = card.silver
    golden = person.names & shift(1, card.name) != 0
    if golden:
        fame = card.gold
        person.golden |= bit
        person.gold_fame += fame
    person.names |= shift(1, card.name)
    person.chord_fame += fame
    if table.journal is not None:
        tell_chord(table, who, card, fame, golden)
    play_song(table, who)


def play_song(table: Table, who: i64) -> None:
    """A song is played as soon as all its chords are in the tableau."""
    person = table.people[who]
    if person.song == NO_SONG or person.song_fame != 0:
        return
    song = table.terms.song_set.songs[person.song]
    if song.names & ~person.names == 0:
        person.song_fame = song.fame
        if table.journal is not None:
            table.tell("song-played", {"seat": who, "song": spelled(song.title), "fame": song.fame})


def play_in_order(table: Table, who: i64, cards: i64) -> None:
    """Play all these cards, those that lose least by being silver first."""
    while cards != 0:
        chosen = first_in_order(table, cards)
        play_chord(table, who, chosen)
        cards ^= shift(1, chosen)


def first_in_order(table: Table, cards: i64) -> i64:
    """The one of the cards that is played first."""
    chosen: i64 = lowest(cards)
    rest = cards & (cards - 1)
    while rest != 0:
        other = lowest(rest)
        if plays_before(table, other, chosen):
            chosen = other
        rest &= rest - 1
    return chosen


def plays_before(table: Table, one: i64, other: i64) -> bool:
    """Whether the first card has the smaller gold - silver, of equals the lower id."""
    cards = table.terms.song_set.cards
    return cards[one].order < cards[other].order


def order_all(table: Table, who: i64, hold: bool) -> None:
    """Give all cards one order, those in hand and those to come; a claim plays what was held."""
    person = table.people[who]
    held = person.holds
    person.holds_all = 1 if hold else 0
    person.holds = person.hand if hold else 0
    if table.journal is not None:
        table.tell_only(
            "order-hold-all" if hold else "order-claim-all", {"seat": who}, shift(1, who)
        )
    released: i64 = 0 if hold else complete_cards(table, held)
    while released != 0:
        chosen = first_in_order(table, released)
        claim(table, who, chosen)
        released ^= shift(1, chosen)


def settle(table: Table) -> None:
    """After a change of the board: the automa's row and the standing orders act.

    An active guitarist has been asked; the others follow clockwise.
    """
    turn = table.turn
    turn.changed = 0
    guitarists = table.terms.guitarists
    step: i64 = 0
    while step < guitarists:
        who = (turn.active + step) % guitarists
        person = table.people[who]
        step += 1
        if table.terms.solo and who == 1:
            play_in_order(table, who, complete_cards(table, person.hand))
        elif who != turn.active and not table.terms.live:
            play_in_order(table, who, complete_cards(table, person.hand & ~person.holds))


def play_final(table: Table) -> None:
    """At the end all complete cards are played, held ones too, the active guitarist first."""
    guitarists = table.terms.guitarists
    step: i64 = 0
    while step < guitarists:
        who = (table.turn.active + step) % guitarists
        play_in_order(table, who, complete_cards(table, table.people[who].hand))
        step += 1


def tell_chord(table: Table, who: i64, card: Card, fame: i64, golden: bool) -> None:
    """A chord is heard."""
    facts: dict[str, Fact] = {"card": spelled(card.id), "fame": fame}
    facts["chord"] = spelled(table.terms.song_set.chords[card.name])
    kind = "re-chord-played" if golden else "chord-played"
    if table.terms.solo and who == 1:
        table.tell("automa-" + kind, facts)
    else:
        facts["seat"] = who
        table.tell(kind, facts)
