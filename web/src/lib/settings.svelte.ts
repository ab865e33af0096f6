/** What a person prefers, kept in this browser, and the room that the page has. */

import { MediaQuery } from "svelte/reactivity";

export type Language = "en" | "fr" | "ja";
export type Theme = "device" | "dark" | "light";
export type Speed = "slow" | "normal" | "fast" | "instant";

/** The values of the settings that are a choice among words. */
export const CHOICES = {
  language: ["en", "fr", "ja"] satisfies Language[],
  theme: ["device", "dark", "light"] satisfies Theme[],
  speed: ["slow", "normal", "fast", "instant"] satisfies Speed[],
};

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  volume: number;
  muted: boolean;
  /** Whether the log says in words what is heard. */
  captions: boolean;
  haptics: boolean;
  /** Whether a card is played by a second tap. */
  confirm: boolean;
  /** Whether an answer without a choice is given by itself. */
  automatic: boolean;
  stillness: boolean;
  notices: boolean;
  keys: boolean;
}

const KEY = "bandstand";

function preferredLanguage(): Language {
  const wanted = navigator.language.slice(0, 2);
  return wanted === "fr" || wanted === "ja" ? wanted : "en";
}

export const prefersStillness = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

function load(): Settings {
  const usual: Settings = {
    language: preferredLanguage(),
    theme: "device",
    speed: "normal",
    volume: 0.8,
    muted: false,
    captions: true,
    haptics: true,
    confirm: false,
    automatic: true,
    stillness: prefersStillness(),
    notices: false,
    keys: true,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state(load());

/** Keep what was changed, and dress the page accordingly. To be called once, in an effect root. */
export function keepSettings(): void {
  $effect(() => {
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  });
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.lang = settings.language;
    document.documentElement.classList.toggle("still", settings.stillness);
    keep(JSON.stringify(settings));
  });
}

function keep(text: string): void {
  try {
    // What another tab has kept is not kept again: two tabs would answer each other for ever.
    if (JSON.stringify(load()) !== text) localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What is changed in another tab of this browser holds here too. */
function follow(event: StorageEvent): void {
  if (event.key === KEY) Object.assign(settings, load());
}

const PACES: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** How long a movement of this many milliseconds takes at the chosen speed. */
export function lasting(milliseconds: number): number {
  return milliseconds * PACES[settings.speed];
}

/** Whether there is room for a panel beside the table. */
export const wide = new MediaQuery("min-width: 900px");
