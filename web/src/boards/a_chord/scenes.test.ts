import { expect, test } from "vitest";
import { scenes } from "./scenes";
import type { AChordView, PersonView } from "./view";

const event = (kind: string, facts = {}) => ({ kind, facts, sentence: kind });
const person = (hand: (string | null)[]) =>
  ({ hand, played: null, trick_tokens: 1, improvisation_tokens: 0 }) as unknown as PersonView;

const before = {
  stage: 1,
  key: "D",
  place_to_play: 1,
  face_down: 1,
  spotlight: null,
  round: [{ place: 0, card: "rA" }],
  last_round: [],
  people: [person([]), person([null, null])],
} as unknown as AChordView;
const after = { ...before, stage: 2, round: [] } as AChordView;
const played = event("card-played", { seat: 1, card: "bE" });

test("a card lies on the table before the next place is lit", () => {
  const [scene, ...others] = scenes(before, after, [played]);
  expect(others).toEqual([]);
  expect(scene!.view).toMatchObject({ place_to_play: null, last_round: [] });
  expect(scene!.view.round).toEqual([...before.round, { place: 1, card: "bE" }]);
  expect(scene!.view.people[1]!.hand).toEqual([null]);
});

test("the winner, the spotlight and the key come after the card, and before the next stage", () => {
  const outcome = [
    event("improvised-trick-won", { seat: 0, place: 0, tokens: 2 }),
    event("spotlight", { seat: 0 }),
    event("key-changed", { seat: 1, place: 1, key: "E" }),
  ];
  const rest = [event("stage-scored"), event("stage-begins")];
  const [landing, winning, counting, dealing] = scenes(before, after, [
    played,
    ...outcome,
    ...rest,
  ]);
  expect(landing!.view).toMatchObject({ key: "D", spotlight: null, face_down: 1 });
  expect(winning!.view).toMatchObject({ stage: 1, key: "E", spotlight: 0, face_down: 0 });
  expect(winning!.view.people[0]).toMatchObject({ trick_tokens: 3, improvisation_tokens: 1 });
  expect(winning!.view.last_round).toHaveLength(2);
  expect(counting).toMatchObject({ view: { stage: 2, place_to_play: null }, happened: [rest[0]] });
  expect(counting!.view.people.map(({ hand }) => hand)).toEqual([[], []]);
  expect(dealing).toEqual({ view: after, happened: [rest[1]] });
});

test("an improvisation turns the round face down", () => {
  const improvised = event("improvisation", { seat: 1, key: "A", times: 2 });
  const [, turned] = scenes(before, after, [played, improvised]);
  expect(turned!.view).toMatchObject({ key: "A", face_down: 2, round: [] });
});
