/** Which page is shown: the path of the address, changed without loading anew. */

export const place = $state({ path: location.pathname, search: location.search });

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Links inside the house change the page; everything else is the browser's business. */
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
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", follow);
  };
}
