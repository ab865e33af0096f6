/** Python in a worker: Pyodide with our package and msgspec, every file checked by its hash. */

/** As `bandstand site` lists the files of the engine. */
interface Listing {
  files: { name: string; bytes: number; integrity: string }[];
}

/** The part of Pyodide that is used here. */
export interface Python {
  unpackArchive(data: Uint8Array, format: string, options?: { extractDir: string }): void;
  pyimport(name: string): any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

export type Progress = (loaded: number, total: number) => void;

const KINDS: Record<string, string> = { wasm: "application/wasm", json: "application/json" };
const PACKAGES = "/lib/bandstand";

/** Load the engine whose files lie at an address. */
export async function loadPython(base: string, tell: Progress): Promise<Python> {
  const listing = (await (await fetch(`${base}files.json`)).json()) as Listing;
  const total = listing.files.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  const add = (bytes: number): void => tell((loaded += bytes), total);
  const parts = await Promise.all(
    listing.files.map(async ({ name, integrity }) => {
      const bytes = await download(base + name, integrity, add);
      return [name, bytes] as const;
    }),
  );
  const files = new Map<string, Uint8Array<ArrayBuffer>>(parts);
  const python = await withFiles(base, files, async () => {
    const { loadPyodide } = await import(/* @vite-ignore */ `${base}pyodide.mjs`);
    return (await loadPyodide({ indexURL: base, args: ["-X", "utf8"] })) as Python;
  });
  for (const [name, bytes] of files) {
    if (name.endsWith(".whl")) python.unpackArchive(bytes, "wheel");
    if (name === "bandstand.zip") python.unpackArchive(bytes, "zip", { extractDir: PACKAGES });
  }
  python.pyimport("sys").path.insert(0, PACKAGES);
  return python;
}

/** A file, refused if it is not the one that was listed. */
async function download(
  url: string,
  integrity: string,
  add: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    add(read.value.length);
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  await check(url, bytes, integrity);
  return bytes;
}

async function check(
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
  integrity: string,
): Promise<void> {
  // Over plain http to another machine a browser has no hashes of its own, but it checks a request.
  if (!crypto.subtle) {
    await fetch(url, { integrity });
    return;
  }
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = `sha256-${btoa(String.fromCharCode(...digest))}`;
  if (found !== integrity) throw new Error(`${url} is not the file that was listed`);
}

/** Let Pyodide have the files that were checked, instead of asking for them again. */
async function withFiles<T>(
  base: string,
  files: Map<string, Uint8Array<ArrayBuffer>>,
  work: () => Promise<T>,
): Promise<T> {
  const ask = self.fetch;
  self.fetch = async (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const name = url.startsWith(base) ? url.slice(base.length) : "";
    const bytes = files.get(name);
    if (!bytes) return ask(asked, options);
    const kind = KINDS[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return new Response(bytes, { headers: { "Content-Type": kind } });
  };
  try {
    return await work();
  } finally {
    self.fetch = ask;
  }
}
