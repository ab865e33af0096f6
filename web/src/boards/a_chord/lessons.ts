/** The first game, explained as it happens. */

import type { Happened } from "../../lib/protocol";
import type { Lesson, Stage } from "../../lib/stage";
import { find } from "../../tricks/taken.svelte";
import { allOffered } from "./expects";
import { tokensOf, type AChordView } from "./view";
import { words } from "./words";

type OfStage = (stage: Stage<AChordView>) => boolean;

const leading: OfStage = ({ view, choices }) => choices.length > 0 && view.round.length === 0;
const following: OfStage = ({ view, choices }) => choices.length > 0 && view.round.length > 0;

const heard =
  (...kinds: string[]) =>
  (_stage: Stage<AChordView>, recent: Happened[]) =>
    find(recent, ...kinds) !== undefined;

function atThePeak({ view, shown }: Stage<AChordView>): boolean {
  if (shown === null) return false;
  return view.inset[tokensOf(view, shown)] === Math.max(...view.inset);
}

export const lessons: Lesson<AChordView>[] = [
  { id: "goal", when: ({ view }) => view.stage === 1, text: () => words().lessons.goal },
  {
    id: "two",
    when: ({ view }) => view.people.length === 2,
    text: () => words().lessons.two,
  },
  {
    id: "key",
    when: ({ choices }) => choices.length > 0,
    text: () => words().lessons.key,
  },
  { id: "lead", when: leading, text: () => words().lessons.lead },
  {
    id: "anything",
    when: (stage) => following(stage) && allOffered(stage),
    text: () => words().lessons.anything,
  },
  {
    id: "follow",
    when: (stage) => following(stage) && !allOffered(stage),
    text: () => words().lessons.follow,
  },
  { id: "change", when: heard("key-changed"), text: () => words().lessons.change },
  {
    id: "improvisation",
    when: heard("improvisation"),
    text: () => words().lessons.improvisation,
  },
  {
    id: "improvised",
    when: heard("improvised-trick-won"),
    text: () => words().lessons.improvised,
  },
  { id: "spotlight", when: heard("spotlight"), text: () => words().lessons.spotlight },
  { id: "enough", when: atThePeak, text: () => words().lessons.enough },
  { id: "half", when: heard("second-half"), text: () => words().lessons.half },
  {
    id: "scored",
    when: ({ view }) => view.stage > 1,
    text: () => words().lessons.scored,
  },
];
