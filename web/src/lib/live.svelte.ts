/** A table as this browser sees it: what the house told, in order, at a pace people can follow. */

import { SvelteMap } from "svelte/reactivity";
import { refusal } from "./http";
import { TableSocket, type Connection } from "./socket";
import { lasting, settings } from "./settings.svelte";
import type {
  Answer,
  EventMessage,
  Position,
  Reply,
  TableInfo,
  Told,
  Welcome,
  You,
} from "./protocol";

type Asked = { type: string } & Record<string, unknown>;

const NOBODY: You = {
  person: null,
  name: null,
  seats: [],
  shown: null,
  host: false,
  take_back: null,
};
const NOTHING: Position = { waiting: [], clocks: [], view: null, turn: null };
/** How long a move stays on the table before the next one may follow. */
const BEAT_MS = 350;
/** Whoever was away does not watch it all again: beyond so many lines, only the last are shown. */
const MOST_WAITING = 12;

/** Called around every change of the table: a board moves its pieces, a voice speaks. */
export interface Watcher {
  before(): void;
  after(line: Told): void;
}

export class LiveTable {
  connection = $state<Connection>("connecting");
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>(NOBODY);
  position = $state.raw<Position>(NOTHING);
  lines = $state.raw<Told[]>([]);
  emotes = $state.raw<string[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  /** By how many seconds this machine's clock is ahead of the house's. */
  ahead = $state(0);
  /** The sentence that ended the visit, or the last refusal. */
  refusal = $state.raw<{ code: string; sentence: string } | null>(null);
  watcher: Watcher | null = null;

  #socket: TableSocket;
  #number = 0;
  #requests = 0;
  #replies = new SvelteMap<number, (reply: Reply) => void>();
  #queue: EventMessage[] = [];
  /** What seats shown before were told: the house tells each of them nothing twice. */
  #told = new Map<number | null, Told[]>();
  #showing = false;
  #closed = false;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(`/api/tables/${id}/socket`, {
      heard: (answer) => this.#hear(answer),
      changed: (connection) => this.#changed(connection),
      hello: () => ({
        type: "hello",
        // Round one screen nobody's view is shown at first: the house tells all of it anew.
        number: this.you.seats.length > 1 ? 0 : this.#number,
        reasons: true,
        language: settings.language,
      }),
    });
  }

  /** Whether the house owes an answer. */
  get asking(): boolean {
    return this.#replies.size > 0;
  }

  close(): void {
    this.#closed = true;
    this.#socket.close();
  }

  /** Hear everything again, in the language that is chosen now. */
  retell(): void {
    this.#number = 0;
    this.#changed("connecting");
    this.#socket.again();
  }

  /** Say something to the house; the answer says whether it was done. */
  ask(message: Asked): Promise<Reply> {
    const id = ++this.#requests;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      if (!this.#socket.send({ ...message, id })) {
        this.#replies.delete(id);
        resolve({ type: "refused", id, code: "offline", sentence: "" });
      }
    });
  }

  async play(move: number): Promise<Reply | null> {
    const turn = this.position.turn;
    if (!turn) return null;
    return this.ask({ type: "move", turn: turn.turn, move, seat: turn.seat });
  }

  why(move: number | string): Promise<Reply> {
    return this.ask({ type: "why", move, seat: this.position.turn?.seat ?? null });
  }

  #changed(connection: Connection): void {
    this.connection = connection;
    if (connection === "open") return;
    for (const [id, reply] of this.#replies) {
      reply({ type: "refused", id, code: "offline", sentence: "" });
    }
    this.#replies.clear();
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case "welcome":
        this.#welcome(answer);
        break;
      case "event":
        this.#number = answer.number;
        this.#queue.push(answer);
        void this.#show();
        break;
      case "presence":
        this.present = answer.seats;
        this.spectators = answer.spectators;
        break;
      case "pong":
        this.ahead = Date.now() / 1000 - answer.at;
        break;
      case "done":
      case "explained":
      case "refused":
        this.#reply(answer);
    }
  }

  #reply(answer: Reply): void {
    if (answer.type === "refused") {
      answer = { ...answer, sentence: refusal(answer.code, answer.sentence) };
      this.refusal = { code: answer.code, sentence: answer.sentence };
    }
    const id = Number(answer.id);
    this.#replies.get(id)?.(answer);
    this.#replies.delete(id);
  }

  /** All there is to know; lines that this seat was told before are kept. */
  #welcome(welcome: Welcome): void {
    const first = welcome.lines[0]?.number ?? welcome.number + 1;
    const known = [...this.lines, ...this.#queue.map((event) => event.line)];
    this.#told.set(this.you.shown, known);
    const told = this.#told.get(welcome.you.shown) ?? [];
    const kept = told.filter((line) => line.number < first);
    this.#queue = [];
    this.#number = welcome.number;
    this.table = welcome.table;
    this.you = welcome.you;
    this.position = welcome.position;
    this.lines = [...kept, ...welcome.lines];
    this.emotes = welcome.emotes;
  }

  /** Show what arrived, one thing after the other. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    try {
      for (let next = this.#queue.shift(); next && !this.#closed; next = this.#queue.shift()) {
        this.#apply(next);
        const played = (next.line.events?.length ?? 0) > 0;
        const hurried = this.#queue.length > MOST_WAITING || document.hidden;
        if (played && this.#queue.length > 0 && !hurried) await pause(lasting(BEAT_MS));
      }
    } finally {
      this.#showing = false;
    }
  }

  #apply(event: EventMessage): void {
    this.watcher?.before();
    this.lines = [...this.lines, event.line];
    if (event.table) this.table = event.table;
    if (event.position) this.position = event.position;
    if (event.you) this.you = event.you;
    this.watcher?.after(event.line);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
