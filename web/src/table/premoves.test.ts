import { describe, expect, it } from "vitest";
import type { InAdvance } from "../lib/protocol";
import { instead, toggled } from "./premoves.svelte";

const HAND = [
  { move: 3, text: "bA" },
  { move: 5, text: "rC" },
];

const said = (...moves: number[]): InAdvance => ({
  type: "in-advance",
  seat: 0,
  possible: HAND,
  idle: [],
  given: HAND.filter(({ move }) => moves.includes(move)),
  keep: false,
  dropped: null,
});

describe("what is said in advance", () => {
  it("keeps the order in which it was chosen", () => {
    expect(toggled(toggled([], 5), 3)).toEqual([5, 3]);
    expect(toggled([5, 3, 4], 3)).toEqual([5, 4]);
  });

  it("is one card where a card is tapped, until it is tapped again", () => {
    expect(instead(said(), "rC")).toEqual([5]);
    expect(instead(said(3, 5), "rC")).toEqual([5]);
    expect(instead(said(3), "rC")).toEqual([5]);
    expect(instead(said(5), "rC")).toEqual([]);
  });

  it("is kept by the page where the server keeps nothing", () => {
    expect(instead(null, "rC")).toBeNull();
    expect(instead(said(), "gG")).toBeNull();
  });
});
