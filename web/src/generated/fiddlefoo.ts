/** Written by `make types` from src/bandstand/games/fiddlefoo. Change that, not this. */

export const COLOURS = ["yellow", "red", "blue", "purple"] as const;

export const HIGHEST = 16;

export const PILE_NOTES = 10;

export type BasisName = "range" | "notes" | "distance";

export type ColourName = "yellow" | "red" | "blue" | "purple";

export type When = "paired" | "thrown" | "drawn" | "scored";

export type PhaseName =
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

/** Everything that one seat, or a spectator, may know. */
export interface FiddlefooView {
  game: string;
  /** whose view it is; null for a spectator */
  seat: number | null;
  /** the seats that must decide */
  waiting: number[];
  over: boolean;
  /** from 1 */
  round: number;
  rounds: number;
  starter: number;
  /** whose turn it is */
  turn: number;
  /** who places: the same, but for an instaplay out of turn */
  placer: number;
  /** what is being decided, as far as the viewer can tell */
  phase: PhaseName;
  /** the card on its way, if the viewer may know it */
  card: string | null;
  /** where it may go, for the player who places or moves it */
  cells: [number, number][];
  /** in the order of placement */
  map: SquareView[];
  /** Safesong: how many columns and rows the map may have */
  size: number | null;
  /** what each card of the match shows */
  cards: Record<string, FaceView>;
  pairs: PairsView;
  /** toned down: the one thing that cards are being thrown by */
  basis: BasisName | null;
  /** in this round */
  last_placed: string | null;
  /** how many cards */
  pile: number;
  /** out of the game */
  gone: string[];
  /** Cooperative: by colour */
  piles: Record<ColourName, PileView> | null;
  /** whether each player throws at most one card at a time */
  one_throw: boolean;
  people: PersonView[];
  /** per seat, the points by round */
  score_sheet: Record<string, number>[];
  /** at the end */
  placing: number[] | null;
}

/** A card on the map. */
export interface SquareView {
  card: string;
  column: number;
  row: number;
}

/** What a card shows. */
export interface FaceView {
  colour: ColourName;
  number: number;
  notes: number;
  /** a special card: when it works */
  when: When | null;
  /** and what it does */
  effect: string | null;
}

/** Cooperative: one of the four piles. */
export interface PileView {
  /** from the bottom up */
  cards: string[];
  /** the number on top; 0 if it is empty */
  top: number;
  notes: number;
}

/** One person, as the viewer sees them. */
export interface PersonView {
  /** null: a card the viewer does not know */
  hand: (string | null)[];
  /** cards of the hand that everybody has seen */
  known: string[];
  /** the viewer's own answer so far; null for others */
  throwing: string[] | null;
  piling: string[] | null;
  /** points of the finished rounds */
  total: number;
}

/** The Pairs of the last placement, and what free cells would give. */
export interface PairsView {
  /** the card that was placed */
  card: string | null;
  partners: string[];
  made: PairView[];
  /** by colour, the numbers that match */
  range: Record<string, number[]>;
  /** how many notes match */
  notes: number[];
  silence: boolean;
  safesong: boolean;
  /** for the player who places a card */
  coming: ProspectView[];
  /** Safesong: the two ends of each line that is done */
  closed: [[number, number], [number, number]][];
}

/** One Pair of the card that was placed. */
export interface PairView {
  /** the partner */
  card: string;
  /** its first and last number; the first is higher if it is empty */
  range: [number, number];
  difference: number;
  /** Safesong, unless cards have moved since */
  distance: number | null;
}

/** The Pairs that the chosen card would make in a cell. */
export interface ProspectView {
  cell: [number, number];
  partners: string[];
  range: Record<string, number[]>;
  notes: number[];
  silence: boolean;
  safesong: boolean;
}
