/** Lessons of a first game, told when the game itself gets there. */

import type { Happened } from "../../lib/protocol";
import { ownPlate, type Lesson, type Stage } from "../../lib/stage";
import { handOf, type ReChordView } from "./view";
import type { ReChordMessages } from "../../generated/messages";
import type { LessonIn } from "../../text/catalogue.svelte";
import { say } from "./text";

type LessonName = LessonIn<ReChordMessages>;
type When = Lesson<ReChordView>["when"];

const asked =
  (...questions: string[]): When =>
  (stage) =>
    stage.choices.length > 0 && questions.includes(stage.view.question.asks);

const told =
  (...kinds: string[]): When =>
  (_, recent) =>
    recent.some((one) => kinds.includes(one.kind));

function ownChord(stage: Stage<ReChordView>, recent: Happened[]): boolean {
  return recent.some((one) => one.kind === "chord-played" && one.facts.seat === stage.shown);
}

function hasComplete(stage: Stage<ReChordView>): boolean {
  return handOf(stage.view, stage.shown).some((card) => card.complete);
}

function hasOrders(stage: Stage<ReChordView>): boolean {
  const cards = handOf(stage.view, stage.shown);
  return stage.choices.length === 0 && cards.some((card) => card.order !== null);
}

const WHENS: Record<LessonName, When> = {
  goal: ({ view }) => !view.over,
  welcome: asked("action"),
  card: asked("action", "place"),
  place: asked("place"),
  ability: asked("ability"),
  "face-down": told("pick-placed-down", "automa-placed-down"),
  complete: hasComplete,
  silver: ownChord,
  order: hasOrders,
  genre: asked("action"),
  song: (stage) => stage.view.people.some((person) => person.tableau.length > 0),
  fret: told("fret-scored"),
  clang: told("clang"),
  automa: told("automa-flips"),
  wylde: (stage) => stage.view.supply.includes("wylde"),
};

/** What each speaks of. */
const AT: Record<LessonName, (stage: Stage<ReChordView>) => string> = {
  goal: ownPlate,
  welcome: () => ".neck",
  card: () => ".hand .cards",
  place: () => ".spaces",
  ability: () => ".spaces",
  "face-down": () => ".spaces",
  complete: () => ".hand .cards",
  silver: ownPlate,
  order: () => ".hand .cards",
  genre: () => ".genre",
  song: () => ".song",
  fret: () => ".neck",
  clang: () => ".hand .cards",
  automa: () => '[data-place="automa"]',
  wylde: () => '[data-place="slot 1"]',
};

export const lessons: Lesson<ReChordView>[] = Object.entries(WHENS).map(([id, when]) => ({
  id,
  when,
  text: () => say(`board-lesson-${id as LessonName}`),
  at: AT[id as LessonName],
}));
