/** What makes the timeline of the table wait, and what makes it go on. */

import { getContext, onDestroy, setContext } from "svelte";

/** Makes the timeline wait until the function that it returns is called. */
type Pause = () => () => void;

const KEY = Symbol("pause");

// Panels that are read in peace: while one is open, the timeline waits.

/** For the table: everything on it may make this timeline wait. */
export function allowPauses(pause: Pause): void {
  setContext(KEY, pause);
}

/** For a panel: the way to make the timeline wait; in a replay there is none. */
export function pauseHere(): Pause {
  return getContext<Pause | undefined>(KEY) ?? (() => () => {});
}

/**
 * For a panel that is read as long as it is there. Once it is gone the table takes its room again
 * before anything goes on: pieces leave from where they are then.
 */
export function pauseWhileHere(): void {
  const goOn = pauseHere()();
  onDestroy(() => requestAnimationFrame(() => requestAnimationFrame(goOn)));
}

// Taps and keys that only mean "go on".

/** The click that follows this press of a pointer does nothing else. */
export function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    forget();
    // A click without a count comes from a key: that is another press.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A press that became a drag has no click; the next press is a new one.
  const forget = (): void => {
    removeEventListener("click", swallow, { capture: true });
    removeEventListener("pointerdown", forget, { capture: true });
  };
  addEventListener("click", swallow, { capture: true });
  addEventListener("pointerdown", forget, { capture: true });
}

/** Whether a key would press what it is on. */
export function pressesSomething({ key }: KeyboardEvent): boolean {
  return key === "Enter" || key === " ";
}
