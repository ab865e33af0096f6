/** Asking the house what would be good. */

import { post } from "../lib/http";
import { settings } from "../lib/settings.svelte";

export interface Hint {
  seat: number;
  moves: {
    move: number;
    text: string;
    chance: number;
    margin: number;
    tries: number;
    points?: number;
    why?: string;
  }[];
}

export const askForHint = (table: string, seat: number | null) =>
  post<Hint>(`/api/tables/${table}/hint?language=${settings.language}`, { seat });
