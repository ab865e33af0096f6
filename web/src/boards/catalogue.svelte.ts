/** Catalogues of words: English at hand, the other languages loaded when somebody wants them. */

import { settings, type Language } from "../lib/settings.svelte";

type Load<T> = () => Promise<{ default: T }>;

/**
 * The words of the language that is chosen now; English until they are loaded.
 * The two others must say everything English says, in the same shape.
 */
export function catalogue<T extends object>(
  english: T,
  others: Record<Exclude<Language, "en">, Load<T>>,
): () => T {
  const asked = new Set<Language>(["en"]);
  let current = $state.raw<Partial<Record<Language, T>>>({ en: english });

  async function fetchWords(language: Exclude<Language, "en">): Promise<void> {
    asked.add(language);
    const words = (await others[language]()).default;
    current = { ...current, [language]: words };
  }

  return () => {
    const language = settings.language;
    if (language !== "en" && !asked.has(language)) void fetchWords(language);
    return current[language] ?? english;
  };
}
