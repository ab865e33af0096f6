/** The first game, explained as it happens. */

import { ownPlate, type Lesson, type Stage } from "../../lib/stage";
import { allOffered } from "./expects";
import { me, type SixForcesView } from "./view";
import { say } from "./text";

type OfStage = (stage: Stage<SixForcesView>) => boolean;

const asked: OfStage = ({ choices }) => choices.length > 0;
const conceiving: OfStage = (stage) => asked(stage) && stage.view.phase === "conception";
const leading: OfStage = (stage) =>
  asked(stage) && stage.view.phase === "tricks" && stage.view.trick.length === 0;
const following: OfStage = (stage) => asked(stage) && stage.view.trick.length > 0;

/** How many tricks are won beyond the first number predicted; null before the tricks. */
function beyond(stage: Stage<SixForcesView>): number | null {
  const person = me(stage);
  if (!person || person.predicted === null || stage.view.phase !== "tricks") return null;
  return person.tricks - person.predicted - (person.spare ? 1 : 0);
}

export const lessons: Lesson<SixForcesView>[] = [
  {
    id: "goal",
    when: ({ view }) => view.round === 1,
    text: () => say("board-lesson-goal"),
    at: ownPlate,
  },
  {
    id: "either",
    when: (stage) => conceiving(stage) && stage.view.lap === 1,
    text: () => say("board-lesson-either"),
    at: () => ".conception",
  },
  {
    id: "predict",
    when: (stage) => conceiving(stage) && me(stage)?.predicted === null,
    text: () => say("board-lesson-predict"),
    at: () => ".chips",
  },
  {
    id: "spare",
    when: (stage) => conceiving(stage) && me(stage)?.predicted === null,
    text: () => say("board-lesson-spare"),
    at: () => ".spare",
  },
  {
    id: "trump",
    when: (stage) => conceiving(stage) && me(stage)?.trump === null,
    text: () => say("board-lesson-trump"),
    at: () => ".trumps",
  },
  { id: "lead", when: leading, text: () => say("board-lesson-lead"), at: () => ".hand" },
  { id: "theirs", when: following, text: () => say("board-lesson-theirs"), at: () => ".middle" },
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
    id: "reached",
    when: (stage) => beyond(stage) === 0,
    text: () => say("board-lesson-reached"),
    at: ownPlate,
  },
  {
    id: "over",
    when: (stage) => (beyond(stage) ?? 0) > 0,
    text: () => say("board-lesson-over"),
    at: ownPlate,
  },
  {
    id: "scored",
    when: ({ view }) => view.round > 1,
    text: () => say("board-lesson-scored"),
    at: ownPlate,
  },
];
