import { describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../lib/protocol";

// Settings are read when the module is; there is no browser here.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { settled, titlesOf, usualSeek, waitOf } = await import("./seeking");

const games = [
  { id: "solo", title: "Solo", players: [1] },
  { id: "duo", title: "Duo", players: [1, 2] },
  { id: "trio", title: "Trio", players: [3, 4] },
] as GameInfo[];

describe("looking for players", () => {
  it("begins with every game for several, at once, and bots in the end", () => {
    expect(usualSeek(games)).toEqual({
      games: ["duo", "trio"],
      wait: 60,
      tempo: "live",
      rated: false,
      bots: true,
    });
  });

  it("has no bots at a rated table", () => {
    expect(settled({ ...usualSeek(games), rated: true }).bots).toBe(false);
  });

  it("waits as long as the pace allows", () => {
    expect(settled({ ...usualSeek(games), tempo: "daily" }).wait).toBe(86_400);
    expect(settled({ ...usualSeek(games), wait: 300 }).wait).toBe(300);
  });

  it("says how long, and which games", () => {
    expect([30, 60, 300, 86_400, 259_200].map(waitOf)).toEqual([
      "30 seconds",
      "One minute",
      "5 minutes",
      "One day",
      "3 days",
    ]);
    expect(titlesOf(["duo", "gone"], games)).toBe("Duo or gone");
  });
});
