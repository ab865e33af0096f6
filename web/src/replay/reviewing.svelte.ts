/** The review of a game that is over: the server thinks while one already looks. */

import { troubleOf } from "../lib/http";
import { beSomebody } from "../lib/people.svelte";
import type { Reviewed } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { askForReview, type Source } from "./history";

const AGAIN_MS = 1000;

export class Reviewing {
  /** As far as it is. */
  review = $state.raw<Reviewed | null>(null);
  /** Why there is none, in a sentence. */
  trouble = $state("");

  constructor(
    private readonly source: Source,
    private readonly id: string,
  ) {}

  /**
   * Ask until it is ready, from some milliseconds on; the function that is returned stops that.
   * An effect that calls this asks again when another language is chosen: moves are told in words.
   */
  run(after = 0): () => void {
    const { language } = settings;
    let stopped = false;
    const ask = async (): Promise<void> => {
      try {
        await beSomebody();
        const review = await askForReview(this.source, this.id, language);
        if (stopped) return;
        this.review = review;
        if (review.status === "thinking") timer = setTimeout(() => void ask(), AGAIN_MS);
      } catch (error) {
        if (!stopped) this.trouble = troubleOf(error);
      }
    };
    let timer = setTimeout(() => void ask(), after);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
