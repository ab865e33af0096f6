/** What is said in advance: moves in the order in which they were chosen. */

import { untrack } from "svelte";
import type { LiveTable } from "../lib/live.svelte";
import type { InAdvance, Reply } from "../lib/protocol";
import type { Answering } from "./answering.svelte";

/** The moves with another one behind them, or without it if it was among them. */
export function toggled(moves: readonly number[], move: number): number[] {
  return moves.includes(move) ? moves.filter((one) => one !== move) : [...moves, move];
}

/**
 * The card written like this instead of whatever was said before, or nothing if it was this one.
 * Null where the server keeps no such card.
 */
export function instead(known: InAdvance | null, text: string): number[] | null {
  const choice = known?.possible.find((one) => one.text === text);
  if (!known || !choice) return null;
  const alone = known.given.length === 1 && known.given[0]?.move === choice.move;
  return alone ? [] : [choice.move];
}

/** What is to be done when one is asked, as it is written: kept by this page, or by the server. */
export function saidAhead(live: LiveTable, { ahead }: Answering): string[] {
  return ahead === null ? (live.inAdvance?.given.map(({ text }) => text) ?? []) : [ahead];
}

/** A card for when one is asked; where people play over days the server keeps it. */
export async function planAhead(
  live: LiveTable,
  answering: Answering,
  text: string,
): Promise<Reply | null> {
  const moves = instead(live.inAdvance, text);
  if (moves !== null) return live.premove(moves);
  answering.choose(text);
  return null;
}

/** Say why nothing came of it, also to somebody who comes back later; to be called by a component. */
export function tellWhatWasDropped(live: LiveTable, complain: (sentence: string) => void): void {
  const dropped = $derived(live.inAdvance?.dropped ?? null);
  $effect(() => {
    if (dropped) untrack(() => complain(dropped));
  });
}
