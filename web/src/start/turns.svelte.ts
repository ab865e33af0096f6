/** How many tables wait for this person, asked while the page is looked at. */

import { whoAmI } from "../lib/people.svelte";
import { myTables } from "./tables";

const EVERY = 30_000;

export const turns = $state({ count: 0 });

async function count(): Promise<void> {
  if (document.hidden) return;
  try {
    const mine = (await whoAmI()) ? await myTables() : [];
    turns.count = mine.filter((table) => table.turn).length;
  } catch {
    // Nobody asked for this answer: what was counted last stays until the next one.
  }
}

export function keepCounting(): () => void {
  void count();
  const timer = setInterval(() => void count(), EVERY);
  const look = () => void count();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
