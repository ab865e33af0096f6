/** How a live table is played to the viewer: pieces travel, things sound, sentences are said. */

import { tick } from "svelte";
import { timesOf } from "../lib/director";
import type { LiveTable, TimedScene, Watcher } from "../lib/live.svelte";
import { arrive, capture, courseOf, release, type Captured, type Course } from "../lib/motion";
import type { EventMessage, Happened, Told } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { feel } from "../lib/haptics";
import { prepare, sound } from "../lib/sound";
import type { GameFace, Scene, Stage } from "../lib/stage";
import { isHeard, isTalk, spokenLine } from "./talk";

/** Lines after which what was narrated has not happened. */
const UNDOES = new Set(["took-back", "agreed"]);

/** A deal, and what else one sees arrive with it. */
const DEAL = "hand-dealt";
const WITH_DEAL = new Set([DEAL, "card-laid"]);

/** In the browser's timeline: a scene has landed, and its sounds begin. */
const LANDED = "bandstand landed";

/** What the performance needs of the page it is given on. */
interface Page {
  board(): HTMLElement | undefined;
  stage(): Stage | null;
  /** Whether the chat is open, so that nobody need read it out. */
  chatting(): boolean;
  /** Something happens: what was asked or answered before is out of date. */
  changing(): void;
}

export class Performance implements Watcher {
  /** The events of the last line that was played. */
  recent = $state.raw<Happened[]>([]);
  /** What a screen reader says. */
  spoken = $state("");
  /** What has just happened, in the sentences of the events. */
  narrated = $state("");
  /** The few words that are called out on the table, for as long as what they tell is held. */
  callouts = $state.raw<string[]>([]);
  /** Whether the table has room for them; if not, the line below it has. */
  fits = $state(true);
  /** The sounds of each line, in words. */
  captions = $state.raw(new Map<number, string[]>());

  #before: Captured = [];
  /** The size of the table when that was. */
  #room = "";
  #wasFocused = false;
  /** What is played of the line whose turn it is. */
  #scenes: Scene[] = [];
  /** Whether pieces are about to travel, once the page has changed. */
  #settling = false;

  constructor(
    private readonly live: LiveTable,
    private readonly face: GameFace,
    private readonly page: Page,
  ) {}

  scenes({ line, position }: EventMessage): TimedScene[] {
    const happened = line.events ?? [];
    const [before, after] = [this.live.position.view, position?.view];
    if (happened.length === 0 || !before || !after) return [];
    const { speed } = settings;
    const scenes =
      speed === "instant" ? [{ view: after, happened }] : this.face.scenes(before, after, happened);
    this.#scenes = scenes;
    return scenes.map((scene) => ({
      ...scene,
      times: timesOf(scene, this.face.holds, speed),
    }));
  }

  before(): void {
    const board = this.page.board();
    if (!board || this.#settling) return;
    this.#before = capture(board);
    this.#room = roomOf(board);
    this.#wasFocused = board.contains(document.activeElement);
  }

  shown(scene: Scene): void {
    this.page.changing();
    this.callouts = [];
    this.#travel(scene.happened);
    if (scene.view === this.#scenes[0]?.view) setTimeout(() => this.#prepareSounds());
  }

  landed({ happened }: Scene, { number }: Told): void {
    const stage = this.page.stage();
    if (!stage) return;
    this.#feel(happened);
    performance.mark(LANDED);
    const voices = happened.flatMap((one) => this.face.voice(one, stage));
    sound(voices);
    const heard = voices.map((voice) => voice.caption).filter(Boolean);
    if (heard.length === 0) return;
    const earlier = this.captions.get(number) ?? [];
    this.captions = new Map(this.captions).set(number, [...earlier, ...heard]);
  }

  meant({ happened, inPanel = false }: Scene): void {
    this.#narrate(happened, inPanel);
    this.callouts = happened.flatMap(({ callout }) => callout ?? []);
  }

  after(line: Told): void {
    if (line.kind === "muted") return;
    if (isTalk(line)) {
      if (!this.page.chatting() && isHeard(line)) this.spoken = spokenLine(line);
      return;
    }
    this.page.changing();
    this.callouts = [];
    this.recent = line.events ?? [];
    if (line.sentence) this.spoken = line.sentence;
    if (UNDOES.has(line.kind)) this.narrated = line.sentence ?? "";
    this.#travel([]);
  }

  /** Everything that is on its way is there. */
  arrive(): void {
    const board = this.page.board();
    if (board) arrive(board);
  }

  /** While the first piece travels, the sounds of all that follows are made. */
  #prepareSounds(): void {
    const stage = this.page.stage();
    if (!stage) return;
    for (const { view, happened } of this.#scenes) {
      prepare(happened.flatMap((one) => this.face.voice(one, { ...stage, view })));
    }
  }

  /** Pieces that land, and what is held, can be felt. */
  #feel(happened: Happened[]): void {
    const holds = happened.flatMap(({ kind }) => this.face.holds[kind] ?? []);
    const moved = happened.some(({ travels }) => (travels?.length ?? 0) > 0);
    if (moved || holds.length > 0) feel(holds);
  }

  /** All of it is spoken; what is dealt is not written below the table too. */
  #narrate(happened: Happened[], inPanel: boolean): void {
    const spoken = sentencesOf(happened);
    if (spoken) this.spoken = spoken;
    if (inPanel) return;
    const deals = happened.some(({ kind }) => kind === DEAL);
    const seen = deals ? WITH_DEAL : new Set<string>();
    const told = sentencesOf(happened.filter(({ kind }) => !seen.has(kind)));
    if (told) this.narrated = told;
  }

  /** Once the page has changed, pieces travel to their places. */
  #travel(happened: Happened[]): void {
    const stage = this.page.stage();
    if (!stage || this.#settling) return;
    const course = courseOf(this.face, happened, stage);
    this.#settling = true;
    void tick().then(() => this.#settle(course));
  }

  /** A keyboard whose card has gone goes on from the hand. */
  #settle(course: Course): void {
    this.#settling = false;
    const board = this.page.board();
    if (!board) return;
    // Where the table itself has grown or shrunk, everything is where it was: nothing travels.
    if (roomOf(board) === this.#room) release(board, this.#before, course);
    if (this.#wasFocused && !board.contains(document.activeElement)) {
      board.querySelector<HTMLElement>(".hand [tabindex='0'], .table [tabindex='0']")?.focus();
    }
  }
}

function sentencesOf(happened: Happened[]): string {
  return happened.flatMap(({ sentence }) => sentence || []).join(" ");
}

function roomOf(board: Element): string {
  const table = board.querySelector(".table");
  return `${table?.clientWidth} ${table?.clientHeight}`;
}
