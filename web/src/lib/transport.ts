/**
 * How a page reaches its host: a server over HTTP and a socket, or, where the pages lie in a folder
 * without a server (`bandstand site`), a worker of this very page. Both say the same things.
 */

/** Whether these pages have no server. */
export const serverless =
  typeof document !== "undefined" &&
  document.querySelector('meta[name="bandstand-host"][content="page"]') !== null;

/** The part of a WebSocket that a table needs. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(message: string): void;
  close(): void;
}

/** Send a request; rejects only if nobody is there to answer. */
export async function request(method: string, path: string, data?: unknown): Promise<Response> {
  if (serverless) return (await import("../local/page.svelte")).answer(method, path, data);
  return fetch(path, {
    method,
    headers: data === undefined ? {} : { "Content-Type": "application/json" },
    body: data === undefined ? null : JSON.stringify(data),
  });
}

/** Open the socket of a table. */
export function connect(path: string): Wire {
  if (serverless) return new PageWire(path);
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as Wire;
}

/** What is said to the worker over one wire, and what it says. */
class PageWire implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  #send: ((message: string) => void) | null = null;
  #hangUp: (() => void) | null = null;

  constructor(path: string) {
    void import("../local/page.svelte").then(({ plug }) => this.#plug(plug, path));
  }

  send(message: string): void {
    this.#send?.(message);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#hangUp?.();
  }

  #plug(plug: typeof import("../local/page.svelte").plug, path: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    const wire = plug(path, {
      heard: (data) => this.onmessage?.({ data }),
      closed: (code) => {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.({ code });
      },
    });
    this.#send = wire.send;
    this.#hangUp = wire.hangUp;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
}
