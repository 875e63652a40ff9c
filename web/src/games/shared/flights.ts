// Pieces on their way over the table, by the Web Animations API. Times are milliseconds from now.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LIMIT_MS = 2_000; // who is further behind than that skips ahead

/** What is under way just now. New motion waits for the motion before it, but not for long. */
export class Flights {
  #running = new Set<Animation>();
  #until = 0;

  /** When motion of this length may begin: after what is under way, or at once if that would take too long. */
  schedule(length: number, skip: () => void): number {
    const now = performance.now();
    if (this.#until - now > LIMIT_MS) {
      this.clear();
      skip();
    }
    const start = Math.max(0, this.#until - now);
    this.#until = now + start + length;
    return start;
  }

  clear(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    this.#until = 0;
  }

  /** A piece goes from one place to another; it is drawn at the first and to be seen only on its way. */
  fly(piece: HTMLElement, from: Rect, to: Rect, start: number, duration: number): Promise<unknown> {
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const scale = to.width / from.width;
    const there = `translate(${x}px, ${y}px) scale(${scale})`;
    return this.#run(
      piece,
      [
        { transform: "none", visibility: "visible" },
        { transform: there, visibility: "visible" },
      ],
      { delay: start, duration, easing: "cubic-bezier(.2, .7, .2, 1)" },
    );
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
