// For pages without a server: every file at hand when the network is not. `bandstand site` writes
// sw.js from this, with the version and all files before it: SITE = { version, files }, where a file
// has its path and its hash.
const CACHE = `bandstand-site-${SITE.version}`;

self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  for (const { path, integrity } of SITE.files) {
    const url = new URL(path, registration.scope);
    if (await cache.match(url)) continue;
    const fresh = await fetch(url, { integrity, cache: "no-cache" });
    if (!fresh.ok) throw new Error(`${path}: ${fresh.status}`);
    await cache.put(url, fresh);
  }
}

// Only the first version takes over by itself; a later one waits until somebody agrees.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("bandstand-site-") && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(keptFirst(event.request));
});

async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  const kept = await cache.match(request.mode === "navigate" ? registration.scope : url);
  return kept ?? fetch(request);
}
