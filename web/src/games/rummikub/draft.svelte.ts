// The working copy of the table in a turn of Rummikub, and what the house says of it.
import type { Refused } from "../../generated/house";
import type { RummikubOffer, RummikubAssessment, RummikubView, SetAssessment } from "../../generated/rummikub";
import { t } from "../../app/texts.svelte";
import type { Desk } from "../drawing";
import { keepPlan, keptPlan } from "../shared/plans";
import { reason } from "../shared/reason";
import { arranged, EMPTY, matched, readMove, writeMove, writeSet, type Board, type TileSet } from "./board";
import { marks, marksOf, NO_MARKS, wanted, type Marks } from "./marks";
import { spelled } from "./tiles";
import * as workbench from "./workbench";
import type { Workbench } from "./workbench";

export type RummikubDesk = Desk<RummikubView, RummikubOffer, RummikubAssessment>;

/** The table of a view, piece by piece, and what the last turn changed. */
interface Settled {
  view: RummikubView;
  board: Board;
  marks: Marks;
}

interface Kept {
  /** Null: a plan for the next one. */
  decision: number | null;
  settled: Settled;
  bench: Workbench;
}

interface Heard {
  move: string;
  assessment: RummikubAssessment | null;
  refused: Refused | null;
}

const NONE: ReadonlySet<string> = new Set();
const STORED = "workbench";
const PLAN = "plan";

export class TurnDraft {
  #desk: RummikubDesk;
  #kept = $state.raw<Kept | null>(null);
  #heard = $state.raw<Heard | null>(null);
  #dropped = $state.raw<readonly string[]>([]);
  #assessments = new Map<string, SetAssessment>();
  #asked = "";
  #last: Settled | null = null;

  constructor(desk: RummikubDesk) {
    this.#desk = desk;
  }

  // -- What lies there ------------------------------------------------------------------------------------------------

  /** The table as everybody sees it. */
  readonly #settled = $derived.by(() => this.#follow(this.#desk.view));

  /** The working copy of this turn; what a reload has interrupted goes on. */
  readonly #fresh = $derived.by((): workbench.Rebased => {
    const { board } = this.#settled;
    const [of, kept = null] = (keptPlan(STORED) ?? "").split("\n");
    if (of === PLAN && this.mayMove) return workbench.rebased(board, kept);
    const mine = this.#desk.decision !== null && of === String(this.#desk.decision);
    return { bench: workbench.restored(board, mine ? kept : null), dropped: [] };
  });

  /** Pieces keep their names from one table to the next, so that the eye can follow them. */
  #follow(view: RummikubView): Settled {
    const last = this.#last;
    if (last?.view === view) return last;
    const known = last !== null && last.view.round === view.round && last.view.seat === view.seat;
    const bench = known && this.#kept?.settled === last && this.#kept.decision !== null ? this.#kept.bench : null;
    const from = !known ? EMPTY : bench ? workbench.now(bench) : last.board;
    const board = matched(from, wanted(view.table), view.rack);
    const same = known && writeMove(board) === writeMove(last.board);
    const before = bench ? workbench.start(bench) : from;
    const changes = !view.last
      ? NO_MARKS
      : known && this.#desk.news
        ? marks(before, board)
        : marksOf(board, view.last.tiles);
    this.#last = { view, board, marks: same ? last.marks : changes };
    return this.#last;
  }

  /** May pieces be moved right now? */
  get decides(): boolean {
    return this.#desk.decision !== null && this.#desk.view.due.includes(this.#desk.you ?? -1);
  }

  /** May pieces be laid out for my next turn, while others think? */
  get plans(): boolean {
    const { mayPlan, view, you } = this.#desk;
    return mayPlan === true && view.seat === you && view.outcome === null;
  }

  get mayMove(): boolean {
    return this.decides || this.plans;
  }

  /** Is the working copy mine for what is to be decided, or for the table that I plan on? */
  get #isKept(): boolean {
    const kept = this.#kept;
    return kept?.decision === this.#desk.decision && (kept.decision !== null || kept.settled === this.#settled);
  }

  get bench(): Workbench {
    return this.#isKept ? this.#kept!.bench : this.#fresh.bench;
  }

  /** Sets of my plan that do not fit the table any more. */
  get dropped(): readonly string[] {
    return !this.mayMove ? [] : this.#isKept ? this.#dropped : this.#fresh.dropped;
  }

  /** What was planned is the working copy of this turn; to be called when a decision comes up. */
  takeUpPlan(): void {
    if (!this.decides || this.#isKept || !workbench.canUndo(this.#fresh.bench)) return;
    const { bench, dropped } = this.#fresh;
    this.keep(bench);
    this.#dropped = dropped;
  }

  /** The working copy, or the table of everybody while it is not my turn. */
  get board(): Board {
    return this.mayMove ? workbench.now(this.bench) : this.#settled.board;
  }

  /** What is new on a board: to this turn, or to the table if nothing has been done in it. */
  marksOn(board: Board, isChanged: boolean): Marks {
    return this.mayMove && isChanged ? marks(workbench.start(this.bench), board) : this.#settled.marks;
  }

  get touched(): boolean {
    return this.mayMove && workbench.isTouched(this.bench);
  }

  /** Pieces of the rack, wherever they lie. */
  get own(): ReadonlySet<string> {
    return workbench.own(this.bench);
  }

  /** Pieces of the rack that lie on the table. */
  get laid(): ReadonlySet<string> {
    return this.mayMove ? new Set(workbench.laid(this.bench).map(({ id }) => id)) : NONE;
  }

  get move(): string {
    return writeMove(workbench.now(this.bench));
  }

  /** The pieces of this turn arranged as a move in notation says; null if it is none for them. */
  arranged(move: string): Board | null {
    const sets = readMove(move);
    return sets && arranged(workbench.start(this.bench), sets);
  }

  /** From now on this is the working copy. */
  keep(bench: Workbench): void {
    if (!this.mayMove) return;
    const { decision } = this.#desk;
    this.#kept = { decision, settled: this.#settled, bench };
    this.#dropped = [];
    keepPlan(STORED, `${decision ?? PLAN}\n${workbench.saved(bench)}`);
  }

  // -- What the house says of it --------------------------------------------------------------------------------------

  /** Asks about what lies there now, if anything does; to be called whenever `move` changes. */
  check(): void {
    const { move, touched } = this;
    if (!this.decides || (!touched && this.#heard === null)) return;
    void this.#ask(move);
  }

  /** Whoever asks again before the answer comes hears only of the newest table. */
  async #ask(move: string): Promise<void> {
    this.#asked = move;
    const told = await this.#desk.draft(move);
    if (!told || this.#asked !== move) return;
    const refused = "key" in told ? told : null;
    const assessment = refused ? null : (told as RummikubAssessment);
    const sets = readMove(move) ?? [];
    assessment?.sets.forEach((one, at) => {
      const { kind = null, tiles = [] } = sets[at] ?? {};
      this.#assessments.set((kind ? `${kind}: ` : "") + tiles.join(" "), one);
    });
    this.#heard = { move, assessment, refused };
  }

  /** What is known of a set: what the house has said of it once, it would say again. */
  assessmentOf(set: TileSet): SetAssessment | null {
    void this.#heard;
    const text = writeSet(set);
    const lies = this.#settled.view.table.find(({ kind, tiles }) => text.replace(`${kind}: `, "") === tiles.join(" "));
    return lies ? { kind: lies.kind, value: lies.value, why: null } : (this.#assessments.get(text) ?? null);
  }

  /** What the house has said last, of this table or of the one before. */
  get assessment(): RummikubAssessment | null {
    return this.touched ? (this.#heard?.assessment ?? null) : null;
  }

  /** Why this table cannot be played; undefined if the house finds it right. */
  get whyNotReady(): string | undefined {
    const heard = this.#heard;
    if (heard?.move !== this.move) return t("web-rummikub-asking");
    if (heard.refused) return spelled(reason(heard.refused));
    if (heard.assessment?.ready) return undefined;
    return heard.assessment?.why ? spelled(reason(heard.assessment.why)) : t("web-rummikub-asking");
  }

  /** Sets of the working copy that aren't valid. */
  get wrong(): TileSet[] {
    return this.touched ? workbench.now(this.bench).sets.filter((set) => this.assessmentOf(set)?.why) : [];
  }

  /** The first meld so far, and what it needs; null for those who have made it. */
  get firstMeld(): { value: number; least: number } | null {
    const { view } = this.#desk;
    if (!this.decides || view.racks[this.#desk.you ?? -1]?.melded) return null;
    return { value: this.assessment?.meld ?? 0, least: this.assessment?.least ?? view.options.first_meld ?? 0 };
  }
}
