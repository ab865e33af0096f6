import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { href: "http://server/table/t" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("removeEventListener", () => {});
const page = { hidden: false, querySelector: () => null };
vi.stubGlobal("document", Object.assign(new EventTarget(), page));

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  welcome(turn: number): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.say({
      type: "welcome",
      number: turn,
      table: { status: "playing", seats: [{ person: "me" }, { person: "ben" }] },
      you: { seats: [0], shown: 0 },
      position: { waiting: [0], clocks: [], view: {}, turn: { seat: 0, turn, waiting: true } },
      lines: [],
      emotes: [],
    });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakDown(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  moves(): unknown[] {
    return this.sent.filter((message) => message["type"] === "move");
  }
}
vi.stubGlobal("WebSocket", FakeSocket);
const { LiveTable } = await import("./live.svelte");

let live: InstanceType<typeof LiveTable>;
const latest = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  live = new LiveTable("t");
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("a move that was on its way when the connection broke is sent again, and not called unsent", async () => {
  latest().welcome(4);
  const reply = live.play(7);
  latest().breakDown();
  expect(live.asking).toBe(true);
  vi.advanceTimersByTime(1000);
  latest().welcome(4);
  expect(latest().moves()).toEqual([{ type: "move", turn: 4, move: 7, seat: 0, id: 1 }]);
  latest().say({ type: "done", id: 1, number: 5 });
  expect(await reply).toEqual({ type: "done", id: 1, number: 5 });
});

test("a move that arrived before the connection broke is not sent twice", async () => {
  latest().welcome(4);
  const reply = live.play(7);
  latest().breakDown();
  vi.advanceTimersByTime(1000);
  latest().welcome(5);
  expect(latest().moves()).toEqual([]);
  expect((await reply)?.type).toBe("done");
  expect(live.asking).toBe(false);
});

test("what is asked without a connection is refused at once", async () => {
  latest().welcome(4);
  latest().breakDown();
  expect(await live.play(7)).toMatchObject({ type: "refused", code: "offline" });
  expect(live.asking).toBe(false);
});

test("a seat is missing once it is more than a blink", () => {
  latest().welcome(4);
  const away = [{ seat: 1, until: 1000 }];
  latest().say({ type: "presence", seats: [0], spectators: 0, away });
  vi.advanceTimersByTime(1000);
  latest().say({ type: "presence", seats: [0, 1], spectators: 0, away: [] });
  vi.advanceTimersByTime(5000);
  expect(live.attendance.missing.size).toBe(0);
  latest().say({ type: "presence", seats: [0], spectators: 0, away });
  vi.advanceTimersByTime(1000);
  latest().say({ type: "presence", seats: [0], spectators: 1, away });
  vi.advanceTimersByTime(600);
  expect([...live.attendance.missing]).toEqual([[1, 1000]]);
  latest().breakDown();
  expect(live.attendance.missing.size).toBe(0);
});

test("a page says whether it is in sight", () => {
  latest().welcome(4);
  expect(latest().sent[0]).toMatchObject({ type: "hello", visible: true });
});

/** A board that plays each line in two scenes. */
function watchInTwoScenes(): void {
  const scene = (name: string) => ({
    view: { seen: name },
    happened: [],
    times: { leadIn: 0, travel: 300, landing: 150, hold: 1500 },
  });
  live.watcher = {
    scenes: ({ line, position }) =>
      position ? [scene(`${line.number} lands`), scene(`${line.number} is won`)] : [],
    before: () => {},
    shown: () => {},
    landed: () => {},
    meant: () => {},
    after: () => {},
  };
}

/** What is seen of the table, as the time passes. */
function watch(look: () => unknown): unknown[] {
  const seen: string[] = [];
  for (let passed = 0; passed < 9000; passed += 50) {
    const now = JSON.stringify(look());
    if (seen.at(-1) !== now) seen.push(now);
    vi.advanceTimersByTime(50);
  }
  return seen.map((now) => JSON.parse(now) as unknown);
}

const lineOf = (number: number, seat: number) => ({
  number,
  at: 0,
  kind: "moved",
  seat,
  events: [],
});

test("nothing of a later event is seen before the earlier has been played to its end", () => {
  watchInTwoScenes();
  latest().welcome(4);
  for (const number of [5, 6]) {
    const position = { waiting: [0], clocks: [], view: { seen: `after ${number}` }, turn: null };
    const table = { status: "playing", seats: [] };
    latest().say({ type: "event", number, line: lineOf(number, 1), position, table });
  }
  const seen = watch(() => {
    const { view, waiting } = live.position;
    return [view?.["seen"], (live.before ?? view)?.["seen"], waiting, live.lines.length];
  });
  expect(seen).toEqual([
    ["5 lands", null, [1], 0],
    ["5 lands", "5 lands", [], 0],
    ["5 is won", "5 lands", [], 0],
    ["5 is won", "5 is won", [], 0],
    ["6 lands", "after 5", [1], 1],
    ["6 lands", "6 lands", [], 1],
    ["6 is won", "6 lands", [], 1],
    ["6 is won", "6 is won", [], 1],
    ["after 6", "after 6", [0], 2],
  ]);
});

/** A screen that two people share: whose view it shows, and what they have not seen yet. */
function screen(shown: number | null, number: number, since?: object[]): object {
  const table = { status: "playing", seats: [{ person: "me" }, { person: "me" }] };
  const lines = [1, 2, 3].filter((one) => one <= number).map((one) => lineOf(one, one % 2));
  const view = { seen: `${shown} at ${number}` };
  const position = { waiting: [0], clocks: [], view, turn: null };
  const you = { seats: [0, 1], shown };
  return { type: "welcome", number, table, you, position, lines, emotes: [], since };
}

test("who lifts the curtain sees what happened since their last look, one after the other", async () => {
  watchInTwoScenes();
  latest().welcome(0);
  const since = [1, 2, 3].map((number) => ({ number, view: { seen: `after ${number}` } }));
  latest().say(screen(0, 3, since));
  expect(live.position.view).toEqual({ seen: "after 1" });
  await tick();
  const seen = watch(() => [live.position.view?.["seen"], live.lines.length, live.catchingUp]);
  expect(seen).toEqual([
    ["2 lands", 1, true],
    ["2 is won", 1, true],
    ["3 lands", 2, true],
    ["3 is won", 2, true],
    ["0 at 3", 3, false],
  ]);
});

test("the curtain falls once what its owner did has been played", () => {
  watchInTwoScenes();
  latest().welcome(0);
  latest().say(screen(0, 0));
  const position = { waiting: [1], clocks: [], view: { seen: "after 1" }, turn: null };
  latest().say({ type: "event", number: 1, line: lineOf(1, 0), position });
  latest().say(screen(null, 1));
  const seen = watch(() => [live.position.view?.["seen"], live.you.shown]);
  expect(seen).toEqual([
    ["1 lands", 0],
    ["1 is won", 0],
    ["null at 1", null],
  ]);
});
