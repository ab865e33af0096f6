import { describe, expect, it, vi } from "vitest";
import { chordNotes } from "./sounds";
import { OPEN_STRINGS } from "./view";

// There is no browser here that prefers a language.
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

/** The frets of the upper strings, as guitarists write a shape. */
function shape(chord: string): string {
  const notes = chordNotes(chord);
  const frets = notes.map((note, index) => note - OPEN_STRINGS[6 - notes.length + index]!);
  return frets.join("").padStart(6, "x");
}

describe("chords sound as guitarists finger them", () => {
  it.each([
    ["A", "x02220"],
    ["Am", "x02210"],
    ["Bm", "x24432"],
    ["C", "x32010"],
    ["D", "xx0232"],
    ["Dm", "xx0231"],
    ["E", "022100"],
    ["Em", "022000"],
    ["F", "133211"],
    ["F#m", "244222"],
    ["G", "320003"],
  ])("%s", (chord, fingering) => {
    expect(shape(chord)).toBe(fingering);
  });

  it("a power chord is root, fifth and octave", () => {
    expect(chordNotes("G5")).toEqual([43, 50, 55]);
  });

  it("a name that is no chord sounds the open strings", () => {
    expect(chordNotes("Riff")).toEqual(OPEN_STRINGS);
  });
});
