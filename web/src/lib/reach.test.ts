import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Settings are read when the module is; there is no browser here.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
const { Problem, Unreachable } = await import("./http");
const { Reach } = await import("./reach");

class Page extends EventTarget {
  hidden = false;
}

let page: Page;
let net: EventTarget;
let tries: number;
let answers: (() => Promise<string>)[];
const found: string[] = [];
const failed: unknown[] = [];

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.useFakeTimers();
  page = new Page();
  net = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", net.addEventListener.bind(net));
  vi.stubGlobal("removeEventListener", net.removeEventListener.bind(net));
  tries = 0;
  answers = [];
  found.length = failed.length = 0;
});
afterEach(() => vi.useRealTimers());

const away = () => Promise.reject(new Unreachable());

function start() {
  return new Reach(() => answers[Math.min(tries++, answers.length - 1)]!(), {
    found: (value) => void found.push(value),
    failed: (error) => void failed.push(error),
  });
}

async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test("asks again after pauses that grow, until there is an answer", async () => {
  answers = [away, away, away, () => Promise.resolve("here")];
  start();
  await settle();
  expect(tries).toBe(1);
  await settle(1_300);
  expect(tries).toBe(2);
  await settle(1_300);
  expect(tries).toBe(2);
  await settle(10_000);
  expect(found).toEqual(["here"]);
  expect(tries).toBe(4);
  await settle(100_000);
  expect(tries).toBe(4);
});

test("does not wait when the network comes back, or the person", async () => {
  answers = [away, away, away];
  start();
  await settle();
  net.dispatchEvent(new Event("online"));
  await settle();
  expect(tries).toBe(2);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(tries).toBe(2);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(tries).toBe(3);
});

test("a refusal is final until somebody asks again; a broken server is not", async () => {
  answers = [
    () => Promise.reject(new Problem(404, "not-found", "Nothing here.")),
    () => Promise.reject(new Problem(503, "closing", "Closing.")),
    () => Promise.resolve("here"),
  ];
  const reach = start();
  await settle(100_000);
  expect(tries).toBe(1);
  reach.again();
  await settle(2_000);
  expect(failed).toHaveLength(2);
  expect(found).toEqual(["here"]);
});

test("asks no more once nobody waits", async () => {
  answers = [away];
  const reach = start();
  await settle();
  reach.stop();
  net.dispatchEvent(new Event("online"));
  await settle(100_000);
  expect(tries).toBe(1);
});
