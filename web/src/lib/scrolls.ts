/** What scrolls must scroll by keyboard: a stop for the tab key, only while there is more to see. */
export function scrolls(element: HTMLElement): { destroy(): void } {
  function settle(): void {
    const more = element.scrollHeight > element.clientHeight + 1;
    if (more) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
  const words = new MutationObserver(settle);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  const size = new ResizeObserver(settle);
  size.observe(element);
  return {
    destroy() {
      words.disconnect();
      size.disconnect();
    },
  };
}
