import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Thinker, type BotsWorker } from "./thinker";
import type { FromBots, ToBots } from "./wires";

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: MessageEvent<FromBots>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  asked: { id: number; question: string }[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToBots): void {
    if (message.kind === "ask") this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: FromBots): void {
    this.onmessage?.({ data } as MessageEvent<FromBots>);
  }
  crash(message: string): void {
    this.onerror?.({ message, preventDefault: () => {} } as ErrorEvent);
  }
}

const latest = (): FakeWorker => FakeWorker.all.at(-1)!;
const open = (): Thinker => new Thinker(() => new FakeWorker() as unknown as BotsWorker);

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

test("an answer goes to who asked", async () => {
  const thinker = open();
  const [one, two] = [thinker.ask("one"), thinker.ask("two")];
  latest().tell({ id: 2, answer: "b" });
  latest().tell({ id: 1, answer: "a" });
  expect(await Promise.all([one, two])).toEqual(["a", "b"]);
  expect(FakeWorker.all).toHaveLength(1);
});

test.each([
  ["crashes", (worker: FakeWorker) => worker.crash("out of memory")],
  ["says that it is broken", (worker: FakeWorker) => worker.tell({ broken: "no memory" })],
  ["falls silent", () => void vi.advanceTimersByTime(120_000)],
])("a worker that %s is replaced, and what it owes is asked again", async (_, breakDown) => {
  const thinker = open();
  const answered = thinker.ask("done");
  const owed = thinker.ask("owed");
  const first = latest();
  first.tell({ id: 1, answer: "yes" });
  breakDown(first);
  expect(first.ended).toBe(true);
  expect(latest().asked).toEqual([{ kind: "ask", id: 2, question: "owed" }]);
  latest().tell({ id: 2, answer: "at last" });
  expect(await answered).toBe("yes");
  expect(await owed).toBe("at last");
  expect(FakeWorker.all).toHaveLength(2);
});

test("a question that no worker survives is refused, and the next one is asked", async () => {
  const thinker = open();
  const refused = thinker.ask("deadly").catch((error: Error) => error.message);
  for (let tries = 0; tries < 3; tries++) latest().crash("unreachable");
  expect(await refused).toBe("unreachable");
  const next = thinker.ask("next");
  latest().tell({ id: 2, answer: "fine" });
  expect(await next).toBe("fine");
});

test("a question that cannot be answered breaks nothing", async () => {
  const thinker = open();
  const refused = thinker.ask("nonsense").catch((error: Error) => error.message);
  latest().tell({ id: 1, failed: "PythonError: no such game" });
  expect(await refused).toContain("no such game");
  vi.advanceTimersByTime(600_000);
  expect(FakeWorker.all).toHaveLength(1);
});
