/** Web push: whether this browser can be told while no page is open, and how it subscribes. */

import type { Subscription } from "./protocol";

/** Why this browser cannot be told: nothing, or that it cannot at all, or that it may not. */
export type PushBar = "" | "unable" | "denied";

export function pushBar(): PushBar {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able || !isSecureContext) return "unable";
  return Notification.permission === "denied" ? "denied" : "";
}

/** Ask the person and the push service; null, if either says no. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** The number on the app's icon, where the system shows one. */
export function badge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => {});
}
