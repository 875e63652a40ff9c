/** What scrolls can be scrolled by keys: an element can have the focus as long as it has more than it shows. Nobody sees
 * that, so it is looked up after a change was painted, when the layout costs nothing. */
export function scrollable(element: HTMLElement): () => void {
  let frame = 0;
  let painted: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    frame = 0;
    const hasMore = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (hasMore === element.hasAttribute("tabindex")) return;
    if (hasMore) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const lookLater = (): void => {
    frame ||= requestAnimationFrame(() => (painted = setTimeout(look)));
  };
  const resized = new ResizeObserver(lookLater);
  const changed = new MutationObserver(lookLater);
  resized.observe(element);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}
