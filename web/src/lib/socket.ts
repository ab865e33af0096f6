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
/** The code of a connection that ended without a word. */
const SILENCE = 1006;

export class TableSocket {
  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  /** Whether the connection is lost and the next try is due after a pause. */
  #waiting = false;

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
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#hangUp();
  }

  /** Hang up and call again, with another hello. */
  again(): void {
    this.#hangUp();
    this.#open();
  }

  /** Listen no more; saying goodbye may take a dead connection a minute. */
  #hangUp(): void {
    clearInterval(this.#pinger);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#waiting = false;
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
      this.#ping();
    };
    socket.onmessage = (event) => {
      this.#heardAt = Date.now();
      this.listener.heard(JSON.parse(String(event.data)) as Answer);
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    clearInterval(this.#pinger);
    if (FINAL_CODES.has(code)) {
      this.listener.changed("closed");
      return;
    }
    this.#waiting = true;
    this.listener.changed("lost");
    this.#timer = setTimeout(() => this.#open(), this.#retry * (0.75 + Math.random() / 2));
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY_MS);
  }

  #ping = (): void => {
    const socket = this.#socket;
    if (!this.send({ type: "ping" })) return;
    setTimeout(() => {
      const silent = Date.now() - this.#heardAt > PATIENCE_MS && !document.hidden;
      if (!silent || socket !== this.#socket || socket?.readyState !== WebSocket.OPEN) return;
      this.#hangUp();
      this.#lost(SILENCE);
    }, PATIENCE_MS + 500);
  };

  /** The network or the person is back: do not wait out the pause. */
  #hurry = (): void => {
    if (document.hidden) return;
    if (this.#waiting) this.#open();
    else this.#ping();
  };
}
