import { expect, test } from "vitest";
import type { Language } from "../lib/settings.svelte";
import { bundleOf, format, type Variables } from "../text/fluent";

const FILES = import.meta.glob<string>(["@games/*/text/*.ftl", "../text/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function textOf(title: string, language: Language): string {
  const end = `${title}/text/${language}.ftl`;
  const found = Object.entries(FILES).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`There is no ${end}.`);
  return found[1];
}

function said(title: string, language: Language, id: string, variables?: Variables): string {
  return format(bundleOf(language, textOf(title, language)), `board-${id}`, variables) ?? "";
}

test("you lead and choose, others lead and choose with another verb", () => {
  const you = { name: "You", you: "yes" };
  const ann = { name: "Ann", you: "no" };
  const trump = { trump: "big", meaning: "the highest number wins" };
  const leading = (language: Language, who: object) =>
    said("six_forces", language, "trump-of-trick", { ...trump, ...who });
  expect(leading("en", you)).toMatch(/^You lead with/);
  expect(leading("en", ann)).toMatch(/^Ann leads with/);
  expect(leading("fr", you)).toMatch(/^Vous entamez,/);
  expect(leading("fr", ann)).toMatch(/^Ann entame,/);
  expect(said("rythm_n_play", "en", "choosing", you)).toMatch(/^You choose the/);
  expect(said("rythm_n_play", "en", "choosing", ann)).toMatch(/^Ann chooses the/);
  expect(said("rythm_n_play", "fr", "choosing", you)).toMatch(/^Vous choisissez la/);
  expect(said("rythm_n_play", "fr", "choosing", ann)).toMatch(/^Ann choisit la/);
  expect(said("rythm_n_play", "en", "cards-of", you)).toBe("In front of you");
  expect(said("rythm_n_play", "fr", "cards-of", you)).toBe("Devant vous");
});

test("what is said of a player after a colon has no verb, so it fits you as well", () => {
  expect(said("six_forces", "en", "says", { prediction: 3 })).toBe("prediction 3");
  expect(said("six_forces", "en", "leads")).not.toMatch(/s\b/);
  expect(said("re_chord", "en", "turn-of")).not.toMatch(/s\b/);
  expect(said("re_chord", "fr", "turn-of")).not.toMatch(/son/);
  expect(said("fiddlefoo", "fr", "in-the-light")).not.toMatch(/doit/);
});

test("French counts zero in the singular", () => {
  const seat = { name: "Ann", chords: "C", fame: 3 };
  expect(said("re_chord", "fr", "seat-label", { ...seat, cards: 0 })).toContain("0\u00a0carte ");
  expect(said("re_chord", "fr", "seat-label", { ...seat, cards: 2 })).toContain("2\u00a0cartes ");
  expect(said("re_chord", "fr", "bag-label", { count: 1 })).toMatch(/1\u00a0médiator$/);
  expect(said("rythm_n_play", "fr", "points", { count: 1.5 })).toBe("1,5\u00a0point");
});

test("no French sentence has an ordinary space before a sign", () => {
  for (const [path, text] of Object.entries(FILES)) {
    if (!path.endsWith("/fr.ftl")) continue;
    const bundle = bundleOf("fr", text);
    const names = [...text.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
    const variables = Object.fromEntries(names.map((name) => [name, 2]));
    for (const [, id = ""] of text.matchAll(/^([a-z][\w-]*) =/gm)) {
      expect(format(bundle, id, variables), id).not.toMatch(/ [:;!?»]|« /);
    }
  }
});

test("nothing in French begins with Plus de, which is more as well as no more", () => {
  const french = Object.entries(FILES).filter(([path]) => path.endsWith("/fr.ftl"));
  expect(french).toHaveLength(6);
  for (const [path, text] of french) expect(text, path).not.toMatch(/= *Plus d(e |’)/);
});
