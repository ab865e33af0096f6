/** What scrolls must scroll by keyboard: a stop for the tab key, only while there is more to see. */
export function scrolls(element: HTMLElement): { destroy(): void } {
  function settle(): void {
    const more =
      element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1;
    if (more) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
  const words = new MutationObserver(settle);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  const size = new ResizeObserver(settle);
  size.observe(element);
  settle(); // the observers speak a frame later, and the tab key may be quicker
  return {
    destroy() {
      words.disconnect();
      size.disconnect();
    },
  };
}
