"""Every event of Re-Chord. Only here is it asked whether anybody listens.

Each function is called at the moment its docstring names, whether or not there is a listener.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.material.cards import Card, Song
from bandstand.games.re_chord.material.fretboard import COLOURS, EMPTY
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.games.re_chord.scoring import (
    PadColumn,
    all_scored,
    automa_fame,
    beats_automa,
    fame,
    pad_total,
)
from bandstand.kernel.bits import members, popcount, shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.kernel.event import Fact

# What shows something hidden: after one, a move stands even if nobody else saw.
REVEALING: Final = frozenset(("pick-revealed", "chord-tried"))

# -- Texts as facts ------------------------------------------------------------------------------


def spelled(text: str) -> list[int]:
    """A text as a fact: its code points. Card names are data, so no number stands for them."""
    return [ord(sign) for sign in text]


def unspelled(fact: Fact) -> str:
    """The text that a fact spells."""
    assert isinstance(fact, list)
    return "".join(chr(sign) for sign in fact)


def spelled_cards(state: ReChord, cards: i64) -> list[int]:
    """The ids of these chord cards as a fact."""
    ids = [state.terms.song_set.cards[card].id for card in members(cards)]
    return spelled(" ".join(ids))


def spelled_card(state: ReChord, card: i64) -> list[int]:
    """The id of this chord card as a fact."""
    return spelled(state.terms.song_set.cards[card].id)


# -- Setup ---------------------------------------------------------------------------------------


def cards_dealt(state: ReChord) -> None:
    """Who begins; and to each guitarist their genre, song and cards."""
    if state.journal is None:
        return
    state.tell("game-begins", {"seat": state.turn.active})
    for seat in range(state.players):
        person = state.people[seat]
        own = shift(1, seat)
        song = state.terms.song_set.songs[person.song]
        state.tell_some("genre-dealt", {"seat": seat}, {"genre": person.genre}, own)
        state.tell_some("song-dealt", {"seat": seat}, {"song": spelled(song.title)}, own)
        _hand_grew(state, "hand-dealt", seat, person.hand)
    if state.terms.solo:
        automa_row_filled(state, state.people[AUTOMA].hand)


def _hand_grew(state: ReChord, kind: str, seat: i64, cards: i64) -> None:
    """All see how many cards came to a hand, its guitarist also which."""
    state.tell_some(
        kind,
        {"seat": seat, "count": popcount(cards)},
        {"cards": spelled_cards(state, cards)},
        shift(1, seat),
    )


def supply_filled(state: ReChord, slot: i64) -> None:
    """A pick was drawn into a slot of the supply."""
    if state.journal is not None:
        state.tell("supply-filled", {"slot": slot + 1, "pick": state.board.in_slot(slot)})


# -- Actions -------------------------------------------------------------------------------------


def pick_taken(state: ReChord, slot: i64) -> None:
    """The active guitarist took the pick in hand from this slot."""
    if state.journal is not None:
        turn = state.turn
        state.tell("pick-taken", {"seat": turn.active, "slot": slot + 1, "pick": turn.held})


def pick_drawn(state: ReChord) -> None:
    """The active guitarist drew the pick in hand from the bag."""
    if state.journal is not None:
        seat = state.turn.active
        state.tell_some("pick-drawn", {"seat": seat}, {"pick": state.turn.held}, shift(1, seat))


def pick_placed(state: ReChord, space: i64, pick: i64, blind: bool) -> None:
    """The active guitarist placed a pick; of a face-down one only they see the colour."""
    if state.journal is None:
        return
    seat = state.turn.active
    if state.automa_plays():
        if blind:
            state.tell("automa-placed-down", {"space": space})
        else:
            state.tell("automa-placed", {"space": space, "pick": pick})
    elif blind:
        own = shift(1, seat)
        state.tell_some("pick-placed-down", {"seat": seat, "space": space}, {"pick": pick}, own)
    else:
        state.tell("pick-placed", {"seat": seat, "space": space, "pick": pick})


def cards_drawn(state: ReChord, drawn: i64) -> None:
    """The active guitarist drew these cards as their action."""
    if state.journal is not None:
        _hand_grew(state, "cards-drawn", state.turn.active, drawn)


def card_returned(state: ReChord, seat: i64, card: i64) -> None:
    """A card was shuffled into the deck; only its guitarist knows which."""
    if state.journal is not None:
        own = shift(1, seat)
        secret: dict[str, Fact] = {"card": spelled_card(state, card)}
        state.tell_some("card-returned", {"seat": seat}, secret, own)


# -- Picks on the fretboard ----------------------------------------------------------------------


def pick_removed(state: ReChord, space: i64) -> None:
    """The pick on this space is about to go into the bag."""
    if state.journal is None:
        return
    if state.board.is_down(space):
        state.tell("face-down-removed", {"space": space})
    else:
        state.tell("pick-removed", {"space": space, "pick": state.board.pick_at(space)})


def pick_lifted(state: ReChord, space: i64) -> None:
    """Blue: the active guitarist chose the pick to move."""
    if state.journal is not None:
        state.tell("pick-lifted", {"seat": state.turn.active, "space": space})


def pick_moved(state: ReChord, one: i64, other: i64) -> None:
    """The pick on the first space is about to move to the other, or to change places with it."""
    if state.journal is not None:
        kind = "picks-swapped" if state.board.pick_at(other) != EMPTY else "pick-moved"
        state.tell(kind, {"space": one, "target": other})


def pick_turned_down(state: ReChord, space: i64) -> None:
    """The pick on this space is turned face down."""
    if state.journal is not None:
        state.tell("pick-turned-down", {"space": space, "pick": state.board.pick_at(space)})


def pick_revealed(state: ReChord, space: i64) -> None:
    """The pick on this space was turned face up."""
    if state.journal is not None:
        state.tell("pick-revealed", {"space": space, "pick": state.board.pick_at(space)})


# -- Chords and songs ----------------------------------------------------------------------------


def chord_tried(state: ReChord, who: i64, card: i64) -> None:
    """With live clang: a card is shown, before its outcome, so that a preview does not tell it."""
    if state.journal is not None and state.terms.live:
        state.tell("chord-tried", {"seat": who, "card": spelled_card(state, card)})


def clang(state: ReChord, who: i64, card: i64) -> None:
    """A wrong try."""
    if state.journal is not None:
        state.tell("clang", {"seat": who, "card": spelled_card(state, card)})


def chord_played(state: ReChord, who: i64, card: Card, earned: i64, golden: bool) -> None:
    """A chord card was laid into a tableau."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {"card": spelled(card.id), "fame": earned}
    facts["chord"] = spelled(state.terms.song_set.chords[card.name])
    kind = "re-chord-played" if golden else "chord-played"
    if state.is_automa(who):
        state.tell("automa-" + kind, facts)
    else:
        facts["seat"] = who
        state.tell(kind, facts)


def song_played(state: ReChord, who: i64, song: Song) -> None:
    """All chords of a guitarist's song are in the tableau."""
    if state.journal is not None:
        state.tell("song-played", {"seat": who, "song": spelled(song.title), "fame": song.fame})


def replacement_drawn(state: ReChord, drawn: i64) -> None:
    """The active guitarist drew a card for a chord played."""
    if state.journal is not None:
        seat = state.turn.active
        secret: dict[str, Fact] = {"card": spelled_cards(state, drawn)}
        state.tell_some("replacement-drawn", {"seat": seat}, secret, shift(1, seat))


def card_held(state: ReChord, seat: i64, card: i64) -> None:
    """The card is to wait; a standing order is its owner's secret."""
    _order_given(state, "order-hold", seat, card)


def card_released(state: ReChord, seat: i64, card: i64) -> None:
    """The card is to be played when it is complete."""
    _order_given(state, "order-claim", seat, card)


def _order_given(state: ReChord, kind: str, seat: i64, card: i64) -> None:
    if state.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "card": spelled_card(state, card)}
        state.tell_only(kind, facts, shift(1, seat))


def all_ordered(state: ReChord, who: i64, hold: bool) -> None:
    """All cards of a guitarist, those to come included, got one order."""
    if state.journal is not None:
        kind = "order-hold-all" if hold else "order-claim-all"
        state.tell_only(kind, {"seat": who}, shift(1, who))


# -- Scoring and the end -------------------------------------------------------------------------


def fret_scored(state: ReChord, column: PadColumn) -> None:
    """A fret's column of the pad was written, in pad order."""
    if state.journal is not None:
        fames: list[int] = [int(column.fame_of(colour)) for colour in range(1, COLOURS + 1)]
        state.tell("fret-scored", {"fret": column.fret + 1, "pad": fames})


def game_ends(state: ReChord) -> None:
    """No turn follows; if not all frets are scored, the last lap is over."""
    if state.journal is not None and not all_scored(state):
        state.tell("laps-over", {})


def fame_counted(state: ReChord) -> None:
    """The genres are revealed, the fame counted, the winners named."""
    if state.journal is None:
        return
    for seat in range(state.players):
        person = state.people[seat]
        state.tell(
            "fame-counted",
            {
                "seat": seat,
                "genre": person.genre,
                "chords": person.chord_fame,
                "songs": person.song_fame,
                "lead": pad_total(state, person.genre),
                "fame": fame(state, seat),
            },
        )
    if state.terms.solo:
        _automa_counted(state)
    else:
        state.tell_winners()


def _automa_counted(state: ReChord) -> None:
    """The automa's fame, and whether it was beaten."""
    person = state.people[AUTOMA]
    state.tell(
        "automa-counted",
        {
            "genre": person.genre,
            "chords": person.chord_fame,
            "lead": pad_total(state, person.genre),
            "bonus": state.terms.bonus,
            "fame": automa_fame(state),
        },
    )
    state.tell("automa-beaten" if beats_automa(state) else "automa-wins", {"seat": 0})


# -- The automa ----------------------------------------------------------------------------------


def automa_flips(state: ReChord, song: Song) -> None:
    """The automa turned up its next song card."""
    if state.journal is not None:
        facts: dict[str, Fact] = {"song": spelled(song.title), "code": spelled(song.code)}
        state.tell("automa-flips", facts)


def automa_row_filled(state: ReChord, drawn: i64) -> None:
    """Cards came to the automa's face-up row, if any."""
    if state.journal is not None and drawn != 0:
        state.tell("automa-row", {"cards": spelled_cards(state, drawn)})
