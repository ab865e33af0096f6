/**
 * Questions for the worker that thinks. One that breaks down (out of memory, not loaded, silent) is
 * replaced and asked again what it did not answer, so that a game goes on.
 */

import type { FromBots, ToBots } from "./wires";

/** The part of a worker that is used here. */
export type BotsWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

interface Asked {
  question: string;
  /** How many workers were asked. */
  tries: number;
  resolve(answer: string): void;
  reject(error: Error): void;
}

const MOST_TRIES = 3;
/** How long nothing may be heard while something is asked: loading on a slow phone takes a while. */
const SILENCE_MS = 120_000;

export class Thinker {
  #asked = new Map<number, Asked>();
  #last = 0;
  #worker: BotsWorker;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly begin: () => BotsWorker) {
    this.#worker = this.#start();
  }

  ask(question: string): Promise<string> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { question, tries: 0, resolve, reject });
      this.#send(id);
      this.#listen();
    });
  }

  #start(): BotsWorker {
    const worker = this.begin();
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#replace(event.message);
    };
    return worker;
  }

  #send(id: number): void {
    const asked = this.#asked.get(id)!;
    asked.tries += 1;
    this.#worker.postMessage({ kind: "ask", id, question: asked.question } satisfies ToBots);
  }

  #hear(data: FromBots): void {
    if ("broken" in data) return this.#replace(data.broken);
    const asked = this.#asked.get(data.id);
    this.#asked.delete(data.id);
    if ("answer" in data) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.failed));
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    if (this.#asked.size === 0) return;
    this.#silence = setTimeout(() => this.#replace("nothing was heard"), SILENCE_MS);
  }

  #replace(reason: string): void {
    console.warn(`The worker that thinks is replaced: ${reason}`);
    this.#worker.terminate();
    this.#worker = this.#start();
    for (const [id, asked] of this.#asked) {
      if (asked.tries < MOST_TRIES) this.#send(id);
      else {
        this.#asked.delete(id);
        asked.reject(new Error(reason));
      }
    }
    this.#listen();
  }
}
