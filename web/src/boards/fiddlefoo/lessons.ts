/** The first game: each lesson when the game itself gets there. */

import type { Happened } from "../../lib/protocol";
import type { Lesson } from "../../lib/stage";
import { handOf, type FiddlefooStage, type FiddlefooView } from "./view";
import type { FiddlefooMessages } from "../../generated/messages";
import type { LessonIn } from "../../text/catalogue.svelte";
import { say } from "./text";

type Told = LessonIn<FiddlefooMessages>;
type When = (stage: FiddlefooStage, recent: Happened[]) => boolean;

const asked = (stage: FiddlefooStage, phase: FiddlefooView["phase"]) =>
  stage.choices.length > 0 && stage.view.phase === phase;
const happened = (recent: Happened[], kind: string) => recent.some((one) => one.kind === kind);
const held = (stage: FiddlefooStage) =>
  stage.shown === null ? [] : handOf(stage, stage.shown).filter((card) => card !== null);

const WHEN: Record<Told, When> = {
  goal: (stage) => !stage.view.piles && !stage.view.over,
  together: (stage) => stage.view.piles !== null,
  card: (stage) => asked(stage, "card") && !stage.offer("take") && !stage.offer("pass"),
  cell: (stage) => asked(stage, "cell") && stage.view.size === null,
  safesong: (stage) => asked(stage, "cell") && stage.view.size !== null,
  prospect: (stage) => asked(stage, "cell"),
  pairs: (stage) => stage.view.pairs.card !== null,
  throws: (stage) => asked(stage, "throws") && stage.choices.length > 1,
  nothing: (stage) => asked(stage, "throws") && stage.choices.length === 1,
  "thrown-at-you": (stage, recent) =>
    recent.some((one) => one.kind === "thrown" && (one.facts.seats as number[])[0] === stage.shown),
  special: (stage) => held(stage).some((card) => stage.view.cards[card]?.when),
  middle: (stage) =>
    asked(stage, "card") && held(stage).some((card) => stage.view.cards[card]?.notes === 4),
  "safe-pair": (stage) => stage.view.pairs.card !== null && stage.view.map.length > 8,
  few: (stage) =>
    !stage.view.piles &&
    stage.view.people.some((person) => person.hand.length > 0 && person.hand.length <= 2),
  stuck: (stage) => asked(stage, "card") && stage.offer("take") !== undefined,
  "round-end": (_, recent) => happened(recent, "round-scored"),
};

/** What each speaks of. */
const AT: Record<Told, (stage: FiddlefooStage) => string> = {
  goal: () => ".hand",
  together: () => ".piles",
  card: () => ".hand",
  cell: () => ".ground",
  safesong: () => ".ground",
  prospect: () => ".strip",
  pairs: () => ".ground",
  throws: () => ".hand",
  nothing: () => ".hand",
  "thrown-at-you": () => ".hand",
  special: () => ".hand",
  middle: () => ".hand",
  "safe-pair": () => ".ground",
  few: () => ".seats",
  stuck: () => '[data-place="pile"]',
  "round-end": () => ".seats",
};

export const lessons: Lesson<FiddlefooView>[] = (Object.keys(WHEN) as Told[]).map((id) => ({
  id,
  when: WHEN[id],
  text: () => say(`board-lesson-${id}`),
  at: AT[id as Told],
}));
