// The pages at hand when the network is not: hashed files from the cache, the rest from the server.
const CACHE = "bandstand";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === location.origin && event.request.method === "GET";
  if (!ours || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(cachedFirst(event.request));
  else if (event.request.mode === "navigate") event.respondWith(freshFirst(event.request));
});

// A tap on a notice that it is one's turn leads back to the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then(([open]) => (open ? open.focus() : self.clients.openWindow("/"))),
  );
});

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
