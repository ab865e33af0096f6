/** A move as it is seen: the last stave is picked up before the hands are shown and counted. */

import type { Happened } from "../../lib/protocol";
import type { Holds, Scene } from "../../lib/stage";
import type { RythmNPlayView } from "./view";

export const holds: Holds = {
  "stave-picked-up": "trick",
  "stave-shut": "callout",
  "tonality-chosen": "callout",
  "play-stack-empty": "callout",
};

export function scenes(
  before: RythmNPlayView,
  after: RythmNPlayView,
  happened: Happened[],
): Scene<RythmNPlayView>[] {
  const count = happened.findIndex(({ kind }) => kind === "scored");
  if (count < 1) return [{ view: after, happened }];
  const played = happened.slice(0, count);
  return [
    { view: played.reduce(withEvent, before), happened: played, hold: "trick" },
    { view: after, happened: happened.slice(count) },
  ];
}

function withEvent(view: RythmNPlayView, { kind, facts }: Happened): RythmNPlayView {
  if (kind !== "stave-picked-up") return view;
  const people = view.people.map((person, seat) =>
    seat === facts.seat ? { ...person, face_down: person.face_down + Number(facts.count) } : person,
  );
  return { ...view, stave: [], layer: null, people };
}
