/** Asking the server what would be good. */

import { post } from "../lib/http";
import type { Chosen, Hint } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export const askForHint = (table: string, seat: number | null) =>
  post<Hint>(`/api/tables/${table}/hint?language=${settings.language}`, { seat } satisfies Chosen);
