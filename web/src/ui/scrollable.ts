const LEAST = 4; // pixels; less is only rounding

/** What scrolls can be scrolled by keys: an element can have the focus as long as it has more than it shows; and it is
 * marked while there is more above or below. It is looked up after a change was painted, when the layout costs nothing. */
export function scrollable(element: HTMLElement): () => void {
  let frame = 0;
  let painted: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    frame = 0;
    const { scrollHeight, scrollTop, clientHeight } = element;
    element.toggleAttribute("data-more-above", scrollTop > LEAST);
    element.toggleAttribute("data-more-below", scrollHeight - scrollTop - clientHeight > LEAST);
    const hasMore = scrollHeight > clientHeight || element.scrollWidth > element.clientWidth;
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
  element.addEventListener("scroll", lookLater, { passive: true });
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    element.removeEventListener("scroll", lookLater);
    changed.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}
