/** A table as this browser sees it: what the server told, in order, at a pace people can follow. */

import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { AttendanceList } from "./attendance.svelte";
import { Director, type Beat, type Times } from "./director";
import { refusal } from "./http";
import { called } from "./people.svelte";
import { TableSocket, type Connection, type Listener, type TableLink } from "./socket";
import { settings } from "./settings.svelte";
import type { Scene } from "./stage";
import type {
  AnyAnswer,
  AnyAsked,
  EventMessage,
  InAdvance,
  Led,
  Move,
  Position,
  Reply,
  TableInfo,
  Told,
  View,
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
/** For what is told without anything to be seen. */
export const NO_BEAT: Beat = {
  leadIn: 0,
  travel: 0,
  landing: 0,
  hold: 0,
  show: () => {},
  land: () => {},
  mean: () => {},
  end: () => {},
};
const NOTHING: Position = { waiting: [], clocks: [], view: null, turn: null };
/** A part of what is played, and how long it takes. */
export interface TimedScene extends Scene {
  times: Times;
}

/** Told of every change of the table: a board moves its pieces, a voice speaks. */
export interface Watcher {
  /** The scenes that a line is played in; none for a line that changes nothing on the board. */
  scenes(event: EventMessage): TimedScene[];
  /** The board is about to change. */
  before(): void;
  /** It has changed: pieces travel. */
  shown(scene: Scene): void;
  landed(scene: Scene, line: Told): void;
  meant(scene: Scene, line: Told): void;
  /** All of a line has been played, and the next may be decided. */
  after(line: Told): void;
}

export class LiveTable {
  connection = $state<Connection>("connecting");
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>(NOBODY);
  position = $state.raw<Position>(NOTHING);
  /** Whether somebody at a shared screen is shown what happened since they last looked. */
  catchingUp = $state(false);
  /** What was seen before the scene whose pieces are on their way; null once it is told. */
  before = $state.raw<View | null>(null);
  lines = $state.raw<Told[]>([]);
  emotes = $state.raw<string[]>([]);
  /** What one may say before one is asked, and has said; null where nothing is. */
  inAdvance = $state.raw<InAdvance | null>(null);
  /** Who looks at the game again, once it is over, for others to follow; null: nobody. */
  led = $state.raw<Led | null>(null);
  readonly attendance = new AttendanceList();
  /** How many times the server has told everything again: what was said before may be stale. */
  welcomes = $state(0);
  /** The last line of the substitute bot's moves for a seat that its owner has read. */
  readonly read = new SvelteMap<number, number>();
  /** By how many seconds this machine's clock is ahead of the server's. */
  ahead = $state(0);
  /** The sentence that ended the visit, or the last refusal. */
  refusal = $state.raw<{ code: string; sentence: string } | null>(null);
  watcher: Watcher | null = null;
  readonly director = new Director(() => document.hidden || settings.speed === "instant");

  #socket: TableLink;
  #number = 0;
  #requests = 0;
  #replies = new SvelteMap<number, (reply: Reply) => void>();
  /** Moves that were sent and not answered. A turn counts once, so they may be sent again. */
  #moves = new Map<number, Move>();
  /** Whether the connection has broken since the last welcome. */
  #broken = false;
  /** What was heard and is not played to its end yet. */
  #coming: EventMessage[] = [];
  /** What seats shown before were told: the server tells each of them nothing twice. */
  #told = new Map<number | null, Told[]>();

  /** *screen*: one that everybody looks at, which is shown nobody's hand. */
  constructor(
    readonly id: string,
    screen = false,
    connect = (listener: Listener): TableLink =>
      new TableSocket(`/api/tables/${id}/socket`, listener),
  ) {
    this.#socket = connect({
      heard: (answer) => this.#hear(answer),
      changed: (connection) => this.#changed(connection),
      hello: () => ({
        type: "hello",
        // Round one screen nobody's view is shown at first: the server sends all of it again. So it
        // does where one looked at a hand, which may have ended.
        number: this.you.seats.length > 1 || this.#looked ? 0 : this.#number,
        reasons: true,
        language: settings.language,
        visible: !document.hidden,
        screen,
        premoves: true,
      }),
    });
  }

  /** Whether a hand of somebody else's is shown. */
  get #looked(): boolean {
    const { seats, shown } = this.you;
    return seats.length === 0 && (shown !== null || this.position.open !== undefined);
  }

  /** Whether the server owes an answer. */
  get asking(): boolean {
    return this.#replies.size > 0;
  }

  close(): void {
    this.director.clear();
    this.attendance.forget();
    this.#socket.close();
  }

  /** Hear everything again, in the language that is chosen now. */
  retell(): void {
    this.#number = 0;
    this.#changed("connecting");
    this.#socket.again();
  }

  /** Say something to the server; the answer says whether it was done. */
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

  /** Say in advance what to do, the first of these moves that is legal; none: nothing any more. */
  premove(moves: number[], keep = false): Promise<Reply> {
    return this.ask({ type: "premove", moves, keep, seat: this.inAdvance?.seat ?? null });
  }

  why(move: number | string): Promise<Reply> {
    return this.ask({ type: "why", move, seat: this.position.turn?.seat ?? null });
  }

  #changed(connection: Connection): void {
    this.connection = connection;
    if (connection === "open") return;
    this.#broken = true;
    this.led = null;
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
        this.#hearWelcome(answer);
        break;
      case "event":
        this.#hearEvent(answer);
        break;
      case "presence":
        this.attendance.hear(answer, this.table?.seats.length ?? 0);
        break;
      case "in-advance":
        this.inAdvance = answer.possible.length > 0 || answer.given.length > 0 ? answer : null;
        break;
      case "led":
        this.led = answer.leader === null ? null : answer;
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

  /** A curtain falls once what its owner did has been played; all else is shown at once. */
  #hearWelcome(welcome: Welcome): void {
    const falls = this.you.shown !== null && welcome.you.shown === null && !this.#broken;
    this.#number = welcome.number;
    if (falls) {
      const end = (): void => this.#welcome(welcome);
      this.director.play({ patient: false, beats: () => [{ ...NO_BEAT, end }] });
      return;
    }
    const unplayed = this.#coming.map((event) => event.line);
    this.lines = [...this.lines, ...unplayed];
    this.#coming = [];
    this.director.clear();
    this.#welcome(welcome);
    if (this.#broken) this.#settleMoves(welcome.position);
    this.#broken = false;
  }

  /** All there is to know; lines that this seat was told before are kept. */
  #welcome(welcome: Welcome): void {
    const first = welcome.lines[0]?.number ?? welcome.number + 1;
    this.#told.set(this.you.shown, this.lines);
    const told = this.#told.get(welcome.you.shown) ?? [];
    const kept = told.filter((line) => line.number < first);
    const missed = missedLines(welcome);
    this.table = named(welcome.table);
    this.you = welcome.you;
    this.position = welcome.position;
    this.before = null;
    this.lines = [...kept, ...welcome.lines.slice(0, welcome.lines.length - missed.length)];
    this.emotes = welcome.emotes;
    this.inAdvance = null; // it is told after this
    this.catchingUp = false;
    this.welcomes += 1;
    if (missed.length > 0) this.#catchUp(missed, welcome);
  }

  /** Show the table as this seat saw it last, then play what happened since. */
  #catchUp(missed: Told[], { number, position, since }: Welcome): void {
    const views = new Map(since?.map((seen) => [seen.number, seen.view]));
    this.catchingUp = true;
    this.position = standing(position, since![0]!.view, missed[0]);
    // Nothing can travel before the board is there.
    const goOn = this.director.pause();
    void tick().then(goOn);
    missed.forEach((line, index) => {
      const view = views.get(line.number);
      const event: EventMessage = { type: "event", number: line.number, line };
      if (line.number === number) event.position = position;
      else if (view) event.position = standing(position, view, missed[index + 1]);
      this.#coming.push(event);
      this.director.play({ patient: true, beats: () => this.#beatsOf(event) });
    });
    const end = (): void => {
      this.position = position;
      this.catchingUp = false;
    };
    this.director.play({ patient: true, beats: () => [{ ...NO_BEAT, end }] });
  }

  #hearEvent(event: EventMessage): void {
    const { seat } = event.line;
    this.#number = event.number;
    this.#coming.push(event);
    this.director.play({
      patient: seat === undefined || !this.you.seats.includes(seat),
      beats: () => this.#beatsOf(event),
    });
  }

  /** A line as it is played: the last of its scenes ends in what the server told. */
  #beatsOf(event: EventMessage): Beat[] {
    const { line } = event;
    const scenes = this.watcher?.scenes(event) ?? [];
    const beats = scenes.map((scene, index) => {
      // The seat that acted stays lit until it means something.
      const lit = index === 0 && line.seat !== undefined ? [line.seat] : [];
      return this.#beatOf(scene, line, lit);
    });
    const end = (): void => this.#apply(event);
    const last = beats.at(-1);
    return last ? [...beats.slice(0, -1), { ...last, end }] : [{ ...NO_BEAT, end }];
  }

  /** A scene as it is played; nobody may act meanwhile. */
  #beatOf(scene: TimedScene, line: Told, lit: number[]): Beat {
    const { watcher } = this;
    return {
      ...scene.times,
      show: () => {
        watcher?.before();
        this.before = this.position.view;
        this.position = { ...this.position, view: scene.view, waiting: lit, turn: null };
        watcher?.shown(scene);
      },
      land: () => watcher?.landed(scene, line),
      mean: () => {
        this.before = null;
        this.position = { ...this.position, waiting: [] };
        watcher?.meant(scene, line);
      },
      end: () => {},
    };
  }

  #apply(event: EventMessage): void {
    this.#coming.shift();
    this.watcher?.before();
    this.lines = [...this.lines, event.line];
    if (event.table) this.table = named(event.table);
    if (event.position) this.position = event.position;
    if (event.you) this.you = event.you;
    this.watcher?.after(event.line);
  }
}

/** The lines that a seat of a shared screen has not seen played, if it has looked before. */
function missedLines({ lines, since }: Welcome): Told[] {
  const seen = since?.[0];
  return seen ? lines.filter((line) => line.number > seen.number) : [];
}

/** How things stood before a line that is played again: whose it is, is lit. */
function standing(position: Position, view: View, next: Told | undefined): Position {
  return { ...position, view, turn: null, waiting: next?.seat === undefined ? [] : [next.seat] };
}

function notSent(id: number): Reply {
  return { type: "refused", id, code: "offline", sentence: "" };
}

/** The table, with names as they are shown. */
function named(table: TableInfo): TableInfo {
  return { ...table, seats: table.seats.map((chair) => ({ ...chair, name: called(chair.name) })) };
}
