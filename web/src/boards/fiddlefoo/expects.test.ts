/** The fourth answer of toned down, by name. */

import { expect, test, vi } from "vitest";
import { nameMove, spans } from "./expects";
import type { FiddlefooStage } from "./view";
import en from "./words/en";
import fr from "./words/fr";
import ja from "./words/ja";

// There is no browser here that prefers a language.
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

test("leaving it open is an answer like the three others", () => {
  const stage = { view: { phase: "basis", cards: {} } } as unknown as FiddlefooStage;
  expect(nameMove("leave open", stage)).toBe("Leave it open");
  expect(nameMove("by range", stage)).toBe("By range");
  expect([en, fr, ja].map((said) => said.leaveOpen)).toEqual([
    "Leave it open",
    "Laisser ouvert",
    "限定しない",
  ]);
});

test("writes numbers as people do", () => {
  expect(spans([4, 5, 6, 9, 11, 12])).toBe("4–6, 9, 11–12");
});
