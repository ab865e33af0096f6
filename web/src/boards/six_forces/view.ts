/** What a seat at 6 Forces may see, as the house tells it. */

import type { Colour } from "../../cards/shapes";

export const COLOURS: readonly Colour[] = ["red", "yellow", "blue", "green"];
export const TRUMPS = ["red", "yellow", "blue", "green", "big", "small"] as const;
export type Trump = (typeof TRUMPS)[number];
/** The most tricks one can predict. */
export const TRICKS = 12;

export interface Person {
  /** Null for each card that is hidden. */
  hand: (string | null)[];
  /** Null where nothing helps the memory. */
  played: string[] | null;
  predicted: number | null;
  spare: boolean;
  trump: Trump | null;
  tricks: number;
  total: number;
}

export interface Laid {
  seat: number;
  card: string;
}

export interface RoundLine {
  predicted: number;
  spare: boolean;
  tricks: number;
  points: number;
}

export interface SixForcesView {
  seat: number | null;
  waiting: number[];
  over: boolean;
  round: number;
  rounds: number;
  phase: "conception" | "tricks" | "over";
  lap: 1 | 2 | null;
  starter: number;
  chips: number;
  leader: number | null;
  trump: Trump | null;
  trick: Laid[];
  last_trick: Laid[];
  last_winner: number | null;
  tricks_left: number;
  people: Person[];
  rounds_scored: RoundLine[][];
  score_sheet: Record<string, number>[];
  placing: number[] | null;
}

/** Three players leave the numbers 10 to 12 in the box. */
export function numbersInPlay(view: SixForcesView): string[] {
  return Array.from({ length: view.people.length === 3 ? 9 : 12 }, (_, index) => `${index + 1}`);
}

/** A card travels under this name; every round has a deal of its own. */
export function pieceOf(round: number, card: string): string {
  return `${round} ${card}`;
}

/** The trick to be seen: the one being played, or the last until the next card is led. */
export function trickShown(view: SixForcesView): { cards: Laid[]; finished: boolean } {
  if (view.trick.length > 0) return { cards: view.trick, finished: false };
  // At the first lead of a round the last trick is another round's.
  const ofThisRound = view.people.some((person) => person.tricks > 0);
  return { cards: ofThisRound || view.over ? view.last_trick : [], finished: true };
}

/** A prediction as it is written: 3, or 3+ with a spare. */
export function writePrediction(tricks: number, spare: boolean): string {
  return spare ? `${tricks}+` : `${tricks}`;
}
