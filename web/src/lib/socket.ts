/** One socket to one table, opened again whenever it breaks. */

import type { Answer } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "closed";

interface Listener {
  heard(answer: Answer): void;
  changed(connection: Connection): void;
  /** What to say first, each time a connection is open. */
  hello(): object;
}

const PING_MS = 20_000;
const PATIENCE_MS = 8_000;
const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 8_000;
/** The house hangs up with these when coming back would not help. */
const FINAL_CODES = new Set([4401, 4403, 4404]);

export class TableSocket {
  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #closed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retry = FIRST_RETRY_MS;
      this.#heardAt = Date.now();
      this.send(this.listener.hello());
      this.listener.changed("open");
      clearInterval(this.#pinger);
      this.#pinger = setInterval(this.#ping, PING_MS);
    };
    socket.onmessage = (event) => {
      this.#heardAt = Date.now();
      this.listener.heard(JSON.parse(String(event.data)) as Answer);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#pinger);
    if (FINAL_CODES.has(code)) {
      this.listener.changed("closed");
      return;
    }
    this.listener.changed("lost");
    this.#timer = setTimeout(() => this.#open(), this.#retry * (0.75 + Math.random() / 2));
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY_MS);
  }

  #ping = (): void => {
    this.send({ type: "ping" });
    setTimeout(() => {
      if (Date.now() - this.#heardAt > PATIENCE_MS && !document.hidden) this.#socket?.close();
    }, PATIENCE_MS + 500);
  };

  /** The network or the person is back: do not wait out the pause. */
  #hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#open();
    else this.send({ type: "ping" });
  };
}
