/** What a box says, in the language that is chosen; what the catalogue lacks, as the server says it. */

import type { GameInfo, PresetInfo } from "../lib/protocol";
import { aside, say, sayOr } from ".";

/** How well bots play, from random on. */
export const LEVELS = [0, 1, 2, 3, 4, 5] as const;

/** A bot in words: its level, or the own bot of the server that it is. */
export const nameBot = (chair: { level?: number | null; bot?: string }): string =>
  chair.bot ? say("own-bot", { name: chair.bot }) : say("bot", { level: chair.level ?? 0 });

export function blurbOf(game: GameInfo): string {
  return sayOr(`blurb-${game.id}`, game.blurb);
}

/** For how many the game is. */
export function playersOf({ players }: GameInfo): string {
  const first = players[0] ?? 0;
  const last = players.at(-1) ?? 0;
  return first === last ? say("players", { count: first }) : say("players-range", { first, last });
}

export function creditsOf({ designer, publisher, year }: GameInfo): string {
  const text = say("credits", { designer, publisher });
  return year ? aside(text, year) : text;
}

export function optionOf(game: GameInfo, name: string, meaning: string): string {
  return sayOr(`option-${game.id}-${name}`, meaning);
}

export function nameOption(game: GameInfo, name: string): string {
  return sayOr(`switch-${game.id}-${name}`, name);
}

/** What a value of an option is called. */
export function valueOf(game: string, option: string, value: string): string {
  return sayOr(`value-${game}-${option}-${value}`, value);
}

export const namePreset = ({ name }: PresetInfo): string => sayOr(`preset-${name}`, name);

export const explainPreset = (game: GameInfo, { name, meaning }: PresetInfo): string =>
  sayOr(`preset-${game.id}-${name}`, meaning);
