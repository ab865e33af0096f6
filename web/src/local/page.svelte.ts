/** The page's side of a host without a server: it starts the worker, and asks it. */

import HostWorker from "./host.worker?worker";
import { openDatabase } from "./storage";
import type { FromHost, ToHost, Trouble } from "./wires";

interface Listener {
  heard(text: string): void;
  closed(code: number): void;
}

/** How far the engine is; the start page is there before it. */
export const engine = $state<{ share: number; ready: boolean; trouble: Trouble | null }>({
  share: 0,
  ready: false,
  trouble: null,
});

/** Where the engine and what was written beside it lie. */
const BASE = new URL("engine/", document.baseURI).href;
const GUIDE = /^\/api\/games\/([\w-]+)\/guide\.html\?language=(\w+)$/;
const SOCKET = /^\/api\/tables\/([\w-]+)\/socket$/;

/** The code of a connection that ended without a word. */
const CUT_OFF = 1006;

const listeners = new Map<number, Listener>();
const answers = new Map<number, { resolve(text: string): void; reject(error: Error): void }>();
let wires = 0;
let requests = 0;
let host: Promise<Worker> | null = null;

/** The worker, once it answers; started by the first request. */
function hosting(): Promise<Worker> {
  host ??= start();
  return host;
}

async function start(): Promise<Worker> {
  const trouble = await missing();
  if (trouble) {
    engine.trouble = trouble;
    throw new Error(trouble);
  }
  return new Promise((resolve, reject) => {
    const worker = new HostWorker();
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (data.kind === "ready") resolve(worker);
      if (data.kind === "failed") reject(new Error(data.trouble));
      if (data.kind === "broken") replace(worker, data.reason);
      else hear(data);
    };
    worker.onerror = (event) => replace(worker, event.message);
    worker.postMessage({ kind: "load", base: BASE } satisfies ToHost);
  });
}

/** The worker broke down. Every move is kept: the pages connect to the next one. */
function replace(worker: Worker, reason: string): void {
  console.warn(`The host of this page is replaced: ${reason}`);
  worker.terminate();
  host = null;
  Object.assign(engine, { share: 0, ready: false });
  for (const { reject } of answers.values()) reject(new Error(reason));
  const cut = [...listeners.values()];
  answers.clear();
  listeners.clear();
  for (const listener of cut) listener.closed(CUT_OFF);
}

/** What this browser lacks, if anything: then no worker is started. */
async function missing(): Promise<Trouble | null> {
  if (typeof WebAssembly !== "object") return "no-wasm";
  try {
    (await openDatabase()).close();
    return null;
  } catch {
    return "no-storage";
  }
}

/** Load the engine behind the page that is shown. */
export function warmUp(): void {
  void hosting().catch(() => {});
}

function hear(message: Exclude<FromHost, { kind: "broken" }>): void {
  switch (message.kind) {
    case "progress":
      engine.share = message.loaded / message.total;
      break;
    case "ready":
      engine.ready = true;
      break;
    case "failed":
      engine.trouble = message.trouble;
      break;
    case "answer":
      answers.get(message.id)?.resolve(message.text);
      answers.delete(message.id);
      break;
    case "message":
      listeners.get(message.wire)?.heard(message.text);
      break;
    case "closed":
      listeners.get(message.wire)?.closed(message.code);
      listeners.delete(message.wire);
  }
}

/** Answer a request as a server would; what never changes lies beside the engine as files. */
export async function answer(method: string, path: string, data?: unknown): Promise<Response> {
  if (method === "GET" && path === "/api/games") return fetch(`${BASE}games.json`);
  const guide = GUIDE.exec(path);
  if (guide) return fetch(`${BASE}guides/${guide[1]}.${guide[2]}.html`);
  const worker = await hosting();
  const text = await new Promise<string>((resolve, reject) => {
    const id = ++requests;
    answers.set(id, { resolve, reject });
    const body = data === undefined ? "" : JSON.stringify(data);
    worker.postMessage({ kind: "request", id, method, path, body } satisfies ToHost);
  });
  return responseOf(text);
}

/** What the host answers is JSON: a status and data, or a status, a file in base64 and its type. */
function responseOf(text: string): Response {
  const [status, found, type] = JSON.parse(text) as [number, unknown, string?];
  const headers = { "Content-Type": type ?? "application/json" };
  if (status === 204) return new Response(null, { status });
  if (type === undefined) return new Response(JSON.stringify(found), { status, headers });
  const bytes = Uint8Array.from(atob(found as string), (letter) => letter.charCodeAt(0));
  return new Response(bytes, { status, headers });
}

/** Open a wire to a table. */
export function plug(
  path: string,
  listener: Listener,
): { send(text: string): void; hangUp(): void } {
  const wire = ++wires;
  const table = SOCKET.exec(path)?.[1] ?? "";
  const post = (message: ToHost): void =>
    void hosting().then((worker) => worker.postMessage(message));
  listeners.set(wire, listener);
  post({ kind: "connect", wire, table });
  return {
    send: (text) => post({ kind: "message", wire, text }),
    hangUp: () => {
      listeners.delete(wire);
      post({ kind: "disconnect", wire });
    },
  };
}

/** A newer version of the pages: it waits until somebody agrees to change to it. */
export const update = $state({ waiting: false });

let next: ServiceWorker | null = null;

/** Listen for a new version, while the pages of the old one go on. */
export async function watchForUpdates(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  // The first version takes over by itself. A later one is offered here until this page has changed
  // to it, even once another tab has.
  const look = (): void => {
    if (registration.active && registration.waiting) next = registration.waiting;
    update.waiting = next !== null;
  };
  const follow = (): void => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow(); // a browser may have found it before this page could listen
  look();
}

/** Change to the new version: every move is kept, so a game goes on after the reload. */
export function takeUpdate(): void {
  // Another tab has changed to it already, and only this page is of the old one.
  if (next?.state === "activated") return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  next?.postMessage("take over");
}
