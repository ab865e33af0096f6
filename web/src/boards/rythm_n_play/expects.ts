/** The moves of Rythm 'n' Play in words, and what is expected of the player who must move. */

import type { Stage } from "../../lib/stage";
import {
  beatsIn,
  isChange,
  lastNote,
  type RythmNPlayView,
  type ChangeName,
  type ValueName,
} from "./view";
import { or } from "../../text";
import { capitalised, nameCard, say } from "./text";

export function nameMove(text: string): string {
  const [verb, object = ""] = text.split(" ");
  switch (verb) {
    case "pick":
      return say("board-pick-up");
    case "take":
      return say("board-take");
    case "pass":
      return say("board-pass");
    case "done":
      return say("board-done");
    case "spend":
      return say(`board-spend-${object as ValueName}`);
    case "lay":
      return say("board-lay", { card: nameCard(object) });
    case "tonality":
      return say(`board-tonality-${object as ChangeName}`);
    default:
      return say("board-compose", { card: nameCard(text) });
  }
}

export function expects(stage: Stage<RythmNPlayView>): string {
  const { view } = stage;
  if (view.phase === "tonality") return say("board-choose-tonality");
  if (view.phase === "lay") return say("board-lay-down", { count: view.to_lay });
  if (view.chosen?.length) return expectsOfExchange(stage, beatsIn(view.chosen));
  if (stage.offer("pass")) return say("board-must-pass");
  const composing = cardsToCompose(stage);
  if (view.must_continue) {
    const count = view.stave.length;
    return composing.length > 0
      ? say("board-go-on-or-pick-up", { count })
      : say("board-only-pick-up", { count });
  }
  const [thing = "", ...others] = waysToAct(stage, composing);
  if (others.length === 0) return capitalised(say("board-do-this", { thing }));
  return capitalised(say("board-do-one", { things: or([thing, ...others]) }));
}

function expectsOfExchange(stage: Stage<RythmNPlayView>, beats: number): string {
  if (!stage.offer("done")) return say("board-half-beat", { count: beats });
  const more = stage.choices.length > 1;
  return say(more ? "board-whole-beats-or-more" : "board-whole-beats", { count: beats });
}

function cardsToCompose(stage: Stage<RythmNPlayView>): string[] {
  return stage.choices.map((choice) => choice.text).filter((text) => /^[A-Z]/.test(text));
}

function waysToAct(stage: Stage<RythmNPlayView>, composing: string[]): string[] {
  const ways: string[] = [];
  const last = lastNote(stage.view.stave);
  if (composing.some((card) => !isChange(card))) {
    if (last === undefined) ways.push(say("board-begin"));
    else {
      const name = nameCard(last);
      ways.push(
        stage.view.tonality === "Sharp"
          ? say("board-rise", { last: name })
          : say("board-fall", { last: name }),
      );
    }
  }
  if (composing.some(isChange)) ways.push(say("board-change"));
  const spending = stage.choices.some((choice) => choice.text.startsWith("spend"));
  if (spending) ways.push(say("board-exchange"));
  if (stage.offer("take")) ways.push(spending ? say("board-take-one-too") : say("board-take-it"));
  return ways;
}
