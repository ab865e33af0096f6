/** Written by `make types` from src/bandstand/games/re_chord. Change that, not this. */

export const COLOUR_NAMES = ["white", "red", "blue", "grey", "purple", "green"] as const;

export const STRINGS = [6, 5, 4, 3, 2, 1] as const;

export const FRETS = [1, 2, 3, 4, 5] as const;

export const OPEN_STRINGS = [40, 45, 50, 55, 59, 64] as const;

export const HAND_LIMIT = 3;

export type ColourName = "white" | "red" | "blue" | "grey" | "purple" | "green";

export type PickName = "white" | "red" | "blue" | "grey" | "purple" | "green" | "wylde";

export type OrderName = "claim" | "hold";

export type QuestionName =
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

export type TypeName = "white" | "red" | "blue" | "grey" | "purple" | "green" | "wylde" | "down";

/** What the active guitarist is asked, and about which pick. */
export interface QuestionView {
  asks: QuestionName;
  /** the pick whose ability is asked about */
  pick: PickName | null;
  /** where it lies */
  space: string | null;
  /** the space of the pick that moves */
  source: string | null;
}

/** One space of the fretboard. */
export interface SpaceView {
  space: string;
  /** 6 (low E) to 1 */
  string: number;
  /** 1 (at the nut) to 5 */
  fret: number;
  /** MIDI */
  pitch: number;
  taken: boolean;
  face_down: boolean;
  /** the type of the pick, if the seat knows it */
  pick: PickName | null;
}

/** The pick between bag or supply and fretboard. */
export interface HoldingView {
  seat: number;
  face_down: boolean;
  pick: PickName | null;
}

/** One dot of a chord card. */
export interface DotView {
  space: string;
  /** a colour, or "down" */
  pick: TypeName;
}

/** A chord card in hand or in the automa's row. */
export interface CardView {
  card: string;
  chord: string;
  dots: DotView[];
  silver: number;
  gold: number;
  /** null with live clang */
  order: OrderName | null;
  /** null with live clang */
  complete: boolean | null;
}

/** A chord card in a tableau. */
export interface PlayedView {
  card: string;
  chord: string;
  golden: boolean;
  /** what it earned */
  fame: number;
}

/** A song card, without the automa's code. */
export interface SongView {
  song: string;
  title: string;
  chords: string[];
  fame: number;
}

/** A genre card. */
export interface GenreView {
  name: string;
  colour: ColourName;
}

/** One guitarist who is a person. */
export interface PersonView {
  /** null for each card of another */
  hand: CardView[] | null[];
  tableau: PlayedView[];
  song: SongView | null;
  song_played: boolean;
  genre: GenreView | null;
  chord_fame: number;
  /** of the chord fame, what re-chords earned */
  gold_fame: number;
  song_fame: number;
  /** the genre's row of the pad */
  lead_fame: number | null;
  /** all of it */
  fame: number | null;
  /** of one's own new cards; null with live clang */
  default_order: OrderName | null;
}

/** The automa, in solo play. */
export interface AutomaView {
  row: CardView[];
  tableau: PlayedView[];
  /** the title of the song card it follows */
  flipped: string | null;
  /** what the card tells it to do */
  code: string | null;
  /** song cards to come */
  pile: number;
  genre: GenreView | null;
  chord_fame: number;
  lead_fame: number | null;
  /** by the difficulty */
  bonus: number;
  fame: number | null;
}

/** Everything a seat, or a spectator, may know. */
export interface ReChordView {
  game: string;
  /** null: a spectator */
  seat: number | null;
  /** the seats that must decide */
  waiting: number[];
  over: boolean;
  /** null: the automa */
  active: number | null;
  question: QuestionView;
  /** fret by fret from the nut, in each from string 6 to 1 */
  board: SpaceView[];
  supply: (PickName | null)[];
  /** picks */
  bag: number;
  holding: HoldingView | null;
  /** chord cards */
  deck: number;
  drawing_closed: boolean;
  lap: number;
  pad: Record<ColourName, (number | null)[]>;
  /** the fame of 0 to 5 picks of one colour in one fret */
  lead_guitar: number[];
  song_set: string;
  people: PersonView[];
  automa: AutomaView | null;
  /** when the game is over */
  placing: number[] | null;
}
