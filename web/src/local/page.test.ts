import { beforeEach, expect, test, vi } from "vitest";
import type { FromHost, ToHost } from "./wires";

class FakeHost {
  static all: FakeHost[] = [];
  onmessage: ((event: { data: FromHost }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  heard: ToHost[] = [];
  ended = false;

  constructor() {
    FakeHost.all.push(this);
  }
  postMessage(message: ToHost): void {
    this.heard.push(message);
    if (message.kind === "load") this.tell({ kind: "ready" });
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: FromHost): void {
    this.onmessage?.({ data });
  }
}

class FakeWaiting {
  said: string[] = [];
  constructor(readonly state: string = "installed") {}
  postMessage(text: string): void {
    this.said.push(text);
  }
}

vi.mock("./host.worker?worker", () => ({ default: FakeHost }));
vi.mock("./storage", () => ({ openDatabase: async () => ({ close: () => {} }) }));
vi.stubGlobal("document", { baseURI: "http://host/folder/" });
const reload = vi.fn();
vi.stubGlobal("location", { reload });
const workers = Object.assign(new EventTarget(), { ready: Promise.resolve({} as unknown) });
vi.stubGlobal("navigator", { serviceWorker: workers });
const { answer, engine, plug, takeUpdate, update, watchForUpdates } = await import("./page.svelte");

const latest = (): FakeHost => FakeHost.all.at(-1)!;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

test("an answer of the host is a response, as data or as a file", async () => {
  const asked = answer("GET", "/api/tables/mine");
  await settle();
  latest().tell({ kind: "answer", id: 1, text: '[200,["a table"]]' });
  expect(await (await asked).json()).toEqual(["a table"]);
  const file = answer("GET", "/api/tables/t/midi");
  await settle();
  latest().tell({ kind: "answer", id: 2, text: `[200,"${btoa("MThd")}","audio/midi"]` });
  const response = await file;
  expect(response.headers.get("content-type")).toBe("audio/midi");
  expect(await response.text()).toBe("MThd");
});

test("a host that breaks down is replaced, and tables are connected to the next one", async () => {
  const closed = vi.fn();
  plug("/api/tables/t/socket", { heard: () => {}, closed });
  const asked = answer("GET", "/api/tables/mine").catch((error: Error) => error.message);
  await settle();
  const first = latest();
  first.tell({ kind: "broken", reason: "out of memory" });
  expect(await asked).toBe("out of memory");
  expect(closed).toHaveBeenCalledWith(1006);
  expect([first.ended, engine.ready]).toEqual([true, false]);
  plug("/api/tables/t/socket", { heard: () => {}, closed });
  await settle();
  expect(latest()).not.toBe(first);
  expect(latest().heard.at(-1)).toMatchObject({ kind: "connect", table: "t" });
  expect(engine.ready).toBe(true);
});

test("a new version waits until somebody agrees, whatever is played meanwhile", async () => {
  const fresh = new FakeWaiting();
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: null as FakeWaiting | null,
    active: null as FakeWaiting | null,
  });
  workers.ready = Promise.resolve(registration);
  await watchForUpdates(); // it is being installed already
  expect(update.waiting).toBe(false);
  registration.waiting = new FakeWaiting();
  installing.dispatchEvent(new Event("statechange"));
  expect(update.waiting).toBe(false); // the first one asks nobody
  Object.assign(registration, { active: registration.waiting, waiting: fresh });
  installing.dispatchEvent(new Event("statechange"));
  expect(update.waiting).toBe(true);
  workers.dispatchEvent(new Event("controllerchange"));
  expect([fresh.said, reload.mock.calls]).toEqual([[], []]);
  takeUpdate();
  expect(fresh.said).toEqual(["take over"]);
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test("a version that another tab has changed to is there after a reload", async () => {
  reload.mockClear();
  const installing = new EventTarget();
  const taken = new FakeWaiting("activated");
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: taken as FakeWaiting | null,
    active: new FakeWaiting() as FakeWaiting,
  });
  workers.ready = Promise.resolve(registration);
  await watchForUpdates();
  Object.assign(registration, { active: taken, waiting: null });
  installing.dispatchEvent(new Event("statechange"));
  expect(update.waiting).toBe(true);
  takeUpdate();
  expect(taken.said).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
});
