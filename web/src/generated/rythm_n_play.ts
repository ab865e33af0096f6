/** Written by `make types` from src/bandstand/games/rythm_n_play. Change that, not this. */

export const LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;

export const SOLFEGE = ["Do", "Re", "Mi", "Fa", "Sol", "La", "Si"] as const;

export const CHANGES = ["Sharp", "Flat"] as const;

export const VALUES = ["whole", "half", "quarter", "eighth"] as const;

export const HALF_BEATS = { whole: 8, half: 4, quarter: 2, eighth: 1 } as const;

export const FACE_DOWN = 2;

export const FACE_UP = -6;

export type ChangeName = "Sharp" | "Flat";

export type ValueName = "whole" | "half" | "quarter" | "eighth";

export type PhaseName = "tonality" | "act" | "lay" | "over";

/** What a seat sees of one person. */
export interface PersonView {
  /** PLAY cards in hand; hidden ones are null */
  play: string[] | null[];
  /** RYTHM cards in hand, likewise */
  rythm: ValueName[] | null[];
  /** how many cards in the staves picked up */
  face_down: number;
  /** which; null without the memory aid */
  picked_up: string[] | null;
  /** laid down beyond the hand limit */
  face_up: string[];
  /** half points; beats in hand count at the end only */
  score: number;
}

/** What a seat sees of the table. */
export interface RythmNPlayView {
  game: string;
  /** who looks; null: a spectator */
  seat: number | null;
  /** the seats that must decide */
  waiting: number[];
  over: boolean;
  /** what is decided */
  phase: PhaseName;
  names: "letters" | "solfege";
  /** which cards count against it */
  hand_limit: "all" | "play";
  /** the seat of the first turn */
  first: number;
  /** null before it is chosen */
  tonality: ChangeName | null;
  /** in the order laid */
  stave: string[];
  /** the seat that laid the last card */
  layer: number | null;
  /** the player to move may only compose or pick up */
  must_continue: boolean;
  /** nothing can follow on the stave */
  shut: boolean;
  /** cards in the PLAY stack */
  play_left: number;
  /** cards in the RYTHM stack */
  rythm_left: number;
  /** RYTHM cards discarded */
  discards: number;
  /** which; null without the memory aid */
  discarded: ValueName[] | null;
  /** turns without composing that would end the game, once that can happen */
  silence: number | null;
  /** PLAY cards that the player to move must still lay face up */
  to_lay: number;
  chosen: ValueName[] | null;
  /** by seat */
  people: PersonView[];
  /** each seat's place, when the game is over */
  placing: number[] | null;
}
