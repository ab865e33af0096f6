/** Laying tables: against bots, with friends, on one screen. */

import { get, post } from "../lib/http";
import { beRated, beSomebody } from "../lib/people.svelte";
import type {
  GameInfo,
  Policy,
  SeatPlan,
  TableInfo,
  TableLine,
  Plan as TablePlan,
} from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { addToShuffle } from "../lib/shuffle";
import { serverless } from "../lib/transport";

export type Company = "bots" | "friends" | "television" | "screen";

/** Whom one can play with here: without a server friends have no way to this device. */
export const companies: Company[] = serverless
  ? ["bots", "screen"]
  : ["bots", "friends", "television", "screen"];

export interface Plan {
  game: string;
  players: number;
  company: Company;
  level: number;
  /** One of the server's own bots, instead of the level; empty: none. */
  bot: string;
  options: Record<string, unknown>;
  public: boolean;
  /** Whether it changes ratings: among people alone. */
  rated: boolean;
  /** Names of those round one screen; bots take the seats after them. */
  names: string[];
  /** Seconds a decision may take; null: no clock. */
  seconds: number | null;
}

/** Four round a table if the game allows it, else as near as it gets. */
export function usualPlayers(game: GameInfo): number {
  const near = (count: number) => Math.abs(count - 4);
  return game.players.reduce((best, count) => (near(count) < near(best) ? count : best));
}

/** Whether people come by a link, each with a device of their own. */
export const isForFriends = (company: Company): boolean =>
  company === "friends" || company === "television";

function seatsOf(plan: Plan): SeatPlan[] {
  return Array.from({ length: plan.players }, (_, seat) => {
    if (plan.company === "screen" && seat < plan.names.length)
      return { kind: "local", name: plan.names[seat] ?? "" };
    if (isForFriends(plan.company) || (plan.company === "bots" && seat === 0))
      return { kind: "open" };
    return { kind: "bot", level: plan.level, bot: plan.bot };
  });
}

/** Among people nobody is advised, and friends without a clock wait for each other. */
const FRIENDLY: Policy = { hints: false, away: "wait", minutes: null, watching: "hidden" };

/** Lay a table and go there; where nobody is waited for, the cards are dealt at once. */
export async function lay(plan: Plan, first = false): Promise<void> {
  const { id, rated } = await beSomebody();
  if (plan.rated && !rated) await beRated(true);
  const table = await post<TableInfo>("/api/tables", {
    game: plan.game,
    seats: seatsOf(plan),
    options: plan.options,
    public: plan.public,
    rated: plan.rated,
    pace: { seconds: plan.seconds, bank: plan.seconds === null ? 0 : 60 },
    policy: isForFriends(plan.company) ? FRIENDLY : null,
    screen: plan.company === "television",
  } satisfies TablePlan);
  const mine = table.seats.flatMap((chair, seat) => (chair.person === id ? [seat] : []));
  await addToShuffle(table, mine);
  if (plan.company === "television") return go(`/screen/${table.id}`);
  if (plan.company !== "friends") await post(`/api/tables/${table.id}/start`);
  go(`/table/${table.id}${first ? "?first" : ""}`);
}

export function playNow(game: GameInfo, first = false): Promise<void> {
  return lay(
    {
      game: game.id,
      players: usualPlayers(game),
      company: "bots",
      level: first ? 1 : 2,
      bot: "",
      options: {},
      public: false,
      rated: false,
      names: [],
      seconds: null,
    },
    first,
  );
}

/** Public games under way. */
export const gamesToWatch = () => get<TableLine[]>("/api/tables?status=playing");
export const myTables = () => get<TableLine[]>("/api/tables/mine");
