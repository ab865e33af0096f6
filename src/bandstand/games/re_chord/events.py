"""Every event of Re-Chord. Only here is it asked whether anybody listens.

Each function is called at the moment its docstring names, whether or not there is a listener.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.material.cards import BAG_SOURCE, HAND_SOURCE, Card, Song
from bandstand.games.re_chord.material.fretboard import COLOURS, EMPTY, TYPES
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.games.re_chord.moves import write_card, write_cards, write_space
from bandstand.games.re_chord.scoring import (
    PadColumn,
    all_scored,
    automa_fame,
    beats_automa,
    fame,
    pad_total,
)
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.event import EVERYBODY, NOBODY_KNOWS, Travel, place_of, travels
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.kernel.event import Fact

# What shows something hidden: after one, a move stands even if nobody else saw.
REVEALING: Final = frozenset(("pick-revealed", "chord-tried"))

# -- Texts as facts ------------------------------------------------------------------------------


def unspelled(fact: Fact) -> str:
    """The text that a fact is. Card names are data, so no number stands for them."""
    assert isinstance(fact, str)
    return fact


def cards_as_text(state: ReChord, cards: i64) -> str:
    """The ids of these chord cards as a fact."""
    return " ".join(write_cards(state, cards))


# -- Pieces and places ---------------------------------------------------------------------------

BAG_OF_PICKS: Final = "bag"
HELD_PICK: Final = "in hand"
DECK: Final = "deck"
HAND: Final = "hand"  # places of a guitarist: see ``place_of``
TABLEAU: Final = "tableau"


def slot_place(slot: i64) -> str:
    """A slot of the supply."""
    return f"slot {slot + 1}"


def space_place(space: i64, down: bool) -> str:
    """A space of the fretboard, by the side its pick shows."""
    return f"on {write_space(space)} face down" if down else f"on {write_space(space)}"


def _pick_travels(pick: i64, origin: str, target: str, knowers: i64) -> Travel:
    return Travel(TYPES[pick], origin, target, knowers)


def _cards_travel(
    state: ReChord, cards: i64, origin: str, target: str, knowers: i64
) -> list[Travel]:
    return travels(write_cards(state, cards), origin, target, knowers)


def _who_knows(state: ReChord, space: i64) -> i64:
    """The seats that know which pick lies on a space."""
    bit = shift(1, space)
    if not state.board.is_down(space) or state.board.known & bit != 0:
        return EVERYBODY
    knowers: i64 = 0
    for seat in range(state.players):
        if state.people[seat].knows & bit != 0:
            knowers |= shift(1, seat)
    return knowers


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
        state.tell_some("song-dealt", {"seat": seat}, {"song": song.title}, own)
        _hand_grew(state, "hand-dealt", seat, person.hand)
    if state.terms.solo:
        automa_row_filled(state, state.people[AUTOMA].hand)


def _hand_grew(state: ReChord, kind: str, seat: i64, cards: i64) -> None:
    """All see how many cards came to a hand, its guitarist also which."""
    state.tell_some(
        kind,
        {"seat": seat, "count": popcount(cards)},
        {"cards": cards_as_text(state, cards)},
        shift(1, seat),
        _cards_travel(state, cards, DECK, place_of(HAND, seat), shift(1, seat)),
    )


def supply_filled(state: ReChord, slot: i64) -> None:
    """A pick was drawn into a slot of the supply."""
    if state.journal is not None:
        pick = state.board.in_slot(slot)
        filled = _pick_travels(pick, BAG_OF_PICKS, slot_place(slot), EVERYBODY)
        state.tell("supply-filled", {"slot": slot + 1, "pick": pick}, [filled])


# -- Actions -------------------------------------------------------------------------------------


def pick_taken(state: ReChord, slot: i64) -> None:
    """The active guitarist took the pick in hand from this slot."""
    if state.journal is not None:
        turn = state.turn
        facts: dict[str, Fact] = {"seat": turn.active, "slot": slot + 1, "pick": turn.held}
        taken = _pick_travels(turn.held, slot_place(slot), HELD_PICK, EVERYBODY)
        state.tell("pick-taken", facts, [taken])


def pick_drawn(state: ReChord) -> None:
    """The active guitarist drew the pick in hand from the bag."""
    if state.journal is not None:
        seat = state.turn.active
        own, pick = shift(1, seat), state.turn.held
        drawn = _pick_travels(pick, BAG_OF_PICKS, HELD_PICK, own)
        state.tell_some("pick-drawn", {"seat": seat}, {"pick": pick}, own, [drawn])


def pick_placed(state: ReChord, space: i64, pick: i64, source: i64, blind: bool) -> None:
    """The active guitarist placed a pick; of a face-down one only they see the colour."""
    if state.journal is None:
        return
    seat = state.turn.active
    placed = [
        _pick_travels(
            pick, _source_place(source), space_place(space, blind), _who_knows(state, space)
        )
    ]
    if state.automa_plays():
        if blind:
            state.tell("automa-placed-down", {"space": space}, placed)
        else:
            state.tell("automa-placed", {"space": space, "pick": pick}, placed)
    elif blind:
        facts: dict[str, Fact] = {"seat": seat, "space": space}
        state.tell_some("pick-placed-down", facts, {"pick": pick}, shift(1, seat), placed)
    else:
        state.tell("pick-placed", {"seat": seat, "space": space, "pick": pick}, placed)


def _source_place(source: i64) -> str:
    """Where a pick that is placed comes from: a hand, or as the automa's code says."""
    if source == HAND_SOURCE:
        return HELD_PICK
    return BAG_OF_PICKS if source == BAG_SOURCE else slot_place(source)


def cards_drawn(state: ReChord, drawn: i64) -> None:
    """The active guitarist drew these cards as their action."""
    if state.journal is not None:
        _hand_grew(state, "cards-drawn", state.turn.active, drawn)


def card_returned(state: ReChord, seat: i64, card: i64) -> None:
    """A card was shuffled into the deck; only its guitarist knows which."""
    if state.journal is not None:
        own = shift(1, seat)
        secret: dict[str, Fact] = {"card": write_card(state, card)}
        returned = _cards_travel(state, shift(1, card), place_of(HAND, seat), DECK, own)
        state.tell_some("card-returned", {"seat": seat}, secret, own, returned)


# -- Picks on the fretboard ----------------------------------------------------------------------


def pick_removed(state: ReChord, space: i64) -> None:
    """The pick on this space is about to go into the bag, a face-down one unseen."""
    if state.journal is None:
        return
    pick, down = state.board.pick_at(space), state.board.is_down(space)
    knowers: i64 = NOBODY_KNOWS if down else EVERYBODY
    removed = _pick_travels(pick, space_place(space, down), BAG_OF_PICKS, knowers)
    if down:
        state.tell("face-down-removed", {"space": space}, [removed])
    else:
        state.tell("pick-removed", {"space": space, "pick": pick}, [removed])


def pick_lifted(state: ReChord, space: i64) -> None:
    """Blue: the active guitarist chose the pick to move."""
    if state.journal is not None:
        state.tell("pick-lifted", {"seat": state.turn.active, "space": space})


def pick_moved(state: ReChord, one: i64, other: i64) -> None:
    """The pick on the first space is about to move to the other, or to change places with it."""
    if state.journal is not None:
        moved = [_pick_moves(state, one, other)]
        kind = "pick-moved"
        if state.board.pick_at(other) != EMPTY:
            kind = "picks-swapped"
            moved.append(_pick_moves(state, other, one))
        state.tell(kind, {"space": one, "target": other}, moved)


def _pick_moves(state: ReChord, space: i64, target: i64) -> Travel:
    """The pick on a space on its way to another, its side kept."""
    pick, down = state.board.pick_at(space), state.board.is_down(space)
    knowers = _who_knows(state, space)
    return _pick_travels(pick, space_place(space, down), space_place(target, down), knowers)


def pick_turned_down(state: ReChord, space: i64) -> None:
    """The pick on this space is turned face down."""
    if state.journal is not None:
        pick = state.board.pick_at(space)
        sides = space_place(space, False), space_place(space, True)
        turned = _pick_travels(pick, sides[0], sides[1], EVERYBODY)
        state.tell("pick-turned-down", {"space": space, "pick": pick}, [turned])


def pick_revealed(state: ReChord, space: i64) -> None:
    """The pick on this space was turned face up."""
    if state.journal is not None:
        pick = state.board.pick_at(space)
        sides = space_place(space, True), space_place(space, False)
        turned = _pick_travels(pick, sides[0], sides[1], EVERYBODY)
        state.tell("pick-revealed", {"space": space, "pick": pick}, [turned])


# -- Chords and songs ----------------------------------------------------------------------------


def chord_tried(state: ReChord, who: i64, card: i64) -> None:
    """With live clang: a card is shown, before its outcome, so that a preview does not tell it."""
    if state.journal is not None and state.terms.live:
        state.tell("chord-tried", {"seat": who, "card": write_card(state, card)})


def clang(state: ReChord, who: i64, card: i64) -> None:
    """A wrong try."""
    if state.journal is not None:
        facts: dict[str, Fact] = {"seat": who, "card": write_card(state, card)}
        returned = _cards_travel(state, shift(1, card), place_of(HAND, who), DECK, EVERYBODY)
        state.tell("clang", facts, returned)


def chord_played(state: ReChord, who: i64, card: Card, earned: i64, golden: bool) -> None:
    """A chord card was laid into a tableau."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {"card": card.id, "fame": earned}
    facts["chord"] = state.terms.song_set.chords[card.name]
    laid = travels([card.id], place_of(HAND, who), place_of(TABLEAU, who), EVERYBODY)
    kind = "re-chord-played" if golden else "chord-played"
    if state.is_automa(who):
        state.tell("automa-" + kind, facts, laid)
    else:
        facts["seat"] = who
        state.tell(kind, facts, laid)


def song_played(state: ReChord, who: i64, song: Song) -> None:
    """All chords of a guitarist's song are in the tableau."""
    if state.journal is not None:
        state.tell("song-played", {"seat": who, "song": song.title, "fame": song.fame})


def replacement_drawn(state: ReChord, drawn: i64) -> None:
    """The active guitarist drew a card for a chord played."""
    if state.journal is not None:
        seat = state.turn.active
        own = shift(1, seat)
        secret: dict[str, Fact] = {"card": cards_as_text(state, drawn)}
        taken = _cards_travel(state, drawn, DECK, place_of(HAND, seat), own)
        state.tell_some("replacement-drawn", {"seat": seat}, secret, own, taken)


def card_held(state: ReChord, seat: i64, card: i64) -> None:
    """The card is to wait; a standing order is its owner's secret."""
    _order_given(state, "order-hold", seat, card)


def card_released(state: ReChord, seat: i64, card: i64) -> None:
    """The card is to be played when it is complete."""
    _order_given(state, "order-claim", seat, card)


def _order_given(state: ReChord, kind: str, seat: i64, card: i64) -> None:
    if state.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "card": write_card(state, card)}
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
        state.tell("automa-flips", {"song": song.title, "code": song.code})


def automa_row_filled(state: ReChord, drawn: i64) -> None:
    """Cards came to the automa's face-up row, if any."""
    if state.journal is not None and drawn != 0:
        row = _cards_travel(state, drawn, DECK, place_of(HAND, AUTOMA), EVERYBODY)
        state.tell("automa-row", {"cards": cards_as_text(state, drawn)}, row)
