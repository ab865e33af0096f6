/** What travels between the page and the house. The house's /api/socket.json says the same. */

export interface Chair {
  kind: "open" | "bot" | "local" | "person";
  name: string;
  level: number | null;
  person: string | null;
  absent: boolean;
  resigned: boolean;
}

export interface Pace {
  seconds: number | null;
  bank: number;
}

export interface Wish {
  seat: number;
  agreed: number[];
  missing: number[];
}

/** Somebody who asks for a bot's chair while the game goes on. */
export interface SeatRequest {
  seat: number;
  person: string;
  name: string;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  status: "gathering" | "playing" | "finished" | "closed";
  public: boolean;
  rated: boolean;
  takeover: boolean;
  pace: Pace;
  spectators: "open" | "delayed" | "closed";
  host: string;
  seats: Chair[];
  commitment: string;
  secret: string | null;
  scores: number[] | null;
  placing: number[] | null;
  wish: Wish | null;
  rematch: string | null;
  created: number;
  /** Seconds a bot waits; null: as long as the house has it. */
  beat: number | null;
  /** Everybody who plays is away, and the game waits for them. */
  paused: boolean;
  requests: SeatRequest[];
  /** The people who answer these requests. */
  admits: string[];
}

export interface Choice {
  move: number;
  text: string;
}

export interface Forbidden {
  move: number;
  code: string;
  sentence: string;
}

export interface Turn {
  seat: number;
  turn: number;
  waiting: boolean;
  moves: Choice[];
  asides: Choice[];
  take_back: "free" | "ask" | "no";
  reasons?: Forbidden[];
}

export interface Clock {
  seat: number;
  bank: number;
  deadline: number | null;
}

export type Facts = Record<string, unknown>;

export interface Happened {
  kind: string;
  facts: Facts;
  sentence: string;
}

export interface Told {
  number: number;
  at: number;
  kind: string;
  sentence?: string;
  seat?: number;
  name?: string;
  person?: string;
  text?: string;
  move?: Choice;
  events?: Happened[];
}

/** The seat that moved last on a screen whose curtain is down, and how it may take that back. */
export interface Offer {
  seat: number;
  how: "free" | "ask";
}

export interface You {
  person: string | null;
  name: string | null;
  seats: number[];
  shown: number | null;
  host: boolean;
  take_back: Offer | null;
}

/** A game's own view; each board knows the shape of its game's. */
export type View = Record<string, unknown>;

export interface Position {
  waiting: number[];
  clocks: Clock[];
  view: View | null;
  turn: Turn | null;
}

export interface Welcome {
  type: "welcome";
  number: number;
  table: TableInfo;
  you: You;
  position: Position;
  lines: Told[];
  emotes: string[];
}

export interface EventMessage {
  type: "event";
  number: number;
  line: Told;
  table?: TableInfo;
  position?: Position;
  you?: You;
}

export interface Done {
  type: "done";
  id: number | string | null;
  number: number;
}

export interface Refused {
  type: "refused";
  id: number | string | null;
  code: string;
  sentence: string;
}

export interface Explained {
  type: "explained";
  id: number | string | null;
  legal: boolean;
  code: string | null;
  sentence: string | null;
}

/** A seat whose owner others wait for, and when the house bot takes over, by the house's clock. */
export interface AwaySeat {
  seat: number;
  until: number;
}

export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
  away: AwaySeat[];
}

export interface Pong {
  type: "pong";
  id: number | string | null;
  at: number;
}

/** What is answered to something that was asked. */
export type Reply = Done | Refused | Explained;
export type Answer = Welcome | EventMessage | Reply | Presence | Pong;

export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "choice" | "seat" | "text";
  takes: string;
  default: unknown;
  meaning: string;
  choices: string[];
  low: number | null;
  high: number | null;
}

export interface GameInfo {
  id: string;
  title: string;
  designer: string;
  artist: string;
  publisher: string;
  year: string;
  players: number[];
  minutes: number;
  blurb: string;
  options: OptionInfo[];
  score_unit: number;
  lowest_score_wins: boolean;
  moves: number;
}

export interface Person {
  id: string;
  name: string;
  kind: string;
  rated: boolean;
}
