/** The words of 6 Forces. */

import type { Colour } from "../../cards/shapes";
import type { SixForcesMessages } from "../../generated/messages";
import { catalogue } from "../../text/catalogue.svelte";
import type { TrickCard } from "../../tricks/cards";
import english from "@games/six_forces/text/en.ftl?raw";
import type { TrumpName } from "./view";

export const { say } = catalogue<SixForcesMessages>(english, {
  fr: () => import("@games/six_forces/text/fr.ftl?raw"),
  ja: () => import("@games/six_forces/text/ja.ftl?raw"),
});

export function nameColour(colour: Colour): string {
  return say(`board-colour-${colour}`);
}

export function nameTrump(trump: TrumpName): string {
  return say(`board-trump-${trump}`);
}

export function nameCard({ colour, sign }: TrickCard): string {
  return say("board-card", { colour: nameColour(colour), number: sign });
}

/** What was predicted: "3", or with a spare chip "3 or 4". */
export function namePrediction(tricks: number, spare: boolean): string {
  return spare ? say("board-with-spare", { tricks, more: tricks + 1 }) : String(tricks);
}
