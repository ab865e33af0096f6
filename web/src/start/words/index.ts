/** What the values of options are called: by game, option and value, as the house writes them. */

import { catalogue } from "../../text/catalogue.svelte";
import en from "./en";

const values = catalogue(en, {
  fr: () => import("./fr"),
  ja: () => import("./ja"),
});

/** A value in the language that is chosen; one the house alone knows is shown as it writes it. */
export function valueOf(game: string, option: string, value: string): string {
  const known: Record<string, string> = values();
  return known[`${game} ${option} ${value}`] ?? value;
}
