/** How a table plays, in words: its clock, hints, absences, and the variant of its game. */

import type { GameInfo, OptionInfo, Pace, Policy } from "../lib/protocol";
import { labelled, listed, say, sayOr } from "../text";
import { explainPreset, nameOption, namePreset, optionOf, valueOf } from "../text/games";
import { meaningful, presetOf, valueIn, type Options } from "../variant/variant";

/** Longer lists are somebody's own cards: their number says enough. */
const MOST_ITEMS = 12;

const DAY = 86_400;

/** Where a decision may take days, a minute more or less is not worth a word. */
export function clockOf({ seconds, bank }: Pace): string {
  if (seconds == null) return say("no-clock");
  if (seconds >= DAY && seconds % DAY === 0)
    return say("terms-clock-days", { days: seconds / DAY });
  return say("terms-clock", { seconds, bank: bank ?? 0 });
}

/** Hints, what happens when somebody is away (a clock decides that), and what spectators see. */
export function policyOf(policy: Policy, pace: Pace): string[] {
  const hints = policy.hints ? say("hints-on") : say("hints-off");
  const absence = pace.seconds == null ? [absenceOf(policy)] : [];
  return [hints, ...absence, say(`watching-${policy.watching}`)];
}

function absenceOf({ away, minutes }: Policy): string {
  if (away === "wait") return say("away-wait");
  if (away === "ask") return say("away-ask");
  return minutes == null ? say("away-bot") : say("away-bot-after", { minutes });
}

interface Term {
  /** What is chosen: "Memory aid: no". */
  choice: string;
  meaning: string;
}

/** The preset in force, and every option, in the order of the game's own list. */
export function variantOf(game: GameInfo, players: number, options: Options): Term[] {
  const preset = presetOf(game, players, options);
  const named = preset ? namePreset(preset) : say("preset-own");
  return [
    {
      choice: labelled(say("presets"), named),
      meaning: preset ? explainPreset(game, preset) : "",
    },
    ...meaningful(game, players, options).map((option) => ({
      choice: chosen(game, option, options),
      meaning: optionOf(game, option.name, option.meaning),
    })),
  ];
}

const chosen = (game: GameInfo, option: OptionInfo, options: Options): string =>
  labelled(nameOption(game, option.name), wordOf(game, option, valueIn(option, options)));

/** A variant in a few words: its preset, else what differs from the usual. */
export function variantInShort(game: GameInfo, players: number, options: Options): string {
  const preset = presetOf(game, players, options);
  if (preset) return namePreset(preset);
  const changed = game.options.filter(
    (option) => JSON.stringify(valueIn(option, options)) !== JSON.stringify(option.default),
  );
  return listed(changed.map((option) => chosen(game, option, options)));
}

function wordOf(game: GameInfo, option: OptionInfo, value: unknown): string {
  if (typeof value === "boolean") return value ? say("yes") : say("no");
  if (value === "random") return say("by-chance");
  if (option.pieces.length > 0 && Number(value) > 0)
    return say("pieces-by-chance", { count: Number(value) });
  if (!Array.isArray(value)) return valueOf(game.id, option.name, String(value));
  if (option.pieces.length > 0)
    return listed(value.map((item) => sayOr(`special-${game.id}-${item}`, String(item))));
  return value.length > MOST_ITEMS ? String(value.length) : listed(value.map(String));
}
