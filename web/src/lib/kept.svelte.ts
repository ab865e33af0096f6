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

/** A set of words that this browser remembers. */
class Remembered {
  constructor(private readonly key: string) {}

  all(): string[] {
    try {
      return JSON.parse(read(this.key) ?? "[]") as string[];
    } catch {
      return [];
    }
  }

  add(word: string): void {
    const before = this.all();
    if (before.includes(word)) return;
    this.set([...before, word]);
    noticed();
  }

  set(words: string[]): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(words));
    } catch {
      // A browser that keeps nothing is asked again.
    }
  }
}

let noticed = (): void => {};

/** Have something done whenever something new is remembered. */
export function whenRemembered(action: () => void): void {
  noticed = action;
}

/** What travels with a person from browser to browser. */
export const remembered = {
  /** Which games were met, so that lessons are offered once. */
  met: new Remembered("bandstand-met"),
  /** Which lessons were learnt: "a-chord/win". */
  learnt: new Remembered("bandstand-learnt"),
  /** What was asked once and is not asked again: whether to go faster. */
  asked: new Remembered("bandstand-asked"),
};
const { met, learnt, asked } = remembered;

export const hasMet = (game: string): boolean => met.all().includes(game);
export const meet = (game: string): void => met.add(game);
export const hasLearnt = (game: string, lesson: string): boolean =>
  learnt.all().includes(`${game}/${lesson}`);
export const noteLearnt = (game: string, lesson: string): void => learnt.add(`${game}/${lesson}`);
export const wasAsked = (question: string): boolean => asked.all().includes(question);
export const noteAsked = (question: string): void => asked.add(question);

/** How many lessons of a game were learnt. */
export const countLearnt = (game: string): number =>
  learnt.all().filter((lesson) => lesson.startsWith(`${game}/`)).length;
