/** The words of Re-Chord. */

import type { ReChordMessages } from "../../generated/messages";
import { catalogue } from "../../text/catalogue.svelte";
import type { QuestionName } from "../../generated/re_chord";
import english from "@games/re_chord/text/en.ftl?raw";
import type { TypeName } from "./view";

export const { say, sayOr } = catalogue<ReChordMessages>(english, {
  fr: () => import("@games/re_chord/text/fr.ftl?raw"),
  ja: () => import("@games/re_chord/text/ja.ftl?raw"),
});

export function namePick(pick: TypeName): string {
  return say(`board-pick-${pick}`);
}

export function nameGenre(genre: string): string {
  return sayOr(`board-genre-${genre}`, genre);
}

/** What passing is called, by what is asked. */
export function namePass(asks: QuestionName): string {
  return sayOr(`board-pass-${asks.replace(" ", "-")}`, say("board-pass-plain"));
}
