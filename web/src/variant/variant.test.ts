import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../lib/protocol";
import {
  forPlayers,
  nextPlayers,
  offered,
  onlyPossible,
  piecesOf,
  presetOf,
  withPreset,
} from "./variant";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: "flag",
  takes: "",
  default: false,
  meaning: "",
  choices: [],
  low: null,
  high: null,
  needs: null,
  players: null,
  pieces: [],
  ...more,
});

const pieces = [
  { key: "plain", needs: null },
  { key: "safe", needs: "safe" },
];
const game = {
  id: "game",
  players: [1, 2, 3],
  options: [
    option("first", { kind: "seat", default: "random" }),
    option("safe"),
    option("quiet", { needs: "safe" }),
    option("solo", { kind: "choice", default: "easy", choices: ["easy", "hard"], players: [1] }),
    option("cards", { kind: "text", default: "off", choices: ["off", "1", "2"], pieces }),
    option("own", { kind: "text", default: "ours" }),
  ],
  presets: [
    { name: "first", meaning: "", options: {}, players: [1, 2, 3] },
    { name: "expert", meaning: "", options: { safe: true, cards: 2 }, players: [2, 3] },
    { name: "expert", meaning: "", options: { safe: true, solo: "hard" }, players: [1] },
  ],
} as unknown as GameInfo;
const names = (players: number, options: Record<string, unknown>) =>
  offered(game, players, options).map(({ name }) => name);

test("an option is offered where it can be set", () => {
  expect(names(2, {})).toEqual(["first", "safe", "cards"]);
  expect(names(1, { safe: true })).toEqual(["first", "safe", "quiet", "solo", "cards"]);
});

test("a card is offered where it can be played", () => {
  const cards = game.options[4]!;
  expect(piecesOf(game, cards, {})).toEqual(["plain"]);
  expect(piecesOf(game, cards, { safe: true })).toEqual(["plain", "safe"]);
});

test("a preset is recognised with any first player and any way of writing its number", () => {
  expect(presetOf(game, 2, {})?.name).toBe("first");
  expect(presetOf(game, 2, { safe: true, cards: "2", first: 1 })?.name).toBe("expert");
  expect(presetOf(game, 2, { safe: true })).toBeNull();
});

test("a preset leaves the start player", () => {
  expect(withPreset(game, { first: 2, quiet: true }, game.presets[1]!)).toEqual({
    first: 2,
    safe: true,
    cards: 2,
  });
});

test("what needs a switch goes when it is switched off", () => {
  const all = { safe: true, quiet: true, cards: ["safe"], own: ["line"], first: 3 };
  expect(onlyPossible(game, 3, all)).toEqual(all);
  expect(onlyPossible(game, 2, { ...all, safe: false })).toEqual({ own: ["line"] });
  expect(onlyPossible(game, 3, { ...all, safe: false, cards: ["plain", "safe"] })).toEqual({
    own: ["line"],
    first: 3,
    cards: ["plain"],
  });
});

test("with another number of players a variant stays what it is called", () => {
  expect(forPlayers(game, 3, 1, { safe: true, cards: 2 })).toEqual({ safe: true, solo: "hard" });
  expect(forPlayers(game, 1, 2, { solo: "hard" })).toEqual({});
});

const people = (count: number, bots = 0) => [
  ...Array.from({ length: count }, (_, number) => ({ person: `p${number}` })),
  ...Array.from({ length: bots }, () => ({ person: null })),
];

test("the next game has as many players as this one, if it allows that", () => {
  expect(nextPlayers({ players: [2, 3, 4] }, people(2, 1))).toBe(3);
});

test("otherwise the nearest number that leaves nobody out", () => {
  expect(nextPlayers({ players: [3, 4] }, people(2))).toBe(3);
  expect(nextPlayers({ players: [2, 3, 4] }, people(2, 4))).toBe(4);
  expect(nextPlayers({ players: [1, 2, 3, 4, 5] }, people(5, 1))).toBe(5);
});

test("a game for fewer people cannot be proposed", () => {
  expect(nextPlayers({ players: [3, 4] }, people(5))).toBeNull();
});
