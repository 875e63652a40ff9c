// Where pieces are on the page.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first of these elements that is shown: a seat's panel may stand twice on a page, for wide and for small screens,
 * and what is inert lies behind something else. */
export function firstShown<Found extends Element>(elements: Iterable<Found> | undefined): Found | undefined {
  return [...(elements ?? [])].find((element) => !element.closest("[inert]") && element.getClientRects().length > 0);
}

/** The panel of a seat, which lies outside the play area. */
export function seatPanel(seat: number): HTMLElement | undefined {
  return firstShown(document.querySelectorAll<HTMLElement>(`[data-seat="${seat}"]`));
}

/** A piece of this size in the middle of a larger place. */
export function centred({ left, top, width, height }: Rect, wide: number, tall: number): Rect {
  return { left: left + (width - wide) / 2, top: top + (height - tall) / 2, width: wide, height: tall };
}
