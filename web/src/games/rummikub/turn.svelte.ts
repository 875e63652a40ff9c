// A turn of Rummikub as it is put together: what is chosen, the working copy of the table, and what the house says of it.
import type { KeyMap } from "../../app/keys";
import { settings } from "../../app/settings.svelte";
import { t } from "../../app/texts.svelte";
import { say } from "../../ui/announcements.svelte";
import type { Refused } from "../../generated/house";
import type { Event, RummikubOffer, RummikubReview, RummikubView, SetReview } from "../../generated/rummikub";
import type { Action, Desk, Turn } from "../drawing";
import { doAction } from "../shared/actions";
import { reason } from "../shared/reason";
import { arranged, matched, EMPTY, piecesOn, readMove, writeMove, writeSet, type Board, type TileSet } from "./board";
import { marks, marksOf, NO_MARKS, wanted, type Marks } from "./marks";
import { named, put, split, type Target } from "./placing";
import type { RackOrder, Words } from "./tiles";
import {
  become,
  canRedo,
  canUndo,
  changed,
  isTouched,
  laid,
  now,
  own,
  redone,
  reset,
  restored,
  saved,
  start,
  undone,
  type Workbench,
} from "./workbench";

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
const ORDER = "rummikub-order";

export class RummikubTurn implements Turn {
  /** Is it asked once more whether the whole hand is to be exchanged? */
  exchanging = $state(false);

  #desk: RummikubDesk;
  #kept = $state.raw<Kept | null>(null);
  #chosen = $state.raw<{ decision: number | null; ids: ReadonlySet<string> }>({ decision: null, ids: NONE });
  #confirming = $state.raw<{ decision: number | null; what: string } | null>(null);
  #heard = $state.raw<Heard | null>(null);
  #order = $state<RackOrder>(localStorage.getItem(ORDER) === "groups" ? "groups" : "runs");
  #hint = $state.raw<{ level: 1 | 2 | 3; step: number; closed: boolean }>({ level: 1, step: 0, closed: false });
  #whyIdle = $state.raw<{ decision: number | null; told: Record<string, string> }>({ decision: null, told: {} });
  #events = $state.raw<readonly Event[]>([]);
  #reviews = new Map<string, SetReview>();
  #asked = "";
  #last: Settled | null = null;

  constructor(
    desk: RummikubDesk,
    readonly words: Words,
  ) {
    this.#desk = desk;
  }

  // -- What lies there ------------------------------------------------------------------------------------------------

  /** The table as everybody sees it. */
  readonly #settled = $derived.by(() => this.#follow(this.#desk.view));

  /** The working copy of this turn; what a reload has interrupted goes on. */
  readonly #fresh = $derived.by(() => restored(this.#settled.board, storedFor(this.#desk.decision)));

  /** Pieces keep their names from one table to the next, so that the eye can follow them. */
  #follow(view: RummikubView): Settled {
    const last = this.#last;
    if (last?.view === view) return last;
    const known = last !== null && last.view.round === view.round && last.view.seat === view.seat;
    const bench = known && this.#kept?.settled === last ? this.#kept.bench : null;
    const from = !known ? EMPTY : bench ? now(bench) : last.board;
    const board = matched(from, wanted(view.table), view.rack);
    const same = known && writeMove(board) === writeMove(last.board);
    const before = bench ? start(bench) : from;
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

  /** What is shown: the step of a hint, the working copy, or the table of everybody. */
  get board(): Board {
    return this.preview ?? (this.decides ? now(this.bench) : this.#settled.board);
  }

  get marks(): Marks {
    const begun = this.decides ? start(this.bench) : null;
    return begun && (this.preview || this.touched) ? marks(begun, this.board) : this.#settled.marks;
  }

  get touched(): boolean {
    return this.decides && isTouched(this.bench);
  }

  /** What is said of a table that is only a working copy. */
  get copy(): string {
    return t("web-rummikub-copy");
  }

  /** Pieces of the rack that lie on the table. */
  get laid(): ReadonlySet<string> {
    return this.decides ? new Set(laid(this.bench).map(({ id }) => id)) : NONE;
  }

  get move(): string {
    return writeMove(now(this.bench));
  }

  get order(): RackOrder {
    return this.#order;
  }
  set order(order: RackOrder) {
    this.#order = order;
    localStorage.setItem(ORDER, order);
  }

  /** What has happened since my last turn. */
  get events(): readonly Event[] {
    return this.#events;
  }

  /** News of the table; `own` begins a new list, since whoever has moved knows what was before. */
  hear(events: readonly Event[]): void {
    const mine = events.some((event) => "seat" in event && event.seat === this.#desk.you);
    this.#events = mine ? events : [...this.#events, ...events];
  }

  forget(): void {
    this.#events = [];
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

  /** What the house has said last; not `fresh` while it is being asked about the next table. */
  get review(): (RummikubReview & { fresh: boolean }) | null {
    const heard = this.#heard;
    return heard?.review && this.touched ? { ...heard.review, fresh: heard.move === this.move } : null;
  }

  /** Sets of the working copy that are none. */
  get wrong(): TileSet[] {
    return this.touched ? now(this.bench).sets.filter((set) => this.reviewOf(set)?.why) : [];
  }

  /** The first meld so far, and what it needs; null for those who have made it. */
  get meld(): { value: number; least: number } | null {
    const { view } = this.#desk;
    if (!this.decides || view.racks[this.#desk.you ?? -1]?.melded) return null;
    return { value: this.review?.meld ?? 0, least: this.review?.least ?? view.options.first_meld ?? 0 };
  }

  // -- What is chosen -------------------------------------------------------------------------------------------------

  get chosen(): ReadonlySet<string> {
    return this.decides && this.#chosen.decision === this.#desk.decision ? this.#chosen.ids : NONE;
  }

  choose(ids: Iterable<string>): void {
    if (!this.#mayMove) return;
    this.#chosen = { decision: this.#desk.decision, ids: new Set(ids) };
    this.#confirming = null;
  }

  toggle(id: string): void {
    const ids = new Set(this.chosen);
    if (!ids.delete(id)) ids.add(id);
    this.choose(ids);
  }

  /** Chooses all pieces of a set, or none of them if all are chosen. */
  toggleSet({ pieces }: TileSet): void {
    const ids = new Set(this.chosen);
    const all = pieces.every(({ id }) => ids.has(id));
    for (const { id } of pieces)
      if (all) ids.delete(id);
      else ids.add(id);
    this.choose(ids);
  }

  /** A tap on a piece: chosen pieces go to its set, unless some of that set are among them; else it is chosen itself. */
  tap(id: string): void {
    const set = this.board.sets.find(({ pieces }) => pieces.some((piece) => piece.id === id));
    const choosesHere = !set || set.pieces.some((piece) => this.chosen.has(piece.id));
    if (this.chosen.size === 0 || choosesHere) this.toggle(id);
    else this.putTo({ to: "set", set: set.id, onto: id });
  }

  get #mayMove(): boolean {
    return this.decides && this.preview === null;
  }

  // -- What is done ---------------------------------------------------------------------------------------------------

  /** Puts what is chosen, or these pieces, to a place of the table or back. */
  putTo(target: Target, ids: ReadonlySet<string> = this.chosen): void {
    if (!this.#mayMove) return;
    if (ids.size === 0) return say(t("web-rummikub-choose-first", { words: this.words }));
    const mine = own(this.bench);
    const back = [...ids].some((id) => mine.has(id) && this.laid.has(id));
    if (target.to === "rack" && !back) say(t("web-rummikub-stays", { words: this.words }));
    this.#change(put(now(this.bench), ids, target, mine));
  }

  split(set: string, at: number): void {
    if (this.#mayMove) this.#change(split(now(this.bench), set, at));
  }

  name(set: string, kind: TileSet["kind"]): void {
    if (this.#mayMove) this.#change(named(now(this.bench), set, kind));
  }

  undo = (): void => this.#keep(undone(this.bench));
  redo = (): void => this.#keep(redone(this.bench));
  reset = (): void => this.#keep(reset(this.bench));

  get canUndo(): boolean {
    return this.#mayMove && canUndo(this.bench);
  }
  get canRedo(): boolean {
    return this.#mayMove && canRedo(this.bench);
  }

  #change(board: Board): void {
    this.#keep(changed(this.bench, board));
  }

  #keep(bench: Workbench): void {
    const { decision } = this.#desk;
    if (decision === null) return;
    this.#kept = { decision, settled: this.#settled, bench };
    this.#chosen = { decision, ids: NONE };
    this.#confirming = null;
    store(decision, bench);
  }

  // -- Hints ----------------------------------------------------------------------------------------------------------

  /** The move of the hint as far as it has been told; null if nobody has asked, or it is put away. */
  get hint(): { move: string; lays: boolean; level: 1 | 2 | 3; step: number; steps: number } | null {
    const move = this.#desk.hint;
    if (move === null || !this.decides || this.#hint.closed) return null;
    const { step } = this.#hint;
    const level = this.#desk.hintInFull ? 3 : this.#hint.level;
    return { move, lays: move.startsWith("lay "), level, step, steps: this.#stages.length };
  }

  get #stages(): readonly { text: string; move: string }[] {
    const { stages } = this.#desk;
    return stages.length ? stages : [{ text: "", move: this.#desk.hint ?? "" }];
  }

  /** What is to be done in the step of the hint that is shown. */
  get stage(): string {
    return this.#stages[this.#hint.step]?.text ?? "";
  }

  /** The rack tiles of the hint, from its second level on. */
  get hinted(): ReadonlySet<string> {
    const board = this.hint && this.hint.level > 1 ? this.#arranged(this.hint.move) : null;
    if (!board) return NONE;
    const mine = own(this.bench);
    return new Set(piecesOn(board).flatMap(({ id }) => (mine.has(id) ? [id] : [])));
  }

  /** The table as it lies after the step of the hint that is shown. */
  get preview(): Board | null {
    if (this.hint?.level !== 3) return null;
    return this.#arranged(this.#stages[this.#hint.step]?.move ?? "");
  }

  #arranged(move: string): Board | null {
    const sets = readMove(move);
    return sets && arranged(start(this.bench), sets);
  }

  tellMore = (): void => {
    this.#hint = { ...this.#hint, level: this.#hint.level === 1 ? 2 : 3, step: 0 };
  };

  stepTo(step: number): void {
    this.#hint = { ...this.#hint, step: Math.max(0, Math.min(step, this.#stages.length - 1)) };
  }

  closeHint = (): void => {
    this.#hint = { ...this.#hint, closed: true };
  };

  /** The working copy becomes what the hint says; to be played, it still has to be ended. */
  doHint = (): void => {
    const move = this.hint?.move;
    this.closeHint();
    if (move) this.#keep(become(this.bench, move));
  };

  /** Nobody has asked any more: the next hint begins at its first level. */
  resetHint(): void {
    this.#hint = { level: 1, step: 0, closed: false };
  }

  // -- What the action bar shows --------------------------------------------------------------------------------------

  get help(): string {
    return this.decides ? t("web-rummikub-help", { words: this.words }) : "";
  }

  get actions(): Action[] {
    if (!this.decides) return [];
    const idle = this.#idleMoves.map((what) => this.#idle(what));
    return [...idle, this.#ending, this.#resetting];
  }

  /** The ways to lay nothing that make sense to show. */
  get #idleMoves(): ("draw" | "pass" | "exchange")[] {
    const { view, you } = this.#desk;
    const draws = view.bank ? "draw" : "pass";
    const melded = view.racks[you ?? -1]?.melded ?? true;
    return view.options.before_meld === "draw" || melded ? [draws] : [draws, "exchange"];
  }

  get #sending(): string | undefined {
    return this.#desk.offers.length ? undefined : t("web-sending");
  }

  #idle(what: "draw" | "pass" | "exchange"): Action {
    const { words } = this;
    const confirming = this.#confirming?.decision === this.#desk.decision && this.#confirming?.what === what;
    const offered = this.#desk.offers.some((offer) => offer.do === what);
    return {
      id: what,
      label: t(`web-rummikub-${what}${confirming ? "-confirm" : ""}`, { words }),
      note: what === "draw" ? t("web-rummikub-bank-left", { words, count: this.#desk.view.bank }) : undefined,
      kind: confirming ? "primary" : "plain",
      why:
        this.#sending ??
        (this.laid.size ? t("web-rummikub-idle-why", { words }) : offered ? undefined : this.#reasonAgainst(what)),
      act: () => this.#doIdle(what),
    };
  }

  #doIdle(what: "draw" | "pass" | "exchange"): void {
    const confirmed = this.#confirming?.decision === this.#desk.decision && this.#confirming?.what === what;
    if (what === "exchange") this.exchanging = true;
    else if (settings.confirm && !confirmed) this.#confirming = { decision: this.#desk.decision, what };
    else this.#desk.play(what);
  }

  exchange = (): void => {
    this.exchanging = false;
    this.#desk.play("exchange");
  };

  /** Why one may not draw, pass or exchange: the house is asked once a turn. */
  #reasonAgainst(what: string): string {
    const { decision } = this.#desk;
    const told = this.#whyIdle.decision === decision ? this.#whyIdle.told[what] : undefined;
    return told ?? t("web-rummikub-asking");
  }

  /** Finds out why what is not offered is not; to be called when a decision comes up. */
  async askAboutIdle(): Promise<void> {
    const { decision, offers } = this.#desk;
    if (!this.decides || !offers.length || this.#whyIdle.decision === decision) return;
    this.#whyIdle = { decision, told: {} };
    for (const what of this.#idleMoves) {
      if (offers.some((offer) => offer.do === what)) continue;
      const told = await this.#desk.tryOut(what);
      if (this.#desk.decision !== decision || !("key" in told)) return;
      this.#whyIdle = { decision, told: { ...this.#whyIdle.told, [what]: reason(told) } };
    }
  }

  get #ending(): Action {
    const { move } = this;
    const why = this.#sending ?? this.#whyNotYet;
    return {
      id: "end",
      label: t("web-rummikub-end"),
      note: why ? this.#shortly : t("web-rummikub-laying", { words: this.words, count: this.laid.size }),
      kind: this.#confirming?.decision === this.#desk.decision ? "plain" : "primary",
      why,
      key: "Enter",
      act: () => this.#desk.play(move),
    };
  }

  get #whyNotYet(): string | undefined {
    if (this.preview) return t("web-rummikub-previewing");
    if (!this.touched) return t("web-rummikub-nothing-laid", { words: this.words });
    const heard = this.#heard;
    if (heard?.move !== this.move) return t("web-rummikub-asking");
    if (heard.refused) return reason(heard.refused);
    if (heard.review?.ready) return undefined;
    return heard.review?.why ? reason(heard.review.why) : t("web-rummikub-asking");
  }

  /** The same in a word or two, to stand on a button. */
  get #shortly(): string | undefined {
    const { meld, wrong } = this;
    if (!this.touched) return undefined;
    if (wrong.length) return t("web-rummikub-to-fix", { count: wrong.length });
    if (meld && meld.value < meld.least) return t("web-rummikub-meld-of", { value: meld.value, least: meld.least });
    return undefined;
  }

  get #resetting(): Action {
    return {
      id: "reset",
      label: t("web-rummikub-reset"),
      why: this.touched ? undefined : t("web-rummikub-reset-why"),
      sign: "R",
      act: this.reset,
    };
  }

  // -- Keys -----------------------------------------------------------------------------------------------------------

  /** Keys that work wherever the focus is, besides those of every table. */
  get keys(): KeyMap {
    if (!this.decides) return {};
    const map: Record<string, () => void> = {
      n: () => this.putTo({ to: "new" }),
      Backspace: () => this.putTo({ to: "rack" }),
      Delete: () => this.putTo({ to: "rack" }),
      e: () => this.#press("end"),
      Escape: () => (this.hint ? this.closeHint() : this.choose(NONE)),
    };
    if (this.canUndo) Object.assign(map, { z: this.undo, u: this.undo });
    if (this.canRedo) map["y"] = this.redo;
    if (this.touched) map["r"] = this.reset;
    return map;
  }

  #press(id: string): void {
    const action = this.actions.find((one) => one.id === id);
    if (action) doAction(action);
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
    sessionStorage.setItem(storageKey(), `${decision}\n${saved(bench)}`);
  } catch {
    // without storage it lasts as long as the page
  }
}
