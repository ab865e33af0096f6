/** What this browser remembers: what a person likes, and which games they have met. */

export interface Kept<T extends string> {
  readonly value: T;
  /** The next of the values there are, after the last the first again. */
  next(): void;
}

/** One of some values, the first unless another was kept; it outlasts the visit. */
export function kept<T extends string>(key: string, values: readonly [T, ...T[]]): Kept<T> {
  let value = $state<T>(values.find((one) => one === read(key)) ?? values[0]);
  return {
    get value() {
      return value;
    },
    next() {
      value = values[(values.indexOf(value) + 1) % values.length]!;
      try {
        localStorage.setItem(key, value);
      } catch {
        // A browser that keeps nothing still changes what is shown.
      }
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Which games this browser has met, so that lessons are offered once. */
const MET = "bandstand-met";

function met(): string[] {
  try {
    return JSON.parse(read(MET) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function hasMet(game: string): boolean {
  return met().includes(game);
}

export function meet(game: string): void {
  try {
    localStorage.setItem(MET, JSON.stringify([...new Set([...met(), game])]));
  } catch {
    // A browser that keeps nothing is asked again.
  }
}
