/** The first game, explained as it happens. */

import type { Happened } from "../../lib/protocol";
import { ownPlate, type Lesson, type Stage } from "../../lib/stage";
import { find } from "../../tricks/taken.svelte";
import { allOffered } from "./expects";
import { tokensOf, type AChordView } from "./view";
import { say } from "./text";

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
  {
    id: "goal",
    when: ({ view }) => view.stage === 1,
    text: () => say("board-lesson-goal"),
    at: () => ".scale",
  },
  {
    id: "two",
    when: ({ view }) => view.people.length === 2,
    text: () => say("board-lesson-two"),
    at: ownPlate,
  },
  {
    id: "key",
    when: ({ choices }) => choices.length > 0,
    text: () => say("board-lesson-key"),
    at: () => ".ring",
  },
  { id: "lead", when: leading, text: () => say("board-lesson-lead"), at: () => ".hand" },
  {
    id: "anything",
    when: (stage) => following(stage) && allOffered(stage),
    text: () => say("board-lesson-anything"),
    at: () => ".hand",
  },
  {
    id: "follow",
    when: (stage) => following(stage) && !allOffered(stage),
    text: () => say("board-lesson-follow"),
    at: () => ".arena",
  },
  {
    id: "change",
    when: heard("key-changed"),
    text: () => say("board-lesson-change"),
    at: () => ".ring",
  },
  {
    id: "improvisation",
    when: heard("improvisation"),
    text: () => say("board-lesson-improvisation"),
    at: () => ".ring",
  },
  {
    id: "improvised",
    when: heard("improvised-trick-won"),
    text: () => say("board-lesson-improvised"),
    at: ownPlate,
  },
  {
    id: "spotlight",
    when: heard("spotlight"),
    text: () => say("board-lesson-spotlight"),
    at: ownPlate,
  },
  { id: "enough", when: atThePeak, text: () => say("board-lesson-enough"), at: () => ".scale" },
  {
    id: "half",
    when: heard("second-half"),
    text: () => say("board-lesson-half"),
    at: () => ".hand",
  },
  {
    id: "scored",
    when: ({ view }) => view.stage > 1,
    text: () => say("board-lesson-scored"),
    at: () => ".scale",
  },
];
