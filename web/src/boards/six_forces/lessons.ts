/** The first game, explained as it happens. */

import type { Lesson, Stage } from "../../lib/stage";
import { allOffered } from "./expects";
import { me, type SixForcesView } from "./view";
import { words } from "./words";

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
  { id: "goal", when: ({ view }) => view.round === 1, text: () => words().lessons.goal },
  {
    id: "either",
    when: (stage) => conceiving(stage) && stage.view.lap === 1,
    text: () => words().lessons.either,
  },
  {
    id: "predict",
    when: (stage) => conceiving(stage) && me(stage)?.predicted === null,
    text: () => words().lessons.predict,
  },
  {
    id: "spare",
    when: (stage) => conceiving(stage) && me(stage)?.predicted === null,
    text: () => words().lessons.spare,
  },
  {
    id: "trump",
    when: (stage) => conceiving(stage) && me(stage)?.trump === null,
    text: () => words().lessons.trump,
  },
  { id: "lead", when: leading, text: () => words().lessons.lead },
  { id: "theirs", when: following, text: () => words().lessons.theirs },
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
  { id: "reached", when: (stage) => beyond(stage) === 0, text: () => words().lessons.reached },
  { id: "over", when: (stage) => (beyond(stage) ?? 0) > 0, text: () => words().lessons.over },
  { id: "scored", when: ({ view }) => view.round > 1, text: () => words().lessons.scored },
];
