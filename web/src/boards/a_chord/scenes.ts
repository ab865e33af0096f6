/** A move as it is seen: the last card of a round lands, then its outcome, then all that follows. */

import type { Happened } from "../../lib/protocol";
import { splitAtDeal, type Holds, type Scene } from "../../lib/stage";
import { at, withoutCard, withoutHands } from "../../tricks/places";
import type { AChordView } from "./view";

export const holds: Holds = {
  "trick-won": "trick",
  "improvised-trick-won": "trick",
  "key-changed": "callout",
  improvisation: "callout",
  spotlight: "callout",
};

/** What the end of a round brings; all else belongs to the next stage, half or the game's end. */
const OUTCOMES = new Set([...Object.keys(holds), "key-repeated"]);

export function scenes(
  before: AChordView,
  after: AChordView,
  happened: Happened[],
): Scene<AChordView>[] {
  const played = happened.find(({ kind }) => kind.startsWith("card-played"));
  const outcome = happened.filter(({ kind }) => OUTCOMES.has(kind));
  if (!played) return [{ view: after, happened }];
  const laid = withCard(before, Number(played.facts.seat), String(played.facts.card));
  if (outcome.length === 0) return [{ view: laid, happened }];
  const rest = happened.slice(happened.indexOf(outcome.at(-1)!) + 1);
  return [
    { view: laid, happened: [played] },
    { view: outcome.reduce(withOutcome, cleared(laid)), happened: outcome },
    ...whatFollows(after, rest),
  ];
}

/** The count of a stage is read before the next is dealt. */
function whatFollows(after: AChordView, rest: Happened[]): Scene<AChordView>[] {
  const [count, deal] = splitAtDeal(rest, "stage-begins");
  if (deal.length === 0) return rest.length > 0 ? [{ view: after, happened: rest }] : [];
  const undealt = { ...withoutHands(after), place_to_play: null };
  return [
    { view: undealt, happened: count, hold: "callout", inPanel: true },
    { view: after, happened: deal },
  ];
}

function withCard(view: AChordView, seat: number, card: string): AChordView {
  return {
    ...view,
    round: [...view.round, { place: view.place_to_play ?? 0, card }],
    place_to_play: null,
    people: at(view.people, seat, (person) => withoutCard(person, card)),
  };
}

/** The round is over; its cards can still be seen. */
function cleared(view: AChordView): AChordView {
  return { ...view, round: [], last_round: view.round };
}

function withOutcome(view: AChordView, { kind, facts }: Happened): AChordView {
  const seat = Number(facts.seat);
  switch (kind) {
    case "spotlight":
      return { ...view, spotlight: seat };
    case "key-changed":
      return { ...view, key: String(facts.key) };
    case "improvisation":
      return { ...view, key: String(facts.key), face_down: view.face_down + 1 };
    case "trick-won":
    case "improvised-trick-won":
      return withTokens(view, seat, Number(facts.tokens));
    default:
      return view;
  }
}

/** The winner's tokens; one more for a trick that was improvised. */
function withTokens(view: AChordView, seat: number, tokens: number): AChordView {
  const improvised = view.face_down > 0 ? 1 : 0;
  return {
    ...view,
    face_down: 0,
    people: at(view.people, seat, (person) => ({
      ...person,
      trick_tokens: person.trick_tokens + tokens,
      improvisation_tokens: person.improvisation_tokens + improvised,
    })),
  };
}
