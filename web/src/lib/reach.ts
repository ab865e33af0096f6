/** Asking a server that may be out of reach, until it answers. */

import { Problem, Unreachable } from "./http";

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
const TOO_MANY_REQUESTS = 429;

interface Listener<T> {
  found(value: T): void;
  /** It failed; where another try may help, one follows by itself. */
  failed(error: unknown): void;
}

/** Whether the same question may be answered later: no server, one that is overloaded or broken. */
export function mayPass(error: unknown): boolean {
  if (error instanceof Problem) return error.status >= 500 || error.status === TOO_MANY_REQUESTS;
  return error instanceof Unreachable;
}

/**
 * Ask at once, then again after pauses that grow, until there is an answer. The network coming
 * back, or the person to this page, ends a pause.
 */
export class Reach<T> {
  #pause = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next try is due after a pause. */
  #waiting = false;
  #stopped = false;

  constructor(
    private readonly question: () => Promise<T>,
    private readonly listener: Listener<T>,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    void this.#ask();
  }

  /** Somebody does not want to wait. */
  again(): void {
    if (this.#waiting) void this.#ask();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  #hurry = (): void => {
    if (document.hidden) return;
    this.#pause = FIRST_RETRY_MS;
    this.again();
  };

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waiting = false;
    try {
      const value = await this.question();
      if (this.#stopped) return;
      this.stop();
      this.listener.found(value);
    } catch (error) {
      if (!this.#stopped) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#waiting = true;
    if (mayPass(error)) {
      this.#timer = setTimeout(() => this.again(), this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(this.#pause * 2, LAST_RETRY_MS);
    }
    this.listener.failed(error);
  }
}
