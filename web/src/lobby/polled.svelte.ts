/** What the server says now, asked again and again while the page is looked at. */

import { onDestroy } from "svelte";
import { troubleOf } from "../lib/http";

/** Milliseconds: for what one looks at, and for what one waits for. */
const EVERY = 5_000;
export const SOON = 1_500;

export class Polled<T> {
  value = $state.raw<T | null>(null);
  /** Why the last question failed; what was known before stays. */
  trouble = $state("");
  #asked = 0;

  constructor(
    private readonly ask: () => Promise<T>,
    every = EVERY,
  ) {
    const timer = setInterval(() => document.hidden || void this.look(), every);
    onDestroy(() => clearInterval(timer));
    void this.look();
  }

  /** Ask now. Of several questions the answer to the latest counts, whichever comes last. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const value = await this.ask();
      if (asked !== this.#asked) return;
      this.value = value;
      this.trouble = "";
    } catch (error) {
      if (asked === this.#asked) this.trouble = troubleOf(error);
    }
  }
}
