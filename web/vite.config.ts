import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Built into the package, so that the wheel carries the pages.
const PAGES = "../src/bandstand/web/pages";
// A game's folder has the sentences of its board, beside those of its log.
const GAMES = fileURLToPath(new URL("../src/bandstand/games", import.meta.url));
const SERVER = process.env.BANDSTAND_SERVER ?? "http://127.0.0.1:8450";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.BANDSTAND_PAGES ?? PAGES,
    emptyOutDir: true,
    target: "es2022",
    // Who gives the pages away gives away the packages in them: their notices go along.
    license: { fileName: "licences/packages.txt" },
  },
  // Hashed files name each other relatively, so that a folder of them works at any path; only the
  // first page has absolute addresses, which `bandstand site` makes relative.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  worker: { format: "es" },
  resolve: { alias: { "@games": GAMES } },
  server: { fs: { allow: [".", GAMES] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
