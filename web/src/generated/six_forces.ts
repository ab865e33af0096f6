/** Written by `make types` from src/bandstand/games/six_forces. Change that, not this. */

export const COLOURS = ["red", "yellow", "blue", "green"] as const;

export const TRUMPS = ["red", "yellow", "blue", "green", "big", "small"] as const;

export const TRICKS = 12;

export const HIGHEST_NUMBERS = { 3: 9, 4: 12 } as const;

export type TrumpName = "red" | "yellow" | "blue" | "green" | "big" | "small";

/** One person at the table. */
export interface PersonView {
  /** null: a card the reader may not see */
  hand: (string | null)[];
  /** in this round; null where the memory aid is off */
  played: string[] | null;
  /** coloured chips; null before the prediction */
  predicted: number | null;
  /** whether a white chip was taken too */
  spare: boolean;
  /** null before the choice */
  trump: TrumpName | null;
  /** won in this round */
  tricks: number;
  /** points of the rounds scored */
  total: number;
}

/** A card of a trick. */
export interface CardView {
  /** who played it */
  seat: number;
  card: string;
}

/** One seat's entry on the score pad. */
export interface RoundScoreView {
  predicted: number;
  spare: boolean;
  tricks: number;
  points: number;
}

/** The whole table. */
export interface SixForcesView {
  game: string;
  /** the reader's; null: a spectator */
  seat: number | null;
  /** the seats that decide now */
  waiting: number[];
  over: boolean;
  /** from 1 */
  round: number;
  /** of the whole game */
  rounds: number;
  phase: "conception" | "tricks" | "over";
  /** of the conception */
  lap: 1 | 2 | null;
  starter: number;
  /** in the centre */
  chips: number;
  /** of the trick; null during the conception */
  leader: number | null;
  /** the leader's, which judges the trick; null during the conception */
  trump: TrumpName | null;
  /** on the table, in playing order */
  trick: CardView[];
  /** the seat whose card would win this trick; null before the first card */
  winning: number | null;
  /** the one before */
  last_trick: CardView[];
  /** null before the first trick */
  last_winner: number | null;
  /** in this round, the one on the table included */
  tricks_left: number;
  /** by seat */
  people: PersonView[];
  /** the score pad: by round, then by seat */
  rounds_scored: RoundScoreView[][];
  /** by seat: the points of each round */
  score_sheet: Record<string, number>[];
  /** by seat, once the game is over */
  placing: number[] | null;
}
