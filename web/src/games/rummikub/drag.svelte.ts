// Tiles in somebody's hand: a mouse lifts them by moving, a finger by resting on a tile of the table or by pulling one
// off the rack, so that a swipe still scrolls.
import type { Target } from "./placing";

const MOVED_PX = 6; // less is a tap
const RESTS_MS = 260;
const EDGE_PX = 40; // so near to the edge of the table it scrolls along, if there is more of it
const SCROLL_PX = 14;

export interface Dragged {
  ids: ReadonlySet<string>;
  x: number;
  y: number;
  /** Where it would go if it were let go. */
  over: Target | null;
}

export interface DragHandlers {
  /** Which pieces go along with this one; none if it cannot be lifted. */
  lifts(id: string): ReadonlySet<string>;
  drops(held: Dragged): void;
}

export class Drag {
  held = $state.raw<Dragged | null>(null);

  #area: HTMLElement;
  #handlers: DragHandlers;
  #down: { id: string; pointer: number; x: number; y: number; rests: boolean } | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #scrolling = 0;

  constructor(area: HTMLElement, handlers: DragHandlers) {
    this.#area = area;
    this.#handlers = handlers;
  }

  /** Listens until what it returns is called. */
  listen(): () => void {
    const area = this.#area;
    const controller = new AbortController();
    const { signal } = controller;
    area.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    window.addEventListener("pointermove", (event) => this.#move(event), { signal });
    window.addEventListener("pointerup", (event) => this.#release(event), { signal });
    window.addEventListener("pointercancel", () => this.cancel(), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && this.cancel(), { signal });
    area.addEventListener("click", (event) => this.#swallow(event), { signal, capture: true });
    area.addEventListener("contextmenu", (event) => this.#down && event.preventDefault(), { signal });
    // while a tile is held, the page does not scroll under the finger
    area.addEventListener("touchmove", (event) => this.held && event.preventDefault(), { signal, passive: false });
    return () => {
      controller.abort();
      this.cancel();
    };
  }

  cancel(): void {
    clearTimeout(this.#resting);
    cancelAnimationFrame(this.#scrolling);
    this.#down = null;
    this.held = null;
  }

  #press(event: PointerEvent): void {
    const piece = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-piece]") : null;
    if (!piece || event.button !== 0 || !event.isPrimary) return;
    const id = piece.dataset["piece"] ?? "";
    const rests = event.pointerType === "touch" && piece.closest("[data-set]") !== null;
    this.#down = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY, rests };
    if (piece.hasPointerCapture(event.pointerId)) piece.releasePointerCapture(event.pointerId);
    if (rests) this.#resting = setTimeout(() => this.#lift(event.clientX, event.clientY), RESTS_MS);
  }

  #move(event: PointerEvent): void {
    const down = this.#down;
    if (!down || event.pointerId !== down.pointer) return;
    if (this.held) return this.#carry(event.clientX, event.clientY);
    if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < MOVED_PX) return;
    if (down.rests)
      this.cancel(); // that was the beginning of a swipe
    else this.#lift(event.clientX, event.clientY);
  }

  #lift(x: number, y: number): void {
    const ids = this.#down ? this.#handlers.lifts(this.#down.id) : new Set<string>();
    if (!ids.size) return this.cancel();
    this.held = { ids, x, y, over: null };
    this.#carry(x, y);
    this.#scrolling = requestAnimationFrame(() => this.#scroll());
  }

  #carry(x: number, y: number): void {
    if (this.held) this.held = { ...this.held, x, y, over: targetAt(this.#area, x, y) };
  }

  #scroll(): void {
    const { held } = this;
    if (!held) return;
    const table = this.#area.querySelector("[data-scrolls]");
    const { top, bottom } = table?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isNear = (edge: number): boolean => Math.abs(held.y - edge) < EDGE_PX;
    const by = isNear(top) ? -SCROLL_PX : isNear(bottom) ? SCROLL_PX : 0;
    if (by) {
      table?.scrollBy(0, by);
      this.#carry(held.x, held.y);
    }
    this.#scrolling = requestAnimationFrame(() => this.#scroll());
  }

  #release(event: PointerEvent): void {
    if (event.pointerId !== this.#down?.pointer) return;
    const { held } = this;
    this.#dropped = held === null ? 0 : performance.now();
    this.cancel();
    if (held?.over) this.#handlers.drops(held);
  }

  #dropped = 0;

  /** The click that ends a drag doesn't count as one. */
  #swallow(event: MouseEvent): void {
    if (this.#dropped && performance.now() - this.#dropped < 300 && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.#dropped = 0;
  }
}

/** What lies under a point, as a place to put something. */
function targetAt(area: HTMLElement, x: number, y: number): Target | null {
  const under = document.elementFromPoint(x, y);
  if (!under || !area.contains(under)) return null;
  if (under.closest("[data-rack]")) return { to: "rack" };
  const set = under.closest<HTMLElement>("[data-set]");
  if (!set) return under.closest("[data-felt]") ? { to: "new" } : null;
  const pieces = [...set.querySelectorAll<HTMLElement>("[data-piece]")];
  const at = pieces.filter((piece) => isBefore(piece.getBoundingClientRect(), x, y)).length;
  const onto = under.closest<HTMLElement>("[data-piece]");
  const middle = onto && isInMiddle(onto.getBoundingClientRect(), x) ? onto.dataset["piece"] : undefined;
  return { to: "set", set: set.dataset["set"] ?? "", at, ...(middle ? { onto: middle } : {}) };
}

/** In the order of reading, since a long set takes several lines. */
function isBefore(box: DOMRect, x: number, y: number): boolean {
  return box.bottom < y || (box.top <= y && box.left + box.width / 2 < x);
}

const isInMiddle = (box: DOMRect, x: number): boolean => Math.abs(x - box.left - box.width / 2) < box.width * 0.35;
