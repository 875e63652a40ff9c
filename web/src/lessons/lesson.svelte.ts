// A lesson at the table: the record of a game, told step by step, in which one seat is the learner's.
import { ask, query, Refusal } from "../connection/requests";
import { settings } from "../app/settings.svelte";
import { sentence, t } from "../app/texts.svelte";
import type { Desk, News, Offer, WordedStage } from "../games/drawing";
import type { Lesson, LessonAnswer, LessonStep, Message, Refused, StoryEntry } from "../generated/house";

const READING_MS = 1_200; // what the bot does is to be seen before the next words come

/** The same cards in another order are the same move. */
export function sameMove(one: string, other: string): boolean {
  const words = (move: string) => move.trim().split(/\s+/).sort().join(" ");
  return words(one) === words(other);
}

export class LessonDesk implements Desk {
  at = $state(0);
  view = $state.raw<unknown>(null);
  details = $state.raw<unknown>(null);
  news = $state.raw<News | null>(null);
  /** What happened between two steps is just being shown. */
  going = $state(false);
  /** The story of the moment that is being shown. */
  story = $state.raw<Message[]>([]);
  /** What the learner has done instead of what was asked: something else, or what the rules forbid, as they should. */
  did = $state<"other" | "tried" | null>(null);
  /** Does the learner want to see how it is done? */
  led = $state(false);
  /** Why it is forbidden, for those who have not tried it at the table. */
  refused = $state.raw<Refused | null>(null);

  /** How many moments on the way to the next step have been shown. */
  #passed = $state(0);
  #shown = 0;
  #happened = 0;

  constructor(readonly script: Lesson) {
    this.#see(this.step);
  }

  get step(): LessonStep {
    return this.script.steps[this.at]!;
  }
  get length(): number {
    return this.script.steps.length;
  }
  get last(): boolean {
    return this.at === this.length - 1;
  }
  get you(): number {
    return this.script.seat;
  }
  get seats(): number {
    return this.script.seats;
  }
  /** Is something to be done, and not only to be read? */
  get asked(): boolean {
    return !this.going && Boolean(this.step.do ?? this.step.attempt);
  }
  get offers(): Offer[] {
    return this.asked ? ((this.step.offers ?? []) as Offer[]) : [];
  }
  /** Every step is a decision of its own: what was half chosen at another one is void. */
  get decision(): number | null {
    return this.asked ? this.at + 1 : null;
  }
  /** What is asked, for those who want to be led there by hand. */
  get hint(): string | null {
    return this.led && this.asked ? (this.step.do ?? null) : null;
  }
  readonly hintInFull = true;
  /** All that has been shown, as a table tells it. */
  get chronicle(): StoryEntry[] {
    const moments = this.script.steps.slice(0, this.at + 1).flatMap((step) => step.moments ?? []);
    const passed = this.script.steps[this.at + 1]?.moments?.slice(0, this.#passed) ?? [];
    return [...moments, ...passed].map(({ record, seat, events, lines }) => ({
      seq: record,
      at: 0,
      kind: "move",
      record,
      seat,
      events,
      lines,
    }));
  }
  get stages(): WordedStage[] {
    return (this.step.how ?? []).map(({ line: said, move }) => ({ text: sentence(said), move }));
  }

  play(move: string): void {
    void this.#answer(move);
  }

  /** What is asked leads on; so does what the house takes for the same. Anything else changes nothing. */
  async #answer(move: string): Promise<void> {
    const { at, step } = this;
    if (!step.do) return void (this.did = "other");
    if (sameMove(move, step.do)) return this.#goOn();
    const told = await this.#ask<LessonAnswer>("answer", move);
    if (at !== this.at || this.going) return; // somebody went elsewhere meanwhile
    if ("right" in told && told.right) await this.#goOn();
    else this.did = "other";
  }

  async tryOut(move: string): Promise<Offer | Refused> {
    const { at, step } = this;
    const known = this.offers.find((offer) => sameMove(offer.do, move));
    if (known) return known;
    const told = await this.#ask<Offer>("try", move);
    const refused = "type" in told && told.type === "refused";
    if (refused && at === this.at && step.attempt && sameMove(move, step.attempt)) this.did = "tried";
    return told;
  }

  async draft(move: string): Promise<unknown> {
    const { at, step } = this;
    if (!this.asked) return null;
    const told = await this.#ask<unknown>("draft", move);
    if (at === this.at && step.attempt && sameMove(move, step.attempt)) this.did = "tried";
    return told;
  }

  /** What the house says of a move at this step. */
  async #ask<Answer>(what: "try" | "draft" | "answer", move: string): Promise<Answer | Refused> {
    try {
      return await ask<Answer>("GET", `/api/titles/${this.script.title}/lesson/${this.at}/${what}${query({ move })}`);
    } catch (error) {
      return error instanceof Refusal ? error.answer : { type: "refused", key: "web-offline", text: t("web-offline") };
    }
  }

  /** Does what is asked, for those who would rather watch. */
  async show(): Promise<void> {
    if (this.step.do) await this.#goOn();
    else if (this.step.attempt) this.refused = (await this.tryOut(this.step.attempt)) as Refused;
  }

  /** To the next step; nothing moves, unless something has happened in between. */
  next(): void {
    if (!this.last) void this.#goOn();
  }

  /** To any step, at once. */
  go(at: number): void {
    this.#shown++;
    this.going = false;
    this.news = null;
    this.#stand(at);
    this.#see(this.step);
  }

  #see({ view, details }: { view: unknown; details?: unknown }): void {
    this.view = view;
    this.details = details ?? null;
  }

  /** Shows what happened up to the next step, moment by moment. */
  async #goOn(): Promise<void> {
    const showing = ++this.#shown;
    const next = this.script.steps[this.at + 1];
    if (!next) return;
    this.going = true;
    for (const moment of next.moments ?? []) {
      this.news = { seq: ++this.#happened, events: moment.events };
      this.#see(moment);
      this.story = moment.lines;
      this.#passed += 1;
      await new Promise((done) => setTimeout(done, READING_MS + 2 * settings.motion));
      if (showing !== this.#shown) return; // somebody went elsewhere meanwhile
    }
    this.going = false;
    this.#stand(this.at + 1);
  }

  #stand(at: number): void {
    this.at = Math.max(0, Math.min(at, this.length - 1));
    this.#passed = 0;
    this.did = null;
    this.led = false;
    this.refused = null;
  }
}
