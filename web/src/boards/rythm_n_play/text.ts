/** The words of Rythm 'n' Play. */

import type { RythmNPlayMessages } from "../../generated/messages";
import { catalogue } from "../../text/catalogue.svelte";
import english from "@games/rythm_n_play/text/en.ftl?raw";
import type { ValueName } from "./view";

export const { say, sayOr } = catalogue<RythmNPlayMessages>(english, {
  fr: () => import("@games/rythm_n_play/text/fr.ftl?raw"),
  ja: () => import("@games/rythm_n_play/text/ja.ftl?raw"),
});

/** A note or a Change; notes by their letters are the same in every language. */
export function nameCard(card: string): string {
  return sayOr(`board-card-${card}`, card);
}

/** The value of a RYTHM card: "half note". */
export function nameValue(value: ValueName): string {
  return say(`board-value-${value}`);
}

/** The first letter as at the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
