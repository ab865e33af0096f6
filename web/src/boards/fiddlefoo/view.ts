/** What a seat at Fiddlefoo sees; the game's own view.py says the same. */

import type { Stage } from "../../lib/stage";

export type FooColour = "yellow" | "red" | "blue" | "purple";
export const COLOURS: FooColour[] = ["yellow", "red", "blue", "purple"];

export type Phase =
  | "card"
  | "cell"
  | "colour"
  | "discard"
  | "moved card"
  | "target cell"
  | "removed card"
  | "basis"
  | "throws"
  | "offered card"
  | "wanted card"
  | "another card"
  | "over";

export type Cell = [column: number, row: number];

export interface FaceOfCard {
  colour: FooColour;
  number: number;
  notes: number;
  when: "paired" | "thrown" | "drawn" | "scored" | null;
  effect: string | null;
}

/** What may be thrown: numbers by colour, and counts of notes. */
export interface Throwable {
  partners: string[];
  range: Partial<Record<FooColour, number[]>>;
  notes: number[];
  silence: boolean;
  safesong: boolean;
}

export interface Prospect extends Throwable {
  cell: Cell;
}

export interface Pair {
  card: string;
  range: [low: number, high: number];
  difference: number;
  distance: number | null;
}

export interface Pairs extends Throwable {
  card: string | null;
  made: Pair[];
  coming: Prospect[];
  closed: [Cell, Cell][];
}

export interface Square {
  card: string;
  column: number;
  row: number;
}

export interface Person {
  hand: (string | null)[];
  known: string[];
  throwing: string[] | null;
  piling: string[] | null;
  total: number;
}

export interface PileOfColour {
  cards: string[];
  top: number;
  notes: number;
}

export interface FooView {
  seat: number | null;
  waiting: number[];
  over: boolean;
  round: number;
  rounds: number;
  starter: number;
  turn: number;
  placer: number;
  phase: Phase;
  card: string | null;
  cells: Cell[];
  map: Square[];
  size: number | null;
  cards: Record<string, FaceOfCard>;
  pairs: Pairs;
  basis: "range" | "notes" | "distance" | null;
  last_placed: string | null;
  pile: number;
  gone: string[];
  piles: Record<FooColour, PileOfColour> | null;
  people: Person[];
  score_sheet: Record<string, number>[];
  placing: number[] | null;
}

export type FooStage = Stage<FooView>;

export const writeCell = ([column, row]: Cell): string => `${column},${row}`;

/** The cell written like this; null for any other move. */
export function readCell(text: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** How many rounds have been scored. */
export function roundsScored(view: FooView): number {
  return Object.keys(view.score_sheet[0] ?? {}).length;
}

/** The cards of a seat, as far as they are seen; with everything open, all of them. */
export function handOf(stage: FooStage, seat: number): (string | null)[] {
  return stage.open?.[`hand ${seat + 1}`] ?? stage.view.people[seat]?.hand ?? [];
}

export const ORDERS = ["colour", "number"] as const;
export type Order = (typeof ORDERS)[number];

/** A hand in the order a person likes. */
export function sorted(cards: string[], faces: Record<string, FaceOfCard>, order: Order): string[] {
  const worth = (card: string): number => {
    const face = faces[card];
    if (!face) return 0;
    const colour = COLOURS.indexOf(face.colour);
    return order === "colour" ? colour * 100 + face.number : face.number * 10 + colour;
  };
  return [...cards].sort((some, other) => worth(some) - worth(other));
}
