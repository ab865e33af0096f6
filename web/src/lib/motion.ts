/**
 * Things travel from where they were to where they go.
 *
 * A board marks what can travel with `data-piece` (a name that stays with the piece) and where
 * pieces come from and go to with `data-place`. Before the board changes, `capture` notes where
 * every piece lies; afterwards `release` moves each from there to its new place. A piece that was
 * nowhere comes from the place its `data-from` names; one that is gone flies, as a ghost, to the
 * place that the game's `goesTo` names, or fades.
 */

import { lasting, settings } from "./settings.svelte";

const TRAVEL_MS = 300;
const FADE_MS = 150;

interface Known {
  box: DOMRect;
  element: HTMLElement | SVGElement;
}

export type Captured = Map<string, Known>;
export type GoesTo = (piece: string) => string | null;

export function capture(root: Element): Captured {
  const found: Captured = new Map();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    found.set(element.dataset.piece ?? "", { box: element.getBoundingClientRect(), element });
  }
  return found;
}

export function release(root: Element, before: Captured, goesTo: GoesTo): void {
  if (lasting(TRAVEL_MS) === 0) return;
  const now = capture(root);
  for (const [piece, { element, box }] of now) {
    const from = before.get(piece)?.box ?? placeBox(root, element.dataset.from);
    if (from) travel(element, from, box);
    else if (!before.has(piece)) fade(element);
  }
  for (const [piece, known] of before) {
    if (!now.has(piece)) leave(root, known, placeBox(root, goesTo(piece)));
  }
}

function placeBox(root: Element, place: string | null | undefined): DOMRect | null {
  if (!place) return null;
  const element = root.querySelector(`[data-place="${CSS.escape(place)}"]`);
  return element?.getBoundingClientRect() ?? null;
}

function travel(element: Element, from: DOMRect, to: DOMRect): void {
  const right = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.abs(right) < 1 && Math.abs(down) < 1) return;
  if (settings.stillness) {
    fade(element);
    return;
  }
  // In a drawing one unit may be several pixels; a transform counts in units.
  const scale = element instanceof SVGElement ? unitsPerPixel(element) : 1;
  const shift = `translate(${right * scale}px, ${down * scale}px)`;
  element.animate([{ translate: "0", transform: shift }, { transform: "none" }], {
    duration: lasting(TRAVEL_MS),
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  });
}

function unitsPerPixel(element: SVGElement): number {
  const matrix = element.ownerSVGElement?.getScreenCTM();
  return matrix ? 1 / matrix.a : 1;
}

function fade(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: lasting(FADE_MS) });
}

function leave(root: Element, known: Known, to: DOMRect | null): void {
  if (!to || settings.stillness || known.element instanceof SVGElement) return;
  const ghost = known.element.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = known.box;
  ghost.removeAttribute("data-piece");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "50",
  });
  root.append(ghost);
  const right = to.left + to.width / 2 - (left + width / 2);
  const down = to.top + to.height / 2 - (top + height / 2);
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${right}px, ${down}px) scale(0.5)`, opacity: 0.2 },
    ],
    { duration: lasting(TRAVEL_MS), easing: "ease-in" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
