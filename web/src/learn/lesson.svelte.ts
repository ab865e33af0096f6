/**
 * A lesson as a table: each move is sent with all those before it, and what comes back is told to
 * the table as a server's socket would tell it. Where the lesson stands is said when it is played.
 */

import { Problem, post, troubleOf } from "../lib/http";
import type { Director } from "../lib/director";
import { noteLearnt } from "../lib/kept.svelte";
import { NO_BEAT } from "../lib/live.svelte";
import type { AnyAsked, LessonAnswer, LessonOutcome, Move, Tried, Why } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { Listener, TableLink } from "../lib/socket";

export const FIRST_GAME = "first";

export class Lesson implements TableLink {
  /** What the teacher says now. */
  says = $state("");
  outcome = $state<LessonOutcome>("open");
  /** The move to make, or one that leads to the goal. */
  expected = $state<number | null>(null);

  #listener: Listener | undefined;
  #moves: (number | string)[] = [];
  #closed = false;

  constructor(
    private readonly game: string,
    private readonly id: string,
    private readonly director: () => Director | undefined,
  ) {}

  connect(listener: Listener): this {
    this.#listener = listener;
    // As of a socket, nothing is heard before the listener is ready.
    queueMicrotask(() => this.again());
    return this;
  }

  close(): void {
    this.#closed = true;
  }

  /** From the beginning; a language that was changed meanwhile is spoken from then on. */
  again(): void {
    this.#moves = [];
    void this.#begin();
  }

  send(message: AnyAsked): boolean {
    if (message.type === "move") void this.#move(message);
    else if (message.type === "why") void this.#why(message);
    return true;
  }

  #ask(moves: (number | string)[]): Promise<LessonAnswer> {
    const path = `/api/games/${this.game}/lessons/${this.id}?language=${settings.language}`;
    return post<LessonAnswer>(path, { moves } satisfies Tried);
  }

  async #begin(): Promise<void> {
    try {
      const answer = await this.#ask([]);
      if (this.#closed) return;
      this.#listener?.heard(answer.welcome);
      this.#listener?.changed("open");
      this.#stand(answer);
    } catch (error) {
      this.says = troubleOf(error);
      this.#listener?.changed("closed");
    }
  }

  async #move({ id, move }: Move): Promise<void> {
    const moves = [...this.#moves, move];
    try {
      const answer = await this.#ask(moves);
      if (this.#closed) return;
      if (answer.refused) return this.#listener?.heard({ ...answer.refused, id: id ?? null });
      this.#moves = moves;
      for (const event of answer.events) this.#listener?.heard(event);
      this.#listener?.heard({ type: "done", id: id ?? null, number: 0 });
      this.#director(() => this.#stand(answer));
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  /** What the rules say of a move that is not offered. */
  async #why({ id, move }: Why): Promise<void> {
    try {
      const { refused } = await this.#ask([...this.#moves, move]);
      this.#listener?.heard({
        type: "explained",
        id: id ?? null,
        legal: !refused,
        code: refused?.code ?? null,
        sentence: refused?.sentence ?? null,
      });
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  #refuse(id: number | string | null | undefined, error: unknown): void {
    const code = error instanceof Problem ? error.code : "offline";
    this.#listener?.heard({ type: "refused", id: id ?? null, code, sentence: troubleOf(error) });
  }

  /** After all that was heard so far has been played. */
  #director(then: () => void): void {
    this.director()?.play({ patient: true, beats: () => [{ ...NO_BEAT, end: then }] });
  }

  #stand({ says, outcome, expected }: LessonAnswer): void {
    this.says = says;
    this.outcome = outcome;
    this.expected = expected;
    if (outcome === "solved") noteLearnt(this.game, this.id);
  }
}
