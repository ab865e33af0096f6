/** What the server tells of a game of Re-Chord: its types, and what follows from them. */

import type { CardView, PickName, ReChordView } from "../../generated/re_chord";

export * from "../../generated/re_chord";

export function handOf(view: ReChordView, seat: number | null): CardView[] {
  const hand = seat === null ? [] : (view.people[seat]?.hand ?? []);
  return hand.filter((card) => card !== null);
}

export function fretOf(space: string): number {
  return Number(space.split("/")[1]);
}

export function stringOf(space: string): number {
  return Number(space.split("/")[0]);
}

/** In a replay that shows everything: the view with every face-down pick known. */
export function unveiled(view: ReChordView, open: Record<string, string[]>): ReChordView {
  const board = view.board.map((space) => {
    const lying = open[`on ${space.space} face down`]?.[0];
    return lying ? { ...space, pick: lying as PickName } : space;
  });
  const held = open["in hand"]?.[0];
  const holding = view.holding && held ? { ...view.holding, pick: held as PickName } : view.holding;
  return { ...view, board, holding };
}
