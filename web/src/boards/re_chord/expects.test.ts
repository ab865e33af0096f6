/** What Re-Chord says of a replacement and of the default order; French plurals. */

import { expect, test, vi } from "vitest";
import type { Stage } from "../../lib/stage";
import { expects, nameMove } from "./expects";
import type { ReChordView } from "./view";
import en from "./words/en";
import fr from "./words/fr";
import ja from "./words/ja";

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
  expect(expects(stageOf(["draw one", "pass"]))).toBe(en.expects.replacement);
  const told = expects(stageOf(["draw one", "pass", "claim A-c"]));
  expect(told).toBe("Complete: A. Play it, or draw a card to replace the chord you played.");
});

test("the default order has a name of its own", () => {
  expect(nameMove("hold all", stageOf([]))).toBe("hold all cards back");
  expect(nameMove("claim all", stageOf([]))).toBe("play all cards when complete");
  for (const said of [en, fr, ja]) expect(said.holdAll).not.toBe(said.claimAll);
});

test("French says 0 and 1 in the singular", () => {
  expect([0, 1, 2].map(fr.bagLabel)).toEqual([
    "sac de 0 médiator",
    "sac de 1 médiator",
    "sac de 2 médiators",
  ]);
  expect(fr.deckLabel(1)).toBe("pioche de 1 carte d’accord");
  expect(fr.seatLabel("Ann", 0, "", 3)).toContain("0 carte en main");
});
