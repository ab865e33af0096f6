/** What a board needs to know and may do: the same at a live table and in a replay. */

import type { SeatFace } from "./faces";
import type { Component } from "svelte";
import type { Choice, Happened, View } from "./protocol";
import type { Voice } from "./sound";

/** Why a seat's owner does not play just now. */
export interface Away {
  /** Cut off, or the substitute bot plays for them already: until they are back, or to the end. */
  kind: "lost" | "bot" | "resigned" | "holiday";
  /**
   * When the substitute bot takes over, or the holiday ends, in seconds by this machine's clock;
   * null: not by that.
   */
  until: number | null;
}

export interface Stage<V = View> {
  /** What the seat shown may see. */
  view: V;
  /** While pieces are on their way: what was seen before. */
  before?: V | null;
  /** Who sits where, as people call them. */
  names: string[];
  /** The seat that is called "you" in `names`, which takes other verbs; null: nobody is. */
  own: number | null;
  /** The seat whose view this is; null for spectators. */
  shown: number | null;
  /** The seats that must decide. */
  waiting: number[];
  /** The seats whose owners do not play just now; none in a replay. */
  away?: ReadonlyMap<number, Away>;
  /** How those at the table are drawn; not known of a replay. */
  faces?: readonly SeatFace[];
  /** The legal moves of the seat shown, while it must decide; else none. */
  choices: Choice[];
  /** Moves nobody is asked for: standing orders and the like. */
  asides: Choice[];
  /** Moves a hint recommends, the best first. */
  advised: number[];
  /** The move that waits to be confirmed. */
  pending: number | null;
  /** The moves, as they are written, that were chosen ahead of their turn, in their order. */
  ahead?: readonly string[];
  /** Everything open, after the end, in a replay: where every piece lies, by place. */
  open: Record<string, string[]> | null;
  /** The legal move (or aside) written like this. */
  offer(text: string): Choice | undefined;
  /** Make a move, or ask for confirmation first, as the person prefers unless they are sure. */
  play(choice: Choice, sure?: boolean): void;
  /** Make the move written like this if it is legal; else say which rule forbids it. */
  attempt(text: string): void;
  /** Take one's last move back; there only while that is free, because nobody has noticed it. */
  undo?: (() => void) | undefined;
}

export interface BoardProps<V = View> {
  stage: Stage<V>;
}

/** A lesson of the first game: told once, when the game itself gets there. */
export interface Lesson<V = View> {
  id: string;
  when(stage: Stage<V>, recent: Happened[]): boolean;
  text(): string;
  /** The thing it speaks of, as a selector within the table and the hand. */
  at?(stage: Stage<V>): string;
}

/** A number on the board: what leaves is missing at once, what comes is counted when it is there. */
export function counted<V>({ view, before }: Stage<V>, count: (view: V) => number): number {
  return before ? Math.min(count(view), count(before)) : count(view);
}

/** Points change once it is said why. */
export function settled<V>({ view, before }: Stage<V>): V {
  return before ?? view;
}

/** The plate of the seat shown, for lessons that speak of it. */
export const ownPlate = ({ shown }: Pick<Stage, "shown">): string =>
  `[data-place="seat:${shown ?? 0}"]`;

/** How long one looks at an event: a finished trick with its reason, or a word on what changed. */
export type Hold = "trick" | "callout";
/** By kind of event; what is not listed is not waited for. */
export type Holds = Readonly<Record<string, Hold>>;

/** A part of what a move made happen: what is seen of it, and the events that say it. */
export interface Scene<V = View> {
  view: V;
  happened: Happened[];
  /** How long one looks at it, where its events alone would not say so. */
  hold?: Hold;
  /** Whether a panel on the table says it all: the line below the table does not, too. */
  inPanel?: boolean;
}

/** What happened until the next round is dealt, and its deal, which waits until the count was read. */
export function splitAtDeal(happened: Happened[], deal: string): [Happened[], Happened[]] {
  const at = happened.findIndex(({ kind }) => kind === deal);
  return at < 0 ? [happened, []] : [happened.slice(0, at), happened.slice(at)];
}

/** A game in the browser. Each folder of boards/ has an index.ts whose default export is one. */
export interface GameFace<V = View> {
  /** The middle of the table. */
  Table: Component<BoardProps<V>>;
  /** What the seat shown holds, at the thumb; nothing for spectators. */
  Hand: Component<BoardProps<V>>;
  /** The score sheet in the drawer. */
  Scores: Component<BoardProps<V>>;
  /** A score as people count it, where the server counts in smaller units. */
  points?(score: number): number;
  /** One line that says what is expected of the seat shown; called when it must decide. */
  expects(stage: Stage<V>): string;
  /** A move as a button or a screen reader names it: "play the red G". */
  nameMove(text: string, stage: Stage<V>): string;
  /** The same of a move that is said before one is asked, where it is called something else. */
  nameAhead?(text: string, stage: Stage<V>): string;
  /** The answer that does nothing, where everybody is asked whatever they hold; else null. */
  idle?(stage: Stage<V>): string | null;
  /** Whether a card of the hand may be chosen before its turn: where one card is a whole turn. */
  plansAhead?: boolean;
  /** The spot on the board, a `data-place`, that stands for a place as events name it. */
  spot(place: string, piece: string | null, stage: Stage<V>): string;
  /** Where pieces go that leave the board although no event moved them: a trick one has seen. */
  leaves?(happened: Happened[], stage: Stage<V>): (piece: string) => string | null;
  holds: Holds;
  /** A move as it is seen, one thing after the other; the view it led to follows the last scene. */
  scenes(before: V, after: V, happened: Happened[]): Scene<V>[];
  /** How an event sounds. */
  voice(happened: Happened, stage: Stage<V>): Voice[];
  lessons: Lesson<V>[];
}
