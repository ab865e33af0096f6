/** A table as this browser sees it: what the house told, in order, at a pace people can follow. */

import { SvelteMap } from "svelte/reactivity";
import { AttendanceList } from "./attendance.svelte";
import { refusal } from "./http";
import { called } from "./people.svelte";
import { TableSocket, type Connection } from "./socket";
import { lasting, settings } from "./settings.svelte";
import type {
  AnyAnswer,
  AnyAsked,
  EventMessage,
  Move,
  Position,
  Reply,
  TableInfo,
  Told,
  Welcome,
  You,
} from "./protocol";

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
  readonly attendance = new AttendanceList();
  /** How many times the house has told everything anew: what was said before may be out of date. */
  welcomes = $state(0);
  /** The last line of the house bot's moves for a seat that its owner has read. */
  readonly read = new SvelteMap<number, number>();
  /** By how many seconds this machine's clock is ahead of the house's. */
  ahead = $state(0);
  /** The sentence that ended the visit, or the last refusal. */
  refusal = $state.raw<{ code: string; sentence: string } | null>(null);
  watcher: Watcher | null = null;

  #socket: TableSocket;
  #number = 0;
  #requests = 0;
  #replies = new SvelteMap<number, (reply: Reply) => void>();
  /** Moves that were sent and not answered. A turn counts once, so they may be sent again. */
  #moves = new Map<number, Move>();
  /** Whether the connection has broken since the last welcome. */
  #broken = false;
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
        visible: !document.hidden,
      }),
    });
  }

  /** Whether the house owes an answer. */
  get asking(): boolean {
    return this.#replies.size > 0;
  }

  close(): void {
    this.#closed = true;
    this.attendance.forget();
    this.#socket.close();
  }

  /** Hear everything again, in the language that is chosen now. */
  retell(): void {
    this.#number = 0;
    this.#changed("connecting");
    this.#socket.again();
  }

  /** Say something to the house; the answer says whether it was done. */
  ask(message: AnyAsked): Promise<Reply> {
    const id = ++this.#requests;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      if (!this.#socket.send({ ...message, id })) this.#resolve(id, notSent(id));
      else if (message.type === "move") this.#moves.set(id, message);
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
    this.#broken = true;
    this.attendance.forget();
    for (const id of [...this.#replies.keys()]) {
      // Whether a move arrived is known once the connection is back, and not before.
      const open = this.#moves.has(id) && connection !== "closed";
      if (!open) this.#resolve(id, notSent(id));
    }
  }

  /** After a break: a move that did not arrive is sent again; one whose turn has passed is done. */
  #settleMoves({ turn }: Position): void {
    for (const [id, message] of [...this.#moves]) {
      const unanswered = turn?.turn === message.turn && turn?.seat === message.seat;
      if (unanswered && this.#socket.send({ ...message, id })) continue;
      this.#resolve(id, { type: "done", id, number: this.#number });
    }
  }

  #resolve(id: number, reply: Reply): void {
    this.#replies.get(id)?.(reply);
    this.#replies.delete(id);
    this.#moves.delete(id);
  }

  #hear(answer: AnyAnswer): void {
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
        this.attendance.hear(answer, this.table?.seats.length ?? 0);
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
    this.#resolve(Number(answer.id), answer);
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
    this.table = named(welcome.table);
    this.you = welcome.you;
    this.position = welcome.position;
    this.lines = [...kept, ...welcome.lines];
    this.emotes = welcome.emotes;
    this.welcomes += 1;
    if (this.#broken) this.#settleMoves(welcome.position);
    this.#broken = false;
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
    if (event.table) this.table = named(event.table);
    if (event.position) this.position = event.position;
    if (event.you) this.you = event.you;
    this.watcher?.after(event.line);
  }
}

function notSent(id: number): Reply {
  return { type: "refused", id, code: "offline", sentence: "" };
}

/** The table, with names as they are shown. */
function named(table: TableInfo): TableInfo {
  return { ...table, seats: table.seats.map((chair) => ({ ...chair, name: called(chair.name) })) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
