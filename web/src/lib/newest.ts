/** A list whose latest line is its last: it opens there and stays there as lines arrive, unless
somebody has scrolled up to read. */

/** How far from the end still counts as being there, in pixels. */
const SLACK = 24;

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
