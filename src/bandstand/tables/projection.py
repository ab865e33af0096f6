"""What a viewer is told: the table, its lines, how things stand. Nothing else leaves a table.

A viewer is a seat, SPECTATOR or ALL_HANDS. Bots and hints are given an imagined
world, which is made here and nowhere else.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, UnsetType

from bandstand import text
from bandstand.games import registry
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import Reason
from bandstand.tables import clocks, entries, locale, looks, messages, premoves
from bandstand.tables.chairs import InAdvance
from bandstand.tables.consent import still_to_agree, who_admits
from bandstand.tables.party import missing as not_ready
from bandstand.tables.visibility import ALL_HANDS, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.kernel.event import Event
    from bandstand.kernel.referee import Match
    from bandstand.kernel.state import State
    from bandstand.tables.commands import Person
    from bandstand.tables.state import TableState
    from bandstand.tables.visibility import Shown

MOST_REASONS = 256  # a game with more moves than this explains them one by one, when asked


def table_info(state: TableState) -> messages.TableInfo:
    """The table, as everybody may see it."""
    created = state.created
    record = state.match.record if state.match else None
    return messages.TableInfo(
        state.id,
        created.game,
        state.game.meta.title,
        created.options,
        state.status,
        created.public,
        created.rated,
        created.takeover,
        created.pace,
        created.spectators,
        state.host,
        [_chair(state, seat) for seat in range(len(state.chairs))],
        state.commitment,
        created.secret or None if state.is_over() and state.match else None,
        record.scores if record else None,
        record.placing if record else None,
        _wish(state),
        state.rematch,
        state.created_at,
        state.beat,
        created.origin,
        state.paused(),
        _requests(state),
        who_admits(state) if state.status == "playing" else [],
        _party(state),
        _proposal(state),
        state.policy,
        state.on_hold,
        list(state.entropy),
        [_look(state, look) for look in state.looks],
    )


def _look(state: TableState, look: looks.Look) -> messages.LookInfo:
    missing = looks.still_to_allow(state, look)
    return messages.LookInfo(look.person, look.name, look.seat, missing)


def _party(state: TableState) -> messages.PartyInfo | None:
    party = state.party
    return None if party is None else messages.PartyInfo(party.id, party.title, party.locked)


def _proposal(state: TableState) -> messages.ProposalInfo | None:
    made = state.proposal
    if made is None:
        return None
    return messages.ProposalInfo(
        made.person,
        made.name,
        made.game,
        registry.find(made.game).meta.title,
        made.options,
        made.players,
        made.ready,
        not_ready(state),
    )


def table_line(state: TableState, updated: float, person: str) -> messages.TableLine:
    """The table in a person's own list."""
    created, mine, owed = state.created, state.seats_of(person), clocks.owed(state)
    placing = state.match.record.placing if state.match and state.is_over() else None
    seats = [messages.ChairLine(chair.kind, chair.name) for chair in state.chairs]
    return messages.TableLine(
        state.id,
        created.game,
        state.status,
        created.public,
        state.host_name,
        seats,
        created.rated,
        state.created_at,
        updated,
        person in owed,
        owed.get(person),
        placing[mine[0]] if placing and len(mine) == 1 else None,
    )


def _requests(state: TableState) -> list[messages.RequestInfo]:
    if state.status != "playing":
        return []
    return [messages.RequestInfo(one.seat, one.person, one.name) for one in state.requests]


def _chair(state: TableState, seat: int) -> messages.ChairInfo:
    chair = state.chairs[seat]
    level = chair.level if chair.kind == "bot" and not chair.bot else None
    return messages.ChairInfo(
        chair.kind,
        chair.name,
        level,
        chair.person,
        chair.absent,
        chair.resigned,
        chair.face,
        chair.program,
        chair.holiday,
        chair.bot,
    )


def _wish(state: TableState) -> messages.WishInfo | None:
    wish = state.wish
    if wish is None:
        return None
    missing = still_to_agree(state, wish)
    return messages.WishInfo(wish.seat, wish.agreed, missing, wish.what, wish.policy)


def you(state: TableState, person: Person | None, viewer: int) -> messages.You:
    """Who a person is at this table."""
    seats = state.seats_of(person.id if person else None)
    return messages.You(
        person.id if person else None,
        person.name if person else None,
        seats,
        None if viewer < 0 else viewer,
        person is not None and state.host == person.id,
        _offer(state, seats) if viewer == SPECTATOR else None,
    )


def _offer(state: TableState, seats: list[int]) -> messages.Offer | None:
    """What may be taken back of a screen's last move, although its curtain has fallen."""
    if len(seats) < 2 or state.status != "playing":
        return None
    latest = next((made.seat for made in reversed(state.playing.made) if made.seat in seats), None)
    how = "no" if latest is None else _take_back(state, latest)
    return None if latest is None or how == "no" else messages.Offer(latest, how)


def position(
    state: TableState,
    viewer: int,
    reasons: bool,
    language: str = locale.USUAL,
    looking: bool = False,
) -> messages.Position:
    """How things stand for a viewer; *looking*: for somebody who looks over that seat's shoulder.

    They are shown what the seat sees, and have nothing to decide.
    """
    if state.match is None:
        return messages.Position([], [], None, None)
    return messages.Position(
        state.waiting(),
        _clocks(state),
        state.game.view(state.match.state, max(viewer, SPECTATOR)),
        None if viewer < 0 or looking else turn(state, viewer, reasons, language),
        looks.all_hands(state.match) if viewer == ALL_HANDS else UNSET,
    )


def _clocks(state: TableState) -> list[messages.Clock]:
    if state.created.pace.seconds is None or state.status != "playing":
        return []
    waiting = state.waiting()
    return [
        messages.Clock(seat, chair.bank, clocks.deadline(state, seat) if seat in waiting else None)
        for seat, chair in enumerate(state.chairs)
        if chair.person is not None
    ]


def turn(state: TableState, seat: int, reasons: bool, language: str) -> messages.Turn | None:
    """What the seat can do now."""
    if state.status != "playing":
        return None
    match = state.playing
    legal = match.state.moves(seat)
    asides = match.state.unprompted_moves(seat)
    waiting = seat in state.waiting()
    forbidden: list[messages.Forbidden] | UnsetType = UNSET
    choices = [_choice(match, move) for move in legal]
    if reasons and waiting:
        choices = [_marked(match, seat, choice, language) for choice in choices]
    if reasons and waiting and match.game.move_count <= MOST_REASONS:
        forbidden = list(_forbidden(match, seat, {*legal, *asides}, language))
    return messages.Turn(
        seat,
        state.chairs[seat].turn,
        waiting,
        choices,
        [_choice(match, move) for move in asides],
        _take_back(state, seat),
        forbidden,
    )


def _choice(match: Match, move: int) -> messages.Choice:
    return messages.Choice(int(move), match.game.write_move(match.state, move))


def _marked(match: Match, seat: int, choice: messages.Choice, language: str) -> messages.Choice:
    """The choice with what it would do, if that is worth a word."""
    found = match.game.marks(match.state, seat, choice.move)
    if not found:
        return choice
    spoken = text.sentences(match.game, language)
    names = match.record.names
    marks = [messages.Mark(kind, spoken.sentence(kind, facts, names)) for kind, facts in found]
    return messages.Choice(choice.move, choice.text, marks)


def _take_back(state: TableState, seat: int) -> Literal["free", "ask", "no"]:
    match = state.playing
    if match.last_was_quiet(seat):
        return "free"
    asked = any(made.seat == seat for made in match.made) and not state.created.rated
    return "ask" if asked and state.wish is None else "no"


def in_advance(state: TableState, seat: int, language: str) -> messages.InAdvance | None:
    """What the owner of a seat may say before they are asked, and has said; None: nothing here."""
    given = state.chairs[seat].in_advance or InAdvance(())
    possible = []
    if clocks.pace_kind(state.created.pace) != "live":
        possible = premoves.possible(state, seat)
    if not possible and given == InAdvance(()):
        return None
    match, idle = state.playing, state.game.idle_moves
    return messages.InAdvance(
        seat,
        [_choice(match, move) for move in possible],
        [move for move in possible if move in idle],
        [_choice(match, move) for move in given.moves],
        given.keep,
        _why_dropped(state, seat, given, language),
    )


def _why_dropped(state: TableState, seat: int, given: InAdvance, language: str) -> str | None:
    if given.dropped is None:
        return None
    if not given.reason:
        return locale.sentence("premove-other", language)
    reason = text.explain(state.playing, Reason(given.reason, given.facts), seat, language)
    return locale.sentence("premove-dropped", language, reason=reason)


def _forbidden(
    match: Match, seat: int, legal: set[int], language: str
) -> Iterator[messages.Forbidden]:
    for move in range(match.game.move_count):
        if move not in legal:
            reason = match.state.refusal(seat, move)
            if reason is not None:
                sentence = text.explain(match, reason, seat, language)
                yield messages.Forbidden(move, reason.code, sentence)


def told(
    state: TableState,
    shown: Shown,
    viewer: int,
    number: int,
    language: str = locale.USUAL,
    looking: bool = False,
) -> messages.Told:
    """A line, as the viewer is told of it; who is *looking* over a shoulder is not "you"."""
    entry = shown.line.entry
    reader = SPECTATOR if looking else viewer
    happened = [
        seen
        for event in shown.events
        if (seen := _happened(state, event, viewer, reader, language))
    ]
    seat = getattr(entry, "seat", None)
    own_move = None
    if isinstance(entry, entries.Moved) and entry.seat == viewer:
        own_move = messages.Choice(entry.move, shown.text)
    return messages.Told(
        number,
        shown.line.at,
        str(entry.__struct_config__.tag),
        _sentence(state, shown, language),
        seat,
        getattr(entry, "name", None),
        getattr(entry, "person", None),
        getattr(entry, "text", None) or getattr(entry, "emote", None),
        own_move,
        happened,
        getattr(entry, "sign", False),
    )


def _happened(
    state: TableState, event: Event, viewer: int, reader: int, language: str
) -> messages.Happened | None:
    facts = event.shown_to(viewer)
    if facts is None:
        return None
    names = [locale.called(name, language) for name in state.playing.record.names]
    spoken = text.sentences(state.game, language)
    return messages.Happened(
        event.kind,
        state.game.show_facts(facts),
        spoken.sentence(event.kind, facts, names, reader),
        messages.travelled(event, viewer),
        spoken.callout(event.kind, facts, names, reader) or UNSET,
    )


def _sentence(state: TableState, shown: Shown, language: str) -> str | None:
    """What is said about a line of the table; the game's own sentences stand in its events."""
    entry = shown.line.entry
    message = locale.message(entry, shown.paused)
    if message is None:
        return None
    seat = getattr(entry, "seat", None)
    chair = state.chairs[seat] if seat is not None else None
    return locale.sentence(
        message,
        language,
        host=locale.called(state.created.host_name, language),
        name=locale.called(getattr(entry, "name", ""), language),
        seat=locale.called(chair.name if chair else "", language)
        or locale.sentence("somebody", language),
        beat=getattr(entry, "beat", None) or 0.0,
        bot=chair.bot if chair else "",
        level=chair.level if chair else 0,
    )


def imagined(state: TableState, seat: int) -> State:
    """A world that the seat cannot tell from the real one: all that a bot or a hint is given."""
    return state.playing.state.imagine(seat, seeded(secrets.randbits(60)))
