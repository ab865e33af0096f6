import { expect, test } from "vitest";
import { distance, isContest, standing } from "./standing";

const same = (score: number) => score;

test("the best comes first, those who tie by their seats", () => {
  const steps = standing([3, 1, 1], [4, 12, 12], same);
  expect(steps.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test("the distance is to the best of the others, in points as people count them", () => {
  const steps = standing([2, 1, 3], [13, 20, 5], (halves) => halves / 2);
  expect(distance(steps, 0)).toEqual({ to: 1, points: 3.5 });
  expect(distance(steps, 1)).toEqual({ to: 0, points: 3.5 });
});

test("where the fewest points win, they are a distance too", () => {
  const steps = standing([1, 2], [3, 9], same);
  expect(distance(steps, 1)).toEqual({ to: 0, points: 6 });
});

test("won or lost together is no contest", () => {
  expect(isContest([1, 1, 1])).toBe(false);
  expect(isContest([2, 2])).toBe(false);
  expect(isContest([2, 1])).toBe(true);
});
