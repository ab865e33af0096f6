/** The words of the pages around the boards. */

import type { PageMessages } from "../generated/messages";
import { settings, type Language } from "../lib/settings.svelte";
import { catalogue } from "./catalogue.svelte";
import english from "./en.ftl?raw";

export const { say, sayOr } = catalogue<PageMessages>(english, {
  fr: () => import("./fr.ftl?raw"),
  ja: () => import("./ja.ftl?raw"),
});

// British English puts no comma before the last "and".
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", ja: "ja" };

/** "Ann, Bob and Cid". */
export function and(items: string[]): string {
  return new Intl.ListFormat(LOCALES[settings.language], { type: "conjunction" }).format(items);
}

/** "Ann, Bob or Cid". */
export function or(items: string[]): string {
  return new Intl.ListFormat(LOCALES[settings.language], { type: "disjunction" }).format(items);
}

/** "Ann, Bob, Cid". */
export function listed(items: string[]): string {
  return items.length === 0 ? "" : items.reduce((items, item) => say("list-more", { items, item }));
}

/** "Ann: your turn". */
export function labelled(label: string, text: string): string {
  return say("labelled", { label, text });
}

/** "Half note (2 beats)". */
export function aside(text: string, aside: string): string {
  return say("aside", { text, aside });
}

/** What else there is to say of it: "Ann: 3 cards; away". */
export function further(text: string, more: string): string {
  return say("further", { text, more });
}

/** The text with a full stop. */
export function sentence(text: string): string {
  return say("sentence", { text });
}

/** A whole number as it is shown: with a minus sign, not a hyphen. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What was won or lost: "+3", "−2", "0". */
export function gain(points: number): string {
  return points > 0 ? `+${points}` : numeral(points);
}
