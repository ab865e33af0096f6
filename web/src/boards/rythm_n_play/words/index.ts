/** The words of Rythm 'n' Play. */

import { catalogue } from "../../catalogue.svelte";
import en from "./en";

export const words = catalogue(en, {
  fr: () => import("./fr"),
  ja: () => import("./ja"),
});
