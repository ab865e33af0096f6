/** Where the cards of a trick game are: places as events name them, and a view after a card moved. */

import { seatOf } from "../lib/travels";

/** Where a seat holds its cards. */
export function handPlace(seat: number): string {
  return `hand ${seat + 1}`;
}

/** Where the card lies that a seat played to the trick. */
export function playedPlace(seat: number): string {
  return `played ${seat + 1}`;
}

/** What a seat holds or has won lies at its plate; the deck is not shown. */
export function spot(place: string): string {
  const seat = seatOf(place);
  return seat === null ? place : `seat:${seat}`;
}

interface Holder {
  hand: (string | null)[];
  /** null without the memory aid */
  played: string[] | null;
}

/** The list, with one of its members changed. */
export function at<T>(list: readonly T[], index: number, change: (one: T) => T): T[] {
  return list.map((one, other) => (other === index ? change(one) : one));
}

/** The person after playing this card; of a hand that is not seen, any card is missing. */
export function withoutCard<P extends Holder>(person: P, card: string): P {
  const { hand, played } = person;
  const index = Math.max(0, hand.indexOf(card));
  return {
    ...person,
    hand: hand.toSpliced(index, 1),
    played: played && [...played, card],
  };
}

/** The view while nobody holds a card, before the next deal. */
export function withoutHands<V extends { waiting: number[]; people: Holder[] }>(view: V): V {
  return { ...view, waiting: [], people: view.people.map((person) => ({ ...person, hand: [] })) };
}
