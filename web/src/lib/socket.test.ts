import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type Connection } from "./socket";

/** What the browser would have: sockets that do what the test says. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: { type: string; visible?: boolean }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  connect(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  breakDown(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(type = "pong"): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }

  get pings(): number {
    return this.sent.filter((message) => message.type === "ping").length;
  }
}

let page: EventTarget & { hidden: boolean };
let told: Connection[];
let table: TableSocket;

function latest(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

/** Let time pass; the server answers each ping after this many milliseconds, if at all. */
function pass(seconds: number, answersAfter: number | null): void {
  const socket = latest();
  let answered = socket.pings - (socket.pings > 0 ? 1 : 0);
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed += 10) {
    vi.advanceTimersByTime(10);
    if (answersAfter === null || socket.pings === answered) continue;
    answered = socket.pings;
    setTimeout(() => socket.say(), answersAfter);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://server/table/t" });
  const outside = new EventTarget();
  vi.stubGlobal("addEventListener", outside.addEventListener.bind(outside));
  vi.stubGlobal("removeEventListener", outside.removeEventListener.bind(outside));
  vi.stubGlobal("dispatchEvent", outside.dispatchEvent.bind(outside));
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  FakeSocket.all = [];
  told = [];
  table = new TableSocket("/socket", {
    heard: () => {},
    changed: (connection) => told.push(connection),
    hello: () => ({ type: "hello", visible: !page.hidden }),
  });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([0, 30, 7000])("an idle table keeps its socket if pings are answered in %i ms", (ms) => {
  latest().connect();
  pass(300, ms);
  expect(FakeSocket.all).toHaveLength(1);
  expect(latest().pings).toBe(16);
  expect(told).toEqual(["open"]);
});

test("whatever is heard after the ping is a sign of life", () => {
  latest().connect();
  vi.advanceTimersByTime(100);
  latest().say("event");
  vi.advanceTimersByTime(8000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that has fallen silent is called again, once", () => {
  latest().connect();
  pass(21, 30);
  vi.advanceTimersByTime(18_000); // the next ping is asked at 40 s
  expect(told).toEqual(["open"]);
  vi.advanceTimersByTime(8000 + 1500);
  expect(FakeSocket.all).toHaveLength(2);
  latest().connect();
  pass(100, 30);
  expect(FakeSocket.all).toHaveLength(2);
  expect(told).toEqual(["open", "lost", "open"]);
});

test("a page that slept asks again before it hangs up", () => {
  latest().connect();
  pass(19, 30);
  vi.advanceTimersByTime(1000);
  const pings = latest().pings;
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 3_600_000);
  vi.advanceTimersByTime(8000);
  expect(latest().pings).toBe(pings + 1);
  expect(FakeSocket.all).toHaveLength(1);
  clock.mockRestore();
});

test("an attempt that nobody answers is given up", () => {
  vi.advanceTimersByTime(9_900);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(told).toEqual(["lost"]);
});

test("when the network is back, a stale attempt is not waited for and a fresh one is", () => {
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("back in sight and back on the network at once is one call", () => {
  latest().connect();
  latest().breakDown();
  dispatchEvent(new Event("online"));
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("the server is told when the page goes from the front and comes back", () => {
  latest().connect();
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  const said = latest().sent.filter((message) => message.type === "visibility");
  expect(said.map((message) => message.visible)).toEqual([false, true]);
});

test("where coming back would not help, nobody calls again", () => {
  latest().connect();
  latest().breakDown(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(told).toEqual(["open", "closed"]);
});
