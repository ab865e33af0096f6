/** Written by `make types` from src/bandstand/games/a_chord. Change that, not this. */

export const COLOURS = ["blue", "green", "red", "yellow", "purple"] as const;

export const CHORDS = ["A", "B", "C", "D", "E", "F", "G"] as const;

export const STAGES = 3;

/** A place that cards are played to. */
export interface PlaceView {
  /** who plays to it */
  seat: number;
  /** white L, black R ... with two players; else null */
  name: string | null;
}

/** A card of a round. */
export interface LaidCardView {
  /** an index of `AChordView.places` */
  place: number;
  /** in notation, as all cards are */
  card: string;
}

/** A person's cards and tokens. */
export interface PersonView {
  /** null: a card that the viewer cannot see */
  hand: (string | null)[];
  /** two players: cards in the pile for the second half */
  aside: number;
  /** in this stage; null without the memory aid */
  played: string[] | null;
  trick_tokens: number;
  improvisation_tokens: number;
  /** points of the stages scored */
  total: number;
}

/** One seat's entry on the score pad. */
export interface StageScoreView {
  /** trick tokens */
  tokens: number;
  /** counts as one token more */
  spotlight: boolean;
  improvisations: number;
  points: number;
}

/** Everything a seat or a spectator may know. */
export interface AChordView {
  game: string;
  /** the viewer's; null: a spectator */
  seat: number | null;
  /** the seats that must decide */
  waiting: number[];
  over: boolean;
  /** from 1 */
  stage: number;
  /** 1 or 2 with two players; else null */
  half: number | null;
  /** a chord */
  key: string;
  /** the card that named the first key */
  turned_up: string;
  /** how many other cards are outside the game */
  left_over: number;
  /** a place */
  leader: number;
  /** where the next card goes; null when the game is over */
  place_to_play: number | null;
  /** in clockwise order */
  places: PlaceView[];
  /** in playing order */
  round: LaidCardView[];
  /** the place whose card would win this round; null before the first card */
  winning: number | null;
  last_round: LaidCardView[];
  /** rounds of this trick lying face down */
  face_down: number;
  /** before the hands are empty, the one on the table included */
  rounds_left: number;
  /** its owner's seat */
  spotlight: number | null;
  /** stage points by the number of tokens */
  inset: number[];
  /** by seat */
  people: PersonView[];
  score_sheet: Record<string, number>[];
  /** the score pad: by stage, then by seat */
  stages_scored: StageScoreView[][];
  /** by seat, 1 is best; null before the game is over */
  placing: number[] | null;
}
