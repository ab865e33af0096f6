/**
 * A card of the hand can be dragged to the table: that is the same as touching it, and then what it
 * is dropped on. Who drags has made up their mind, so they are not asked whether they are sure.
 */

import type { Attachment } from "svelte/attachments";

const CARD = ".hand .card-button, .hand .touch";

/** For the whole table; `confirm` answers yes, should what is dropped be asked about. */
export function dragsCards(confirm: () => void): Attachment<HTMLElement> {
  return (board) => {
    const press = (element: Element | null | undefined): void => {
      if (element instanceof HTMLElement) element.click();
      confirm();
    };
    const take = async (event: PointerEvent): Promise<void> => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>(CARD) : null;
      if (!card || !event.isPrimary || event.button !== 0) return;
      const { follow } = await import("./dragged");
      follow(board, card, event, press);
    };
    const listen = (event: PointerEvent): void => void take(event).catch(() => {});
    board.addEventListener("pointerdown", listen);
    return () => board.removeEventListener("pointerdown", listen);
  };
}
