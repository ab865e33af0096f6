/** What a box says, in the language that is chosen. */

import type { GameInfo } from "../lib/protocol";
import { words } from ".";

export function blurbOf(game: GameInfo): string {
  return words().blurbs[game.id] ?? game.blurb;
}

export function optionOf(game: GameInfo, name: string, meaning: string): string {
  return words().optionMeanings[`${game.id} ${name}`] ?? meaning;
}
