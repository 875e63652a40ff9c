// Arrow keys over pieces that lie anywhere: to the nearest one in that direction.
import type { Rect } from "./geometry";

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** In rows, as people read: the end of a row leads to the next one. */
const BESIDE: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ASIDE = 2.5; // a step to the side counts as much as this many steps straight on
const ASIDE_IN_ROWS = 0.1; // up and down among rows: rather far to the side than past a row

export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

/** Which of these rects comes next from one of them, or -1 if none lies there. In `rows`, no row is passed over. */
export function next(rects: readonly Rect[], from: Rect, key: string, rows = false): number {
  const [x, y] = DIRECTIONS[key] ?? [0, 0];
  const here = middle(from);
  const toSide = rows && y ? ASIDE_IN_ROWS : ASIDE;
  const least = rows && y ? from.height / 2 : 1; // what is lifted a little stays in its row
  let best = -1;
  let shortest = Infinity;
  rects.forEach((rect, index) => {
    const there = middle(rect);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    if (along < least) return;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const far = along + toSide * aside;
    if (far < shortest) [best, shortest] = [index, far];
  });
  return best;
}

function middle({ left, top, width, height }: Rect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Moves the focus among the elements of an area that say `data-walk`; false if there was nowhere to go. */
export function walk(area: HTMLElement, key: string, rows = false): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !area.contains(from) || !isArrow(key)) return false;
  const pieces = [...area.querySelectorAll<HTMLElement>("[data-walk]")].filter(isReachable);
  if (rows) pieces.splice(0, pieces.length, ...asRead(pieces));
  const beside = rows && key in BESIDE && pieces.includes(from) ? pieces.indexOf(from) + BESIDE[key]! : null;
  const target = pieces[beside ?? next(pieces.map(rectOf), rectOf(from), key, rows)];
  target?.focus();
  return target !== undefined;
}

const rectOf = (element: HTMLElement): Rect => element.getBoundingClientRect();

/** Row by row, each from the left, wherever they stand on the page. */
function asRead(pieces: readonly HTMLElement[]): HTMLElement[] {
  const placed = pieces.map((piece) => ({ piece, rect: rectOf(piece) }));
  placed.sort((one, other) => middle(one.rect).y - middle(other.rect).y);
  const rows: (typeof placed)[] = [];
  for (const one of placed) {
    const row = rows.at(-1);
    if (row && middle(one.rect).y - middle(row[0]!.rect).y < row[0]!.rect.height / 2) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.rect.left - other.rect.left).map(({ piece }) => piece));
}

const PRESSING = "button, a, [role=button]";

/**
 * An attachment: arrow keys work at once. Where nothing has the focus that could use them itself, the first one leads to
 * the hand or the rack, or else to the first piece of the table.
 */
export function arrowsLeadHere(area: HTMLElement): () => void {
  const enter = (event: KeyboardEvent): void => {
    const held = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (held || event.defaultPrevented || !isArrow(event.key) || document.querySelector("dialog[open]")) return;
    const from = document.activeElement;
    if (area.contains(from) || (from && from !== document.body && !from.matches(PRESSING))) return;
    const first = firstOf(area);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  window.addEventListener("keydown", enter);
  return () => window.removeEventListener("keydown", enter);
}

function firstOf(area: HTMLElement): HTMLElement | undefined {
  const pieces = [...area.querySelectorAll<HTMLElement>("[data-walk]")].filter(isReachable);
  const own = pieces.filter((piece) => piece.closest("[data-place=hand], [data-place=rack]"));
  return (
    own.find(({ tabIndex }) => tabIndex === 0) ?? own[0] ?? pieces.find(({ tabIndex }) => tabIndex === 0) ?? pieces[0]
  );
}

const isReachable = (piece: HTMLElement): boolean => !piece.closest("[inert]") && piece.offsetParent !== null;
