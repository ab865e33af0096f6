/** Actions for elements that scroll: reachable by keyboard, and following their newest line. */

/** A stop for the tab key, only while there is more to see: what scrolls must scroll by keyboard. */
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

/** How far from the end still counts as being there, in pixels. */
const SLACK = 24;

/**
 * A list whose latest line is its last: it opens there and stays there as lines arrive, unless
 * somebody has scrolled up to read.
 */
export function newest(element: HTMLElement): { destroy(): void } {
  let following = true;

  const follow = () => {
    if (following) element.scrollTop = element.scrollHeight;
  };
  const look = () => {
    following = element.scrollHeight - element.clientHeight - element.scrollTop <= SLACK;
  };
  const lines = new MutationObserver(follow);
  lines.observe(element, { childList: true, characterData: true, subtree: true });
  const size = new ResizeObserver(follow);
  size.observe(element);
  element.addEventListener("scroll", look, { passive: true });
  follow();
  return {
    destroy() {
      lines.disconnect();
      size.disconnect();
      element.removeEventListener("scroll", look);
    },
  };
}
