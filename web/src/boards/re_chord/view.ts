/** What the house tells of a game of Re-Chord; see view.py of the game. */

export type Tint = "white" | "red" | "blue" | "grey" | "purple" | "green";
/** What a pick can be. */
export type PickType = Tint | "wylde";
/** What a dot of a chord card can want, and what green can clear. */
export type DotType = PickType | "down";

export const TINTS: Tint[] = ["white", "red", "blue", "grey", "purple", "green"];
export const STRINGS = [6, 5, 4, 3, 2, 1];
export const FRETS = [1, 2, 3, 4, 5];

export type Asked =
  | "action"
  | "place"
  | "ability"
  | "blue goal"
  | "grey goal"
  | "neighbour"
  | "return"
  | "go on"
  | "listen"
  | "replacement"
  | "over";

export interface Question {
  asks: Asked;
  pick: PickType | null;
  /** Where the pick lies whose ability is asked about. */
  space: string | null;
  /** Where the pick lies that is being moved. */
  source: string | null;
}

export interface Space {
  space: string;
  string: number;
  fret: number;
  pitch: number;
  taken: boolean;
  face_down: boolean;
  pick: PickType | null;
}

export interface Holding {
  seat: number;
  face_down: boolean;
  pick: PickType | null;
}

export interface Dot {
  space: string;
  pick: DotType;
}

export interface ChordCard {
  card: string;
  chord: string;
  dots: Dot[];
  silver: number;
  gold: number;
  order: "hold" | "claim" | null;
  complete: boolean | null;
}

export interface Played {
  card: string;
  chord: string;
  golden: boolean;
  fame: number;
}

export interface Song {
  song: string;
  title: string;
  chords: string[];
  fame: number;
}

export interface Genre {
  name: string;
  colour: Tint;
}

export interface Guitarist {
  hand: (ChordCard | null)[];
  tableau: Played[];
  song: Song | null;
  song_played: boolean;
  genre: Genre | null;
  chord_fame: number;
  gold_fame: number;
  song_fame: number;
  lead_fame: number | null;
  fame: number | null;
  /** The order of one's own new cards; null for others, and with live clang. */
  default_order: "claim" | "hold" | null;
}

export interface Automa {
  row: ChordCard[];
  tableau: Played[];
  flipped: string | null;
  code: string | null;
  pile: number;
  genre: Genre | null;
  chord_fame: number;
  lead_fame: number | null;
  bonus: number;
  fame: number | null;
}

export interface ReChordView {
  game: "re-chord";
  seat: number | null;
  waiting: number[];
  over: boolean;
  /** The guitarist whose turn it is; null for the automa. */
  active: number | null;
  question: Question;
  board: Space[];
  supply: (PickType | null)[];
  bag: number;
  holding: Holding | null;
  deck: number;
  drawing_closed: boolean;
  lap: number;
  pad: Record<Tint, (number | null)[]>;
  lead_guitar: number[];
  song_set: string;
  people: Guitarist[];
  automa: Automa | null;
  placing: number[] | null;
}

export function handOf(view: ReChordView, seat: number | null): ChordCard[] {
  const hand = seat === null ? [] : (view.people[seat]?.hand ?? []);
  return hand.filter((card) => card !== null);
}

export function fretOf(space: string): number {
  return Number(space.split("/")[1]);
}

export function stringOf(space: string): number {
  return Number(space.split("/")[0]);
}

/** In a replay that shows everything: the view with every face-down pick known. */
export function unveiled(view: ReChordView, open: Record<string, string[]>): ReChordView {
  const board = view.board.map((space) => {
    const lying = open[`on ${space.space} face down`]?.[0];
    return lying ? { ...space, pick: lying as PickType } : space;
  });
  const held = open["in hand"]?.[0];
  const holding = view.holding && held ? { ...view.holding, pick: held as PickType } : view.holding;
  return { ...view, board, holding };
}
