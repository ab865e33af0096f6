/** The review of a game that is over: the server thinks while one already looks. */

import { troubleOf } from "../lib/http";
import { beSomebody } from "../lib/people.svelte";
import type { Reviewed } from "../lib/protocol";
import { askForReview, type Source } from "./history";

const AGAIN_MS = 1000;

export class Reviewing {
  /** As far as it is. */
  review = $state.raw<Reviewed | null>(null);
  /** Why there is none, in a sentence. */
  trouble = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    private readonly source: Source,
    private readonly id: string,
  ) {}

  /** Ask until it is ready, from some milliseconds on; the function that is returned stops that. */
  run(after = 0): () => void {
    this.#timer = setTimeout(() => void this.#ask(), after);
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
    };
  }

  async #ask(): Promise<void> {
    try {
      await beSomebody();
      this.review = await askForReview(this.source, this.id);
    } catch (error) {
      this.trouble = troubleOf(error);
      return;
    }
    const thinking = this.review.status === "thinking" && !this.#stopped;
    if (thinking) this.#timer = setTimeout(() => void this.#ask(), AGAIN_MS);
  }
}
