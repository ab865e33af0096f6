/** What a person likes, such as the order of a hand, kept in this browser. */

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
