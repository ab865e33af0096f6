import { expect, test } from "vitest";
import { scenes } from "./scenes";
import type { PersonView, SixForcesView } from "./view";

const event = (kind: string, facts = {}) => ({ kind, facts, sentence: kind });
const person = (hand: (string | null)[]) =>
  ({ hand, played: [], tricks: 0 }) as unknown as PersonView;

const before = {
  phase: "tricks",
  trick: [{ seat: 1, card: "b4" }],
  last_trick: [],
  last_winner: null,
  people: [person(["r1", "y2"]), person([null])],
} as unknown as SixForcesView;
const after = { ...before, phase: "conception", trick: [] } as SixForcesView;
const played = event("card-played", { seat: 0, card: "r1" });
const won = event("trick-won", { seat: 1 });

test("a card lies on the table before anybody else is asked", () => {
  const [scene, ...others] = scenes(before, after, [played]);
  expect(others).toEqual([]);
  expect(scene!.view.trick.map(({ card }) => card)).toEqual(["b4", "r1"]);
  expect(scene!.view.people[0]).toMatchObject({ hand: ["y2"], played: ["r1"] });
});

test("the last card lands, its trick is won, and only then the next round begins", () => {
  const rest = [event("round-scored"), event("round-begins")];
  const [landing, winning, counting, dealing] = scenes(before, after, [played, won, ...rest]);
  expect(landing!.view).toMatchObject({ phase: "tricks", last_winner: null });
  expect(landing!.view.people[1]!.tricks).toBe(0);
  expect(winning!.view).toMatchObject({ phase: "tricks", trick: [], last_winner: 1 });
  expect(winning!.view.last_trick).toHaveLength(2);
  expect(winning!.view.people[1]!.tricks).toBe(1);
  expect(counting).toMatchObject({ view: { waiting: [] }, happened: [rest[0]] });
  expect(counting!.view.people.flatMap(({ hand }) => hand)).toEqual([]);
  expect(dealing).toEqual({ view: after, happened: [rest[1]] });
});

test("what is no card is seen as it is", () => {
  const chosen = [event("trump-chosen")];
  expect(scenes(before, after, chosen)).toEqual([{ view: after, happened: chosen }]);
});
