/** A live table as a board sees it. */

import { faceOf } from "../lib/faces";
import type { LiveTable } from "../lib/live.svelte";
import type { Choice } from "../lib/protocol";
import type { Stage } from "../lib/stage";
import { say } from "../text";
import { awayAt } from "./away.svelte";

interface Wishes {
  advised: number[];
  pending: number | null;
  ahead?: readonly string[];
  play(choice: Choice, sure?: boolean): void;
  attempt(text: string): void;
  undo: (() => void) | undefined;
}

export function stageOf(live: LiveTable, wishes: Wishes): Stage | null {
  const { table, position, you } = live;
  if (!table || !position.view) return null;
  const turn = position.turn;
  const choices = turn?.waiting ? turn.moves : [];
  const asides = turn?.asides ?? [];
  return {
    view: position.view,
    before: live.before,
    names: namesOf(live),
    own: ownSeat(live),
    shown: you.shown,
    waiting: position.waiting,
    away: awayAt(live),
    faces: table.seats.map(faceOf),
    choices,
    asides,
    open: position.open ?? null,
    ...wishes,
    offer: (text) => [...choices, ...asides].find((choice) => choice.text === text),
  };
}

/** The seat that is "you" to the viewer; null where several share the screen, or none is. */
export function ownSeat(live: LiveTable): number | null {
  const { person, shown } = live.you;
  const sharing = live.table?.seats.filter((chair) => person && chair.person === person) ?? [];
  return sharing.length === 1 ? shown : null;
}

/** The names at a table; the viewer is "you", unless several share the screen. */
export function namesOf(live: LiveTable): string[] {
  const own = ownSeat(live);
  return (live.table?.seats ?? []).map((chair, seat) => (seat === own ? say("you") : chair.name));
}

/** Whether others at the table must agree before a move that they saw is taken back. */
export function othersAgree(live: LiveTable): boolean {
  const { person } = live.you;
  return (live.table?.seats ?? []).some(
    (chair) => chair.person && chair.person !== person && !chair.absent && !chair.resigned,
  );
}

/** The local seat that must decide next, if it is not the one on the screen. */
export function nextBehindCurtain(live: LiveTable): number | null {
  const { seats, shown } = live.you;
  if (seats.length < 2 || live.catchingUp || live.table?.status !== "playing") return null;
  const { waiting } = live.position;
  if (shown !== null && waiting.includes(shown)) return null;
  return (
    seats.find((seat) => waiting.includes(seat)) ?? (shown === null ? (seats[0] ?? null) : null)
  );
}
