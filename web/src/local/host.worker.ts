/** The worker that holds the tables of this device: Python, IndexedDB, and a worker for the bots. */

import Worker from "./bots.worker?worker";
import { loadPython } from "./engine";
import { openDatabase, PageStorage } from "./storage";
import { Thinker, type BotsWorker } from "./thinker";
import type { FromHost, ToBots, ToHost } from "./wires";

/** `bandstand.local.host.LocalHost`. */
interface Host {
  request(method: string, path: string, body: string): Promise<string>;
  connect(wire: number, table: string): Promise<void>;
  receive(wire: number, text: string): void;
  disconnect(wire: number): void;
  let_go(table: string): void;
}

const tell = (message: FromHost): void => self.postMessage(message);

let host: Host | null = null;
/** Wires whose table is being looked up: what is said meanwhile waits. */
const opening = new Map<number, Promise<void>>();

function startBots(base: string): BotsWorker {
  const worker = new Worker();
  worker.postMessage({ kind: "load", base } satisfies ToBots);
  return worker;
}

const wires = {
  send: (wire: number, text: string) => tell({ kind: "message", wire, text }),
  close: (wire: number, code: number) => tell({ kind: "closed", wire, code }),
};

async function load(base: string): Promise<void> {
  const database = await openDatabase();
  const progress = (loaded: number, total: number): void =>
    tell({ kind: "progress", loaded, total });
  const python = await loadPython(base, progress);
  const storage = new PageStorage(database, (table) => host?.let_go(table));
  host = python
    .pyimport("bandstand.local.host")
    .LocalHost(storage, new Thinker(() => startBots(base)), wires) as Host;
  tell({ kind: "ready" });
}

self.onmessage = ({ data }: MessageEvent<ToHost>): void => {
  // Whatever is wrong with a request is its answer: an error is one of the engine.
  serve(data).catch((error: unknown) => tell({ kind: "broken", reason: String(error) }));
};

async function serve(data: ToHost): Promise<void> {
  switch (data.kind) {
    case "load":
      await load(data.base).catch((error: unknown) => {
        console.warn(error);
        tell({ kind: "failed", trouble: "no-engine" });
      });
      break;
    case "request":
      tell({
        kind: "answer",
        id: data.id,
        text: await host!.request(data.method, data.path, data.body),
      });
      break;
    case "connect":
      opening.set(data.wire, host!.connect(data.wire, data.table));
      break;
    case "message":
      await opening.get(data.wire);
      host!.receive(data.wire, data.text);
      break;
    case "disconnect":
      await opening.get(data.wire);
      opening.delete(data.wire);
      host!.disconnect(data.wire);
  }
}
