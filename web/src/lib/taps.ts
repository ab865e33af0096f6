/** Taps and keys that only mean "go on". */

/** The click that follows this press of a pointer does nothing else. */
export function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    forget();
    // A click without a count comes from a key: that is another press.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A press that became a drag has no click; the next press is a new one.
  const forget = (): void => {
    removeEventListener("click", swallow, { capture: true });
    removeEventListener("pointerdown", forget, { capture: true });
  };
  addEventListener("click", swallow, { capture: true });
  addEventListener("pointerdown", forget, { capture: true });
}

/** Whether a key would press what it is on. */
export function pressesSomething({ key }: KeyboardEvent): boolean {
  return key === "Enter" || key === " ";
}
