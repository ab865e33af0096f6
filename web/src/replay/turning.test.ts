import { expect, test } from "vitest";
import type { Decision, Reviewed } from "../lib/protocol";
import { turningPoint } from "./turning";

const decision = (number: number, seat: number) => ({ number, seat }) as Decision;

/** Three decisions of seats 0, 1 and 0; the chances of both seats before each and at the end. */
const review = (turning: number[], curve: number[][]) =>
  ({
    decisions: [decision(1, 0), decision(2, 1), decision(3, 0)],
    turning,
    curve,
    words: turning.map((number) => ({ number, made: `m${number}`, best: null })),
  }) as unknown as Reviewed;

const CURVE = [
  [0.5, 0.5],
  [0.6, 0.4],
  [0.2, 0.8],
  [0, 1],
];

test("for who lost, a game turned where their chance fell most", () => {
  expect(turningPoint(review([1, 2, 3], CURVE), 0, [1])).toEqual({
    number: 2,
    seat: 1,
    made: "m2",
    whose: 0,
    before: 0.6,
    after: 0.2,
  });
});

test("for who won, where it rose most", () => {
  const dip = [
    [0.5, 0.5],
    [0.9, 0.1],
    [0.2, 0.8],
    [0, 1],
  ];
  expect(turningPoint(review([1, 2, 3], dip), 1, [1])).toMatchObject({ number: 2, whose: 1 });
  expect(turningPoint(review([1, 3], dip), 1, [1])).toMatchObject({ number: 3, whose: 1 });
});

test("only what the review calls beyond its noise is told", () => {
  expect(turningPoint(review([1, 3], CURVE), 0, [1])?.number).toBe(3);
  expect(turningPoint(review([], CURVE), 0, [1])).toBeNull();
});

test("who had no part in it is told of the winner", () => {
  const three = CURVE.map(([one, other]) => [one!, other!, 0.01]);
  expect(turningPoint(review([2], three), 2, [1])).toMatchObject({ whose: 1, after: 0.8 });
  expect(turningPoint(review([2], three), null, [1])).toMatchObject({ whose: 1 });
  expect(turningPoint(review([2], three), 2, [])).toBeNull();
});
