import { expect, test } from "vitest";
import { freeSpot, overlap, type Box } from "./free-spot";

const ROOM: Box = { left: 0, top: 0, width: 320, height: 200 };

test("in an empty room it is the middle", () => {
  expect(freeSpot(ROOM, [], 100, 40)).toEqual({ left: 110, top: 80, width: 100, height: 40 });
});

test("it lies over nothing that is taken, as near to the middle as there is room", () => {
  const ring = { left: 100, top: 60, width: 120, height: 80 };
  const spot = freeSpot(ROOM, [ring], 100, 40);
  expect(spot).not.toBeNull();
  expect(overlap(spot!, ring)).toBe(false);
  expect(spot!.left).toBe(110);
});

test("where all is taken there is no place, nor in a room that is too small", () => {
  expect(freeSpot(ROOM, [ROOM], 100, 40)).toBeNull();
  expect(freeSpot(ROOM, [], 400, 40)).toBeNull();
});
