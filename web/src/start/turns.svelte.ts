/** How many tables wait for this person: in the title of every tab, and on the app's icon. */

import { get } from "../lib/http";
import { whoAmI } from "../lib/people.svelte";
import type { Turns } from "../lib/protocol";
import { badge } from "../lib/push";
import { place } from "../lib/router.svelte";
import { serverless } from "../lib/transport";
import { myTables } from "./tables";

const EVERY = 30_000;

export const turns = $state({ count: 0 });

/** The title of a tab, with how many tables wait elsewhere. */
export const tabTitle = (title: string): string =>
  turns.count ? `(${turns.count}) ${title}` : title;

async function ask(but: string): Promise<number> {
  if (!(await whoAmI())) return 0;
  if (!serverless) return (await get<Turns>(`/api/me/notify/turns?but=${but}`)).turns;
  return (await myTables()).filter((table) => table.turn && table.id !== but).length;
}

/** A person who looks at a table sees what it waits for; with nobody looking, it counts too. */
async function count(path: string): Promise<void> {
  const [, kind, id] = path.split("/");
  try {
    turns.count = await ask(kind === "table" && !document.hidden ? (id ?? "") : "");
    badge(turns.count);
  } catch {
    // Nobody asked for this answer: what was counted last stays until the next one.
  }
}

/** Count now, again and again while the page is looked at, and when it is turned to or left. */
export function keepCounting(): () => void {
  const path = place.path;
  const look = () => void count(path);
  look();
  const timer = setInterval(() => document.hidden || look(), EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
