/** A game that was played: its moments, and what the server thinks of them. */

import { get, post } from "../lib/http";
import { called, whoAmI } from "../lib/people.svelte";
import type {
  Decision,
  Fork,
  Kept,
  Laid,
  Replay,
  Reviewed,
  Step,
  TableLine,
  View,
} from "../lib/protocol";

export type Source = "tables" | "records";

/** A step that has something to see. */
export type Moment = Step & { view: View };

export interface Game {
  game: string;
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  names: string[];
  moments: Moment[];
  /** The seats that were ours; none of a record that was brought. */
  mine: number[];
}

/** All moments, as a seat saw them (null: a spectator). */
export async function fetchGame(
  source: Source,
  id: string,
  seat: number | null,
  language: string,
): Promise<Game> {
  const moments: Moment[] = [];
  const chosen = (seat === null ? "" : `&seat=${seat}`) + `&language=${language}`;
  let page: Replay;
  let start = source === "tables" ? 1 : 0;
  do {
    page = await get<Replay>(`/api/${source}/${id}/replay?start=${start}${chosen}`);
    for (const step of page.steps) {
      if (step.view) moments.push({ ...step, view: step.view });
      start = step.number + 1;
    }
  } while (page.steps.length > 0 && start <= page.total);
  const { game, names, yours } = page;
  return { game, seat, names: names.map(called), moments, mine: yours };
}

/** How many of their own decisions a person is shown first. */
const MOST_DEAR = 3;

/** The decisions of these seats that cost most, the dearest first; and the others that mattered. */
export function dearestOf(
  decisions: Decision[],
  mine: readonly number[],
): [Decision[], Decision[]] {
  const slips = decisions.filter(({ flagged }) => flagged);
  const dearest = slips
    .filter(({ seat }) => mine.includes(seat))
    .toSorted((one, other) => other.regret - one.regret)
    .slice(0, MOST_DEAR);
  return [dearest, slips.filter((slip) => !dearest.includes(slip))];
}

/** Whether we may delete a game: a record we brought, or one against bots alone. */
export async function isMine(source: Source, id: string): Promise<boolean> {
  if (!(await whoAmI())) return false;
  if (source === "records") return (await get<Kept[]>("/api/records")).some((one) => one.id === id);
  const found = (await get<TableLine[]>("/api/tables/mine")).find((one) => one.id === id);
  if (!found) return false;
  const people = found.seats.filter((seat) => seat.kind === "person");
  return (found.status === "finished" || found.status === "closed") && people.length <= 1;
}

export const askForReview = (source: Source, id: string, language: string) =>
  post<Reviewed>(`/api/${source}/${id}/review?language=${language}`);

export const branchOff = (source: Source, id: string, number: number, seat: number) =>
  post<Laid>(`/api/${source}/${id}/branch`, { number, seat, level: 2 } satisfies Fork);
