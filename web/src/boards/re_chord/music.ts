/** How chords sound: real guitar voicings, worked out from their names. */

import { OPEN_STRINGS } from "./view";

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
