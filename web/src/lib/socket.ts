/** One socket to one table, opened again whenever it breaks. */

import type { AnyAnswer, AnyAsked } from "./protocol";
import { connect, type Wire } from "./transport";

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  heard(answer: AnyAnswer): void;
  changed(connection: Connection): void;
  /** What to say first, each time a connection is open. */
  hello(): AnyAsked;
}

/** What a table is heard and spoken to through. */
export interface TableLink {
  /** Whether it could be sent. */
  send(message: AnyAsked): boolean;
  close(): void;
  /** Hang up and call again, with another hello. */
  again(): void;
}

const PING_MS = 20_000;
/** How long the server may take to answer a ping. */
const PATIENCE_MS = 8_000;
/** How long opening a connection may take; without a network nothing else would end it. */
const CONNECT_MS = 10_000;
/** An attempt older than this is not waited for once the network is back. */
const STALE_ATTEMPT_MS = 2_000;
const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 8_000;
/** The host hangs up with these when coming back would not help. */
const FINAL_CODES = new Set([4401, 4403, 4404, 4409]);
/** The server hangs up with this when too many sockets were opened. */
const TOO_MANY = 4429;
/** The code of a connection that ended without a word. */
const SILENCE = 1006;

export class TableSocket implements TableLink {
  #socket: Wire | null = null;
  #retry = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  /** How many messages were heard, over all connections. */
  #heard = 0;
  /** When the last attempt to connect began. */
  #attemptedAt = 0;
  /** Whether the connection is lost and the next try is due after a pause. */
  #waiting = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#turn);
    this.#open();
  }

  send(message: AnyAsked): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#turn);
    this.#hangUp();
  }

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
    this.#attemptedAt = performance.now();
    const socket = connect(this.path);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#giveUp(), CONNECT_MS);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      this.#retry = FIRST_RETRY_MS;
      this.send(this.listener.hello());
      this.listener.changed("open");
      clearInterval(this.#pinger);
      this.#pinger = setInterval(this.#ping, PING_MS);
      this.#ping();
    };
    socket.onmessage = (event) => {
      this.#heard += 1;
      this.listener.heard(JSON.parse(String(event.data)) as AnyAnswer);
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  /** Nobody answers at the other end. */
  #giveUp(): void {
    this.#hangUp();
    this.#lost(SILENCE);
  }

  #lost(code: number): void {
    clearInterval(this.#pinger);
    clearTimeout(this.#timer);
    if (FINAL_CODES.has(code)) {
      this.listener.changed("closed");
      return;
    }
    if (code === TOO_MANY) this.#retry = LAST_RETRY_MS;
    this.#waiting = true;
    this.listener.changed("lost");
    this.#timer = setTimeout(() => this.#open(), this.#retry * (0.75 + Math.random() / 2));
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY_MS);
  }

  /** Ask for a sign of life; whatever is heard after it was asked for is one. */
  #ping = (): void => {
    const socket = this.#socket;
    if (!this.send({ type: "ping" })) return;
    const heard = this.#heard;
    const asked = performance.now();
    setTimeout(() => {
      if (socket !== this.#socket || socket?.readyState !== WebSocket.OPEN) return;
      if (this.#heard > heard) return;
      // A page that slept meanwhile (in the background) may not have got round to the answer.
      if (performance.now() - asked > 2 * PATIENCE_MS) this.#ping();
      else this.#giveUp();
    }, PATIENCE_MS);
  };

  /** The network or the person is back: do not wait out the pause, nor a stale attempt. */
  #hurry = (): void => {
    if (document.hidden) return;
    const connecting = this.#socket?.readyState === WebSocket.CONNECTING;
    if (this.#waiting) this.#open();
    else if (connecting && performance.now() - this.#attemptedAt > STALE_ATTEMPT_MS) this.again();
    else this.#ping();
  };

  /** The page comes to the front or goes from it: the server tells a person from an open page. */
  #turn = (): void => {
    this.send({ type: "visibility", visible: !document.hidden });
    this.#hurry();
  };
}
