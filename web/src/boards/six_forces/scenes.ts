/** A move as it is seen: the last card of a trick lands, then it is won, then all that follows. */

import type { Happened } from "../../lib/protocol";
import { splitAtDeal, type Holds, type Scene } from "../../lib/stage";
import { at, withoutCard, withoutHands } from "../../tricks/places";
import type { SixForcesView } from "./view";

export const holds: Holds = {
  predicted: "callout",
  "predicted-with-spare": "callout",
  "trump-chosen": "callout",
  "trick-won": "trick",
};

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
    ...whatFollows(after, rest),
  ];
}

/** The count of a round is read before the next is dealt. */
function whatFollows(after: SixForcesView, rest: Happened[]): Scene<SixForcesView>[] {
  const [count, deal] = splitAtDeal(rest, "round-begins");
  if (deal.length === 0) return rest.length > 0 ? [{ view: after, happened: rest }] : [];
  return [
    { view: withoutHands(after), happened: count, hold: "callout", inPanel: true },
    { view: after, happened: deal },
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
