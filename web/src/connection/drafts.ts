// Drafts on their way to the house: at most one a second, and always the newest.

const PAUSE_MS = 1_000; // between two of them

export class Drafts {
  #newest: string | null = null;
  /** Those who asked since the last one was sent. */
  #waiting: ((answer: unknown) => void)[] = [];
  #busy = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly send: (move: string) => Promise<unknown>) {}

  /** Sends a draft, now or soon, unless a newer one takes its place; its answer is then everybody's. */
  leave(move: string): Promise<unknown> {
    this.#newest = move;
    const answer = new Promise((resolve) => this.#waiting.push(resolve));
    if (!this.#busy) void this.#next();
    return answer;
  }

  close(): void {
    clearTimeout(this.#pause);
  }

  /** The next one waits for the pause and for the answer: without a connection they must not pile up. */
  async #next(): Promise<void> {
    const move = this.#newest;
    if (move === null) return;
    const asked = this.#waiting.splice(0);
    this.#newest = null;
    this.#busy = true;
    const paused = new Promise((done) => (this.#pause = setTimeout(done, PAUSE_MS)));
    const answer = await this.send(move);
    for (const resolve of asked) resolve(answer);
    await paused;
    this.#busy = false;
    await this.#next();
  }
}
