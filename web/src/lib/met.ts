/** Which games this browser has met, so that lessons are offered once. */

const KEY = "bandstand-met";

function met(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function hasMet(game: string): boolean {
  return met().includes(game);
}

export function meet(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...met(), game])]));
  } catch {
    // A browser that keeps nothing is asked again.
  }
}
