// The turns of others at a pace that one can follow. The house never waits for it, and whoever taps or presses a key sees
// the table as it is.
import type { LiveTable } from "../connection/live_table.svelte";
import { settings, type Pace } from "../app/settings.svelte";
import type { Desk, Drawing, News, Offer, WordedStage } from "../games/drawing";
import type { Message, Refused, StoryEntry } from "../generated/house";

/** Milliseconds for one step. */
const STEP_MS: Record<Pace, number> = { off: 0, quick: 450, calm: 1_000 };
const BIG = 2; // steps; what is smaller is seen at once
const LONGEST_MS = 12_000; // for one turn, however big
const REST_MS = 300; // between two turns

/** The table at one moment. */
interface Moment {
  seq: number;
  view: unknown;
  details: unknown;
  news: News;
  /** Whose turn it was. */
  seat: number | null;
}

/** A live table for its play area, which may be a few turns behind while those are shown. */
export class PacedDesk implements Desk {
  #held = $state.raw<Moment | null>(null);
  #waiting: Moment[] = [];
  #ends: ReturnType<typeof setTimeout> | undefined;
  /** What the play area was told last, and the view that goes with it. */
  #told: News | null = null;
  #before: unknown;
  #seq: number;
  #leave: () => void;

  constructor(
    readonly table: LiveTable,
    readonly drawing: Pick<Drawing, "steps">,
  ) {
    this.#before = table.present;
    this.#seq = table.seq;
    this.#leave = table.listen(() => this.#hear());
  }

  close(): void {
    this.#leave();
    this.skip();
  }

  /** Whose turn is being shown right now; null: the table is as it is. */
  get shows(): { seat: number | null } | null {
    return this.#moment;
  }

  get showing(): boolean {
    return this.#moment !== null;
  }

  /** The table as it is, at once. */
  skip = (): void => {
    clearTimeout(this.#ends);
    if (this.#waiting.length) {
      const events = this.#waiting.flatMap(({ news }) => news.events);
      this.#told = { seq: this.#waiting.at(-1)!.news.seq, events, still: true };
    }
    this.#waiting = [];
    this.#held = null;
    this.#before = this.table.present;
  };

  /** Something has come from the house. */
  #hear(): void {
    const { table } = this;
    const fresh = table.story.filter(({ seq }) => seq > this.#seq);
    const moved = table.seq !== this.#seq;
    this.#seq = table.seq;
    if (!moved) return;
    const news = table.happened;
    if (!news || !this.#isToBeShown(fresh)) {
      if (this.#held) this.skip();
      this.#before = table.present;
      return;
    }
    const { present: view, presentDetails: details } = table;
    const moment: Moment = { seq: table.seq, view, details, news, seat: fresh[0]?.seat ?? null };
    if (this.#held) this.#waiting.push(moment);
    else this.#show(moment);
  }

  /** Only what others did is shown piece by piece; where my own clock runs, nothing is. */
  #isToBeShown(fresh: readonly StoryEntry[]): boolean {
    const { table } = this;
    const hurried = table.myTurn && table.about?.setup.clock?.kind !== "none";
    const moves = fresh.every(({ kind, seat }) => kind === "move" && seat !== table.you);
    return settings.pace !== "off" && moves && fresh.length > 0 && table.playing && !hurried && !document.hidden;
  }

  #show(moment: Moment): void {
    const steps = this.drawing.steps?.(moment.news.events, this.#before, moment.view) ?? 0;
    this.#before = moment.view;
    if (steps < BIG && this.#waiting.length === 0) return this.#end();
    const stepMs = steps < BIG ? 0 : Math.min(STEP_MS[settings.pace], LONGEST_MS / steps);
    this.#told = stepMs ? { ...moment.news, stepMs } : moment.news;
    this.#held = { ...moment, news: this.#told };
    this.#ends = setTimeout(() => this.#next(), steps * stepMs + REST_MS);
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) this.#show(next);
    else this.#end();
  }

  #end(): void {
    this.#held = null;
  }

  get #moment(): Moment | null {
    return this.table.past ? null : this.#held;
  }

  // -- What a play area is given --------------------------------------------------------------------------------------

  get view(): unknown {
    return this.#moment ? this.#moment.view : this.table.view;
  }
  get details(): unknown {
    return this.#moment ? this.#moment.details : this.table.details;
  }
  get news(): News | null {
    if (this.#moment) return this.#moment.news;
    const { news } = this.table;
    return news && news.seq === this.#told?.seq ? this.#told : news;
  }
  get chronicle(): readonly StoryEntry[] {
    const last = this.#moment?.seq;
    return last === undefined ? this.table.chronicle : this.table.chronicle.filter(({ seq }) => seq <= last);
  }
  get you(): number | null {
    return this.table.you;
  }
  get seats(): number {
    return this.table.seats;
  }
  get offers(): Offer[] {
    return this.#moment ? [] : this.table.offers;
  }
  get decision(): number | null {
    return this.#moment ? null : this.table.decision;
  }
  get mayPlan(): boolean {
    return !this.#moment && this.table.mayPlan;
  }
  get hint(): string | null {
    return this.#moment ? null : this.table.hint;
  }
  get hintReason(): Message | null {
    return this.#moment ? null : this.table.hintReason;
  }
  get stages(): readonly WordedStage[] {
    return this.#moment ? [] : this.table.stages;
  }
  forgetHint(): void {
    this.table.forgetHint();
  }
  play(move: string): void {
    this.table.play(move);
  }
  tryOut(move: string): Promise<Offer | Refused> {
    return this.table.tryOut(move);
  }
  draft(move: string): Promise<unknown> {
    return this.table.draft(move);
  }
}
