import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { PaceOffer } = await import("./pace.svelte");
const { settings } = await import("../lib/settings.svelte");

beforeEach(() => {
  stored.clear();
  settings.speed = "normal";
});

function tapped(times: number): InstanceType<typeof PaceOffer> {
  const offer = new PaceOffer();
  for (let tap = 0; tap < times; tap += 1) offer.tapped();
  return offer;
}

test("the third tap offers a faster pace, which is one step faster", () => {
  expect(tapped(2).open).toBe(false);
  const offer = tapped(3);
  expect(offer.open).toBe(true);
  offer.answer(true);
  expect([offer.open, settings.speed]).toEqual([false, "fast"]);
});

test("it is offered once, whatever was answered", () => {
  tapped(3).answer(false);
  expect(settings.speed).toBe("normal");
  expect(tapped(9).open).toBe(false);
});

test("nothing is faster than fast without skipping what happens", () => {
  settings.speed = "fast";
  expect(tapped(9).open).toBe(false);
});
