import { afterEach, expect, test, vi } from "vitest";
import type { Told } from "../lib/protocol";

// Settings are read when the module is; there is no browser here.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { mutes } = await import("../lib/people.svelte");
const { heardSince, lastNumber } = await import("./talk");

afterEach(() => (mutes.people = []));

const line = (number: number, kind: string, person: string | null = null) =>
  ({ number, kind, person, text: "x" }) as Told;
const LINES = [
  line(1, "said", "ben"),
  line(2, "moved"),
  line(3, "said", "ada"),
  line(4, "emoted", "ben"),
  line(5, "said", "eve"),
  line(6, "renamed", "ben"),
];
const numbers = (lines: Told[]) => lines.map((one) => one.number);

test("what others said since a line is new; moves and one's own words are not", () => {
  expect(numbers(heardSince(LINES, 1, "ada"))).toEqual([4, 5]);
  expect(numbers(heardSince(LINES, 0, null))).toEqual([1, 3, 4, 5]);
  expect(heardSince(LINES, lastNumber(LINES), "ada")).toEqual([]);
  expect(lastNumber([])).toBe(0);
});

test("a muted person is not heard", () => {
  mutes.people = ["eve"];
  expect(numbers(heardSince(LINES, 1, "ada"))).toEqual([4]);
});
