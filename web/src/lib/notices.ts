/** Telling somebody who looks elsewhere that it is their turn. */

import { settings } from "./settings.svelte";
import { sound } from "./sound";

/** *Table*: its notice takes the place of an earlier one, whether a page or a push brought it. */
export function notify(title: string, body: string, table: string): void {
  if (!document.hidden) return;
  sound([{ instrument: "soft", notes: [67, 76], strum: 0.15, caption: "" }], true);
  const allowed = "Notification" in window && Notification.permission === "granted";
  if (settings.notices && allowed)
    void show(title, { body, icon: "/icon-192.png", tag: `turn-${table}` });
}

async function show(title: string, details: NotificationOptions): Promise<void> {
  try {
    const notice = new Notification(title, details);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Telephones let only the service worker show one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, details);
  }
}
