/** Which options of a game a table may choose, and which preset a choice amounts to; how many play. */

import type { ChairInfo, GameInfo, OptionInfo, PresetInfo } from "../lib/protocol";

export type Options = Record<string, unknown>;

/** The value in force: what was chosen, else the default. */
export const valueIn = (option: OptionInfo, options: Options): unknown =>
  options[option.name] ?? option.default;

const isOn = (game: GameInfo, flag: string | null, options: Options): boolean =>
  game.options.every((option) => option.name !== flag || valueIn(option, options) === true);

/** The options that mean something at a table of this size, with these switches on. */
export function meaningful(game: GameInfo, players: number, options: Options): OptionInfo[] {
  return game.options.filter(
    (option) => (option.players?.includes(players) ?? true) && isOn(game, option.needs, options),
  );
}

/**
 * The options that a page offers. Own cards and point tables are for the command line: nobody types
 * keys into a page.
 */
export function offered(game: GameInfo, players: number, options: Options): OptionInfo[] {
  return meaningful(game, players, options).filter(
    ({ kind, choices }) => kind !== "text" || choices.length > 0,
  );
}

/** The pieces that can be chosen with these options. */
export function piecesOf(game: GameInfo, option: OptionInfo, options: Options): string[] {
  return option.pieces.filter(({ needs }) => isOn(game, needs, options)).map(({ key }) => key);
}

export const presetsFor = (game: GameInfo, players: number): PresetInfo[] =>
  game.presets.filter((preset) => preset.players.includes(players));

/** The preset that these options amount to; the first player makes no other variant. */
export function presetOf(game: GameInfo, players: number, options: Options): PresetInfo | null {
  const fits = (preset: PresetInfo) =>
    game.options.every(
      (option) =>
        option.kind === "seat" || isSame(valueIn(option, options), valueIn(option, preset.options)),
    );
  return presetsFor(game, players).find(fits) ?? null;
}

/** The options after a preset was chosen: who begins stays as it was. */
export function withPreset(game: GameInfo, options: Options, preset: PresetInfo): Options {
  const seats = game.options.filter(({ kind, name }) => kind === "seat" && name in options);
  return {
    ...preset.options,
    ...Object.fromEntries(seats.map(({ name }) => [name, options[name]])),
  };
}

/** What of these options a table of this size can play; what needs a switch that is off goes. */
export function onlyPossible(game: GameInfo, players: number, options: Options): Options {
  const here = offered(game, players, options);
  const kept: Options = {};
  for (const option of game.options) {
    const bound = option.needs !== null || option.players !== null;
    const value = possibleValue(game, option, players, options);
    if (value === undefined || isSame(value, option.default)) continue;
    if (here.includes(option) || !bound) kept[option.name] = value;
  }
  return kept;
}

function possibleValue(
  game: GameInfo,
  option: OptionInfo,
  players: number,
  options: Options,
): unknown {
  const value = options[option.name];
  if (option.kind === "seat" && Number(value) > players) return undefined;
  if (!Array.isArray(value) || option.pieces.length === 0) return value;
  const pieces = piecesOf(game, option, options).filter((key) => value.includes(key));
  return pieces.length > 0 ? pieces : undefined;
}

/** The same variant for another number of players. */
export function forPlayers(
  game: GameInfo,
  before: number,
  players: number,
  options: Options,
): Options {
  const name = presetOf(game, before, options)?.name;
  const preset = presetsFor(game, players).find((one) => one.name === name);
  return onlyPossible(game, players, preset ? withPreset(game, options, preset) : options);
}

function isSame(some: unknown, other: unknown): boolean {
  if (Array.isArray(some) || Array.isArray(other))
    return JSON.stringify(some) === JSON.stringify(other);
  return String(some) === String(other);
}

/**
 * How many will play the next game, as the server seats them: as many as now if the game allows
 * it, else the nearest number; null where there are more people than the game takes.
 */
export function nextPlayers(
  { players }: Pick<GameInfo, "players">,
  seats: Pick<ChairInfo, "person">[],
): number | null {
  const people = seats.filter(({ person }) => person !== null).length;
  const far = (count: number) => Math.abs(count - seats.length);
  const enough = players.filter((count) => count >= people);
  return enough.reduce<number | null>(
    (best, count) => (best === null || far(count) < far(best) ? count : best),
    null,
  );
}
