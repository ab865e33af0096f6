/** The first game of Rythm 'n' Play: each lesson is told once, when the game gets there. */

import type { Happened } from "../../lib/protocol";
import { ownPlate, type Lesson, type Stage } from "../../lib/stage";
import { isChange, type RythmNPlayView } from "./view";
import type { RythmNPlayMessages } from "../../generated/messages";
import type { LessonIn } from "../../text/catalogue.svelte";
import { say } from "./text";

type LessonName = LessonIn<RythmNPlayMessages>;
type When = (stage: Stage<RythmNPlayView>, recent: Happened[]) => boolean;

const offers = (stage: Stage<RythmNPlayView>, test: (text: string) => boolean) =>
  stage.choices.some((choice) => test(choice.text));
const isCard = (text: string) => /^[A-Z]/.test(text);
const told = (recent: Happened[], kind: string) => recent.some((one) => one.kind === kind);

const MOMENTS: Record<LessonName, When> = {
  goal: ({ view }) => !view.over,
  end: ({ view }) => view.over,
  tonality: ({ view, choices }, recent) =>
    (view.phase === "tonality" && choices.length > 0) || told(recent, "tonality-chosen"),
  last: ({ view }, recent) => !view.over && told(recent, "play-stack-empty"),
  shut: ({ view }) => view.shut,
  lay: ({ view, choices }) => view.phase === "lay" && choices.length > 0,
  "pick-up": (stage) => stage.offer("pick up") !== undefined,
  half: ({ view, choices }) =>
    choices.length > 0 && (view.chosen?.filter((value) => value === "eighth").length ?? 0) === 1,
  change: (stage) => offers(stage, isChange),
  begin: (stage) => stage.view.stave.length === 0 && offers(stage, isCard),
  compose: (stage) => stage.view.stave.length > 0 && offers(stage, isCard),
  exchange: (stage) => offers(stage, (text) => text.startsWith("spend")),
  take: (stage) => stage.offer("take") !== undefined && !offers(stage, isCard),
};

/** What each speaks of. */
const AT: Record<LessonName, (stage: Stage<RythmNPlayView>) => string> = {
  goal: () => '[data-place="stave"]',
  end: ownPlate,
  tonality: () => ".sheet",
  last: () => '[data-place="play-stack"]',
  shut: () => '[data-place="stave"]',
  lay: () => ".hand",
  "pick-up": () => '[data-place="stave"]',
  half: () => ".hand",
  change: () => ".hand",
  begin: () => '[data-place="stave"]',
  compose: () => ".hand",
  exchange: () => ".hand",
  take: () => '[data-place="rythm-stack"]',
};

export const lessons: Lesson<RythmNPlayView>[] = Object.entries(MOMENTS).map(([id, when]) => ({
  id,
  when,
  text: () => say(`board-lesson-${id as LessonName}`),
  at: AT[id as LessonName],
}));
