/**
 * The way through the pages, in the browser's history.
 *
 * A sheet over a page is a step of its own there: Back closes the sheet and stays on the page. A
 * sheet that is closed otherwise takes its step back, so that Back is never pressed in vain.
 */

export interface Steps {
  readonly state: unknown;
  pushState(state: unknown, unused: string, path?: string): void;
  replaceState(state: unknown, unused: string, path?: string): void;
  back(): void;
}

const SHEET = { sheet: true };

export class Trail {
  #sheets: (() => void)[] = [];
  /** A step back was asked for; browsers take it a little later. */
  #returning = false;
  #wanted: string | null = null;

  constructor(
    private readonly steps: Steps,
    private readonly arrived: () => void,
  ) {}

  /** To another page; what lay over this one is not on the way back. */
  go(path: string): void {
    if (this.#returning) {
      this.#wanted = path;
      return;
    }
    if (this.#onSheet()) this.steps.replaceState(null, "", path);
    else this.steps.pushState(null, "", path);
    this.arrived();
  }

  /** A sheet lies over the page; to be called back once it is gone. */
  cover(close: () => void): () => void {
    this.#sheets.push(close);
    this.settle();
    return () => {
      this.#sheets = this.#sheets.filter((other) => other !== close);
      this.settle();
    };
  }

  /** The browser went a step, because somebody pressed Back or Forward or because we asked. */
  stepped(): void {
    const wanted = this.#wanted;
    if (this.#returning) {
      this.#returning = false;
      this.#wanted = null;
    } else if (!this.#onSheet()) {
      this.#sheets.pop()?.();
    }
    if (wanted !== null) this.go(wanted);
    else this.arrived();
    this.settle();
  }

  /** A step for a sheet while one is open, none while none is: also after a reload. */
  settle(): void {
    if (this.#returning) return;
    const covered = this.#sheets.length > 0;
    if (covered && !this.#onSheet()) this.steps.pushState(SHEET, "");
    if (covered || !this.#onSheet()) return;
    this.#returning = true;
    this.steps.back();
  }

  #onSheet(): boolean {
    return (this.steps.state as Partial<typeof SHEET> | null)?.sheet === true;
  }
}
