/** The moves of Rythm 'n' Play in words, and what is expected of whoever must move. */

import type { Stage } from "../../lib/stage";
import {
  beatsIn,
  isChange,
  lastNote,
  type RythmNPlayView,
  type ChangeName,
  type ValueName,
} from "./view";
import { words } from "./words";

export function nameMove(text: string): string {
  const say = words();
  const [verb, object = ""] = text.split(" ");
  switch (verb) {
    case "pick":
      return say.pickUp;
    case "take":
      return say.take;
    case "pass":
      return say.pass;
    case "done":
      return say.done;
    case "spend":
      return say.spend(object as ValueName);
    case "lay":
      return say.lay(say.card(object));
    case "tonality":
      return say.tonality[object as ChangeName];
    default:
      return say.compose(say.card(text));
  }
}

export function expects(stage: Stage<RythmNPlayView>): string {
  const say = words();
  const { view } = stage;
  if (view.phase === "tonality") return say.chooseTonality;
  if (view.phase === "lay") return say.layDown(view.to_lay);
  if (view.chosen?.length) return expectsOfExchange(stage, beatsIn(view.chosen));
  if (stage.offer("pass")) return say.mustPass;
  const composing = cardsToCompose(stage);
  if (view.must_continue) {
    const count = view.stave.length;
    return composing.length > 0 ? say.goOnOrPickUp(count) : say.onlyPickUp(count);
  }
  return say.doOne(waysToAct(stage, composing));
}

function expectsOfExchange(stage: Stage<RythmNPlayView>, beats: number): string {
  if (!stage.offer("done")) return words().halfBeat(beats);
  return words().wholeBeats(beats, stage.choices.length > 1);
}

function cardsToCompose(stage: Stage<RythmNPlayView>): string[] {
  return stage.choices.map((choice) => choice.text).filter((text) => /^[A-Z]/.test(text));
}

function waysToAct(stage: Stage<RythmNPlayView>, composing: string[]): string[] {
  const say = words();
  const ways: string[] = [];
  const last = lastNote(stage.view.stave);
  if (composing.some((card) => !isChange(card))) {
    if (last === undefined) ways.push(say.begin);
    else {
      const name = say.card(last);
      ways.push(stage.view.tonality === "Sharp" ? say.rise(name) : say.fall(name));
    }
  }
  if (composing.some(isChange)) ways.push(say.change);
  const spending = stage.choices.some((choice) => choice.text.startsWith("spend"));
  if (spending) ways.push(say.exchange);
  if (stage.offer("take")) ways.push(spending ? say.takeOneToo : say.takeIt);
  return ways;
}
