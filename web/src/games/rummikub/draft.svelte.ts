// The working copy of the table in a turn of Rummikub, and what the house says of it.
import type { Refused } from "../../generated/house";
import type { RummikubOffer, RummikubReview, RummikubView, SetReview } from "../../generated/rummikub";
import { t } from "../../app/texts.svelte";
import type { Desk } from "../drawing";
import { reason } from "../shared/reason";
import { arranged, EMPTY, matched, readMove, writeMove, writeSet, type Board, type TileSet } from "./board";
import { marks, marksOf, NO_MARKS, wanted, type Marks } from "./marks";
import { spelled } from "./tiles";
import * as workbench from "./workbench";
import type { Workbench } from "./workbench";

export type RummikubDesk = Desk<RummikubView, RummikubOffer, RummikubReview>;

/** The table of a view, piece by piece, and what the last turn changed. */
interface Settled {
  view: RummikubView;
  board: Board;
  marks: Marks;
}

interface Kept {
  decision: number;
  settled: Settled;
  bench: Workbench;
}

interface Heard {
  move: string;
  review: RummikubReview | null;
  refused: Refused | null;
}

const NONE: ReadonlySet<string> = new Set();

export class TurnDraft {
  #desk: RummikubDesk;
  #kept = $state.raw<Kept | null>(null);
  #heard = $state.raw<Heard | null>(null);
  #reviews = new Map<string, SetReview>();
  #asked = "";
  #last: Settled | null = null;

  constructor(desk: RummikubDesk) {
    this.#desk = desk;
  }

  // -- What lies there ------------------------------------------------------------------------------------------------

  /** The table as everybody sees it. */
  readonly #settled = $derived.by(() => this.#follow(this.#desk.view));

  /** The working copy of this turn; what a reload has interrupted goes on. */
  readonly #fresh = $derived.by(() => workbench.restored(this.#settled.board, storedFor(this.#desk.decision)));

  /** Pieces keep their names from one table to the next, so that the eye can follow them. */
  #follow(view: RummikubView): Settled {
    const last = this.#last;
    if (last?.view === view) return last;
    const known = last !== null && last.view.round === view.round && last.view.seat === view.seat;
    const bench = known && this.#kept?.settled === last ? this.#kept.bench : null;
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

  /** May pieces be moved just now? */
  get decides(): boolean {
    return this.#desk.decision !== null && this.#desk.view.due.includes(this.#desk.you ?? -1);
  }

  get bench(): Workbench {
    const { decision } = this.#desk;
    return decision !== null && this.#kept?.decision === decision ? this.#kept.bench : this.#fresh;
  }

  /** The working copy, or the table of everybody while it is not my turn. */
  get board(): Board {
    return this.decides ? workbench.now(this.bench) : this.#settled.board;
  }

  /** What is new on a board: to this turn, or to the table if nothing has been done in it. */
  marksOn(board: Board, isChanged: boolean): Marks {
    return this.decides && isChanged ? marks(workbench.start(this.bench), board) : this.#settled.marks;
  }

  get touched(): boolean {
    return this.decides && workbench.isTouched(this.bench);
  }

  /** Pieces of the rack, wherever they lie. */
  get own(): ReadonlySet<string> {
    return workbench.own(this.bench);
  }

  /** Pieces of the rack that lie on the table. */
  get laid(): ReadonlySet<string> {
    return this.decides ? new Set(workbench.laid(this.bench).map(({ id }) => id)) : NONE;
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
    const { decision } = this.#desk;
    if (decision === null) return;
    this.#kept = { decision, settled: this.#settled, bench };
    store(decision, bench);
  }

  // -- What the house says of it --------------------------------------------------------------------------------------

  /** Asks about what lies there now, if anything does; to be called whenever `move` changes. */
  check(): void {
    const { move, touched } = this;
    if (!this.decides || (!touched && this.#heard === null)) return;
    void this.#ask(move);
  }

  /** Who asks again before the answer has come hears of the newest table only. */
  async #ask(move: string): Promise<void> {
    this.#asked = move;
    const told = await this.#desk.draft(move);
    if (!told || this.#asked !== move) return;
    const refused = "key" in told ? told : null;
    const review = refused ? null : (told as RummikubReview);
    const sets = readMove(move) ?? [];
    review?.sets.forEach((one, at) => {
      const { kind = null, tiles = [] } = sets[at] ?? {};
      this.#reviews.set((kind ? `${kind}: ` : "") + tiles.join(" "), one);
    });
    this.#heard = { move, review, refused };
  }

  /** What is known of a set: what the house has said of it once, it would say again. */
  reviewOf(set: TileSet): SetReview | null {
    void this.#heard;
    const text = writeSet(set);
    const lies = this.#settled.view.table.find(({ kind, tiles }) => text.replace(`${kind}: `, "") === tiles.join(" "));
    return lies ? { kind: lies.kind, value: lies.value, why: null } : (this.#reviews.get(text) ?? null);
  }

  /** What the house has said last, of this table or of the one before. */
  get review(): RummikubReview | null {
    return this.touched ? (this.#heard?.review ?? null) : null;
  }

  /** Why this table cannot be played; undefined if the house finds it right. */
  get whyNotReady(): string | undefined {
    const heard = this.#heard;
    if (heard?.move !== this.move) return t("web-rummikub-asking");
    if (heard.refused) return spelled(reason(heard.refused));
    if (heard.review?.ready) return undefined;
    return heard.review?.why ? spelled(reason(heard.review.why)) : t("web-rummikub-asking");
  }

  /** Sets of the working copy that are none. */
  get wrong(): TileSet[] {
    return this.touched ? workbench.now(this.bench).sets.filter((set) => this.reviewOf(set)?.why) : [];
  }

  /** The first meld so far, and what it needs; null for those who have made it. */
  get firstMeld(): { value: number; least: number } | null {
    const { view } = this.#desk;
    if (!this.decides || view.racks[this.#desk.you ?? -1]?.melded) return null;
    return { value: this.review?.meld ?? 0, least: this.review?.least ?? view.options.first_meld ?? 0 };
  }
}

// -- Kept in the tab --------------------------------------------------------------------------------------------------

/** One for each table: where the page is says which. */
const storageKey = (): string => `workbench ${location.pathname}`;

function storedFor(decision: number | null): string | null {
  const [of, kept] = (sessionStorage.getItem(storageKey()) ?? "").split("\n");
  return decision !== null && of === String(decision) ? (kept ?? null) : null;
}

function store(decision: number, bench: Workbench): void {
  try {
    sessionStorage.setItem(storageKey(), `${decision}\n${workbench.saved(bench)}`);
  } catch {
    // without storage it lasts as long as the page
  }
}
