/**
 * Which pick is which. The house tells what lies where, not which pick went where; here each pick
 * keeps a name from one view to the next, so that the page can move it instead of redrawing it.
 */

import type { Happened } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import type { ReChordView, SpaceView } from "./view";

export interface Tracked {
  view: ReChordView | null;
  /** The names of the picks, by where they lie: a space, "slot 1", "held". */
  names: Map<string, string>;
  /** Where picks that are new come from. */
  origins: Map<string, string>;
  count: number;
}

export const HELD = "held";

export function untracked(): Tracked {
  return { view: null, names: new Map(), origins: new Map(), count: 0 };
}

export function slotName(slot: number): string {
  return `slot ${slot + 1}`;
}

export function track(before: Tracked, view: ReChordView): Tracked {
  const names = new Map<string, string>();
  const origins = new Map<string, string>();
  const past = before.view;
  const free = new Map(before.names);
  let count = before.count;

  function keep(place: string, from: string): boolean {
    const name = free.get(from);
    if (name === undefined || names.has(place)) return false;
    names.set(place, name);
    free.delete(from);
    return true;
  }
  function invent(place: string, from: string): void {
    const name = `pick ${++count}`;
    names.set(place, name);
    origins.set(name, from);
  }

  if (past) for (const [to, from] of swaps(past, view)) keep(to, from);
  for (const space of view.board) {
    if (space.taken && past && same(past, space)) keep(space.space, space.space);
  }
  view.supply.forEach((pick, slot) => {
    if (pick !== null && past?.supply[slot] === pick) keep(slotName(slot), slotName(slot));
  });
  if (view.holding) {
    const slot = emptied(past, view);
    if (past?.holding) keep(HELD, HELD);
    else if (slot !== null) keep(HELD, slotName(slot));
    if (!names.has(HELD)) invent(HELD, view.holding.face_down ? "bag" : "supply");
  }
  for (const space of view.board) {
    if (!space.taken || names.has(space.space)) continue;
    const left = past ? abandoned(past, view) : null;
    if (view.holding === null && keep(space.space, HELD)) continue;
    if (left && keep(space.space, left)) continue;
    invent(space.space, space.face_down ? "bag" : "supply");
  }
  view.supply.forEach((pick, slot) => {
    if (pick !== null && !names.has(slotName(slot))) invent(slotName(slot), "bag");
  });
  return { view, names, origins, count };
}

function at(view: ReChordView, space: string): SpaceView | undefined {
  return view.board.find((one) => one.space === space);
}

/** Nothing happened here, as far as one can see: the same pick, perhaps turned over. */
function same(past: ReChordView, now: SpaceView): boolean {
  const before = at(past, now.space);
  if (!before?.taken) return false;
  const turned = before.face_down !== now.face_down;
  return turned || before.pick === now.pick;
}

/** A blue pick swaps two others: the one lifted, and another that now shows what was lifted. */
function swaps(past: ReChordView, view: ReChordView): [string, string][] {
  const source = past.question.source;
  if (!source || view.question.source === source) return [];
  const before = at(past, source);
  const now = at(view, source);
  if (!before?.taken || !now?.taken || alike(before, now)) return [];
  const other = view.board.find((one) => {
    const then = at(past, one.space);
    return one.space !== source && then?.taken && alike(one, before) && alike(then, now);
  });
  const changed = other && !alike(other, at(past, other.space)!);
  return changed
    ? [
        [source, other.space],
        [other.space, source],
      ]
    : [];
}

function alike(one: SpaceView, other: SpaceView): boolean {
  return one.face_down === other.face_down && one.pick === other.pick;
}

function emptied(past: ReChordView | null, view: ReChordView): number | null {
  const slot = past?.supply.findIndex((pick, at) => pick !== null && view.supply[at] === null);
  return slot === undefined || slot < 0 ? null : slot;
}

/** The one space that lost its pick, if the fretboard gained one elsewhere: a move. */
function abandoned(past: ReChordView, view: ReChordView): string | null {
  const lost = view.board.filter((one) => !one.taken && at(past, one.space)?.taken);
  return lost.length === 1 ? lost[0]!.space : null;
}

/** Picks go back into the bag; cards to whoever played them, or into the deck. */
export function goesTo(happened: Happened[], _stage: Stage<ReChordView>) {
  return (piece: string): string | null => {
    if (piece.startsWith("pick ")) return "bag";
    const id = piece.replace(/^card /, "");
    const played = happened.find(
      (one) => one.kind.endsWith("chord-played") && one.facts.card === id,
    );
    if (!played) return "deck";
    return played.kind.startsWith("automa-") ? "automa" : `seat:${String(played.facts.seat)}`;
  };
}
