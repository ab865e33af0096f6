import { expect, test, vi } from "vitest";
import type { LiveTable } from "../lib/live.svelte";

// Settings are read when the module is; there is no browser here.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { namesOf, nextBehindCurtain, othersAgree, ownSeat } = await import("./seating");

interface Told {
  people: (string | null)[];
  seats: number[];
  shown: number | null;
  waiting?: number[];
}

function tableOf({ people, seats, shown, waiting = [] }: Told): LiveTable {
  const names = ["Ann", "Ben", "Cleo"];
  return {
    you: { person: "me", seats, shown },
    position: { waiting },
    table: { status: "playing", seats: people.map((person, at) => ({ person, name: names[at] })) },
  } as unknown as LiveTable;
}

test("a player alone at a screen is called you", () => {
  const live = tableOf({ people: ["me", "other", null], seats: [0], shown: 0 });
  expect(ownSeat(live)).toBe(0);
  expect(namesOf(live)).toEqual(["You", "Ben", "Cleo"]);
});

test("round one screen everybody is called by name, also when all but one have given up", () => {
  for (const seats of [[0, 1], [1]]) {
    const live = tableOf({ people: ["me", "me", null], seats, shown: 1 });
    expect(ownSeat(live)).toBeNull();
    expect(namesOf(live)).toEqual(["Ann", "Ben", "Cleo"]);
  }
});

test("nobody is asked where only bots and those round this screen play", () => {
  expect(othersAgree(tableOf({ people: ["me", "me", null], seats: [0, 1], shown: 0 }))).toBe(false);
  expect(othersAgree(tableOf({ people: ["me", "other"], seats: [0], shown: 0 }))).toBe(true);
});

test("the curtain falls for the local seat that must decide", () => {
  const people = ["me", "me", null];
  const seats = [0, 1];
  const behind = (shown: number | null, waiting: number[]) =>
    nextBehindCurtain(tableOf({ people, seats, shown, waiting }));
  expect(behind(0, [1])).toBe(1);
  expect(behind(0, [0])).toBeNull();
  expect(behind(0, [2])).toBeNull();
  expect(behind(null, [1])).toBe(1);
  const catchingUp = { ...tableOf({ people, seats, shown: 0, waiting: [1] }), catchingUp: true };
  expect(nextBehindCurtain(catchingUp as LiveTable)).toBeNull();
});
