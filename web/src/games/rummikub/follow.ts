// Every piece goes the way from where it was to where it is, whoever has moved it.
import { centred, type Rect } from "../shared/geometry";

const STAGGER_MS = 60; // between two tiles of one hand
const MOST = 6; // staggered tiles; the rest go together with the last of these
const ABOVE = "40"; // the dock and the panels

export interface FollowOptions {
  /** Milliseconds for one piece. */
  motion: number;
  /** Milliseconds for one set, where they are shown one after the other: which pieces belong together, in their order. */
  sets?: { stepMs: number; ids: readonly (readonly string[])[] };
  /** Where a piece comes from that was not to be seen before. */
  origin(id: string): Rect | undefined;
}

export class Follower {
  #seen = new Map<string, Rect>();
  #running = new Set<Animation>();

  /** To be called before the page changes. */
  remember(area: HTMLElement): void {
    this.#seen = new Map(pieces(area).map((piece) => [idOf(piece), piece.getBoundingClientRect()]));
  }

  /** These pieces set out from here: somebody has let them go there. */
  setOut(ids: Iterable<string>, from: Rect): void {
    for (const id of ids) this.#seen.set(id, from);
  }

  /** To be called when the page has changed. */
  follow(area: HTMLElement, { motion, sets, origin }: FollowOptions): void {
    if (!motion && !sets) return;
    let newcomers = 0;
    const turns = new Map(sets?.ids.flatMap((ids, at) => ids.map((id) => [id, at * sets.stepMs])));
    for (const piece of pieces(area)) {
      const known = this.#seen.get(idOf(piece));
      const from = known ?? outOf(origin(idOf(piece)), piece);
      const stagger = known ? 0 : Math.min(newcomers++, MOST) * STAGGER_MS;
      if (from) this.#fly(piece, from, motion, turns.get(idOf(piece)) ?? stagger);
    }
  }

  /** Everything is where it belongs. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  #fly(piece: HTMLElement, from: Rect, duration: number, delay: number): void {
    const to = piece.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(x, y) < 1) return;
    const there = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: ABOVE };
    const here = { transform: "none", zIndex: ABOVE };
    const timing = { duration, delay, fill: "backwards", easing: "cubic-bezier(.2, .7, .2, 1)" } as const;
    const animation = piece.animate([there, here], timing);
    this.#running.add(animation);
    const done = (): void => void this.#running.delete(animation);
    animation.finished.then(done, done);
  }
}

const pieces = (area: HTMLElement): HTMLElement[] => [...area.querySelectorAll<HTMLElement>("[data-piece]")];
const idOf = (piece: HTMLElement): string => piece.dataset["piece"] ?? "";

/** In the middle of where it comes from, such as a panel, and as large as it is. */
function outOf(place: Rect | undefined, piece: HTMLElement): Rect | undefined {
  const { width, height } = piece.getBoundingClientRect();
  return place && centred(place, width, height);
}
