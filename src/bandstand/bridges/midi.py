"""A record as music: each card or pick is a note, and a trick that is won is a chord.

Every seat has its own track and instrument; markers show where parts of the game begin.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import mido

from bandstand.bridges.sound import SEAT_INSTRUMENTS, Voice, voice_of
from bandstand.games import registry
from bandstand.kernel.event import SPECTATOR
from bandstand.kernel.referee import replay
from bandstand.text import describe

if TYPE_CHECKING:
    from bandstand.kernel.event import Event
    from bandstand.kernel.game import Game
    from bandstand.kernel.record import Record
    from bandstand.kernel.referee import Match

BEAT = 480
NOTE = BEAT // 2
CHORD = 2 * BEAT
LOUD, SOFT = 92, 70
_MOST_IN_A_CHORD = 6


@dataclass
class Score:
    """Notes in order: (start, length, seat, pitch, velocity), and markers."""

    now: int = 0
    notes: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    markers: list[tuple[int, str]] = field(default_factory=list)
    # The notes since the last chord: (seat, pitch).
    recent: list[tuple[int, int]] = field(default_factory=list)

    def play(self, seat: int, pitch: int) -> None:
        """One note."""
        self.notes.append((self.now, NOTE, seat, pitch, LOUD))
        self.recent.append((seat, pitch))
        self.now += NOTE

    def gather(self) -> None:
        """Play all notes since the last chord together."""
        for seat, pitch in self.recent[-_MOST_IN_A_CHORD:]:
            self.notes.append((self.now, CHORD - NOTE, seat, pitch, SOFT))
        if self.recent:
            self.now += CHORD
        self.recent.clear()


def score(game: Game[Any], record: Record) -> Score:
    """The music of a record."""
    music = Score()
    voice = None
    for match, events in replay(game, record):
        voice = voice or voice_of(game, match.state)
        mover = int(match.record.moves[-1].split(" ")[0]) - 1 if match.record.moves else None
        for event in events:
            _sound(music, match, voice, event, mover)
    music.gather()
    return music


def _sound(music: Score, match: Match, voice: Voice, event: Event, mover: int | None) -> None:
    if event.kind.endswith("-begins"):
        music.markers.append((music.now, describe(match, event, SPECTATOR) or event.kind))
    elif event.kind.endswith("-won"):
        music.gather()
    elif mover is not None:  # deals are silent
        facts = match.game.show_facts(event.shown_to(SPECTATOR) or {})
        seat = event.facts.get("seat", mover)
        for name in _named(facts):
            pitch = voice.pitch(name)
            if pitch is not None and isinstance(seat, int):
                music.play(seat, pitch)


def _named(facts: dict[str, object]) -> list[str]:
    return [fact for fact in facts.values() if isinstance(fact, str)]


def midi(game: Game[Any], record: Record, tempo: int = 132) -> mido.MidiFile:
    """A MIDI file of the record, at this tempo in beats per minute."""
    music = score(game, record)
    file = mido.MidiFile(type=1, ticks_per_beat=BEAT)
    file.tracks.append(_leading_track(game, music, tempo))
    for seat in range(record.players):
        file.tracks.append(_seat_track(record.names[seat], seat, music))
    return file


def midi_file(record: Record) -> bytes:
    """The MIDI file of a record, as it is sent or saved."""
    file = io.BytesIO()
    midi(registry.find(record.game), record).save(file=file)
    return file.getvalue()


def _leading_track(game: Game[Any], music: Score, tempo: int) -> mido.MidiTrack:
    track = mido.MidiTrack()
    track.append(mido.MetaMessage("track_name", name=_plain(game.meta.title), time=0))
    track.append(mido.MetaMessage("set_tempo", tempo=mido.bpm2tempo(tempo), time=0))
    before = 0
    for at, text in music.markers:
        track.append(mido.MetaMessage("marker", text=_plain(text), time=at - before))
        before = at
    return track


def _seat_track(name: str, seat: int, music: Score) -> mido.MidiTrack:
    track = mido.MidiTrack()
    track.append(mido.MetaMessage("track_name", name=_plain(name), time=0))
    instrument = SEAT_INSTRUMENTS[seat % len(SEAT_INSTRUMENTS)]
    track.append(mido.Message("program_change", channel=seat, program=instrument, time=0))
    changes: list[tuple[int, int, int, int]] = []
    for start, length, player, pitch, loudness in music.notes:
        if player == seat:
            changes.append((start, 1, pitch, loudness))
            changes.append((start + length, 0, pitch, 0))
    before = 0
    for at, on, pitch, loudness in sorted(changes):
        kind = "note_on" if on else "note_off"
        track.append(
            mido.Message(kind, channel=seat, note=pitch, velocity=loudness, time=at - before)
        )
        before = at
    return track


def _plain(text: str) -> str:
    """Text in the encoding of MIDI files."""
    return text.encode("latin-1", "replace").decode("latin-1")
