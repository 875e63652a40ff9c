// A finished game, moment by moment, as any seat or a spectator sees it.
import { ask, query, Refusal } from "../connection/requests";
import { language, sentence, t } from "../app/texts.svelte";
import type { Desk, News, Offer } from "../games/drawing";
import type { StoryEntry, Header, Refused, ReplayMoment } from "../generated/house";

const LEAFING_MS = 400; // when steps follow each other faster, nothing is animated

/** Whose view is shown: all hands, that of one seat, or a spectator's. */
export type Eyes = "all" | "none" | number;

export interface Found {
  header: Header;
  story: StoryEntry[];
}

/** What the record says of the game, and its story; a Refusal says why there is none to see. */
export async function find(table: string, share: string | null): Promise<Found> {
  const from = `/api/tables/${table}`;
  const [header, story] = await Promise.all([
    headerOf(`${from}/record${query({ share })}`),
    ask<StoryEntry[]>("GET", `${from}/story${query({ share })}`),
  ]);
  return { header, story };
}

/** A record is a file of lines; the first one says what game it is. */
async function headerOf(address: string): Promise<Header> {
  const file = await fetch(address, { headers: { "Accept-Language": language() } });
  const [first = ""] = (await file.text()).split("\n", 1);
  if (!file.ok) throw new Refusal(JSON.parse(first) as Refused, file.status);
  return JSON.parse(first) as Header;
}

export class ReplayDesk implements Desk {
  /** The moment that is asked for; `view` follows when the house has answered. */
  step = $state(1);
  eyes = $state<Eyes>("all");
  news = $state.raw<News | null>(null);
  readonly offers: Offer[] = [];
  readonly decision = null;
  readonly hint = null;
  readonly stages = [];
  /** Whosever view is shown, the viewer only looks on. */
  readonly you = null;

  /** The first moment that there is to see; of a game that is kept, only its end is left. */
  first = $state(1);
  /** Its view was written by other rules, which a drawing may stumble over. */
  isKept = $state(false);

  #seen = $state.raw<ReplayMoment | null>(null);
  #steps = new Map<number, Promise<ReplayMoment>>();
  #wentAt = 0;

  constructor(
    readonly table: string,
    readonly share: string | null,
    readonly header: Header,
    readonly story: readonly StoryEntry[],
  ) {}

  get view(): unknown {
    return this.#seen ? this.#viewOf(this.#seen) : null;
  }
  get details(): unknown {
    const seen = this.#seen;
    return seen?.details_of_views?.[this.#place] ?? seen?.details ?? null;
  }
  /** Everybody's own view, while all hands are open. */
  get hands(): readonly unknown[] {
    return this.eyes === "all" ? (this.#seen?.views?.slice(1) ?? []) : [];
  }
  /** Whose game this was, if the viewer played in it. */
  get mine(): number | null {
    return (this.#seen?.view as { seat?: number | null } | undefined)?.seat ?? null;
  }
  get seats(): number {
    return this.header.seats.length;
  }
  get length(): number {
    return this.#seen?.steps ?? this.first;
  }
  get over(): boolean {
    return this.#seen?.outcome !== undefined && this.#seen.outcome !== null;
  }
  /** Whatever was told of the game, by moments. */
  get moments(): StoryEntry[] {
    return this.story.filter((entry) => entry.record && entry.lines?.length);
  }
  get chronicle(): StoryEntry[] {
    return this.moments.filter((entry) => (entry.record ?? 0) <= this.step);
  }
  /** What was told of this moment. */
  get words(): string {
    const here = this.moments.filter((entry) => entry.record === this.step);
    return here.flatMap((entry) => (entry.lines ?? []).map(sentence)).join(" ");
  }

  /** To the first moment, or to the one that somebody wants to see. */
  async open(step = 1): Promise<void> {
    try {
      await this.go(1);
      if (step > 1) await this.go(step);
    } catch (error) {
      if (!(error instanceof Refusal) || error.answer.key !== "table-kept-steps") throw error;
      this.isKept = true;
      this.first = Math.max(1, ...this.story.map((entry) => entry.record ?? 0));
      await this.go(this.first);
    }
  }

  async go(wanted: number): Promise<void> {
    const step = Math.max(this.first, Math.min(wanted, this.length));
    const onward = this.#seen !== null && step === this.#seen.step + 1;
    const leafing = performance.now() - this.#wentAt < LEAFING_MS;
    this.#wentAt = performance.now();
    this.step = step;
    const seen = await this.#load(step);
    if (this.step !== step) return; // somebody is leafing faster than the house answers
    const events = seen.story.flatMap((entry) => entry.events ?? []);
    this.news = onward && !leafing ? { seq: step, events } : null;
    this.#seen = seen;
    for (const near of [step + 1, step - 1]) {
      if (near >= this.first && near <= seen.steps) this.#load(near).catch(() => undefined);
    }
  }

  /** To the beginning of this round or the one before (`by` -1), or of the next one (`by` 1). */
  async goRound(by: 1 | -1, roundOf: (view: unknown) => number): Promise<void> {
    const round = async (step: number) => roundOf(this.#viewOf(await this.#load(step)));
    let step = this.step;
    if (by > 0) {
      const here = await round(step);
      do step++;
      while (step < this.length && (await round(step)) === here);
    } else {
      step = Math.max(this.first, step - 1);
      const before = await round(step);
      while (step > this.first && (await round(step - 1)) === before) step--;
    }
    await this.go(step);
  }

  play(): void {
    // what has been cannot be changed
  }

  tryOut(): Promise<Refused> {
    return Promise.resolve({ type: "refused", key: "game-over", text: t("game-over") });
  }

  draft(): Promise<null> {
    return Promise.resolve(null);
  }

  #viewOf(seen: ReplayMoment): unknown {
    return seen.views?.[this.#place] ?? seen.view;
  }

  /** Whose view is shown, as a place among all views: a spectator's is the first. */
  get #place(): number {
    return typeof this.eyes === "number" ? this.eyes + 1 : 0;
  }

  #load(step: number): Promise<ReplayMoment> {
    const known = this.#steps.get(step);
    if (known) return known;
    const asked = ask<ReplayMoment>("GET", `/api/tables/${this.table}/steps/${step}${query({ share: this.share })}`);
    this.#steps.set(step, asked);
    asked.catch(() => this.#steps.delete(step)); // it may be there the next time
    return asked;
  }
}
