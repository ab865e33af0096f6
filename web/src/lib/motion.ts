/**
 * Things travel from where they were to where they go.
 *
 * A board marks each piece that can be seen with `data-piece` (its name; empty if nobody here may
 * know it) and `data-at` (its place), both as events name them, and the spots that stand for places
 * with `data-place`. Before the board changes, `capture` notes where every piece lies; afterwards
 * `release` moves each as the events say. One that was not seen before comes from the spot of the
 * place it left; one that is no longer seen flies there as a ghost.
 */

import type { Happened, Travelled } from "./protocol";
import { lasting, settings } from "./settings.svelte";
import type { GameFace, Stage } from "./stage";
import { follow, type Lying } from "./travels";

const TRAVEL_MS = 300;
const FADE_MS = 150;
/** The name of our animations, among those of the boards themselves. */
const JOURNEY = "journey";

interface Known extends Lying {
  box: DOMRect;
  element: HTMLElement | SVGElement;
}

export type Captured = Known[];

/** How pieces go from one view to the next. */
export interface Course {
  travels: Travelled[];
  /** The spot of the board that stands for a place of the events. */
  spot(place: string, piece: string | null): string;
  /** Where a piece goes that no event moved. */
  leaves(piece: string): string | null;
}

/** The course that the events of a line give, at this board. */
export function courseOf(face: GameFace, happened: Happened[], stage: Stage): Course {
  return {
    travels: happened.flatMap((one) => one.travels ?? []),
    spot: (place, piece) => face.spot(place, piece, stage),
    leaves: face.leaves?.(happened, stage) ?? (() => null),
  };
}

export function capture(root: Element): Captured {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")].map((element) => ({
    piece: element.dataset.piece ?? "",
    place: element.dataset.at ?? "",
    box: element.getBoundingClientRect(),
    element,
  }));
}

export function release(root: Element, before: Captured, course: Course): void {
  if (lasting(TRAVEL_MS) === 0) return;
  const { arrived, left } = follow(before, capture(root), course.travels, remains);
  for (const { now, before, origin } of arrived) {
    const spot = origin === null ? null : course.spot(origin, now.piece);
    const from = before?.box ?? placeBox(root, spot);
    if (from) travel(now.element, from, now.box);
    else fade(now.element);
  }
  for (const { before, travel } of left) {
    const to = travel ? course.spot(travel.target, before.piece) : course.leaves(before.piece);
    leave(root, before, placeBox(root, to));
  }
}

/** Everything that is on its way is there. */
export function arrive(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.id === JOURNEY) animation.finish();
  }
}

/** Whether the page still shows a piece where it was. */
function remains({ element, piece, place }: Known): boolean {
  return element.isConnected && element.dataset.piece === piece && element.dataset.at === place;
}

function placeBox(root: Element, place: string | null): DOMRect | null {
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
    id: JOURNEY,
    duration: lasting(TRAVEL_MS),
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  });
}

function unitsPerPixel(element: SVGElement): number {
  const matrix = element.ownerSVGElement?.getScreenCTM();
  return matrix ? 1 / matrix.a : 1;
}

function fade(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], {
    id: JOURNEY,
    duration: lasting(FADE_MS),
  });
}

function leave(root: Element, known: Known, to: DOMRect | null): void {
  if (!to || settings.stillness || known.element instanceof SVGElement) return;
  const ghost = known.element.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = known.box;
  ghost.removeAttribute("data-piece");
  ghost.removeAttribute("data-at");
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
    { id: JOURNEY, duration: lasting(TRAVEL_MS), easing: "ease-in" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
