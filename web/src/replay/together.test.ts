import { expect, test, vi } from "vitest";
import type { AnyAnswer, AnyAsked, Led, Welcome } from "../lib/protocol";
import type { Listener } from "../lib/socket";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("addEventListener", () => {});
const document = { hidden: false, querySelector: () => null };
vi.stubGlobal("document", Object.assign(new EventTarget(), document));
const { Together } = await import("./together.svelte");

const led = (leader: string | null, number = 0): Led => ({
  type: "led",
  leader,
  name: "Ann",
  number,
  seat: null,
  asking: [],
});

/** A page of Ann's, what it sent, and how it is spoken to. */
function page() {
  const sent: AnyAsked[] = [];
  let listener!: Listener;
  const together = new Together("table", (given) => {
    listener = given;
    return { send: (message) => sent.push(message) > 0, close: () => {}, again: () => {} };
  });
  const say = (answer: AnyAnswer) => listener.heard(answer);
  const welcome = { type: "welcome", you: { person: "ann" } } as Welcome;
  say(welcome);
  return { together, sent, say, listener, welcome };
}

test("who leads does not follow, and others' moments are heard", () => {
  const { together, say } = page();
  together.following = true;
  say(led("ben", 3));
  expect([together.leading, together.following, together.led?.number]).toEqual([false, true, 3]);
  say(led("ann", 4));
  expect([together.leading, together.following]).toEqual([true, false]);
  say(led(null));
  expect(together.led).toBeNull();
});

test("of many moments in a row the last one is told", () => {
  vi.useFakeTimers();
  const { together, sent } = page();
  for (let number = 0; number < 9; number++) together.guide({ number, seat: null });
  vi.runAllTimers();
  expect(sent.map((one) => (one.type === "guide" ? one.number : -1))).toEqual([0, 8]);
  vi.useRealTimers();
});

test("a leader whose connection broke goes on from where they were", () => {
  const { sent, say, listener, welcome } = page();
  say(led("ann", 5));
  listener.changed("lost");
  say(welcome);
  expect(sent.at(-1)).toMatchObject({ type: "guide", number: 5 });
});
