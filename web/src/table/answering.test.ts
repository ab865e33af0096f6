import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../lib/protocol";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { Answering } = await import("./answering.svelte");
const { settings } = await import("../lib/settings.svelte");

const DONE: Choice = { move: 7, text: "done" };
let sent: Choice[];
let ready: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  ready = true;
  settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

const answering = (luck: number) =>
  new Answering(
    (choice) => sent.push(choice),
    () => ready,
    () => luck,
  );

test("an answer leaves at the moment of its question, by itself or by hand", () => {
  const [byItself, byHand] = [answering(0.5), answering(0.5)];
  byItself.asked(1);
  byItself.giveLater(DONE);
  byHand.asked(1);
  vi.advanceTimersByTime(600);
  expect(byHand.early).toBe(true);
  byHand.giveLater(DONE);
  vi.advanceTimersByTime(1299);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([DONE, DONE]);
  expect(byHand.early).toBe(false);
});

test("the moment is drawn once a question, between two limits", () => {
  for (const [luck, at] of [
    [0, 1200],
    [0.999999, 2600],
  ] as const) {
    const one = answering(luck);
    one.asked(1);
    one.giveLater(DONE);
    vi.advanceTimersByTime(at - 1);
    one.asked(1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.splice(0)).toEqual([DONE]);
  }
});

test("what waits is called back, and another question forgets it", () => {
  const one = answering(0);
  one.asked(1);
  one.giveLater(DONE);
  one.cancel();
  expect(one.held).toBeNull();
  one.giveLater(DONE);
  one.asked(2);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test("a card chosen ahead is replaced by another and dropped by a second touch", () => {
  const one = answering(0);
  one.choose("rA");
  one.choose("bA");
  expect(one.ahead).toBe("bA");
  one.choose("bA");
  expect(one.ahead).toBeNull();
});

test("while something is played nothing is sent, and afterwards it is not lost", () => {
  const one = answering(0);
  one.asked(1);
  one.giveLater(DONE);
  ready = false;
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
  ready = true;
  one.give();
  expect(sent).toEqual([DONE]);
});
