/** Which page is shown: the path of the address, changed without a reload. */

import { Trail } from "./trail";

export const place = $state({ path: location.pathname, search: location.search });

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
}

const trail = new Trail(history, arrive);

export function go(path: string): void {
  trail.go(path);
  scrollTo(0, 0);
}

/** A sheet lies over the page, and Back closes it; to be called back once it is gone. */
export const cover = (close: () => void) => trail.cover(close);

/** Links within Bandstand change the page; everything else is the browser's business. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.hash && url.pathname === location.pathname) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

export function keepRouting(): () => void {
  const step = () => trail.stepped();
  addEventListener("popstate", step);
  document.addEventListener("click", follow);
  trail.settle();
  return () => {
    removeEventListener("popstate", step);
    document.removeEventListener("click", follow);
  };
}
