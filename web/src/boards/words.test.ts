import { expect, test } from "vitest";
import fiddlefoo from "./fiddlefoo/words/fr";
import reChordEn from "./re_chord/words/en";
import reChord from "./re_chord/words/fr";
import rythmEn from "./rythm_n_play/words/en";
import rythm from "./rythm_n_play/words/fr";
import sixForcesEn from "./six_forces/words/en";
import sixForces from "./six_forces/words/fr";
import aChord from "./a_chord/words/fr";

/** Every sentence without parameters in a catalogue. */
function sentences(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((entry: unknown) => {
    if (typeof entry === "string") return [entry];
    return typeof entry === "object" && entry !== null ? sentences(entry) : [];
  });
}

test("you lead and choose, others lead and choose with another verb", () => {
  const meaning = sixForcesEn.trumpMeaning.big;
  expect(sixForcesEn.trumpOfTrick("You", true, "big", meaning)).toMatch(/^You lead with/);
  expect(sixForcesEn.trumpOfTrick("Ann", false, "big", meaning)).toMatch(/^Ann leads with/);
  expect(sixForces.trumpOfTrick("Vous", true, "big", meaning)).toMatch(/^Vous entamez,/);
  expect(sixForces.trumpOfTrick("Ann", false, "big", meaning)).toMatch(/^Ann entame,/);
  expect(rythmEn.choosing("You", true)).toMatch(/^You choose the/);
  expect(rythmEn.choosing("Ann", false)).toMatch(/^Ann chooses the/);
  expect(rythm.choosing("Vous", true)).toMatch(/^Vous choisissez la/);
  expect(rythm.choosing("Ann", false)).toMatch(/^Ann choisit la/);
  expect(rythmEn.cardsOf("You", true)).toBe("In front of you");
  expect(rythm.cardsOf("Vous", true)).toBe("Devant vous");
});

test("what is said of a player after a colon has no verb, so it fits you as well", () => {
  expect(sixForcesEn.says(3, false)).toBe("prediction 3");
  for (const said of [sixForcesEn.leads, reChordEn.turnOf]) expect(said).not.toMatch(/s\b/);
  expect(reChord.turnOf).not.toMatch(/son/);
  expect(fiddlefoo.inTheLight).not.toMatch(/doit/);
});

test("nothing in French begins with Plus de, which is more as well as no more", () => {
  for (const catalogue of [fiddlefoo, reChord, rythm, sixForces, aChord]) {
    expect(sentences(catalogue).filter((text) => /^Plus d(e |’)/.test(text))).toEqual([]);
  }
});
