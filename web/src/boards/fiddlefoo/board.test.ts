import { describe, expect, it, vi } from "vitest";
import { boundsOf, FINGER, frameOf, moved, nearer, showing, USUAL, WHOLE } from "./parts/frame";
import { crossed } from "./parts/lines";
import type { FiddlefooView } from "./view";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { sorted } = await import("./view");
const { pitch } = await import("./sounds");

const view = (cells: [number, number][], size: number | null = null) =>
  ({
    map: cells.map(([column, row]) => ({ card: "", column, row })),
    pairs: { card: null },
    size,
  }) as unknown as FiddlefooView;

describe("the frame of the map", () => {
  it("has room for one more card on each side", () => {
    expect(
      boundsOf(
        view([
          [0, 0],
          [1, 2],
        ]),
      ),
    ).toEqual({ left: -1, right: 2, top: -1, bottom: 3 });
  });

  it("has no room beyond the size that Safesong allows", () => {
    const bounds = boundsOf(
      view(
        [
          [0, 0],
          [7, 0],
        ],
        8,
      ),
    );
    expect([bounds.left, bounds.right]).toEqual([0, 7]);
    expect([bounds.top, bounds.bottom]).toEqual([-1, 1]);
  });

  it("keeps every cell in its box, and finds the cell at a point again", () => {
    const bounds = boundsOf(
      view([
        [-3, 0],
        [5, 4],
      ]),
    );
    const frame = frameOf(bounds, { width: 270, height: 210 }, WHOLE);
    const first = frame.at([bounds.left, bounds.top]);
    const last = frame.at([bounds.right, bounds.bottom]);
    expect(first.x - frame.side / 2).toBeGreaterThan(-0.01);
    expect(first.y - frame.side / 2).toBeGreaterThan(-0.01);
    expect(last.x + frame.side / 2).toBeLessThan(270.01);
    expect(last.y + frame.side / 2).toBeLessThan(210.01);
    const { x, y } = frame.at([2, 3]);
    expect(frame.cellAt(x + 5, y - 5)).toEqual([2, 3]);
  });

  it("goes nearer around the point that is touched, and never loses the map", () => {
    const bounds = boundsOf(
      view([
        [0, 0],
        [6, 6],
      ]),
    );
    const box = { width: 300, height: 300 };
    const whole = frameOf(bounds, box, WHOLE);
    const glance = nearer(whole, 2, 50, -30);
    expect(frameOf(bounds, box, glance).cellAt(200, 120)).toEqual(whole.cellAt(200, 120));
    const lost = frameOf(bounds, box, moved(glance, frameOf(bounds, box, glance), 9000, 0));
    expect(lost.at([bounds.left, 0]).x).toBeCloseTo(lost.side / 2);
  });

  it("gives a finger every cell, and shows most of those that are asked for", () => {
    const bounds = boundsOf(
      view([
        [-4, -4],
        [5, 5],
      ]),
    );
    const box = { width: 260, height: 200 };
    const usual = frameOf(bounds, box, USUAL);
    expect(usual.side).toBe(FINGER);
    expect(usual.whole).toBe(false);
    const asked: [number, number][] = [
      [-5, -5],
      [5, 4],
      [6, 5],
    ];
    const frame = frameOf(bounds, box, showing(asked, bounds, box, USUAL));
    expect(frame.beyond([5, 4])).toEqual({ x: 0, y: 0 });
    expect(frame.beyond([6, 5])).toEqual({ x: 0, y: 0 });
    expect(frame.beyond([-5, -5]).x).toBeLessThan(0);
  });

  it("shows all of a map whose cells are large enough", () => {
    const bounds = boundsOf(view([[0, 0]]));
    expect(frameOf(bounds, { width: 260, height: 200 }, USUAL).whole).toBe(true);
  });
});

it("knows which cards a line runs over", () => {
  const laid = view([
    [0, 0],
    [1, 1],
    [2, 2],
    [2, 1],
  ]);
  laid.map.forEach((square, index) => (square.card = "abcd"[index]!));
  expect(crossed(laid, [0, 0], ["c"])).toEqual(["b"]);
});

it("sorts a hand by colour or by number", () => {
  const face = (colour: "yellow" | "blue", number: number) => ({
    colour,
    number,
    notes: 1,
    when: null,
    effect: null,
  });
  const faces = { b2: face("blue", 2), y9: face("yellow", 9), y1: face("yellow", 1) };
  expect(sorted(["b2", "y9", "y1"], faces, "colour")).toEqual(["y1", "y9", "b2"]);
  expect(sorted(["b2", "y9", "y1"], faces, "number")).toEqual(["y1", "b2", "y9"]);
});

it("gives a higher number a higher pitch", () => {
  for (const colour of ["yellow", "red", "purple"] as const) {
    const scale = Array.from({ length: 16 }, (_, index) => pitch(colour, index + 1));
    expect([...scale].sort((a, b) => a - b)).toEqual(scale);
    expect(new Set(scale).size).toBe(16);
  }
  expect(pitch("blue", 1)).toBe(0);
  expect(pitch("blue", 16)).toBe(3);
});
