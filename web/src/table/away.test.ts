import { expect, test, vi } from "vitest";
import type { Told } from "../lib/protocol";

// Settings are read when the module is; there is no browser here.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { playedMeanwhile } = await import("./away.svelte");

function lines(...told: [kind: string, seat: number][]): Told[] {
  return told.map(([kind, seat], index) => ({ number: index + 1, at: 0, kind, seat }));
}

const GONE = lines(
  ["moved", 0],
  ["absent", 0],
  ["moved", 1],
  ["moved", 0],
  ["moved", 1],
  ["moved", 0],
);
const BACK = [...GONE, { number: 7, at: 0, kind: "back", seat: 0 }];

function numbers(told: Told[], seat: number, known = 0, over = false): number[] {
  return playedMeanwhile(told, seat, known, over).map((line) => line.number);
}

test("a player who is back is told what the substitute bot played, and only that", () => {
  expect(numbers(BACK, 0)).toEqual([4, 6]);
  expect(numbers(BACK, 1)).toEqual([]);
});

test("it is not told while they are away, unless the game has ended", () => {
  expect(numbers(GONE, 0)).toEqual([]);
  expect(numbers(GONE, 0, 0, true)).toEqual([4, 6]);
});

test("what was read, or what came before a move of one's own, is not told again", () => {
  expect(numbers(BACK, 0, 6)).toEqual([]);
  expect(numbers([...BACK, { number: 8, at: 0, kind: "moved", seat: 0 }], 0)).toEqual([]);
});

test("two absences in a row are told together", () => {
  const again = [
    ...BACK,
    ...["absent", "moved", "back"].map((kind, index) => ({
      number: 8 + index,
      at: 0,
      kind,
      seat: 0,
    })),
  ];
  expect(numbers(again, 0)).toEqual([4, 6, 9]);
  expect(numbers(again, 0, 6)).toEqual([9]);
});
