"""The events of Re-Chord that take more than a line."""

from __future__ import annotations

from bandstand.games.re_chord.table import Table, spelled
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.native import i64


def tell_deal(table: Table) -> None:
    """Who begins; and to each guitarist their genre, song and cards."""
    table.tell("game-begins", {"seat": table.turn.active})
    for seat in range(table.players):
        person = table.people[seat]
        own = shift(1, seat)
        song = table.terms.song_set.songs[person.song]
        cards = table.spelled_cards(person.hand)
        table.tell_some("genre-dealt", {"seat": seat}, {"genre": person.genre}, own)
        table.tell_some("song-dealt", {"seat": seat}, {"song": spelled(song.title)}, own)
        count = popcount(person.hand)
        table.tell_some("hand-dealt", {"seat": seat, "count": count}, {"cards": cards}, own)
    if table.terms.solo:
        table.tell("automa-row", {"cards": table.spelled_cards(table.people[1].hand)})


def tell_order(table: Table, kind: str, seat: i64, card: i64) -> None:
    """A standing order is its owner's secret."""
    facts = table.spelled_cards(shift(1, card))
    table.tell_only(kind, {"seat": seat, "card": facts}, shift(1, seat))


def tell_end(table: Table) -> None:
    """The genres are revealed, the fame counted, the winners named."""
    for seat in range(table.players):
        person = table.people[seat]
        table.tell(
            "fame-counted",
            {
                "seat": seat,
                "genre": person.genre,
                "chords": person.chord_fame,
                "songs": person.song_fame,
                "lead": table.pad_total(person.genre),
                "fame": table.fame(seat),
            },
        )
    if table.terms.solo:
        tell_solo_end(table)
    else:
        table.tell_winners()


def tell_solo_end(table: Table) -> None:
    """The automa's fame, and whether it was beaten."""
    person = table.people[1]
    table.tell(
        "automa-counted",
        {
            "genre": person.genre,
            "chords": person.chord_fame,
            "lead": table.pad_total(person.genre),
            "bonus": table.terms.bonus,
            "fame": table.automa_fame(),
        },
    )
    won = table.fame(0) > table.automa_fame()
    table.tell("automa-beaten" if won else "automa-wins", {"seat": 0})
