/** What a move would do, shown while its card, space or button is lifted, and heard with it. */

import { listed } from "../text";
import type { Choice } from "./protocol";

/** What touching an element does, if that is a legal move; an attachment. */
export function foresees(choice: Choice | undefined): (node: HTMLElement) => () => void {
  return (node) => {
    if (choice) node.dataset.choice = String(choice.move);
    if (choice?.marks) node.setAttribute("aria-description", inWords(choice.marks));
    return () => {
      delete node.dataset.choice;
      node.removeAttribute("aria-description");
    };
  };
}

/** "Wins as it stands, Key moves to D". */
function inWords(marks: NonNullable<Choice["marks"]>): string {
  return listed(marks.map(({ sentence }) => sentence));
}

function moveAt(target: EventTarget | null): number | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-choice]") : null;
  return found ? Number(found.dataset.choice) : null;
}

/** The move whose card or space is under the pointer, under a finger, or focused. */
export class Lifted {
  #pointed = $state<number | null>(null);
  #focused = $state<number | null>(null);

  get move(): number | null {
    return this.#pointed ?? this.#focused;
  }

  /** Another question is asked: nothing is lifted any more but what the keyboard still is on. */
  drop(): void {
    this.#pointed = null;
    this.#focused = moveAt(document.activeElement);
  }

  /** Follow pointer and focus on the board; an attachment. */
  follow = (board: HTMLElement): (() => void) => {
    const stop = new AbortController();
    // A card that is taken away loses pointer and focus while the page is being changed, when
    // nothing else may change; hence a moment later.
    const listen = (kinds: string[], heard: (event: Event) => void): void => {
      const later = (event: Event): void => queueMicrotask(() => heard(event));
      for (const kind of kinds) {
        board.addEventListener(kind, later, { signal: stop.signal, passive: true });
      }
    };
    listen(["pointerover", "pointerdown"], ({ target }) => (this.#pointed = moveAt(target)));
    listen(["pointerleave", "pointercancel"], () => (this.#pointed = null));
    // A finger lifts a card only while it lies on it.
    listen(["pointerup"], (event) => {
      if ((event as PointerEvent).pointerType !== "mouse") this.#pointed = null;
    });
    listen(["focusin"], ({ target }) => (this.#focused = moveAt(target)));
    listen(["focusout"], () => (this.#focused = null));
    return () => stop.abort();
  };
}
