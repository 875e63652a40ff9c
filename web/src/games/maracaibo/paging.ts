// Where a list that is higher than its box is divided into pages.

/** From where to where something lies, in pixels from the top of the list. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Rounding, and outlines that lie around a thing. */
const SLACK = 1;
/** Pixels: a box lower than that is hidden, or still being laid out. It has no pages, and would never come to an end. */
const LEAST = 8;

/**
 * The pages of a list: each holds whole things only, and what belongs `together` isn't split as long as one page can hold
 * it, whatever lies before it. Things may lie beside each other; one that a page can't hold whole continues on the next.
 */
export function pagesOf(things: readonly Extent[], room: number, together?: Extent): Extent[] {
  const end = Math.max(0, ...things.map(({ bottom }) => bottom));
  const pages: Extent[] = [];
  let top = Math.min(...things.map((thing) => thing.top), end);
  if (room < LEAST) return [{ top, bottom: end }];
  while (end - top > room + SLACK) {
    const limit = top + room + SLACK;
    const parts = together && together.top > top + SLACK && together.top < limit && together.bottom > limit;
    const cut = things.filter((thing) => thing.bottom > limit && thing.top > top + SLACK).map((thing) => thing.top);
    const next = parts ? together.top : cut.length ? Math.min(...cut) : top + room;
    const whole = things.filter((thing) => thing.top >= top - SLACK && thing.bottom <= next + SLACK);
    pages.push({ top, bottom: whole.length ? Math.max(...whole.map(({ bottom }) => bottom)) : next });
    top = next;
  }
  return [...pages, { top, bottom: end }];
}

/** The page on which something lies whole, or else begins. */
export function pageWith(pages: readonly Extent[], thing: Extent): number {
  const whole = pages.findIndex(({ top, bottom }) => thing.top >= top - SLACK && thing.bottom <= bottom + SLACK);
  if (whole >= 0) return whole;
  return Math.max(
    0,
    pages.findLastIndex(({ top }) => top <= thing.top + SLACK),
  );
}
