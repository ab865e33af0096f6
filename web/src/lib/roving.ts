/**
 * Arrow keys inside a group of buttons: one stop for the tab key, arrows from there on.
 * Arrows go to the nearest button in their direction, so it works for rows, grids and maps alike.
 */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const BUTTONS = "button, [role='button'], [role='gridcell']";

export function roving(group: Element): { destroy(): void } {
  const buttons = () => [...group.querySelectorAll<HTMLElement | SVGElement>(BUTTONS)];

  function settle(): void {
    const all = buttons();
    const current = all.find((button) => button === document.activeElement);
    const lit = all.find((button) => button.getAttribute("aria-disabled") !== "true");
    const stop = current ?? lit ?? all[0];
    for (const button of all) {
      const index = button === stop ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }

  function press(event: Event): void {
    const step = STEPS[(event as KeyboardEvent).key];
    const from = (event.target as Element | null)?.closest(BUTTONS);
    if (!step || !from) return;
    const next = nearest(from, buttons(), step);
    if (!next) return;
    event.preventDefault();
    next.focus();
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  group.addEventListener("keydown", press);
  group.addEventListener("focusin", settle);
  // Focus that comes back later begins at what is lit.
  group.addEventListener("focusout", settle);
  settle();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener("keydown", press);
      group.removeEventListener("focusin", settle);
      group.removeEventListener("focusout", settle);
    },
  };
}

function nearest<T extends Element>(from: Element, all: T[], step: [number, number]): T | null {
  const here = middle(from);
  let best: T | null = null;
  let shortest = Infinity;
  for (const button of all) {
    if (button === from) continue;
    const there = middle(button);
    const along = (there.x - here.x) * step[0] + (there.y - here.y) * step[1];
    const across = Math.abs((there.x - here.x) * step[1]) + Math.abs((there.y - here.y) * step[0]);
    const distance = along + 3 * across;
    if (along > 1 && distance < shortest) {
      shortest = distance;
      best = button;
    }
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
