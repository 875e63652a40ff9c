/** What scrolls can be scrolled by keys: an element can have the focus as long as it has more than it shows. */
export function scrollable(element: HTMLElement): () => void {
  const look = (): void => {
    const hasMore = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (hasMore) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(element);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
