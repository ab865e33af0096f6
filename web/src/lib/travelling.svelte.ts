/**
 * Settings, games met and lessons learnt travel with a person: the server keeps them, and a device
 * takes them over when the person arrives there. Without a person they stay in the browser.
 *
 * The server is told what somebody changes, and everything before they go to another device: when
 * they make a link or a passkey.
 */

import { untrack } from "svelte";
import { get, put } from "./http";
import { remembered, whenRemembered } from "./kept.svelte";
import { me } from "./people.svelte";
import type { KeptPreferences, PersonPreferences } from "./protocol";
import { CHOICES, prefersStillness, settings, type Settings } from "./settings.svelte";
import { serverless } from "./transport";

/** Not sound, vibration and notices: those suit a device, not a person. */
const TRAVELLING = [
  "language",
  "theme",
  "speed",
  "captions",
  "confirm",
  "automatic",
  "stillness",
  "keys",
] as const satisfies (keyof Settings)[];
const KEY = "bandstand-travelled";
/** Settings are changed in bursts. */
const PAUSE = 300;

/** Whose preferences this browser has, as of when, and whether something changed since. */
interface Mark {
  person: string;
  at: number | null;
  changed: boolean;
}

function readMark(): Mark {
  const none: Mark = { person: "", at: null, changed: false };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Mark>) };
  } catch {
    return none;
  }
}

function writeMark(mark: Mark): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // A browser that keeps nothing asks the server every time.
  }
}

const chosen = (): Record<string, boolean | number | string> =>
  Object.fromEntries(TRAVELLING.map((name) => [name, settings[name]]));

/** Those of the settings that this version of the pages has, with values it knows. */
export function known(found: Record<string, unknown>, present: Settings): Partial<Settings> {
  const choices: Record<string, readonly string[]> = CHOICES;
  return Object.fromEntries(
    TRAVELLING.filter((name) => {
      const value = found[name];
      if (typeof value !== typeof present[name]) return false;
      return typeof value !== "string" || choices[name]!.includes(value);
    }).map((name) => [name, found[name]]),
  );
}

let last = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/** Let what the server has hold here; where somebody else was before, their lessons go. */
function takeOver(found: PersonPreferences, own: boolean): void {
  Object.assign(settings, known(found.settings ?? {}, settings));
  settings.stillness ||= prefersStillness();
  for (const name of ["met", "learnt", "asked"] as const) {
    const words = found[name] ?? [];
    remembered[name].set(own ? [...new Set([...words, ...remembered[name].all()])] : words);
  }
  last = JSON.stringify(chosen());
}

/** A person is here: take over what they chose elsewhere, or tell what they changed here. */
export async function arrive(person: string): Promise<void> {
  try {
    const { at, preferences } = await get<KeptPreferences>("/api/me/preferences");
    const mark = readMark();
    if (mark.person === person && mark.changed) return await carry();
    if (at !== null && (mark.person !== person || mark.at !== at)) {
      takeOver(preferences, mark.person === person || mark.person === "");
    }
    writeMark({ person, at, changed: false });
  } catch {
    // Nobody asked for it: the device goes on with what it has.
  }
}

/** Give the server what this browser has, for the person's other devices. */
export async function carry(): Promise<void> {
  clearTimeout(timer);
  const person = me.person?.id;
  if (!person || serverless) return;
  const told: PersonPreferences = {
    settings: chosen(),
    met: remembered.met.all(),
    learnt: remembered.learnt.all(),
    asked: remembered.asked.all(),
  };
  try {
    const { at } = await put<KeptPreferences>("/api/me/preferences", told);
    writeMark({ person, at, changed: false });
  } catch {
    // It is marked as changed, and told when the next page opens.
  }
}

function change(): void {
  const person = me.person?.id;
  if (!person) return;
  writeMark({ ...readMark(), person, changed: true });
  clearTimeout(timer);
  timer = setTimeout(() => void carry(), PAUSE);
}

/** Keep server and browser the same. To be called once, in an effect root. */
export function keepTravelling(): void {
  if (serverless) return;
  whenRemembered(change);
  $effect(() => {
    const person = me.person?.id;
    if (person) untrack(() => void arrive(person));
  });
  $effect(() => {
    const now = JSON.stringify(chosen());
    if (last && now !== last) untrack(change);
    last = now;
  });
}
