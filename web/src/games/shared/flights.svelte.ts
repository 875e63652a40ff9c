// Pieces on their way over the table, by the Web Animations API. Times are milliseconds from now.
import type { Rect } from "./geometry";

const LIMIT_MS = 2_000; // motion that is further behind than that skips ahead

/** A piece that goes from one place to another; `face` is what the title draws of it. */
export interface FlyingPiece<Face> {
  id: number;
  face: Face;
  from: Rect;
  to: Rect;
  delay: number;
  duration: number;
  /** It is here and then there, for those who want nothing to move. */
  jumps?: boolean;
}

/** What is under way right now. New motion waits for the motion before it, but not for long. */
export class Flights<Face> {
  pieces = $state.raw<readonly FlyingPiece<Face>[]>([]);

  #last = 0;
  #running = new Set<Animation>();
  #until = 0;

  /** When motion of this length may begin: after what is under way, or at once if that would take too long. */
  schedule(length: number): number {
    const now = performance.now();
    if (this.#until - now > LIMIT_MS) this.clear();
    const start = Math.max(0, this.#until - now);
    this.#until = now + start + length;
    return start;
  }

  add(piece: Omit<FlyingPiece<Face>, "id">): void {
    this.pieces = [...this.pieces, { ...piece, id: ++this.#last }];
  }

  clear(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    this.#until = 0;
    this.pieces = [];
  }

  /** Lets the element of a piece go its way; it is drawn at the first place and to be seen only on its way. */
  async fly(piece: FlyingPiece<Face>, element: HTMLElement): Promise<void> {
    const { from, to, delay, duration, jumps } = piece;
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const scale = to.width / from.width;
    const there = `translate(${x}px, ${y}px) scale(${scale})`;
    await this.#run(
      element,
      [
        { transform: "none", visibility: "visible" },
        { transform: there, visibility: "visible" },
      ],
      { delay, duration, easing: jumps ? "step-end" : "cubic-bezier(.2, .7, .2, 1)" },
    );
    this.pieces = this.pieces.filter((other) => other !== piece);
  }

  /** A piece that is there already is not seen before its time. */
  hide(element: HTMLElement, until: number): void {
    void this.#run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  flip(element: HTMLElement, start: number, duration: number): void {
    void this.#run(element, [{ transform: "scaleX(0)" }, { transform: "none" }], { delay: start, duration });
  }

  pulse(element: HTMLElement, start: number, duration: number): void {
    void this.#run(element, [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], { delay: start, duration });
  }

  #run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<unknown> {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    const done = () => this.#running.delete(animation);
    return animation.finished.then(done, done);
  }
}

/** How long one beat may be, so that all of them stay within the limit. */
export function beatLength(motion: number, beats: number): number {
  return Math.min(motion, LIMIT_MS / Math.max(1, beats));
}
