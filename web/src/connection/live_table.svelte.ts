// A table as it is now: what the house says of it, kept up to date, and what I can do there.
import { listed, nameOf, sentence, t } from "../app/texts.svelte";
import type { Desk, News, Offer, WordedStage } from "../games/drawing";
import type {
  About,
  Accepted,
  BackAsked,
  Bye,
  ChairView,
  ChatLine,
  Command,
  StoryEntry,
  Kept,
  Leaver,
  Message,
  Now,
  Outcome,
  Owes,
  Refused,
  Reply,
  Stale,
  ReplayMoment,
  UndoReach,
} from "../generated/house";
import { ask, query } from "./requests";
import { Drafts } from "./drafts";
import { undone, withoutComingAndGoing } from "./story";
import { namesAt } from "./names";
import { Connection, type Admission, type Frame, type NewCommand } from "./connection";

const QUIET = ["chat", "hint", "try", "ping", "draft"];
const QUESTIONS = ["try", "draft"]; // of the play area, which gets its answers by itself
const DAY_S = 86_400;

/** Why something was not done: a refusal of the house, or a sentence of our own. */
export type Problem = Pick<Refused, "key" | "text" | "rule">;

export class LiveTable implements Desk {
  seq = $state(0);
  status = $state<Now["status"] | null>(null);
  about = $state.raw<About | null>(null);
  chairs = $state.raw<ChairView[]>([]);
  you = $state<number | null>(null);
  due = $state.raw<number[]>([]);
  story = $state.raw<StoryEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatClosed = $state(false);
  owes = $state.raw<Owes | null>(null);
  /** How far I may go back by myself; null where I do not play. */
  undoReach = $state.raw<UndoReach | null>(null);
  /** The version with the move that undo takes back first. */
  undoOf = $state.raw<number | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  leavers = $state.raw<Leaver[]>([]);
  back = $state.raw<BackAsked | null>(null);
  watchers = $state(0);
  rematch = $state<string | null>(null);
  seed = $state<string | null>(null);
  /** Why the game cannot go on here, where the house has no rules any more that could fold it. */
  kept = $state.raw<Kept | null>(null);

  problem = $state.raw<Problem | null>(null);
  /** The house has ended the connection for good, and why. */
  connectionEnded = $state.raw<Bye | null>(null);
  /** Is the connection open? */
  on = $state(false);
  lag = $state<number | null>(null);
  /** Does a command wait for its answer? Chat and questions do not count. */
  sending = $state(false);
  hint = $state<string | null>(null);
  hintReason = $state.raw<Message | null>(null);
  stages = $state.raw<readonly WordedStage[]>([]);
  /** What happened last, wherever we look; null after a reconnect, and where the game stands still. */
  happened = $state.raw<News | null>(null);

  #listeners = new Set<() => void>();
  #past = $state.raw<ReplayMoment | null>(null);
  #missed = $state<number | null>(null);
  #present = $state.raw<unknown>(null);
  #details = $state.raw<unknown>(null);
  #heardAt = 0;
  #connection: Connection;
  #drafts = new Drafts((move) => this.#sendDraft(move));

  constructor(
    readonly id: string,
    readonly admission: Admission,
  ) {
    this.#connection = new Connection(id, admission, {
      hear: (frame, answered) => this.#hear(frame, answered),
      changed: () => this.#connectionChanged(),
    });
  }

  close(): void {
    this.#drafts.close();
    this.#connection.close();
  }

  /** Calls when something has come from the house, before anybody draws it; until what it returns is called. */
  listen(hear: () => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  // -- What can be asked of it ----------------------------------------------------------------------------------------

  get title(): string {
    return this.about?.setup.title ?? "";
  }
  /** A moment of the past that is looked at. */
  get past(): ReplayMoment | null {
    return this.#past;
  }
  set past(step: ReplayMoment | null) {
    this.#past = step;
    this.#missed = this.happened?.seq ?? null; // whoever comes back sees how it stands, not how it came to that
  }
  get news(): News | null {
    return this.past || this.happened?.seq === this.#missed ? null : this.happened;
  }
  /** The view of now, wherever we look. */
  get present(): unknown {
    return this.#present;
  }
  get presentDetails(): unknown {
    return this.#details;
  }
  get view(): unknown {
    return this.past ? this.past.view : this.#present;
  }
  get details(): unknown {
    return (this.past ? this.past.details : this.#details) ?? null;
  }
  get chronicle(): readonly StoryEntry[] {
    const last = this.past?.step;
    return last === undefined ? this.story : this.story.filter((entry) => (entry.record ?? 0) <= last);
  }
  get seats(): number {
    return this.chairs.length;
  }
  get offers(): Offer[] {
    return this.sending || this.past ? [] : ((this.owes?.offers ?? []) as Offer[]);
  }
  get decision(): number | null {
    return this.past ? null : (this.owes?.decision ?? null);
  }
  get mine(): boolean {
    return this.you !== null;
  }
  get host(): boolean {
    return this.you !== null && this.chairs[this.you]?.host === true;
  }
  get playing(): boolean {
    return this.status === "playing";
  }
  /** May I take back my last move by myself? */
  get undo(): boolean {
    return (this.undoReach?.steps ?? 0) > 0;
  }
  get over(): boolean {
    return (this.status === "over" || this.status === "closed") && !this.kept?.may_go_on;
  }
  /** Why the game cannot go on here, and what its picture lacks; empty where it can. */
  get whyKept(): string {
    if (!this.kept) return "";
    const { why, behind = 0 } = this.kept;
    return [sentence(why), behind ? t("web-table-kept-behind", { count: behind }) : ""].filter(Boolean).join(" ");
  }
  get myTurn(): boolean {
    return this.playing && this.you !== null && this.due.includes(this.you);
  }
  get mayPlan(): boolean {
    return this.playing && this.you !== null && !this.myTurn && !this.past && !this.kept;
  }
  /** Do I have a say in what the table does about those who left? */
  get voter(): boolean {
    const chair = this.you === null ? undefined : this.chairs[this.you];
    return chair !== undefined && !chair.away && !chair.bot;
  }
  get names(): string[] {
    return namesAt(this.id, this.chairs);
  }
  /** The last sentences of the story, such as who has won; what was taken back is not said any more. */
  get lastWords(): string {
    const gone = undone(this.story);
    const told = withoutComingAndGoing(this.story).filter(
      ({ kind, lines, record }) => kind !== "rematched" && lines?.length && !gone.has(record ?? 0),
    );
    return (told.at(-1)?.lines ?? []).map(sentence).slice(-2).join(" ");
  }
  get waitingFor(): string {
    return listed(this.due.map(nameOf));
  }

  isFree(seat: number): boolean {
    const chair = this.chairs[seat];
    return chair !== undefined && !chair.name && !chair.bot;
  }

  /** Seconds left on a seat's clock at a moment of this machine's time; null without a clock. */
  secondsLeft(seat: number, at: number): number | null {
    const left = this.chairs[seat]?.left_ms;
    if (left === undefined || left === null) return null;
    const running = this.playing && this.due.includes(seat) ? at - this.#heardAt : 0;
    return Math.max(0, Math.ceil((left - running) / 1000));
  }

  // -- What can be done -----------------------------------------------------------------------------------------------

  async send(command: NewCommand): Promise<Reply> {
    this.problem = null;
    return this.#connection.send(command);
  }

  play(move: string): void {
    const decision = this.decision;
    if (decision === null || this.sending) return;
    this.forgetHint();
    void this.send({ type: "play", decision, move, seq: this.seq });
  }

  async tryOut(move: string): Promise<Offer | Refused> {
    const decision = this.decision;
    if (decision === null) return { type: "refused", key: "not-your-decision", text: t("not-your-decision") };
    const reply = await this.#connection.send({ type: "try", decision, move });
    if (reply.type === "accepted") return reply.offer as unknown as Offer;
    if (reply.type === "refused") return reply;
    return { type: "refused", key: "web-stale", text: t("web-stale") };
  }

  draft(move: string): Promise<unknown> {
    return this.decision === null ? Promise.resolve(null) : this.#drafts.leave(move);
  }

  async #sendDraft(move: string): Promise<unknown> {
    const decision = this.decision;
    if (decision === null) return null; // it was decided while the draft waited
    const reply = await this.#connection.send({ type: "draft", decision, move });
    if (reply.type === "accepted") return reply.assessment ?? null;
    return reply.type === "refused" ? reply : null;
  }

  async askHint(): Promise<void> {
    const asked = this.decision;
    const reply = await this.send({ type: "hint" });
    if (reply.type !== "accepted" || this.decision !== asked) return;
    this.hint = reply.move ?? null;
    this.hintReason = reply.why ? { key: reply.why.key, args: reply.why.args ?? {} } : null;
    this.stages = reply.steps ?? [];
  }

  forgetHint(): void {
    this.hint = null;
    this.hintReason = null;
    this.stages = [];
  }

  async sit(seat: number | null): Promise<void> {
    const reply = await this.send({ type: "sit", seat, ...this.admission });
    if (reply.type === "accepted") this.#connection.restart();
  }

  async stand(): Promise<void> {
    const reply = await this.send({ type: "stand" });
    if (reply.type !== "accepted") return;
    this.#connection.admission = this.admission; // who gave up the seat is admitted as before
    this.#connection.restart();
  }

  /** Who I am has changed: a stranger has become a guest. */
  introduce(): void {
    this.#connection.restart();
  }

  /** The table after a record of the game; null is now. */
  async lookAt(step: number | null): Promise<void> {
    this.past = step === null ? null : await this.moment(step);
  }

  /** How the game stood after a record, as far as I may know. */
  moment(step: number): Promise<ReplayMoment> {
    const code = this.#connection.admission.code;
    return ask<ReplayMoment>("GET", `/api/tables/${this.id}/steps/${step}${query({ code })}`);
  }

  // -- What the house says --------------------------------------------------------------------------------------------

  #connectionChanged(): void {
    this.on = this.#connection.on;
    this.lag = this.#connection.lag;
    this.sending = [...this.#connection.waiting.values()].some((command) => !QUIET.includes(command.type));
  }

  #hear(frame: Frame, answered?: Command): void {
    if (frame.type === "now") this.#take(frame);
    else if (answered && QUESTIONS.includes(answered.type)) return;
    else if (frame.type === "stale") this.#isStale(frame);
    else if (frame.type === "refused") this.#refused(frame);
    else if (frame.type === "bye") this.connectionEnded = frame;
    else this.#accepted(frame);
  }

  #isStale(stale: Stale): void {
    this.#take(stale.now);
    this.problem = { key: "web-stale", text: t("web-stale") };
  }

  #refused(refused: Refused): void {
    this.problem = refused;
  }

  #accepted(_accepted: Accepted): void {
    this.problem = null;
  }

  /** A frame holds all that is new; what only a change of the game brings stays as it was when the game stood still. */
  #take(now: Now): void {
    if (now.seq < this.seq && !now.about) return;
    const story = now.story ?? [];
    const known = this.story.filter((entry) => entry.seq < (story[0]?.seq ?? Infinity));
    const first = known.length === 0; // all of it from the beginning: we are new here, or not who we were
    const moved = now.seq > this.seq || first;
    if (moved) {
      if (now.owes?.decision !== this.owes?.decision) {
        this.forgetHint();
        this.problem = null;
      }
      this.owes = now.owes ?? null;
      this.undoReach = now.undo_reach ?? null;
      this.undoOf = now.undo_of ?? null;
      this.#present = now.view ?? null;
      this.#details = now.details ?? null;
    }
    this.about = now.about ?? this.about;
    this.connectionEnded = null; // it was not for good
    this.status = now.status;
    this.you = now.you ?? null;
    this.chairs = now.chairs;
    this.due = now.due ?? [];
    this.outcome = now.outcome ?? null;
    this.leavers = now.leavers ?? [];
    this.back = now.back ?? null;
    this.chatClosed = now.chat_closed ?? false;
    this.watchers = now.watchers ?? 0;
    this.rematch = now.rematch ?? null;
    this.seed = now.seed ?? null;
    this.kept = now.kept ?? null;
    if (story.length) this.story = [...known, ...story];
    const chat = now.chat ?? []; // said anew where seats have other numbers by now
    if (chat.length) this.chat = [...this.chat.filter((one) => one.n < chat[0]!.n), ...chat];
    this.happened = first || !moved ? null : { seq: now.seq, events: story.flatMap((entry) => entry.events ?? []) };
    this.seq = now.seq;
    this.#heardAt = Date.now();
    for (const hear of this.#listeners) hear();
    this.#connection.admission = this.mine ? {} : this.admission; // who sits here needs no secret in the address any more
  }
}

/** Seconds as people read them. */
export function clockText(seconds: number): string {
  if (seconds >= DAY_S) return t("web-days-left", { count: Math.floor(seconds / DAY_S) });
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
