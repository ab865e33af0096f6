/** A move as it is seen: the last card of a trick lands, then it is won, then all that follows. */

import type { Happened } from "../../lib/protocol";
import type { Holds, Scene } from "../../lib/stage";
import { at, withoutCard } from "../../tricks/places";
import type { SixForcesView } from "./view";

export const holds: Holds = { "trick-won": "trick" };

export function scenes(
  before: SixForcesView,
  after: SixForcesView,
  happened: Happened[],
): Scene<SixForcesView>[] {
  const played = happened.find(({ kind }) => kind === "card-played");
  if (!played) return [{ view: after, happened }];
  const laid = withCard(before, Number(played.facts.seat), String(played.facts.card));
  const end = happened.findIndex(({ kind }) => kind === "trick-won");
  const won = happened[end];
  if (!won) return [{ view: laid, happened }];
  const rest = happened.slice(end + 1);
  return [
    { view: laid, happened: happened.slice(0, end) },
    { view: withWinner(laid, Number(won.facts.seat)), happened: [won] },
    ...(rest.length > 0 ? [{ view: after, happened: rest }] : []),
  ];
}

function withCard(view: SixForcesView, seat: number, card: string): SixForcesView {
  return {
    ...view,
    trick: [...view.trick, { seat, card }],
    people: at(view.people, seat, (person) => withoutCard(person, card)),
  };
}

function withWinner(view: SixForcesView, winner: number): SixForcesView {
  return {
    ...view,
    trick: [],
    last_trick: view.trick,
    last_winner: winner,
    people: at(view.people, winner, (person) => ({ ...person, tricks: person.tricks + 1 })),
  };
}
