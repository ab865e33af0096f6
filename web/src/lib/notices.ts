/** Telling somebody who looks elsewhere that it is their turn. */

import { settings } from "./settings.svelte";

export function notify(title: string, body: string): void {
  const allowed = "Notification" in window && Notification.permission === "granted";
  if (!settings.notices || !allowed || !document.hidden) return;
  const notice = new Notification(title, { body, icon: "/icon-192.png", tag: "turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
