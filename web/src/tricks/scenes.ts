/** What the scenes of trick games are made of: a view in which a little has changed. */

interface Holder {
  hand: (string | null)[];
  /** null without the memory aid */
  played: string[] | null;
}

/** The list, with one of its members changed. */
export function at<T>(list: readonly T[], index: number, change: (one: T) => T): T[] {
  return list.map((one, other) => (other === index ? change(one) : one));
}

/** The person who has played this card; of a hand that is not seen, any card is missing. */
export function withoutCard<P extends Holder>(person: P, card: string): P {
  const { hand, played } = person;
  const index = Math.max(0, hand.indexOf(card));
  return {
    ...person,
    hand: hand.toSpliced(index, 1),
    played: played && [...played, card],
  };
}
