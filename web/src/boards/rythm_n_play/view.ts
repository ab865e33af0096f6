/** What the server shows of a game of Rythm 'n' Play, and what its cards are called. */

import type { Stage } from "../../lib/stage";
import {
  CHANGES,
  HALF_BEATS,
  LETTERS,
  SOLFEGE,
  type ChangeName,
  type RythmNPlayView,
  type ValueName,
} from "../../generated/rythm_n_play";

export * from "../../generated/rythm_n_play";

/** Steps of the stave above its lowest line, E4: the letters go from A4, Do is the C below. */
const STEPS = new Map([
  ...LETTERS.map((note, rank): [string, number] => [note, rank + 3]),
  ...SOLFEGE.map((note, rank): [string, number] => [note, rank - 2]),
]);

export function isChange(card: string): card is ChangeName {
  return (CHANGES as readonly string[]).includes(card);
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

const MARKS: Record<ChangeName, string> = { Sharp: "♯", Flat: "♭" };

/** A Change as musicians write it. */
export function markOf(change: ChangeName): string {
  return MARKS[change];
}

/** The beats of a RYTHM card as its corner shows them. */
export function beatSign(value: ValueName): string {
  return HALF_BEATS[value] === 1 ? "½" : `${beatsOf(value)}`;
}

export function beatsOf(value: ValueName): number {
  return HALF_BEATS[value] / 2;
}

export function beatsIn(values: readonly ValueName[]): number {
  return values.reduce((sum, value) => sum + beatsOf(value), 0);
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

/** What is known of a hand: one's own, all of them after the end or in an open replay. */
export interface KnownHand {
  play: string[];
  rythm: ValueName[];
}

export function knownHand(stage: Stage<RythmNPlayView>, seat: number): KnownHand | null {
  const person = stage.view.people[seat]!;
  const play: (string | null)[] = stage.open?.[`PLAY hand ${seat + 1}`] ?? person.play;
  const rythm: (string | null)[] = stage.open?.[`RYTHM hand ${seat + 1}`] ?? person.rythm;
  if (play.includes(null) || rythm.includes(null)) return null;
  return {
    play: (play as string[]).toSorted((one, other) => rankOf(one) - rankOf(other)),
    rythm: rythm as ValueName[],
  };
}
