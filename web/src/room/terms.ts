/** How a table plays, in words: its clock, hints, absences, and the variant of its game. */

import type { GameInfo, OptionInfo, Pace, Policy, TableInfo } from "../lib/protocol";
import { labelled, listed, say, sayOr } from "../text";
import { optionOf, valueOf } from "../text/games";

/** Longer lists are somebody's own cards: their number says enough. */
const MOST_ITEMS = 12;

export function clockOf({ seconds, bank }: Pace): string {
  return seconds == null ? say("no-clock") : say("terms-clock", { seconds, bank: bank ?? 0 });
}

/** Hints, and what happens when somebody is away; where there is a clock, that decides. */
export function policyOf(policy: Policy, pace: Pace): string[] {
  const hints = policy.hints ? say("hints-on") : say("hints-off");
  if (pace.seconds != null) return [hints];
  if (policy.away === "wait") return [hints, say("away-wait")];
  if (policy.away === "ask") return [hints, say("away-ask")];
  const { minutes } = policy;
  return [hints, minutes == null ? say("away-bot") : say("away-bot-after", { minutes })];
}

/** Every option in force, in the order of the game's own list. */
export function variantOf(game: GameInfo, table: TableInfo): string[] {
  return game.options.map((option) =>
    labelled(
      optionOf(game, option.name, option.meaning),
      wordOf(game, option, table.options[option.name] ?? option.default),
    ),
  );
}

function wordOf(game: GameInfo, option: OptionInfo, value: unknown): string {
  if (typeof value === "boolean") return value ? say("yes") : say("no");
  if (value === "random") return say("by-chance");
  if (!Array.isArray(value)) return valueOf(game.id, option.name, String(value));
  if (value.length > MOST_ITEMS) return String(value.length);
  return listed(value.map((item) => sayOr(`special-${game.id}-${item}`, String(item))));
}
