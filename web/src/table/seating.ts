/** A live table as a board sees it. */

import type { LiveTable } from "../lib/live.svelte";
import type { Choice } from "../lib/protocol";
import type { Stage } from "../lib/stage";
import { words } from "../text";

interface Wishes {
  advised: number[];
  pending: number | null;
  play(choice: Choice): void;
  attempt(text: string): void;
}

export function stageOf(live: LiveTable, wishes: Wishes): Stage | null {
  const { table, position, you } = live;
  if (!table || !position.view) return null;
  const turn = position.turn;
  const choices = turn?.waiting ? turn.moves : [];
  const asides = turn?.asides ?? [];
  return {
    view: position.view,
    names: table.seats.map((chair, seat) => (seat === you.shown ? words().you : chair.name)),
    shown: you.shown,
    waiting: position.waiting,
    choices,
    asides,
    open: null,
    ...wishes,
    offer: (text) => [...choices, ...asides].find((choice) => choice.text === text),
  };
}
