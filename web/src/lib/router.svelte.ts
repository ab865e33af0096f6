/**
 * Which page is shown: the path of the address, changed without a reload. In a folder of files
 * there is one page only, whatever the folder is called: the path is what stands behind the #.
 */

import { Trail } from "./trail";
import { serverless } from "./transport";

export const place = $state(here());

function here(): { path: string; search: string } {
  if (!serverless) return { path: location.pathname, search: location.search };
  const { pathname, search } = new URL(location.hash.slice(1) || "/", location.origin);
  return { path: pathname, search };
}

/** The address of a page, as the browser shows and keeps it. */
export function addressOf(path: string): string {
  return serverless ? `${location.pathname}#${path}` : path;
}

function arrive(): void {
  Object.assign(place, here());
}

const trail = new Trail(history, arrive);

export function go(path: string): void {
  trail.go(addressOf(path));
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
  const path = pathOf(url);
  if (path === null) return;
  event.preventDefault();
  go(path);
}

/** The page that an address of ours stands for; none, if it is a place on this very page. */
function pathOf(url: URL): string | null {
  const here = url.pathname === location.pathname;
  if (serverless && here && url.hash.startsWith("#/")) return url.hash.slice(1);
  return url.hash && here ? null : url.pathname + url.search + url.hash;
}

/** Before a link is opened in another tab or copied, it gets the address it has there. */
function readdress(event: Event): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="/"]');
  const path = link?.getAttribute("href") ?? "";
  // A pointer that goes down also moves the focus: the address is there already then.
  if (!link || link.hasAttribute("download") || path.includes("#/")) return;
  link.href = addressOf(path);
}

export function keepRouting(): () => void {
  const step = () => trail.stepped();
  addEventListener("popstate", step);
  document.addEventListener("click", follow);
  if (serverless) {
    addEventListener("hashchange", arrive);
    document.addEventListener("pointerdown", readdress);
    document.addEventListener("focusin", readdress);
  }
  trail.settle();
  return () => {
    removeEventListener("popstate", step);
    document.removeEventListener("click", follow);
  };
}
