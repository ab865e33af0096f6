/** Panels that are read in peace: while one is open, the timeline of the table waits. */

import { getContext, onDestroy, setContext } from "svelte";

/** Makes the timeline wait until the function that it returns is called. */
type Pause = () => () => void;

const KEY = Symbol("pause");

/** For the table: everything on it may make this timeline wait. */
export function allowPauses(pause: Pause): void {
  setContext(KEY, pause);
}

/** For a panel: the way to make the timeline wait; in a replay there is none. */
export function pauseHere(): Pause {
  return getContext<Pause | undefined>(KEY) ?? (() => () => {});
}

/** For a panel that is read as long as it is there. */
export function pauseWhileHere(): void {
  onDestroy(pauseHere()());
}
