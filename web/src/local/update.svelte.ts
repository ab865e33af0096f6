/** A newer version of pages without a server: it waits until somebody agrees to change to it. */

export const update = $state({ waiting: false });

let next: ServiceWorker | null = null;

/** Listen for a new version, while the pages of the old one go on. */
export async function watchForUpdates(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const look = (): void => {
    next = registration.waiting;
    update.waiting = next !== null;
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  look();
}

/** Change to the new version: every move is kept, so a game goes on after loading anew. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  next?.postMessage("take over");
}
