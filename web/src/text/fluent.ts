/** Sentences out of Fluent files (https://projectfluent.org), with plurals by the language's own rules. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../lib/settings.svelte";

export type Variables = Record<string, FluentVariable>;

/** What formats the messages of a file. */
export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A message with its variables filled in; null if there is none of that id. */
export function format(bundle: FluentBundle, id: string, variables?: Variables): string | null {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? typeset(bundle.formatPattern(pattern, variables), bundle.locales[0]) : null;
}

/** A minus before a number; in French the spaces at which no line may break. */
function typeset(text: string, language?: string): string {
  const signed = text.replace(/(?<![\p{L}\d-])-(?=\d)/gu, "\u2212");
  if (language !== "fr") return signed;
  return signed
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»])|(?<=«) |(?<=\d) (?=[\p{L}%])/gu, "\u00a0");
}
