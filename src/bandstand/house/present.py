"""What a viewer is told: the table, its lines, how things stand. Nothing else leaves the house.

A viewer is a seat, or -1 for whoever only watches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, UnsetType

from bandstand.house import entries, messages, tongues
from bandstand.house.parts import Shown
from bandstand.house.sheet import SPECTATOR, Sheet
from bandstand.kernel.event import MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.house.people import Person
    from bandstand.kernel.event import Event
    from bandstand.kernel.referee import Match

MOST_TALK, MOST_PLAY = 200, 2_000  # lines of talk, and others, in one welcome: the latest
MOST_REASONS = 256  # a game with more moves than this explains them one by one, when asked


def stream(viewer: int) -> int:
    """Where a viewer's count stands in a sheet's counts."""
    return MOST_SEATS if viewer == SPECTATOR else viewer


def table_info(sheet: Sheet) -> messages.TableInfo:
    """The table, as everybody may see it."""
    created = sheet.created
    over = sheet.status in ("finished", "closed")
    record = sheet.match.record if sheet.match else None
    return messages.TableInfo(
        sheet.id,
        created.game,
        sheet.game.meta.title,
        created.options,
        sheet.status,
        created.public,
        created.rated,
        created.takeover,
        created.pace,
        created.spectators,
        sheet.host,
        [_chair(sheet, seat) for seat in range(len(sheet.chairs))],
        sheet.commitment,
        created.secret or None if over and sheet.match else None,
        record.scores if record else None,
        record.placing if record else None,
        _wish(sheet),
        sheet.rematch,
        sheet.created_at,
        sheet.beat,
        created.origin,
        sheet.paused(),
        _requests(sheet),
        sheet.who_admits() if sheet.status == "playing" else [],
    )


def _requests(sheet: Sheet) -> list[messages.RequestInfo]:
    if sheet.status != "playing":
        return []
    return [messages.RequestInfo(one.seat, one.person, one.name) for one in sheet.requests]


def _chair(sheet: Sheet, seat: int) -> messages.ChairInfo:
    chair = sheet.chairs[seat]
    level = chair.level if chair.kind == "bot" else None
    return messages.ChairInfo(
        chair.kind, chair.name, level, chair.person, chair.absent, chair.resigned
    )


def _wish(sheet: Sheet) -> messages.WishInfo | None:
    wish = sheet.wish
    if wish is None:
        return None
    missing = [seat for seat in sheet.asked_to_agree(wish.seat) if seat not in wish.agreed]
    return messages.WishInfo(wish.seat, wish.agreed, missing)


def you(sheet: Sheet, person: Person | None, viewer: int) -> messages.You:
    """Who the house takes a person for."""
    seats = sheet.seats_of(person.id if person else None)
    return messages.You(
        person.id if person else None,
        person.name if person else None,
        seats,
        None if viewer == SPECTATOR else viewer,
        person is not None and sheet.host == person.id,
        _offer(sheet, seats) if viewer == SPECTATOR else None,
    )


def _offer(sheet: Sheet, seats: list[int]) -> messages.Offer | None:
    """What may be taken back of a screen's last move, although its curtain has fallen."""
    if len(seats) < 2 or sheet.status != "playing":
        return None
    latest = next((made.seat for made in reversed(sheet.playing.made) if made.seat in seats), None)
    how = "no" if latest is None else _take_back(sheet, latest)
    return None if latest is None or how == "no" else messages.Offer(latest, how)


def position(
    sheet: Sheet, viewer: int, reasons: bool, language: str = tongues.USUAL
) -> messages.Position:
    """How things stand for a viewer."""
    if sheet.match is None:
        return messages.Position([], [], None, None)
    return messages.Position(
        sheet.waiting(),
        _clocks(sheet),
        sheet.game.view(sheet.match.state, viewer),
        turn(sheet, viewer, reasons, language) if viewer != SPECTATOR else None,
    )


def _clocks(sheet: Sheet) -> list[messages.Clock]:
    if sheet.created.pace.seconds is None or sheet.status != "playing":
        return []
    waiting = sheet.waiting()
    return [
        messages.Clock(seat, chair.bank, sheet.deadline(seat) if seat in waiting else None)
        for seat, chair in enumerate(sheet.chairs)
        if chair.person is not None
    ]


def turn(sheet: Sheet, seat: int, reasons: bool, language: str) -> messages.Turn | None:
    """What the seat can do now."""
    if sheet.status != "playing":
        return None
    match = sheet.playing
    state = match.state
    legal = state.moves(seat)
    asides = state.unprompted_moves(seat)
    waiting = seat in sheet.waiting()
    forbidden: list[messages.Forbidden] | UnsetType = UNSET
    if reasons and waiting and match.game.move_count <= MOST_REASONS:
        forbidden = list(_forbidden(match, seat, {*legal, *asides}, language))
    return messages.Turn(
        seat,
        sheet.chairs[seat].turn,
        waiting,
        [_choice(match, move) for move in legal],
        [_choice(match, move) for move in asides],
        _take_back(sheet, seat),
        forbidden,
    )


def _choice(match: Match, move: int) -> messages.Choice:
    return messages.Choice(int(move), match.game.write_move(match.state, move))


def _take_back(sheet: Sheet, seat: int) -> Literal["free", "ask", "no"]:
    match = sheet.playing
    if match.last_was_quiet(seat):
        return "free"
    asked = any(made.seat == seat for made in match.made) and not sheet.created.rated
    return "ask" if asked and sheet.wish is None else "no"


def _forbidden(
    match: Match, seat: int, legal: set[int], language: str
) -> Iterator[messages.Forbidden]:
    for move in range(match.game.move_count):
        if move not in legal:
            reason = match.state.refusal(seat, move)
            if reason is not None:
                sentence = match.explain(reason, seat, language)
                yield messages.Forbidden(move, reason.code, sentence)


def told(
    sheet: Sheet, shown: Shown, viewer: int, number: int, language: str = tongues.USUAL
) -> messages.Told:
    """A line, as the viewer is told of it."""
    entry = shown.line.entry
    happened = [
        seen for event in shown.events if (seen := _happened(sheet, event, viewer, language))
    ]
    seat = getattr(entry, "seat", None)
    own_move = None
    if isinstance(entry, entries.Moved) and entry.seat == viewer:
        own_move = messages.Choice(entry.move, shown.text)
    return messages.Told(
        number,
        shown.line.at,
        str(entry.__struct_config__.tag),
        _sentence(sheet, shown, language),
        seat,
        getattr(entry, "name", None),
        getattr(entry, "person", None),
        getattr(entry, "text", None) or getattr(entry, "emote", None),
        own_move,
        happened,
    )


def _happened(sheet: Sheet, event: Event, viewer: int, language: str) -> messages.Happened | None:
    facts = event.shown_to(viewer)
    if facts is None:
        return None
    names = [tongues.called(name, language) for name in sheet.playing.record.names]
    sentence = sheet.game.speaking(language).sentence(event.kind, facts, names, viewer)
    travels = messages.travelled(event, viewer)
    return messages.Happened(event.kind, sheet.game.show_facts(facts), sentence, travels)


def _sentence(sheet: Sheet, shown: Shown, language: str) -> str | None:
    """What the house itself says about a line; the game's own sentences stand in its events."""
    entry = shown.line.entry
    template = tongues.template(entry, language, shown.paused)
    if template is None:
        return None
    seat = getattr(entry, "seat", None)
    chair = sheet.chairs[seat].name if seat is not None else ""
    return template.format(
        host=tongues.called(sheet.created.host_name, language),
        name=tongues.called(getattr(entry, "name", ""), language),
        seat=tongues.called(chair, language) or tongues.SENTENCES[language]["somebody"],
        beat=getattr(entry, "beat", None) or 0.0,
    )


def lines_after(sheet: Sheet, viewer: int, number: int) -> list[tuple[int, Shown]]:
    """The lines a viewer was not told of yet, with the viewer's own numbers, oldest first."""
    place = stream(viewer)
    count = sheet.counts[place]
    found: list[tuple[int, Shown]] = []
    for shown in reversed(sheet.shown):
        if count <= number:
            break
        if shown.visible >> place & 1:
            found.append((count, shown))
            count -= 1
    found.reverse()
    return found


def latest(lines: list[tuple[int, Shown]], muted: set[str]) -> list[tuple[int, Shown]]:
    """The lines a welcome tells: not all of a long talk, and nothing that muted people said."""
    talk = (entries.Said, entries.Emoted)
    found: list[tuple[int, Shown]] = []
    talked = played = 0
    for number, shown in reversed(lines):
        entry = shown.line.entry
        if isinstance(entry, talk):
            talked += entry.person not in muted
            told = entry.person not in muted and talked <= MOST_TALK
        else:
            played += 1
            told = played <= MOST_PLAY
        if told:
            found.append((number, shown))
    found.reverse()
    return found


def remembers(sheet: Sheet, viewer: int, number: int) -> bool:
    """Whether every line after the number is still in memory."""
    if sheet.floor == 0:
        return True
    place = stream(viewer)
    kept = sum(shown.visible >> place & 1 for shown in sheet.shown)
    return number >= sheet.counts[place] - kept
