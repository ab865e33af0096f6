/** Whether the game on the screen is explained as it is played. */

import type { Happened } from "../lib/protocol";
import type { Lesson, Stage } from "../lib/stage";

/** Switched on by the offer or by the table's menu, off by the same menu. */
export const coaching = $state({ on: false });

/** The lessons of a game: each is told once, when the game gets there. */
export class Telling {
  /** The lesson that is being read. */
  lesson = $state.raw<Lesson | null>(null);
  /** The last that was read, to be called back. */
  last = $state.raw<Lesson | null>(null);
  #told = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly lessons: Lesson[]) {}

  get done(): boolean {
    return this.#told.size === this.lessons.length;
  }

  /** Tell the next lesson whose moment has come. */
  look(stage: Stage, recent: Happened[]): void {
    this.lesson ??=
      this.lessons.find((one) => !this.#told.has(one.id) && one.when(stage, recent)) ?? null;
  }

  understood(): void {
    if (!this.lesson) return;
    this.#told = new Set([...this.#told, this.lesson.id]);
    this.last = this.lesson;
    this.lesson = null;
  }

  repeat(): void {
    this.lesson = this.last;
  }
}
