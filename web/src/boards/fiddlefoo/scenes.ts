/** A move as it is seen: what ends a round is seen on the old map before the count. */

import type { Happened, Travelled } from "../../lib/protocol";
import { splitAtDeal, type Holds, type Scene } from "../../lib/stage";
import { seatOf } from "../../lib/travels";
import type { Cell, FiddlefooView } from "./view";

export const holds: Holds = {
  thrown: "trick",
  "put-on-pile": "trick",
  "nobody-threw": "callout",
  silence: "callout",
  safesong: "callout",
  revealed: "callout",
  echoed: "callout",
  exchanged: "callout",
  "card-moved": "callout",
  "card-removed": "callout",
};

/** The first of the events that count a round. */
const COUNTS = ["round-scored", "hand-left"];

export function scenes(
  before: FiddlefooView,
  after: FiddlefooView,
  happened: Happened[],
): Scene<FiddlefooView>[] {
  const count = happened.findIndex(({ kind }) => COUNTS.includes(kind));
  if (count < 1) return [{ view: after, happened }];
  const played = happened.slice(0, count);
  const last = played.reduce(withEvent, nobodyDecides(before));
  const [counted, deal] = splitAtDeal(happened.slice(count), "round-begins");
  const end: Scene<FiddlefooView>[] = [{ view: last, happened: played, hold: "trick" }];
  if (deal.length === 0) return [...end, { view: after, happened: counted }];
  return [
    ...end,
    { view: withPoints(last, after), happened: counted, hold: "callout", inPanel: true },
    { view: after, happened: deal },
  ];
}

/** The round has been counted; its map and hands can still be seen. */
function withPoints(view: FiddlefooView, { people, score_sheet }: FiddlefooView): FiddlefooView {
  const counted = view.people.map((person, seat) => ({
    ...person,
    total: people[seat]?.total ?? person.total,
  }));
  return { ...view, people: counted, score_sheet };
}

function nobodyDecides(view: FiddlefooView): FiddlefooView {
  return { ...view, waiting: [], cells: [] };
}

function withEvent(view: FiddlefooView, { kind, facts, travels }: Happened): FiddlefooView {
  const moved = (travels ?? []).reduce(withTravel, view);
  if (kind !== "card-placed") return moved;
  const card = String(facts.card);
  const [column, row] = facts.cell as Cell;
  return { ...moved, card: null, last_placed: card, map: [...moved.map, { card, column, row }] };
}

/** Hands give and get; what lies on the map is told by the events themselves. */
function withTravel(view: FiddlefooView, { piece, origin, target }: Travelled): FiddlefooView {
  const [giver, taker] = [seatOf(origin), seatOf(target)];
  const people = view.people.map((person, seat) => {
    if (seat === giver) return { ...person, hand: without(person.hand, piece) };
    if (seat === taker) return { ...person, hand: [...person.hand, piece] };
    return person;
  });
  return { ...view, people };
}

/** The hand without this card; of cards that are not seen, any is missing. */
function without(hand: (string | null)[], card: string | null): (string | null)[] {
  return hand.toSpliced(Math.max(0, hand.indexOf(card)), 1);
}
