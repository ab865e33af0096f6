import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
const { counted, CountUp } = await import("./counting.svelte");
const { settings } = await import("./settings.svelte");

let frame: (now: number) => void;
vi.stubGlobal("requestAnimationFrame", (next: (now: number) => void) => {
  frame = next;
  return 1;
});
vi.stubGlobal("cancelAnimationFrame", () => {});

beforeEach(() => {
  settings.speed = "normal";
  settings.stillness = false;
});

test("a number counts in whole steps and ends as it is", () => {
  expect([0, 0.1, 0.5, 1].map((share) => counted(10, 30.5, share))).toEqual([10, 16, 28, 30.5]);
  expect(counted(4, -2, 0.99)).toBe(-2);
  expect(counted(0, -9.5, 0)).toBe(0); // not minus nothing
});

test("it takes its time, and a tap goes to the end", () => {
  const count = new CountUp();
  const stop = count.run();
  frame(performance.now() + 750);
  expect(count.share).toBeGreaterThan(0.4);
  expect(count.share).toBeLessThan(0.6);
  page.dispatchEvent(new Event("pointerdown"));
  expect(count.share).toBe(1);
  stop();
});

test("without motion, and where nothing is waited for, the number stands there at once", () => {
  settings.stillness = true;
  expect(new CountUp().share).toBe(1);
  settings.stillness = false;
  settings.speed = "fast";
  expect(new CountUp().share).toBe(1);
});
