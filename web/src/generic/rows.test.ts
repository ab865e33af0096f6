import { expect, test } from "vitest";
import type { View } from "../lib/protocol";
import { handOf, layOut, type Words } from "./rows";

const WORDS: Words = {
  seats: "players",
  yes: "yes",
  no: "no",
  unknown: "?",
  hidden: (count) => `${count} hidden`,
};
const VIEW = {
  game: "high-note",
  seat: 0,
  waiting: [1],
  round: 2,
  hands: [["n1", "n2"], [null, null], []],
  points: [0, 2, 1],
  my_answer: null,
  last_trick: [{ seat: 1, card: "n9", wins: true }],
  played: [8, 4],
} as unknown as View;

test("lists with an entry a seat become one table, what is hidden is counted", () => {
  const { seats } = layOut(VIEW, ["You", "Ada", "Bix"], WORDS);
  expect(seats.columns).toEqual(["You", "Ada", "Bix"]);
  expect(seats.rows).toEqual([
    { name: "hands", cells: ["n1 n2", "2 hidden", "–"] },
    { name: "points", cells: ["0", "2", "1"] },
  ]);
});

test("people with facts have a row each fact", () => {
  const view = { people: [{ tricks_won: 1 }, { tricks_won: 2, out: true }] } as unknown as View;
  expect(layOut(view, ["You", "Ada"], WORDS).seats.rows).toEqual([
    { name: "tricks won", cells: ["1", "2"] },
    { name: "out", cells: ["?", "yes"] },
  ]);
});

test("things with facts become a table, all else a line; what the shell says is left out", () => {
  const { facts, things } = layOut(VIEW, ["You", "Ada", "Bix"], WORDS);
  expect(facts).toEqual([
    { name: "round", text: "2" },
    { name: "played", text: "8 4" },
  ]);
  expect(things).toEqual([
    {
      title: "last trick",
      columns: ["seat", "card", "wins"],
      rows: [{ name: "1", cells: ["1", "n9", "yes"] }],
    },
  ]);
});

test("a hand is found in the usual places, and only what is known of it", () => {
  expect(handOf(VIEW, 0)).toEqual(["n1", "n2"]);
  expect(handOf(VIEW, 1)).toEqual([]);
  expect(handOf(VIEW, null)).toEqual([]);
  expect(handOf({ people: [{ hand: [3, null] }] } as unknown as View, 0)).toEqual([3]);
  expect(handOf({ hand: ["a"] } as unknown as View, 2)).toEqual(["a"]);
  expect(handOf({ round: 1 } as unknown as View, 0)).toEqual([]);
});
