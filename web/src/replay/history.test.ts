import { expect, test, vi } from "vitest";
import type { Decision } from "../lib/protocol";

// Settings are read when the module is; there is no browser here.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { href: "http://server/replay/t" });
const { dearestOf } = await import("./history");

const decision = (number: number, seat: number, regret: number, flagged = true) =>
  ({ number, seat, regret, flagged }) as Decision;
const numbers = (decisions: Decision[]) => decisions.map(({ number }) => number);

test("a person's three dearest moments come first, the dearest before all", () => {
  const all = [
    decision(1, 0, 0.1),
    decision(2, 1, 0.9),
    decision(3, 0, 0.4),
    decision(4, 0, 0.8, false),
    decision(5, 0, 0.2),
    decision(6, 0, 0.3),
  ];
  const [dearest, others] = dearestOf(all, [0]);
  expect(numbers(dearest)).toEqual([3, 6, 5]);
  expect(numbers(others)).toEqual([1, 2]);
});

test("who had several seats sees the dearest of all of them, a stranger none", () => {
  const all = [decision(1, 0, 0.1), decision(2, 1, 0.9)];
  expect(numbers(dearestOf(all, [0, 1])[0])).toEqual([2, 1]);
  expect(dearestOf(all, [])[0]).toEqual([]);
});
