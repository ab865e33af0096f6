// The pages at hand when the network is not: hashed files from the cache, the rest from the server.
const CACHE = "bandstand";

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
  self.skipWaiting();
});

/** The first page and the files that it names: it was loaded before this worker was there. */
async function fill() {
  const cache = await caches.open(CACHE);
  const page = await fetch("/", { cache: "no-cache" });
  await cache.put("/", page.clone());
  await cache.addAll(new Set((await page.text()).match(/\/assets\/[\w.-]+/g)));
}

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === location.origin && event.request.method === "GET";
  if (!ours || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/offline")) return; // has a service worker of its own
  if (url.pathname.startsWith("/assets/")) event.respondWith(cachedFirst(event.request));
  else if (event.request.mode === "navigate") event.respondWith(freshFirst(event.request));
});

// Word of a turn, from the server. A table has one notice: another one takes its place.
self.addEventListener("push", (event) => {
  const told = event.data.json();
  const { title, body, tag, link } = told;
  const icon = "/icon-192.png";
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body, tag, icon, data: { link } }),
      self.navigator.setAppBadge?.(told.turns),
    ]),
  );
});

// A push service may renew a subscription by itself: the server must know where to send from then on.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

async function subscribeAgain(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = fresh.toJSON();
  await fetch("/api/me/notify/channels", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind: "push", subscription: { endpoint, ...keys } }),
  });
}

// A tap on a notice that it is one's turn leads to the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.link));
});

/** Bring the page of a link to the front; any page of ours, if the notice has none. */
async function show(link) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const path = link && new URL(link).pathname;
  const there = pages.find((page) => !path || new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path ?? "/");
}

async function cachedFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** A new build has new hashed files: when the first page changes, the old ones are let go. */
async function freshFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await renew(cache, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

async function renew(cache, fresh) {
  const kept = await cache.match("/");
  const changed = kept?.headers.get("etag") !== fresh.headers.get("etag");
  if (!changed) return;
  for (const request of await cache.keys()) await cache.delete(request);
  await cache.put("/", fresh);
}
