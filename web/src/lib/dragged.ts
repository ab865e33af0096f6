/**
 * How a card that is dragged follows the pointer, and what is pressed where it is dropped. Loaded
 * with the first card that is touched.
 */

import { swallowClick } from "./pauses";
import { settings } from "./settings.svelte";

/** Where a card that was only chosen goes: a place on the table, or the button that plays it. */
const PLACE = ".table button.cell";
const PLAYS = ".hand [data-drop]";
/** How far a card is dragged towards the table before it follows, in pixels. */
const START = 8;
const RETURN_MS = 150;

interface Grip {
  pointer: number;
  x: number;
  y: number;
}

/** Follow the pointer that went down on a card of the hand. */
export function follow(
  board: HTMLElement,
  card: HTMLElement,
  { pointerId, clientX, clientY }: PointerEvent,
  press: (element: Element | null | undefined) => void,
): void {
  const grip: Grip = { pointer: pointerId, x: clientX, y: clientY };
  const table = board.querySelector<HTMLElement>(".table");
  const stop = new AbortController();
  let dragged: DraggedCard | null = null;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== grip.pointer) return;
    if (event.buttons === 0) return end(event); // it was let go before anybody listened
    const [right, down] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!dragged) {
      if (down > -START || -down < Math.abs(right)) return; // a tap, or along the hand
      dragged = new DraggedCard(card);
      if (dragged.carried && card.ariaPressed !== "true") press(card);
      swallowClick();
    }
    dragged.shift(right, down);
    table?.classList.toggle("receives", isOver(table, event));
  };

  const end = (event: PointerEvent): void => {
    if (event.pointerId !== grip.pointer) return;
    stop.abort();
    table?.classList.remove("receives");
    if (!dragged) return;
    const dropped = event.type === "pointerup" && isOver(table, event);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = dragged.carried ? (under?.closest(PLACE) ?? board.querySelector(PLAYS)) : card;
    // The click that ends a drag comes first, and is nobody's.
    setTimeout(() => {
      if (dropped) press(target);
      void dragged?.settle(board);
    });
  };

  const { signal } = stop;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal }); // the browser scrolls instead
}

function isOver(table: Element | null, { clientX, clientY }: PointerEvent): boolean {
  if (!table) return false;
  const { left, right, top, bottom } = table.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
}

/** What is seen of a card that follows the pointer. */
class DraggedCard {
  /** Whether touching it only chooses it, for a place on the table. */
  readonly carried: boolean;
  readonly #piece: HTMLElement;
  /** The card and all around it up to the hand, which other cards or the table may lie over. */
  readonly #raised: HTMLElement[] = [];
  readonly #angle: number;

  constructor(card: HTMLElement) {
    this.carried = card.closest("[data-carry]") !== null;
    const copies = card.querySelectorAll<HTMLElement>("[data-piece]");
    this.#piece = card.closest<HTMLElement>("[data-piece]") ?? copies[copies.length - 1] ?? card;
    const { rotate } = getComputedStyle(this.#piece.parentElement ?? this.#piece);
    this.#angle = ((parseFloat(rotate) || 0) * Math.PI) / 180;
    const hand = this.#piece.closest("[role='group']");
    let around: HTMLElement | null = this.#piece;
    for (; around && hand?.contains(around); around = around.parentElement) {
      this.#raised.push(around);
      around.style.zIndex = "30";
    }
    this.#piece.style.pointerEvents = "none";
  }

  shift(right: number, down: number): void {
    const [cos, sin] = [Math.cos(this.#angle), Math.sin(this.#angle)];
    const across = right * cos + down * sin;
    const along = down * cos - right * sin;
    this.#piece.style.transform = `translate(${across}px, ${along}px)`;
  }

  /** Once the drop has been answered the card is on the table, or goes back. */
  async settle(board: HTMLElement): Promise<void> {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    await frame();
    while (board.dataset["asking"] === "true" && this.#piece.isConnected) await frame();
    const { transform } = this.#piece.style;
    this.#piece.style.transform = this.#piece.style.pointerEvents = "";
    for (const around of this.#raised) around.style.zIndex = "";
    if (this.#piece.isConnected && !settings.stillness) {
      this.#piece.animate([{ transform }, { transform: "none" }], RETURN_MS);
    }
  }
}
