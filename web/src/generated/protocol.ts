/** Written by `make types` from src/bandstand/tables and src/bandstand/server. Change that, not this. */

export const GONE = "Somebody who left";

export type Access = "open" | "members" | "code";

export type Colour = "blue" | "green" | "red" | "yellow" | "purple" | "grey";

export type Instrument = "guitar" | "violin" | "piano" | "drum" | "trumpet" | "flute";

export type SeatKind = "open" | "person" | "local" | "bot";

export type Spectators = "open" | "delayed" | "closed";

export type Watching = "hidden" | "shoulder" | "open";

export type Status = "gathering" | "playing" | "finished" | "closed";

export type PaceKind = "live" | "daily" | "untimed";

export type LessonOutcome = "open" | "solved" | "missed";

export type Tempo = "live" | "daily";

export type Relation = "friend" | "asks" | "asked" | "met";

export type ChannelKind = "push" | "ntfy" | "discord" | "matrix" | "webhook" | "email";

export type ChannelState = "on" | "unconfirmed" | "paused";

export type Trouble =
  | "private"
  | "unreachable"
  | "status"
  | "no-mail"
  | "mailbox"
  | "mail-server"
  | "broken";

/** How long a decision may take: a number of seconds each, and a bank to draw on beyond them.
 *
 * No seconds: no clock at all.
 */
export interface Pace {
  seconds: number | null;
  bank: number;
}

/** How a person is drawn: a colour, and the instrument they chose. */
export interface Face {
  colour: Colour;
  instrument: Instrument;
}

/** When a person is away, in seconds since 1970: slow clocks of theirs stand still then. */
export interface Holiday {
  start: number;
  end: number;
}

/** One chair, as everybody may see it. */
export interface ChairInfo {
  kind: SeatKind;
  name: string;
  level: number | null;
  person: string | null;
  absent: boolean;
  resigned: boolean;
  /** null: none was chosen */
  face: Face | null;
  /** a program plays, through the bot API */
  program: boolean;
  /** when the person is away; it may be over */
  holiday: Holiday | null;
  /** one of the server's own bots plays, and no level */
  bot: string;
}

/** What the people of a table agree on: hints, absences, and what spectators may watch.
 *
 * When somebody is away the others wait, or are asked whether a bot shall play, or a bot plays
 * after some minutes (null: as many as the server waits). Where there is a clock, that decides.
 * Spectators see no hand, or one whose owner lets them, or all if everybody lets them.
 */
export interface Policy {
  hints: boolean;
  away: "wait" | "ask" | "bot";
  minutes: number | null;
  watching: Watching;
}

/** Who asks to take a move back (or to pause, or for a policy), who agreed, who has to. */
export interface WishInfo {
  seat: number;
  agreed: number[];
  missing: number[];
  what: "back" | "pause" | "policy";
  policy: Policy | null;
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

/** The people who stay together from game to game, as everybody may see it: their room. */
export interface PartyInfo {
  id: string;
  title: string;
  locked: boolean;
}

/** The game that somebody proposes to play next, who is ready, and who still has to be. */
export interface ProposalInfo {
  person: string;
  name: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  players: number;
  ready: string[];
  missing: string[];
}

/** A spectator who sees the hand of a seat (null: all hands), once nobody is `missing`. */
export interface LookInfo {
  person: string;
  name: string;
  seat: number | null;
  /** the people who have not said yes */
  missing: string[];
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
  party: PartyInfo | null;
  proposal: ProposalInfo | null;
  policy: Policy;
  /** a pause that its people agreed on */
  on_hold: boolean;
  /** what each seat added to the shuffle */
  entropy: (string | null)[];
  looks: LookInfo[];
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

/** One thing that a move would do by the rules, in two or three words. */
export interface Mark {
  kind: string;
  sentence: string;
}

/** A legal move: its number, and how it is written; and what it would do, two marks at most. */
export interface Choice {
  move: number;
  text: string;
  marks?: Mark[];
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
  /** all hands by place, to whom they are shown */
  open?: Record<string, string[]>;
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
  /** the few words that are called out on the table */
  callout?: string;
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
  /** the text is the name of a sign that a spectator made */
  sign?: boolean;
}

/** How things stood for a seat after the line with this number. */
export interface Glimpse {
  number: number;
  view: Record<string, unknown>;
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
  since?: Glimpse[];
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

/** What a seat's owner may say before they are asked, and what they have said; only to them. */
export interface InAdvance {
  type: "in-advance";
  seat: number;
  possible: Choice[];
  /** of these: also for every decision to come, not only for the next */
  idle: number[];
  given: Choice[];
  keep: boolean;
  /** why what was given before could not be done */
  dropped: string | null;
}

/** Who asks to lead a shared look. */
export interface LeadRequest {
  person: string;
  name: string;
}

/** Who leads a shared look at this game, and where they are; no leader: it is over. */
export interface Led {
  type: "led";
  leader: string | null;
  name: string;
  number: number;
  seat: number | null;
  asking: LeadRequest[];
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id: number | string | null;
  at: number;
}

/** A piece of which a list can be chosen, and the flag that must be on for it. */
export interface PieceInfo {
  key: string;
  needs: string | null;
}

/** An option: what it takes, what it is if nobody says, what it means.
 *
 * A choice has its words, a number its bounds; a seat is `random` or 1 to the number of players;
 * a text is what `takes` says, and its choices are those that a page can offer; where it has
 * pieces, a list of their keys will do.
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
  needs: string | null;
  players: number[] | null;
  pieces: PieceInfo[];
}

/** A set of options with a name; what it leaves out has its default. */
export interface PresetInfo {
  name: string;
  meaning: string;
  options: Record<string, unknown>;
  players: number[];
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
  presets: PresetInfo[];
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
  face: Face | null;
  /** the latest; it may be over */
  holiday: Holiday | null;
}

/** A device a person is signed in on; times in seconds since 1970, the later one roughly. */
export interface Device {
  id: string;
  description: string;
  first_seen: number;
  last_seen: number;
  here: boolean;
}

/** A passkey of a person; times in seconds since 1970. */
export interface Passkey {
  id: string;
  /** of the device it was made on */
  description: string;
  /** the name of the server it works at */
  host: string;
  created: number;
  used: number | null;
}

/** What to give to the browser's `navigator.credentials`, in the standard's JSON form. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Settings by their names; games met, lessons learnt, questions not to be asked again. */
export interface PersonPreferences {
  settings: Record<string, boolean | number | string>;
  met: string[];
  learnt: string[];
  asked: string[];
}

/** What was kept, and when (seconds since 1970): never, if nothing was. */
export interface KeptPreferences {
  at: number | null;
  preferences: PersonPreferences;
}

/** Two people's games together: how often each placed better. */
export interface Against {
  games: number;
  ahead: number;
  behind: number;
  level: number;
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

/** The strongest level of bots that a person won a game against. */
export interface Beaten {
  game: string;
  level: number;
}

/** A person's rating in one game. */
export interface Standing {
  game: string;
  strength: number;
  unsure: number;
  games: number;
}

/** What a rating was after a number of games; the time in seconds since 1970. */
export interface RatingPoint {
  strength: number;
  unsure: number;
  games: number;
  at: number;
}

/** A person's rating in one game over time. */
export interface RatingCourse {
  game: string;
  points: RatingPoint[];
}

/** A person, their games title by title, the bots they beat, their ratings, now and before. */
export interface Profile {
  person: Person;
  tallies: Tally[];
  beaten: Beaten[];
  ratings: Standing[];
  courses: RatingCourse[];
}

/** A program of one's own, with its token. */
export interface Program {
  person: Person;
  token: string;
}

/** When a person may be told, and in which language. Quiet hours need both ends. */
export interface Preferences {
  language: string;
  zone: string;
  /** minutes after midnight */
  quiet_from: number | null;
  quiet_to: number | null;
  remind: number | null;
  digest: number;
}

/** One of your channels; `label` is enough to recognise it by, and no secret. */
export interface ChannelInfo {
  id: string;
  kind: ChannelKind;
  label: string;
  state: ChannelState;
  /** the browser that asks */
  here: boolean;
  /** when something last arrived */
  sent: number | null;
  /** why it is paused */
  trouble: Trouble | null;
  /** the status or the host that the trouble is with */
  detail: string;
}

/** How you are told, and what this server can do. */
export interface NotifySettings {
  preferences: Preferences;
  channels: ChannelInfo[];
  /** the application server key for a browser's push manager */
  push_key: string;
  /** whether this server sends e-mail */
  email: boolean;
  /** whether your calendar has an address */
  calendar: boolean;
}

/** At how many tables you are awaited. */
export interface Turns {
  turns: number;
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

/** A finished game of a person; the time in seconds since 1970. */
export interface PlayedGame {
  table: string;
  game: string;
  finished: number;
  place: number;
  players: number;
  score: number;
  rated: boolean;
  /** null: of a game before it was kept */
  pace: PaceKind | null;
  others: string[];
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

/** The rating of somebody in one game: the likeliest value, and how unsure it is. */
export interface Strength {
  strength: number;
  unsure: number;
}

/** A chair of a table with open seats, and who is in it. */
export interface SeatOffer {
  kind: string;
  name: string;
  /** of a bot */
  level: number | null;
  person: string | null;
  /** of people who want to be rated and are */
  rating: Strength | null;
  /** one of the server's own bots, instead of a level */
  bot: string;
  /** whether the person is connected to the table */
  here: boolean;
}

/** A public table with at least one open seat. */
export interface OpenTable {
  id: string;
  game: string;
  host: string;
  seats: SeatOffer[];
  rated: boolean;
  created: number;
  options: Record<string, unknown> | null;
  pace: Pace | null;
}

/** Somebody who looks for a game, as everybody may see it. */
export interface SeekOffer {
  person: string;
  name: string;
  games: string[];
  tempo: Tempo;
  rated: boolean;
  until: number;
  /** by game, of those who want to be rated */
  ratings: Record<string, Strength>;
}

/** What is on offer to somebody who looks for a game. */
export interface Lobby {
  tables: OpenTable[];
  seeks: SeekOffer[];
}

/** Somebody one knows: a friend, somebody who asks to be, whom one asked, or met at a table. */
export interface Acquaintance {
  person: string;
  name: string;
  relation: Relation;
  /** whether they are connected to a table */
  here: boolean;
}

/** A table that somebody would like one to come to. */
export interface Invitation {
  table: string;
  game: string;
  inviter: string;
  /** the inviter's */
  name: string;
}

/** Who was invited to a table. */
export interface Guests {
  people: string[];
}

/** A person's own seek; `table` is where they play, once somebody was found. */
export interface OwnSeek {
  games: string[];
  tempo: Tempo;
  rated: boolean;
  bots: boolean;
  until: number;
  table: string | null;
}

/** Where a table is found. */
export interface Laid {
  id: string;
}

/** A bot of the server's own that can play wherever a level can. */
export interface OwnBot {
  name: string;
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

/** How a game ended for one seat. Bots and seats at a shared screen have no person. */
export interface Placed {
  person: string | null;
  name: string;
  place: number;
  score: number;
}

/** A game that a party played to its end. */
export interface Finished {
  table: string;
  game: string;
  seats: Placed[];
}

/** Somebody's evening: points, games won, games played. */
export interface Standing {
  person: string | null;
  name: string;
  points: number;
  wins: number;
  games: number;
}

/** A line of talk, when it is told apart from the table's own lines. */
export interface Spoken {
  person: string;
  name: string;
  text: string;
  at: number;
  /** the text is the name of a sign */
  sign: boolean;
}

/** A party: where it plays now, how its games ended, what they add up to, what was said.
 *
 * The talk is that of earlier tables; what is said at the present one is told there.
 */
export interface Evening {
  id: string;
  table: string;
  games: Finished[];
  score: Standing[];
  talk: Spoken[];
}

/** Somebody who watches a table. */
export interface Spectator {
  person: string;
  name: string;
}

/** Where others find this server. */
export interface Whereabouts {
  /** for invitations: the public address, else the first on this network */
  network: string | null;
  /** the address by which the world finds it, if it was started with one */
  public: string | null;
  /** all addresses on this network */
  addresses: string[];
  /** the address by the server's name there, such as http://bandstand.local:8450/ */
  name: string | null;
  /** whether you may open it to this network: POST /api/whereabouts/open */
  openable: boolean;
}

/** A sentence of the operator's, and when it goes; null: when they take it away. */
export interface Announcement {
  text: string;
  until: number | null;
}

/** When something ends: seconds since 1970, null for never. */
export interface Ending {
  until: number | null;
}

/** How somebody stands with the operator; null: not so. */
export interface YourStanding {
  administrator: boolean;
  muted: Ending | null;
  banned: Ending | null;
}

/** What the operator says of the server, and to the person who asks. */
export interface ServerInfo {
  name: string;
  welcome: string;
  privacy: string;
  access: Access;
  announcement: Announcement | null;
  you: YourStanding;
  /** of the bots that may be chosen here */
  highest_level: number;
}

/** A person in a list. */
export interface DeskPerson {
  id: string;
  name: string;
  kind: string;
  created: number;
  /** on any device */
  seen: number | null;
  /** where they sit or sat */
  tables: number;
  administrator: boolean;
  muted: boolean;
  banned: boolean;
}

/** A table in a list. */
export interface DeskTable {
  id: string;
  game: string;
  status: string;
  /** in its chairs */
  people: string;
  updated: number;
  /** of its journal; of a game under way in steps of `STEP` */
  bytes: number;
}

/** A new member, and the secret of the link by which they come: /return#TOKEN. */
export interface Member {
  person: Person;
  token: string;
}

/** A banned network. */
export interface BannedAddress {
  address: string;
  until: number | null;
}

/** What the server says of itself, who may come, and the code that newcomers bring. */
export interface Texts {
  name: string;
  welcome: string;
  privacy: string;
  access: Access;
  code: string;
  announcement: Announcement | null;
}

/** What a process does right now, and how much there is in the database. */
export interface Load {
  version: string;
  /** seconds */
  uptime: number;
  /** in memory */
  live_tables: number;
  sockets: number;
  /** connected to tables */
  people: number;
  parked: number;
  writable: boolean;
  /** since the process started */
  moves: number;
  /** from a move's arrival to its being told */
  mean_move_ms: number | null;
  known_people: number;
  known_tables: number;
  open_reports: number;
  /** about turns, by their state */
  messages: Record<string, number>;
  /** of an SQLite file */
  database_bytes: number | null;
  /** on its disk, in coarse steps */
  free_bytes: number | null;
}

/** A line of the log; of an exception its kind alone, the rest stands in the log itself. */
export interface LogLine {
  at: number;
  level: string;
  source: string;
  says: string;
  error: string;
}

/** A table that is left alone, as an operator sees it. */
export interface Parked {
  table: string;
  /** of its journal, that is damaged */
  line: number | null;
  /** after which it is tried again */
  seconds: number | null;
}

/** A report, as the operator reads it. */
export interface Report {
  id: string;
  at: number;
  /** who made it */
  person: string;
  person_name: string;
  about: string;
  about_name: string;
  table: string | null;
  /** what the person said at that table */
  said: string | null;
  /** of who made it */
  words: string;
  state: string;
}

/** An act, as the audit lists it; names are those of now, empty for somebody who left. */
export interface Audited {
  number: number;
  at: number;
  /** a person's id, or "shell" */
  actor: string;
  actor_name: string;
  act: string;
  /** the id of a person, a table or a report; an address */
  subject: string;
  /** of a person */
  subject_name: string;
  detail: string;
  until: number | null;
  why: string;
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
  /** the seats of the person who asks; none of a record that was brought */
  yours: number[];
}

/** A record that somebody brought, in a list of theirs. */
export interface Kept {
  id: string;
  game: string;
  at: number;
  bytes: number;
  /** played on a device without a server, so nobody else saw it */
  alone: boolean;
}

/** What the rules deal from the dice of a record, as a seat or a spectator is told of it. */
export interface Dealt {
  events: Happened[];
}

/** What a record keeps of a shuffle that people added to; all in hexadecimal. */
export interface Seal {
  /** SHA-256 of the secret, shown before anybody added anything */
  commitment: string;
  secret: string;
  /** what each seat added; null: nothing */
  entropy: (string | null)[];
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

/** The moves of a decision, as a button named them then. */
export interface MovesInWords {
  number: number;
  made: string;
  /** if the review has another in mind */
  best: string | null;
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
  /** of the decisions that mattered, once it is ready */
  words: MovesInWords[];
}

/** What went wrong. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
}

/** A lesson in the list of a title: its id, and what is to be done in it. */
export interface LessonInfo {
  id: string;
  task: string;
}

/** The table before the last move, what that move made happen, and where the lesson stands.
 *
 * *Says* is the sentence of the lesson at this point. *Expected* is the move that the first game
 * waits for, or the next of an exercise's solution as long as the learner is on the way to it.
 */
export interface LessonAnswer {
  welcome: Welcome;
  events: Event[];
  outcome: LessonOutcome;
  says: string;
  expected: number | null;
  /** the last move, and why */
  refused: Refused | null;
}

/** The first message: the last number seen (0: none), and whether to send all reasons.
 *
 * With the reasons against other moves come the marks of the legal ones: what each would do.
 * Sentences are in the language asked for, if the server speaks it: en, fr or ja. A page that is
 * not `visible` (another tab is in front, the phone is locked) says so: its connecting does not
 * mean that its owner is back. A `screen` is looked at by everybody: it is told what spectators
 * are told and can do nothing, in any browser. With `premoves` one is also told what may be said
 * in advance, and what one has said.
 */
export interface Hello {
  type: "hello";
  id?: number | string | null;
  number?: number;
  reasons?: boolean;
  language?: string;
  visible?: boolean;
  screen?: boolean;
  premoves?: boolean;
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

/** Say in advance which moves to make when asked next, the first that is legal; none: no more.
 *
 * To `keep`: at every decision that offers one of them, until something else is said.
 */
export interface Premove {
  type: "premove";
  id?: number | string | null;
  moves: (number | string)[];
  keep?: boolean;
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

/** Lead a shared look at a game that is over: go to a step of its replay.
 *
 * As a seat saw it, by that seat's numbers; null: with all hands open, by those of spectators.
 */
export interface Guide {
  type: "guide";
  id?: number | string | null;
  number: number;
  seat?: number | null;
}

/** Ask the leader to let one lead instead. */
export interface AskToLead {
  type: "ask-to-lead";
  id?: number | string | null;
}

/** Let somebody who asked lead; null: nobody. */
export interface HandLead {
  type: "hand-lead";
  id?: number | string | null;
  person?: string | null;
}

/** End the shared look. */
export interface StopLeading {
  type: "stop-leading";
  id?: number | string | null;
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
  /** one of the server's own bots; the level moves for it where it fails */
  bot?: string;
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
  policy?: Policy | null;
  screen?: boolean;
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

/** The moves of the learner so far, by number or in notation; the last is the new one. */
export interface Tried {
  moves?: (number | string)[];
}

/** A game that somebody proposes to play next. */
export interface NextGame {
  game: string;
  options?: Record<string, unknown>;
}

/** What the host may change; what is left out stays. */
export interface PartyChange {
  title?: string | null;
  locked?: boolean | null;
}

/** A policy and a clock; what is left out stays as it is. */
export interface Terms {
  policy?: Policy | null;
  pace?: Pace | null;
}

/** What is added to a shuffle: 32 random bytes in hexadecimal. */
export interface Added {
  entropy: string;
}

/** A name to be called by. */
export interface Named {
  name: string;
}

/** What to change about oneself. */
export interface Changes {
  name?: string | null;
  rated?: boolean | null;
  face?: Face | null;
}

/** A name to be called by, and the invitation code where the server asks for one. */
export interface Arriving {
  name: string;
  code?: string;
}

/** About whom, in one's own words; perhaps what they said: where, and when (as it is told). */
export interface Telling {
  person: string;
  words?: string;
  table?: string | null;
  at?: number | null;
}

/** The reason of an act, for the audit. */
export interface Because {
  why?: string;
}

/** Another name for a person. */
export interface Renaming {
  why?: string;
  name?: string;
}

/** Until when a person is banned, and whether the address they came from last is, too. */
export interface Banning {
  why?: string;
  until?: number | null;
  with_address?: boolean;
}

/** An address or a network to ban, such as 192.0.2.7 or 192.0.2.0/24. */
export interface BanningAddress {
  why?: string;
  until?: number | null;
  address?: string;
}

/** An address or a network whose ban is lifted. */
export interface Lifting {
  why?: string;
  address?: string;
}

/** The name of a new member. */
export interface Adding {
  why?: string;
  name?: string;
}

/** What to change; what is left out stays. */
export interface NewTexts {
  name?: string | null;
  welcome?: string | null;
  privacy?: string | null;
  why?: string;
}

/** Who may come, and the code; without one it stays, or one is made. */
export interface NewAccess {
  access: Access;
  code?: string | null;
  why?: string;
}

/** A sentence for every page, and when it goes; no text: none. */
export interface NewAnnouncement {
  text?: string;
  until?: number | null;
  why?: string;
}

/** Which devices to sign out: this one, all others, or every one. */
export interface Where {
  where?: "here" | "others" | "everywhere";
}

/** A secret. It is shown once: the server keeps only its hash. */
export interface Token {
  token: string;
}

/** What the browser made of it, in the standard's JSON form. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** Where a browser is reached, as its push manager says. */
export interface Subscription {
  endpoint: string;
  /** the browser's public key */
  p256dh: string;
  /** a secret that it shares with us */
  auth: string;
}

/** A channel to add: each kind needs some of the fields. */
export interface NewChannel {
  kind: ChannelKind;
  /** push */
  subscription?: Subscription | null;
  /** webhooks */
  url?: string;
  /** Matrix */
  room?: string;
  /** Matrix */
  token?: string;
  email?: string;
}

/** What somebody would play, for how many seconds they look, and whether bots fill in then. */
export interface NewSeek {
  games: string[];
  wait: number;
  tempo?: Tempo;
  rated?: boolean;
  bots?: boolean;
}

/** Whom to invite. */
export interface Invited {
  person: string;
}

/** The code that was sent to a mailbox. */
export interface Code {
  code: string;
}

export type AnyAnswer =
  | Welcome
  | Event
  | Done
  | Refused
  | Explained
  | Presence
  | InAdvance
  | Led
  | Pong;

export type AnyAsked =
  | Hello
  | Visibility
  | Move
  | Premove
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
  | Guide
  | AskToLead
  | HandLead
  | StopLeading
  | Ping;
