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
  return pattern ? bundle.formatPattern(pattern, variables) : null;
}
