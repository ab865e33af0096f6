/** How the game sounds: every space at its pitch, chords strummed, songs as their chords. */

import type { Happened } from "../../lib/protocol";
import type { Voice } from "../../lib/sound";
import type { Stage } from "../../lib/stage";
import { OPEN_STRINGS, type ReChordView } from "./view";
import { say } from "./text";

type ReChordStage = Stage<ReChordView>;

const NOTE_NAMES = ["C", "C♯", "D", "E♭", "E", "F", "F♯", "G", "G♯", "A", "B♭", "B"];
const CHORD_SECONDS = 0.7;

export function voice(happened: Happened, stage: ReChordStage): Voice[] {
  const { facts } = happened;
  switch (happened.kind.replace(/^automa-/, "")) {
    case "pick-placed":
    case "placed":
    case "pick-revealed":
      return [pluck(String(facts.space), stage, 0.9)];
    case "pick-placed-down":
    case "placed-down":
    case "pick-turned-down":
      return [{ ...pluck(String(facts.space), stage, 0.45), seconds: 0.3 }];
    case "pick-moved":
    case "picks-swapped":
      return slide(String(facts.space), String(facts.target), stage);
    case "pick-removed":
    case "face-down-removed":
      return [
        {
          ...pluck(String(facts.space), stage, 0.35),
          seconds: 0.12,
          caption: say("board-sound-thud"),
        },
      ];
    case "pick-taken":
      return [drum(3, 0.25, say("board-sound-click"))];
    case "pick-drawn":
      return [drum(2, 0.2, say("board-sound-shuffle"))];
    case "cards-drawn":
    case "replacement-drawn":
      return [drum(3, 0.15, say("board-sound-card"))];
    case "chord-played":
      return [strum(String(facts.chord), 0)];
    case "re-chord-played":
      return reChord(String(facts.chord));
    case "song-played":
      return playSong(Number(facts.seat), stage);
    case "clang":
      return clang();
    case "fret-scored":
      return leadGuitar(Number(facts.fret), stage);
    case "game-won":
    case "game-shared":
    case "beaten":
      return [{ ...strum("E", 0.3), seconds: 3, caption: say("board-sound-finish") }];
    default:
      return [];
  }
}

function pitchOf(space: string, stage: ReChordStage): number {
  return stage.view.board.find((one) => one.space === space)?.pitch ?? 40;
}

function noteName(pitch: number): string {
  return `${NOTE_NAMES[pitch % 12]}${Math.floor(pitch / 12) - 1}`;
}

function pluck(space: string, stage: ReChordStage, loudness: number): Voice {
  const pitch = pitchOf(space, stage);
  const caption = say("board-sound-note", { note: noteName(pitch) });
  return { instrument: "guitar", notes: [pitch], seconds: 1.6, loudness, caption };
}

function drum(height: number, loudness: number, caption: string): Voice {
  return { instrument: "drum", notes: [height], seconds: 0.2, loudness, caption };
}

function strum(chord: string, at: number): Voice {
  const caption = say("board-sound-chord", { chord });
  return {
    instrument: "guitar",
    notes: chordNotes(chord),
    seconds: 2.2,
    strum: 0.045,
    at,
    caption,
  };
}

/** Once down, once up again. */
function reChord(chord: string): Voice[] {
  const down = strum(chord, 0);
  const up = { ...strum(chord, 0.45), notes: chordNotes(chord).reverse(), strum: 0.03 };
  return captioned([down, up], say("board-sound-gold", { chord }));
}

function playSong(seat: number, stage: ReChordStage): Voice[] {
  const song = stage.view.people[seat]?.song;
  if (!song) return [];
  const chords = song.chords.map((chord, index) => strum(chord, CHORD_SECONDS * (index + 1)));
  return captioned(chords, say("board-sound-song", { song: song.title }));
}

function clang(): Voice[] {
  const cluster = [40, 46, 51, 57, 58, 64, 65];
  const voices: Voice[] = [
    { instrument: "guitar", notes: cluster, seconds: 1.4, caption: "" },
    drum(2, 0.8, ""),
  ];
  return captioned(voices, say("board-sound-clang"));
}

/** Several voices that are heard as one thing have one caption. */
function captioned(voices: Voice[], caption: string): Voice[] {
  return voices.map((one, index) => ({ ...one, caption: index === 0 ? caption : "" }));
}

/** The six strings of the fret, from the low to the high. */
function leadGuitar(fret: number, stage: ReChordStage): Voice[] {
  const notes = stage.view.board.filter((one) => one.fret === fret).map((one) => one.pitch);
  const caption = say("board-sound-fret", { fret });
  return [{ instrument: "guitar", notes, strum: 0.11, at: 0.35, seconds: 2, caption }];
}

function slide(from: string, to: string, stage: ReChordStage): Voice[] {
  const end = { ...pluck(to, stage, 0.8), at: 0.12 };
  return captioned([pluck(from, stage, 0.5), end], say("board-sound-slide"));
}

// -- Chords: real guitar voicings, worked out from their names -----------------------------------

const ROOTS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const BENDS: Record<string, number> = { "#": 1, "♯": 1, b: -1, "♭": -1 };
const REACH = 4;

/** The notes of a chord on the strings from its root up; all open strings for an unknown name. */
export function chordNotes(name: string): number[] {
  const parts = /^([A-G])([#b♯♭]?)(.*)$/.exec(name);
  if (!parts) return [...OPEN_STRINGS];
  const root = (ROOTS[parts[1]!]! + (BENDS[parts[2]!] ?? 0) + 12) % 12;
  if (parts[3] === "5") {
    const bass = lowest(root, OPEN_STRINGS[0]!);
    return [bass, bass + 7, bass + 12];
  }
  const third = parts[3]!.startsWith("m") && !parts[3]!.startsWith("maj") ? 3 : 4;
  const triad = [root, (root + third) % 12, (root + 7) % 12];
  const string = OPEN_STRINGS.findIndex((open) => lowest(root, open) - open <= REACH);
  const fret = lowest(root, OPEN_STRINGS[string]!) - OPEN_STRINGS[string]!;
  // A root on the first or second fret is barred, as F and B are.
  const barre = fret <= 2 ? fret : 0;
  const [bass = 0, ...upper] = OPEN_STRINGS.slice(string);
  return [
    bass + fret,
    ...upper.map((open) => Math.min(...triad.map((note) => lowest(note, open + barre)))),
  ];
}

/** The lowest note of this name at or above a string. */
function lowest(note: number, open: number): number {
  return open + ((((note - open) % 12) + 12) % 12);
}
