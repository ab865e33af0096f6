/** What the house shows of a game of Rythm 'n' Play, and what its cards are called. */

export type Tone = "Sharp" | "Flat";
export type Value = "whole" | "half" | "quarter" | "eighth";

export interface Player {
  /** PLAY cards in hand; null is a card one may not see. */
  play: (string | null)[];
  rythm: (Value | null)[];
  face_down: number;
  /** What lies face down, where the table may look at it. */
  picked_up: string[] | null;
  face_up: string[];
  /** Half points. */
  score: number;
}

export interface RythmView {
  seat: number | null;
  waiting: number[];
  over: boolean;
  phase: "tonality" | "act" | "lay" | "over";
  names: "letters" | "solfege";
  hand_limit: "all" | "play";
  first: number;
  tonality: Tone | null;
  stave: string[];
  layer: number | null;
  must_continue: boolean;
  shut: boolean;
  play_left: number;
  rythm_left: number;
  discards: number;
  discarded: Value[] | null;
  /** How many more turns without composing end the game. */
  silence: number | null;
  to_lay: number;
  chosen: Value[] | null;
  people: Player[];
  placing: number[] | null;
}

const LETTERS = ["A", "B", "C", "D", "E", "F", "G"];
const SOLFEGE = ["Do", "Re", "Mi", "Fa", "Sol", "La", "Si"];
export const CHANGES: readonly string[] = ["Sharp", "Flat"];
export const VALUES: readonly Value[] = ["whole", "half", "quarter", "eighth"];
const BEATS: Record<Value, number> = { whole: 4, half: 2, quarter: 1, eighth: 0.5 };

/** Steps of the stave above its lowest line, E4: the letters go from A4, Do is the C below. */
const STEPS = new Map([
  ...LETTERS.map((note, rank): [string, number] => [note, rank + 3]),
  ...SOLFEGE.map((note, rank): [string, number] => [note, rank - 2]),
]);

export function isChange(card: string): card is Tone {
  return CHANGES.includes(card);
}

/** How many half spaces above the lowest line a note lies. */
export function stepOf(note: string): number {
  return STEPS.get(note) ?? 0;
}

const SEMITONES = [0, 1, 3, 5, 7, 8, 10];
const E4 = 64;

/** The MIDI number of a note where it stands on the stave. */
export function pitchOf(note: string): number {
  const step = stepOf(note);
  const octave = Math.floor(step / 7);
  return E4 + 12 * octave + SEMITONES[step - 7 * octave]!;
}

export function beatsOf(value: Value): number {
  return BEATS[value];
}

export function beatsIn(values: readonly Value[]): number {
  return values.reduce((sum, value) => sum + BEATS[value], 0);
}

export function lastNote(stave: readonly string[]): string | undefined {
  return stave.findLast((card) => !isChange(card));
}

/** Where a card stands in a sorted hand: notes from low to high, Changes after them. */
export function rankOf(card: string): number {
  return isChange(card) ? 100 + CHANGES.indexOf(card) : stepOf(card);
}

/** Equal cards together, each sort with its number, in order of first appearance. */
export function sorts<T extends string>(cards: readonly (T | null)[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const card of cards) {
    if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return [...counts];
}
