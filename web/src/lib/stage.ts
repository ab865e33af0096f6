/** What a board needs to know and may do: the same at a live table and in a replay. */

import type { Component } from "svelte";
import type { Choice, Happened, View } from "./protocol";
import type { Voice } from "./sound";

/** Why a seat's owner does not play just now. */
export interface Away {
  /** Cut off, or the substitute bot plays for them already. */
  kind: "lost" | "bot";
  /** When the substitute bot takes over, in seconds by this machine's clock; null: not by that. */
  until: number | null;
}

export interface Stage<V = View> {
  /** What the seat shown may see. */
  view: V;
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
  /** The legal moves of the seat shown, while it must decide; else none. */
  choices: Choice[];
  /** Moves nobody is asked for: standing orders and the like. */
  asides: Choice[];
  /** Moves a hint recommends, the best first. */
  advised: number[];
  /** The move that waits to be confirmed. */
  pending: number | null;
  /** Everything open, after the end, in a replay: where every piece lies, by place. */
  open: Record<string, string[]> | null;
  /** The legal move (or aside) written like this. */
  offer(text: string): Choice | undefined;
  /** Make a move, or ask for confirmation first, as the person prefers. */
  play(choice: Choice): void;
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
}

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
