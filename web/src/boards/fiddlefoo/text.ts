/** The words of Fiddlefoo. */

import type { FiddlefooMessages } from "../../generated/messages";
import { sayOr } from "../../text";
import { catalogue } from "../../text/catalogue.svelte";
import english from "@games/fiddlefoo/text/en.ftl?raw";
import type { ColourName } from "./view";

export const { say } = catalogue<FiddlefooMessages>(english, {
  fr: () => import("@games/fiddlefoo/text/fr.ftl?raw"),
  ja: () => import("@games/fiddlefoo/text/ja.ftl?raw"),
});

export function nameColour(colour: ColourName): string {
  return say(`board-colour-${colour}`);
}

/** The name of a special card; empty for a plain one. */
export function nameSpecial(card: string): string {
  return sayOr(`special-fiddlefoo-${card}`, "");
}

/** What a special card does; empty for a plain one. */
export function saySpecial(card: string): string {
  return sayOr(`special-fiddlefoo-${card}-effect`, "");
}
