/** Where the keyboard goes on when what it was on has gone. */

import { tick } from "svelte";

/** Where one goes on: what is lit in the hand, else the stops of the hand and of the table. */
const STOP = ":is(button, [role='button'], [role='gridcell']):not([tabindex='-1'], :disabled)";
const BOARD = [`.hand [aria-disabled='false']${STOP}`, `.hand ${STOP}`, `.table ${STOP}`];

function focusFirst(within: ParentNode | undefined, places: string[]): void {
  for (const place of places) {
    const found = within?.querySelector<HTMLElement>(place);
    if (found) return found.focus();
  }
}

/**
 * After a press that took its own button away: go on from the first of these places, else from
 * the board. A mouse or a finger needs nothing: only keys press without a count of clicks.
 */
export async function goOn(
  press: MouseEvent,
  within: ParentNode | undefined,
  ...places: string[]
): Promise<void> {
  if (press.detail > 0) return;
  await tick();
  if (document.activeElement === document.body) focusFirst(within, [...places, ...BOARD]);
}

/** After a page of its own accord gave way to the board: a keyboard goes on from there. */
export async function goOnAtBoard(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) focusFirst(document, [...BOARD, "main.shell"]);
}
