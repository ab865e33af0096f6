/** A game that was played: its moments, and what the house thinks of them. */

import { get, post } from "../lib/http";
import { called, whoAmI } from "../lib/people.svelte";
import type { Told, View } from "../lib/protocol";

export type Source = "tables" | "records";

export interface Moment {
  number: number;
  /** How many moves had been made. */
  moves: number;
  line: Told;
  view: View;
  open: Record<string, string[]> | null;
}

export interface Game {
  game: string;
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  names: string[];
  moments: Moment[];
}

interface Page {
  game: string;
  names: string[];
  total: number;
  steps: (Omit<Moment, "view"> & { view: View | null })[];
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
  let page: Page;
  let start = source === "tables" ? 1 : 0;
  do {
    page = await get<Page>(`/api/${source}/${id}/replay?start=${start}${chosen}`);
    for (const step of page.steps) {
      if (step.view) moments.push({ ...step, view: step.view });
      start = step.number + 1;
    }
  } while (page.steps.length > 0 && start <= page.total);
  return { game: page.game, seat, names: page.names.map(called), moments };
}

interface Listed {
  id: string;
  status?: string;
  seats?: { kind: string }[];
}

/** Whether the house would let us delete a game: a record we brought, or one against bots alone. */
export async function isMine(source: Source, id: string): Promise<boolean> {
  if (!(await whoAmI())) return false;
  const list = source === "records" ? "/api/records" : "/api/tables/mine";
  const found = (await get<Listed[]>(list)).find((one) => one.id === id);
  if (!found || source === "records") return found !== undefined;
  const people = found.seats?.filter((seat) => seat.kind === "person") ?? [];
  return (found.status === "finished" || found.status === "closed") && people.length <= 1;
}

export interface Decision {
  number: number;
  seat: number;
  move: string;
  chance: number | null;
  best: string | null;
  best_chance: number | null;
  regret: number;
  margin: number;
  flagged: boolean;
}

export interface Review {
  status: "thinking" | "ready";
  done: number;
  of: number;
  decisions: Decision[];
  curve: number[][];
  turning: number[];
}

export const askForReview = (source: Source, id: string) =>
  post<Review>(`/api/${source}/${id}/review`);

export const branchOff = (source: Source, id: string, number: number, seat: number) =>
  post<{ id: string }>(`/api/${source}/${id}/branch`, { number, seat, level: 2 });
