/** The fourth answer of toned down, numbers and special cards by name. */

import { expect, test, vi } from "vitest";
import { describeCard, nameMove, spans } from "./expects";
import type { FiddlefooStage } from "./view";

// There is no browser here that prefers a language.
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

test("leaving it open is an answer like the three others", () => {
  const stage = { view: { phase: "basis", cards: {} } } as unknown as FiddlefooStage;
  expect(nameMove("leave open", stage)).toBe("Leave it open");
  expect(nameMove("by range", stage)).toBe("By range");
});

test("writes numbers as people do", () => {
  expect(spans([4, 5, 6, 9, 11, 12])).toBe("4–6, 9, 11–12");
});

test("a special card has its name and says what it does", () => {
  const special = { colour: "red", number: 3, notes: 1, when: "thrown" };
  const plain = { colour: "blue", number: 7, notes: 4, when: null };
  const stage = { view: { cards: { draw: special, b7: plain } } } as unknown as FiddlefooStage;
  expect(describeCard(stage, "b7")).toBe("blue 7, 4 notes");
  expect(describeCard(stage, "draw")).toBe(
    "red 3 “Draw”, 1 note. When thrown: the player who throws it draws one card.",
  );
});
