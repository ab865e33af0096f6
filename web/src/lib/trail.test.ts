import { expect, test } from "vitest";
import { Trail, type Steps } from "./trail";

/** A browser's history: a step back is taken only when the browser gets to it. */
class FakeSteps implements Steps {
  entries: { path: string; state: unknown }[] = [{ path: "/", state: null }];
  at = 0;
  asked = 0;

  get state(): unknown {
    return this.entries[this.at]!.state;
  }
  get path(): string {
    return this.entries[this.at]!.path;
  }
  pushState(state: unknown, _unused: string, path = this.path): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { path, state }];
    this.at++;
  }
  replaceState(state: unknown, _unused: string, path = this.path): void {
    this.entries[this.at] = { path, state };
  }
  back(): void {
    this.asked++;
  }
}

function browser() {
  const steps = new FakeSteps();
  const trail = new Trail(steps, () => {});
  const press = (step: number) => {
    steps.at += step;
    trail.stepped();
  };
  /** The browser gets to the steps back it was asked for. */
  const breathe = () => {
    while (steps.asked > 0) {
      steps.asked--;
      press(-1);
    }
  };
  return { steps, trail, press, breathe };
}

test("Back closes the sheet and stays on the page", () => {
  const { steps, trail, press, breathe } = browser();
  trail.go("/table/x");
  let closed = 0;
  trail.cover(() => closed++);
  press(-1);
  breathe();
  expect(closed).toBe(1);
  expect(steps.path).toBe("/table/x");
  press(-1);
  expect(steps.path).toBe("/");
});

test("a sheet that was closed leaves no step behind", () => {
  const { steps, trail, press, breathe } = browser();
  trail.go("/table/x");
  trail.cover(() => {})();
  breathe();
  expect(steps.path).toBe("/table/x");
  press(-1);
  expect(steps.path).toBe("/");
  press(1);
  expect(steps.path).toBe("/table/x");
  press(1);
  breathe();
  expect(steps.at).toBe(1);
});

test("another sheet may open before the browser has gone back", () => {
  const { steps, trail, press, breathe } = browser();
  trail.go("/table/x");
  let closed = 0;
  trail.cover(() => {})();
  trail.cover(() => closed++);
  breathe();
  expect(closed).toBe(0);
  press(-1);
  expect(closed).toBe(1);
  expect(steps.path).toBe("/table/x");
});

test("a page chosen on a sheet takes the sheet's step", () => {
  const { steps, trail, press, breathe } = browser();
  const gone = trail.cover(() => {});
  trail.go("/table/x");
  gone();
  breathe();
  expect(steps.path).toBe("/table/x");
  press(-1);
  expect(steps.path).toBe("/");
  expect(steps.state).toBeNull();
});

test("a page chosen while the browser goes back is reached all the same", () => {
  const { steps, trail, press, breathe } = browser();
  trail.cover(() => {})();
  trail.go("/table/x");
  breathe();
  expect(steps.path).toBe("/table/x");
  press(-1);
  expect(steps.path).toBe("/");
});

test("after a reload under a sheet, its step is taken back", () => {
  const { steps, trail, breathe } = browser();
  steps.pushState({ sheet: true }, "");
  trail.settle();
  breathe();
  expect(steps.at).toBe(0);
});

test("of two sheets Back closes the upper one", () => {
  const { trail, press, breathe } = browser();
  const closed: string[] = [];
  trail.cover(() => closed.push("lower"));
  trail.cover(() => closed.push("upper"));
  press(-1);
  breathe();
  expect(closed).toEqual(["upper"]);
  press(-1);
  expect(closed).toEqual(["upper", "lower"]);
});
