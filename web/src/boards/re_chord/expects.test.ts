/** What Re-Chord says of a replacement and of the default order, and its main button. */

import { expect, test, vi } from "vitest";
import type { Stage } from "../../lib/stage";
import { expects, isCardWanted, nameMove } from "./expects";
import type { ReChordView } from "./view";

// There is no browser here that prefers a language.
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

function stageOf(offered: string[]): Stage<ReChordView> {
  const hand = [{ card: "A-c", chord: "A", order: "claim", complete: true }];
  return {
    view: { question: { asks: "replacement" }, people: [{ hand }] },
    shown: 0,
    offer: (text: string) => (offered.includes(text) ? { move: 1, text } : undefined),
  } as unknown as Stage<ReChordView>;
}

test("a replacement does not hide that a chord may be played", () => {
  expect(expects(stageOf(["draw one", "pass"]))).toBe(
    "Draw a card to replace the chord you played?",
  );
  const told = expects(stageOf(["draw one", "pass", "claim A-c"]));
  expect(told).toBe("Complete: A. Play it, or draw a card to replace the chord you played.");
});

test("the default order has a name of its own", () => {
  expect(nameMove("hold all", stageOf([]))).toBe("hold all cards back");
  expect(nameMove("claim all", stageOf([]))).toBe("play all cards when complete");
});

test("going on comes second to a chord that may be played, and to a card that is chosen", () => {
  expect(isCardWanted(stageOf(["pass"]), null)).toBe(false);
  expect(isCardWanted(stageOf(["pass", "claim A-c"]), null)).toBe(true);
  expect(isCardWanted(stageOf(["pass", "return A-c"]), null)).toBe(false);
  expect(isCardWanted(stageOf(["pass", "return A-c"]), "A-c")).toBe(true);
  expect(isCardWanted(stageOf(["pass", "claim A-c"]), "B-c")).toBe(true);
});
