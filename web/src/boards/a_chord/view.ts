/** What a seat at Take the A Chord may see, as the house tells it. */

import type { Colour } from "../../cards/shapes";

export const COLOURS: readonly Colour[] = ["blue", "green", "red", "yellow", "purple"];
export const CHORDS = [..."ABCDEFG"];

export interface Person {
  /** Null for each card that is hidden. */
  hand: (string | null)[];
  aside: number;
  /** Null where nothing helps the memory. */
  played: string[] | null;
  trick_tokens: number;
  improvisation_tokens: number;
  total: number;
}

export interface Place {
  seat: number;
  /** With two players: "white L". */
  name: string | null;
}

export interface Laid {
  place: number;
  card: string;
}

export interface AChordView {
  seat: number | null;
  waiting: number[];
  over: boolean;
  stage: number;
  half: number | null;
  key: string;
  turned_up: string;
  left_over: number;
  leader: number;
  place_to_play: number | null;
  places: Place[];
  round: Laid[];
  last_round: Laid[];
  face_down: number;
  rounds_left: number;
  spotlight: number | null;
  inset: number[];
  people: Person[];
  score_sheet: Record<string, number>[];
  placing: number[] | null;
}

export const STAGES = 3;

/** Whether the first round of a stage is not over yet: the last round is another stage's. */
export function inFirstRound(view: AChordView): boolean {
  return view.face_down === 0 && view.people.every((person) => person.trick_tokens === 0);
}

/** A card travels under this name; every stage has a deck of its own. */
export function pieceOf(stage: number, card: string): string {
  return `${stage} ${card}`;
}

/** The round to be seen: the one being played, or the last until the next card is led. */
export function roundShown(view: AChordView): { cards: Laid[]; finished: boolean; stage: number } {
  if (view.round.length > 0) return { cards: view.round, finished: false, stage: view.stage };
  const stage = inFirstRound(view) ? view.stage - 1 : view.stage;
  return { cards: view.last_round, finished: true, stage };
}

/** How far a person is along the inset; the spotlight counts as one more token. */
export function tokensOf(view: AChordView, seat: number): number {
  return (view.people[seat]?.trick_tokens ?? 0) + (view.spotlight === seat ? 1 : 0);
}
