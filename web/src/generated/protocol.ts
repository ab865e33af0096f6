/** Written by `make types` from src/bandstand/tables and src/bandstand/server. Change that, not this. */

export const GONE = "Somebody who left";

export type SeatKind = "open" | "person" | "local" | "bot";

export type Spectators = "open" | "delayed" | "closed";

export type Status = "gathering" | "playing" | "finished" | "closed";

/** How long a decision may take: a number of seconds each, and a bank to draw on beyond them.
 *
 * No seconds: no clock at all.
 */
export interface Pace {
  seconds: number | null;
  bank: number;
}

/** One chair, as everybody may see it. */
export interface ChairInfo {
  kind: SeatKind;
  name: string;
  level: number | null;
  person: string | null;
  absent: boolean;
  resigned: boolean;
}

/** Who asks to take a move back, who agreed, who still has to. */
export interface WishInfo {
  seat: number;
  agreed: number[];
  missing: number[];
}

/** The moment a table goes on from: of which table or record, after how many moves. */
export interface Origin {
  of: "table" | "record";
  id: string;
  number: number;
}

/** Who asks for a bot's chair. */
export interface RequestInfo {
  seat: number;
  person: string;
  name: string;
}

/** A table, as everybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  status: Status;
  public: boolean;
  rated: boolean;
  takeover: boolean;
  pace: Pace;
  spectators: Spectators;
  host: string;
  seats: ChairInfo[];
  commitment: string;
  secret: string | null;
  scores: number[] | null;
  placing: number[] | null;
  wish: WishInfo | null;
  rematch: string | null;
  created: number;
  /** seconds a bot waits before it moves; null: as the server does */
  beat: number | null;
  origin: Origin | null;
  /** everybody who plays is away, and the game waits for them */
  paused: boolean;
  requests: RequestInfo[];
  /** the people who answer these requests */
  admits: string[];
}

/** The seat that moved last on a screen whose curtain is down, and how it may take that back. */
export interface Offer {
  seat: number;
  how: "free" | "ask";
}

/** Who you are to the server; `shown` is the seat whose view this is, null: the public's. */
export interface You {
  person: string | null;
  name: string | null;
  seats: number[];
  shown: number | null;
  host: boolean;
  take_back: Offer | null;
}

/** A seat's time: what is left in its bank, and when the substitute bot takes over. */
export interface Clock {
  seat: number;
  bank: number;
  deadline: number | null;
}

/** A legal move: its number, and how it is written. */
export interface Choice {
  move: number;
  text: string;
}

/** A move that is not legal now, and the rule that forbids it. */
export interface Forbidden {
  move: number;
  code: string;
  sentence: string;
}

/** What a seat can do now. An answer names the `turn`, so that it counts once. */
export interface Turn {
  seat: number;
  turn: number;
  waiting: boolean;
  moves: Choice[];
  asides: Choice[];
  take_back: "free" | "ask" | "no";
  reasons?: Forbidden[];
}

/** How things stand for a viewer. */
export interface Position {
  waiting: number[];
  clocks: Clock[];
  view: Record<string, unknown> | null;
  turn: Turn | null;
}

/** A piece that went from one place to another; both as a replay with open cards names them. */
export interface Travelled {
  /** null: the viewer may not know which */
  piece: string | null;
  origin: string;
  target: string;
}

/** One thing that happened in the game, as this viewer learned it. */
export interface Happened {
  kind: string;
  facts: Record<string, unknown>;
  sentence: string;
  /** the pieces that changed their place, if any */
  travels?: Travelled[];
}

/** A line of the table, as this viewer is told of it. */
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

/** The answer to hello, and whenever another seat's view is shown: all there is to know. */
export interface Welcome {
  type: "welcome";
  number: number;
  table: TableInfo;
  you: You;
  position: Position;
  lines: Told[];
  emotes: string[];
}

/** The next line. What it leaves out has not changed. */
export interface Event {
  type: "event";
  number: number;
  line: Told;
  table?: TableInfo;
  position?: Position;
  you?: You;
}

/** What was asked is done, and on the disk. `number` is the last line you were told of. */
export interface Done {
  type: "done";
  id: number | string | null;
  number: number;
}

/** What was asked cannot be done; the code of the rule and a sentence say why. */
export interface Refused {
  type: "refused";
  id: number | string | null;
  code: string;
  sentence: string;
}

/** The answer to why: legal, or the rule that forbids it. */
export interface Explained {
  type: "explained";
  id: number | string | null;
  legal: boolean;
  code: string | null;
  sentence: string | null;
}

/** A seat whose owner was cut off while others wait, and when the substitute bot takes over. */
export interface Away {
  seat: number;
  until: number;
}

/** Which seats have somebody connected, here and now, and which are missed. */
export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
  away: Away[];
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id: number | string | null;
  at: number;
}

/** An option: what it takes, what it is if nobody says, what it means.
 *
 * A choice has its words, a number its bounds; a seat is `random` or 1 to the number of players;
 * a text is what `takes` says.
 */
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

/** What a box says. */
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

/** Somebody the server knows: a guest, or a program that plays through the bot API. */
export interface Person {
  id: string;
  name: string;
  kind: "guest" | "program";
  rated: boolean;
}

/** A device a person is signed in on; times in seconds since 1970, the later one roughly. */
export interface Device {
  id: string;
  description: string;
  first_seen: number;
  last_seen: number;
  here: boolean;
}

/** The secret of a recovery link, shown once, and when it expires (seconds since 1970). */
export interface Link {
  token: string;
  expires: number;
}

/** Whether the device that asked is signed out now. */
export interface Ended {
  here: boolean;
}

/** A person's games of one title. */
export interface Tally {
  game: string;
  games: number;
  wins: number;
  mean_place: number;
}

/** A person's rating in one game. */
export interface Standing {
  game: string;
  strength: number;
  unsure: number;
  games: number;
}

/** A person, their games title by title, and their ratings. */
export interface Profile {
  person: Person;
  tallies: Tally[];
  ratings: Standing[];
}

/** Somebody one played with: how often, and how often one placed better or worse. */
export interface Opponent {
  person: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

/** A person's strength in a game: the likeliest value, how unsure, from how many games. */
export interface Rating {
  person: string;
  name: string;
  strength: number;
  unsure: number;
  games: number;
}

/** A chair in a list of tables. */
export interface ChairLine {
  kind: string;
  name: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  public: boolean;
  host: string;
  seats: ChairLine[];
  rated: boolean;
  created: number;
  updated: number;
  turn: boolean;
  until: number | null;
  place: number | null;
}

/** Where a table is found. */
export interface Laid {
  id: string;
}

/** A move worth a thought: how often it wins, give or take, from how many imagined deals.
 *
 * The points are those to expect at the end of the game (final), or only so far ahead.
 */
export interface Advice {
  move: number;
  text: string;
  chance: number;
  margin: number;
  tries: number;
  points: number;
  final: boolean;
  why: string;
}

/** The moves that look best to a seat, the best first. */
export interface Hint {
  seat: number;
  moves: Advice[];
}

/** Where others find this server. */
export interface Whereabouts {
  /** for invitations: the public address, else the first on this network */
  network: string | null;
  /** the address by which the world finds it, if it was started with one */
  public: string | null;
  /** all addresses on this network */
  addresses: string[];
  /** whether you may open it to this network: POST /api/whereabouts/open */
  openable: boolean;
}

/** A moment of a game: the line that led to it, the view after it; all open after the end. */
export interface Step {
  number: number;
  /** how many had been made */
  moves: number;
  line: Told;
  view: Record<string, unknown> | null;
  open: Record<string, string[]> | null;
}

/** Some steps of a game, and how many there are. */
export interface Replay {
  game: string;
  names: string[];
  total: number;
  steps: Step[];
}

/** A record that somebody brought, in a list of theirs. */
export interface Kept {
  id: string;
  game: string;
  at: number;
  bytes: number;
}

/** The regret of a move, given what its seat knew; null without a choice. */
export interface Decision {
  number: number;
  seat: number;
  move: string;
  chance: number | null;
  best: string | null;
  best_chance: number | null;
  /** negative if the move did better than the search's choice */
  regret: number;
  /** half of its 95 % interval */
  margin: number;
  worlds: number;
  flagged: boolean;
}

/** The summary of a seat's decisions. */
export interface SeatReview {
  seat: number;
  /** with a choice */
  decisions: number;
  /** on average */
  regret: number;
  slips: number;
}

/** How far a review is, and what it found: all of it when it is ready, before that a part.
 *
 * The curve is each seat's chance, all cards open, before the first decision and after each.
 */
export interface Reviewed {
  status: "thinking" | "ready";
  done: number;
  of: number;
  names: string[];
  decisions: Decision[];
  curve: number[][];
  seats: SeatReview[];
  turning: number[];
}

/** What went wrong. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
}

/** The first message: the last number seen (0: none), and whether to send all reasons.
 *
 * Sentences are in the language asked for, if the server speaks it: en, fr or ja. A page that is
 * not `visible` (another tab is in front, the phone is locked) says so: its connecting does not
 * mean that its owner is back.
 */
export interface Hello {
  type: "hello";
  id?: number | string | null;
  number?: number;
  reasons?: boolean;
  language?: string;
  visible?: boolean;
}

/** The page has come to the front, or has gone from it. */
export interface Visibility {
  type: "visibility";
  id?: number | string | null;
  visible: boolean;
}

/** The answer to a turn, or an aside: a move by its number or in notation. */
export interface Move {
  type: "move";
  id?: number | string | null;
  turn: number;
  move: number | string;
  seat?: number | null;
}

/** Ask what the rules say about a move. */
export interface Why {
  type: "why";
  id?: number | string | null;
  move: number | string;
  seat?: number | null;
}

/** Take one's last move back, by asking the others if they have seen it. */
export interface TakeBack {
  type: "take-back";
  id?: number | string | null;
  seat?: number | null;
}

/** Say yes to what another seat asks. */
export interface Agree {
  type: "agree";
  id?: number | string | null;
}

/** Say no to what another seat asks, or ask no more. */
export interface Decline {
  type: "decline";
  id?: number | string | null;
}

/** Answer a person who asks for a bot's chair; that person may say no, too. */
export interface Admit {
  type: "admit";
  id?: number | string | null;
  person: string;
  yes?: boolean;
}

/** A line of talk. */
export interface Say {
  type: "say";
  id?: number | string | null;
  text: string;
}

/** One of the server's signs. */
export interface Emote {
  type: "emote";
  id?: number | string | null;
  emote: string;
}

/** Lift the curtain of a local seat: its owner is at the screen, alone. */
export interface Lift {
  type: "lift";
  id?: number | string | null;
  seat: number;
}

/** Let the curtain fall. */
export interface Lower {
  type: "lower";
  id?: number | string | null;
}

/** Take the chair back from the substitute bot. */
export interface Back {
  type: "back";
  id?: number | string | null;
}

/** Give the game up. */
export interface Resign {
  type: "resign";
  id?: number | string | null;
  seat?: number | null;
}

/** Say how many seconds bots wait before they move, 0 to 3. */
export interface Speed {
  type: "speed";
  id?: number | string | null;
  beat: number;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  id?: number | string | null;
}

/** Who a chair is meant for: anyone (open), the host's own browser (local), or a bot. */
export interface SeatPlan {
  kind?: "open" | "local" | "bot";
  level?: number;
  name?: string;
}

/** A table as somebody wishes to lay it. */
export interface Plan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  public?: boolean;
  pace?: Pace;
  spectators?: Spectators;
  rated?: boolean;
  takeover?: boolean;
  beat?: number | null;
}

/** Where to leave the old game: after how many moves; as which seat; against bots of a level. */
export interface Fork {
  number: number;
  seat: number;
  level?: number;
}

/** A seat, or whichever there is. */
export interface Chosen {
  seat?: number | null;
}

/** A name to be called by. */
export interface Named {
  name: string;
}

/** What to change about oneself. */
export interface Changes {
  name?: string | null;
  rated?: boolean | null;
}

/** Which devices to sign out: this one, all others, or every one. */
export interface Where {
  where?: "here" | "others" | "everywhere";
}

/** A secret. It is shown once: the server keeps only its hash. */
export interface Token {
  token: string;
}

export type AnyAnswer = Welcome | Event | Done | Refused | Explained | Presence | Pong;

export type AnyAsked =
  | Hello
  | Visibility
  | Move
  | Why
  | TakeBack
  | Agree
  | Decline
  | Admit
  | Say
  | Emote
  | Lift
  | Lower
  | Back
  | Resign
  | Speed
  | Ping;
