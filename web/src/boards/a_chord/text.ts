/** The words of Take the A Chord. */

import type { Colour } from "../../cards/shapes";
import type { AChordMessages } from "../../generated/messages";
import { catalogue } from "../../text/catalogue.svelte";
import type { TrickCard } from "../../tricks/cards";
import english from "@games/a_chord/text/en.ftl?raw";

export const { say, sayOr } = catalogue<AChordMessages>(english, {
  fr: () => import("@games/a_chord/text/fr.ftl?raw"),
  ja: () => import("@games/a_chord/text/ja.ftl?raw"),
});

export function nameColour(colour: Colour): string {
  return say(`board-colour-${colour}`);
}

export function nameCard({ colour, sign }: TrickCard): string {
  return say("board-card", { colour: nameColour(colour), chord: sign });
}

/** A place at a table for two: "white L". */
export function namePlace(place: string): string {
  return sayOr(`board-place-${place.replace(" ", "-")}`, place);
}
