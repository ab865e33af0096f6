/** Catalogues of messages in Fluent: English at hand, other languages loaded when somebody wants them. */

import type { FluentBundle } from "@fluent/bundle";
import { settings, type Language } from "../lib/settings.svelte";
import { bundleOf, format, type Variables } from "./fluent";

type Load = () => Promise<{ default: string }>;
/** The variables of a message; of all of them, if the id is one of several. */
type NamesIn<T> = T extends unknown ? keyof T : never;

/** The names of the lessons in a catalogue. */
export type LessonIn<Messages> = NameAfter<"board-lesson-", keyof Messages>;
type NameAfter<Start extends string, Id> = Id extends `${Start}${infer Name}` ? Name : never;

export interface Catalogue<Messages> {
  /** A message in the language that is chosen now; in English until that language is loaded. */
  say: <Id extends keyof Messages & string>(
    id: Id,
    ...variables: [NamesIn<Messages[Id]>] extends [never] ? [] : [variables: Messages[Id]]
  ) => string;
  /** The same for an id that comes from the server and that the catalogue may not know. */
  sayOr: (id: string, otherwise: string) => string;
}

export function catalogue<Messages>(
  english: string,
  others: Record<Exclude<Language, "en">, Load>,
): Catalogue<Messages> {
  const asked = new Set<Language>(["en"]);
  const inEnglish = bundleOf("en", english);
  let loaded = $state.raw<Partial<Record<Language, FluentBundle>>>({ en: inEnglish });

  async function load(language: Exclude<Language, "en">): Promise<void> {
    asked.add(language);
    const text = (await others[language]()).default;
    loaded = { ...loaded, [language]: bundleOf(language, text) };
  }

  function find(id: string, variables?: Variables): string | null {
    const language = settings.language;
    if (language !== "en" && !asked.has(language)) void load(language);
    return format(loaded[language] ?? inEnglish, id, variables);
  }

  return {
    say: (id, ...variables) => find(id, variables[0] as Variables | undefined) ?? id,
    sayOr: (id, otherwise) => find(id) ?? otherwise,
  };
}
