import { expect, test } from "vitest";
import { counted, settled, splitAtDeal, type Stage } from "./stage";

interface Pile {
  cards: number;
}
const stageOf = (view: Pile, before: Pile | null): Stage<Pile> =>
  ({ view, before }) as unknown as Stage<Pile>;
const cards = ({ cards }: Pile) => cards;

test("what leaves is missing at once, what comes is counted when it is there", () => {
  expect(counted(stageOf({ cards: 4 }, { cards: 5 }), cards)).toBe(4);
  expect(counted(stageOf({ cards: 5 }, { cards: 4 }), cards)).toBe(4);
  expect(counted(stageOf({ cards: 5 }, null), cards)).toBe(5);
});

test("points are those of before until it is said why they change", () => {
  expect(settled(stageOf({ cards: 5 }, { cards: 4 }))).toEqual({ cards: 4 });
  expect(settled(stageOf({ cards: 5 }, null))).toEqual({ cards: 5 });
});

test("a deal is what comes with and after its event", () => {
  const [scored, begins, dealt] = ["scored", "begins", "dealt"].map((kind) => ({
    kind,
    facts: {},
    sentence: kind,
  }));
  expect(splitAtDeal([scored!, begins!, dealt!], "begins")).toEqual([[scored], [begins, dealt]]);
  expect(splitAtDeal([scored!], "begins")).toEqual([[scored], []]);
});
