// Looking back while the game goes on: the table as it stood after a record, step by step and turn by turn.
import type { LiveTable } from "../connection/live_table.svelte";
import type { Drawing } from "../games/drawing";
import { attempt } from "../ui/toasts.svelte";
import type { ReplayMoment } from "../generated/house";
import { moments } from "../connection/story";

export class Past {
  readonly #known = new Map<number, ReplayMoment>();
  #asked = 0; // only the answer to the last question is shown

  constructor(
    readonly table: LiveTable,
    readonly drawing: Drawing,
  ) {}

  /** The moments that there are, oldest first. */
  readonly moments = $derived.by(() => moments(this.table.story));

  /** Which moment is shown, from 0; null is now. */
  get at(): number | null {
    const step = this.table.past?.step;
    return step === undefined ? null : this.moments.indexOf(step);
  }

  /** The table after this record. */
  look(record: number): Promise<void> {
    return this.#go(() => this.#moment(record));
  }

  now(): void {
    this.#asked++;
    this.table.past = null;
  }

  /** This many moments forward or back; the last one is now. */
  step(by: number): Promise<void> {
    return this.#goTo(this.#here + by);
  }

  first(): Promise<void> {
    return this.#goTo(0);
  }

  /** To the first moment of the next turn or of the one before; back to the beginning of this one if it has gone on. */
  turn(by: 1 | -1): Promise<void> {
    return this.#go(async () => {
      const roundAt = async (index: number) => this.drawing.round((await this.#at(index)).view);
      let index = Math.max(0, this.#here + by);
      const round = await roundAt(by > 0 ? this.#here : index);
      if (by > 0) while (index < this.#last && (await roundAt(index)) === round) index++;
      else while (index > 0 && (await roundAt(index - 1)) === round) index--;
      return index >= this.#last ? null : this.#at(index);
    });
  }

  #goTo(index: number): Promise<void> {
    return this.#go(async () => (index >= this.#last ? null : this.#at(Math.max(0, index))));
  }

  get #last(): number {
    return this.moments.length - 1;
  }

  get #here(): number {
    return this.at ?? this.#last;
  }

  async #go(find: () => Promise<ReplayMoment | null>): Promise<void> {
    const asked = ++this.#asked;
    await attempt(async () => {
      const found = await find();
      if (asked === this.#asked) this.table.past = found;
    });
  }

  #at(index: number): Promise<ReplayMoment> {
    return this.#moment(this.moments[index] ?? 1);
  }

  async #moment(record: number): Promise<ReplayMoment> {
    const known = this.#known.get(record) ?? (await this.table.moment(record));
    this.#known.set(record, known);
    return known;
  }
}
