// A turn of Rummikub as it is put together: what is chosen, and what can be done with it.
import type { KeyMap } from "../../app/keys";
import { settings } from "../../app/settings.svelte";
import { t } from "../../app/texts.svelte";
import type { Event } from "../../generated/rummikub";
import { say } from "../../ui/announcements.svelte";
import type { Action, Turn } from "../drawing";
import { sinceMyMove } from "../shared/since";
import { doAction } from "../shared/actions";
import type { Tip } from "../shared/tips.svelte";
import { reason } from "../shared/reason";
import type { Board, TileSet } from "./board";
import { TurnDraft, type RummikubDesk } from "./draft.svelte";
import { StagedHint } from "./hint.svelte";
import type { Marks } from "./marks";
import { rackValue } from "./points";
import { named, put, split, type Target } from "./placing";
import { inWords, JOKER, notationOf, spelled, type Face, type RackOrder, type Words } from "./tiles";
import * as workbench from "./workbench";
import type { Workbench } from "./workbench";

const NONE: ReadonlySet<string> = new Set();
const ORDER = "rummikub-order";

export class RummikubTurn implements Turn {
  readonly draft: TurnDraft;
  readonly hint: StagedHint;
  /** Is it asked once more whether the whole hand is to be exchanged? */
  exchanging = $state(false);

  #desk: RummikubDesk;
  #chosen = $state.raw<{ decision: number | null; ids: ReadonlySet<string> }>({ decision: null, ids: NONE });
  #confirming = $state.raw<{ decision: number | null; what: string } | null>(null);
  #order = $state<RackOrder>(localStorage.getItem(ORDER) === "groups" ? "groups" : "runs");
  #whyIdle = $state.raw<{ decision: number | null; told: Record<string, string> }>({ decision: null, told: {} });
  #events = $state.raw<readonly Event[]>([]);

  constructor(
    desk: RummikubDesk,
    readonly words: Words,
  ) {
    this.#desk = desk;
    this.draft = new TurnDraft(desk);
    this.hint = new StagedHint(desk, this.draft);
  }

  // -- What is shown --------------------------------------------------------------------------------------------------

  /** May pieces be moved right now? */
  get decides(): boolean {
    return this.draft.decides;
  }

  /** The stage of a hint, the working copy, or the table of everybody. */
  get board(): Board {
    return this.hint.preview ?? this.draft.board;
  }

  get marks(): Marks {
    return this.draft.marksOn(this.board, this.hint.preview !== null || this.draft.touched);
  }

  /** What is said of a table that is only a working copy. */
  get copy(): string {
    return this.decides ? t("web-rummikub-copy") : t("web-table-plan-kept");
  }

  /** What a tile is and what it counts: in its set, if it lies in one that is right, or left on the rack. */
  tipOf(name: string, standsFor: Face | null, set: string | null): Tip {
    const joker = this.#desk.view.options.joker_value ?? 0;
    const points = set ? rackValue([standsFor ? notationOf(standsFor) : name], joker) : rackValue([name], joker);
    const known = set !== null && name === JOKER && !standsFor ? [] : [points];
    const key = set === null ? "web-rummikub-tip-left" : "web-rummikub-tip-worth";
    return {
      name: inWords(name, standsFor),
      facts: [...known.map((count) => t(key, { count })), ...(set ? [set] : [])],
    };
  }

  get order(): RackOrder {
    return this.#order;
  }
  set order(order: RackOrder) {
    this.#order = order;
    localStorage.setItem(ORDER, order);
  }

  /** What has happened since my last turn; whoever has just come to the page finds it in the story. */
  get events(): readonly Event[] {
    if (this.#events.length) return this.#events;
    const told = sinceMyMove(this.#desk.chronicle ?? [], this.#desk.you);
    return told.flatMap(({ events }) => (events ?? []) as Event[]);
  }

  /** Adds what has happened; a move of my own begins a new list, since I know what was before it. */
  hear(events: readonly Event[]): void {
    const mine = events.some((event) => "seat" in event && event.seat === this.#desk.you);
    this.#events = mine ? events : [...this.#events, ...events];
  }

  forget(): void {
    this.#events = [];
  }

  // -- What is chosen -------------------------------------------------------------------------------------------------

  get chosen(): ReadonlySet<string> {
    return this.draft.mayMove && this.#chosen.decision === this.#desk.decision ? this.#chosen.ids : NONE;
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

  /** May pieces be moved right now, in my turn or for the next one? */
  get moves(): boolean {
    return this.draft.mayMove;
  }

  get #mayMove(): boolean {
    return this.moves && this.hint.preview === null;
  }

  // -- What is done ---------------------------------------------------------------------------------------------------

  /** Puts what is chosen, or these pieces, to a place of the table or back. */
  putTo(target: Target, ids: ReadonlySet<string> = this.chosen): void {
    if (!this.#mayMove) return;
    if (ids.size === 0) return say(t("web-rummikub-choose-first", { words: this.words }));
    const { own, laid } = this.draft;
    const back = [...ids].some((id) => own.has(id) && laid.has(id));
    if (target.to === "rack" && !back) say(t("web-rummikub-stays", { words: this.words }));
    this.#change((board) => put(board, ids, target, own));
  }

  split(set: string, at: number): void {
    if (this.#mayMove) this.#change((board) => split(board, set, at));
  }

  name(set: string, kind: TileSet["kind"]): void {
    if (this.#mayMove) this.#change((board) => named(board, set, kind));
  }

  undo = (): void => this.#keep(workbench.undone(this.draft.bench));
  redo = (): void => this.#keep(workbench.redone(this.draft.bench));
  reset = (): void => this.#keep(workbench.reset(this.draft.bench));

  get canUndo(): boolean {
    return this.#mayMove && workbench.canUndo(this.draft.bench);
  }
  get canRedo(): boolean {
    return this.#mayMove && workbench.canRedo(this.draft.bench);
  }

  /** The working copy becomes what the hint says; to be played, it still has to be ended. */
  doHint = (): void => {
    const move = this.hint.told?.move;
    this.hint.close();
    if (move) this.#keep(workbench.become(this.draft.bench, move));
  };

  #change(change: (board: Board) => Board): void {
    const { bench } = this.draft;
    this.#keep(workbench.changed(bench, change(workbench.now(bench))));
  }

  #keep(bench: Workbench): void {
    const { decision } = this.#desk;
    this.draft.keep(bench);
    this.#chosen = { decision, ids: NONE };
    this.#confirming = null;
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
        (this.draft.laid.size
          ? t("web-rummikub-idle-why", { words })
          : offered
            ? undefined
            : this.#reasonAgainst(what)),
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
      this.#whyIdle = { decision, told: { ...this.#whyIdle.told, [what]: spelled(reason(told)) } };
    }
  }

  get #ending(): Action {
    const { move, laid } = this.draft;
    const why = this.#sending ?? this.#whyNotYet;
    return {
      id: "end",
      label: t("web-rummikub-end"),
      note: why ? this.#shortly : t("web-rummikub-laying", { words: this.words, count: laid.size }),
      kind: this.#confirming?.decision === this.#desk.decision ? "plain" : "primary",
      why,
      key: "Enter",
      act: () => this.#desk.play(move),
    };
  }

  get #whyNotYet(): string | undefined {
    if (this.hint.preview) return t("web-rummikub-previewing");
    if (!this.draft.touched) return t("web-rummikub-nothing-laid", { words: this.words });
    return this.draft.whyNotReady;
  }

  /** The same in a word or two, to stand on a button. */
  get #shortly(): string | undefined {
    const { firstMeld: meld, wrong } = this.draft;
    if (!this.draft.touched) return undefined;
    if (wrong.length) return t("web-rummikub-to-fix", { count: wrong.length });
    if (meld && meld.value < meld.least) return t("web-rummikub-meld-of", { value: meld.value, least: meld.least });
    return undefined;
  }

  get #resetting(): Action {
    return {
      id: "reset",
      label: t("web-rummikub-reset"),
      why: this.draft.touched ? undefined : t("web-rummikub-reset-why"),
      sign: "R",
      act: this.reset,
    };
  }

  // -- Keys -----------------------------------------------------------------------------------------------------------

  /** Keys that work wherever the focus is, besides those of every table. */
  get keys(): KeyMap {
    if (!this.moves) return {};
    const map: Record<string, () => void> = {
      n: () => this.putTo({ to: "new" }),
      Backspace: () => this.putTo({ to: "rack" }),
      Delete: () => this.putTo({ to: "rack" }),
      e: () => this.#do("end"),
      Escape: () => (this.hint.told ? this.hint.close() : this.choose(NONE)),
    };
    if (this.canUndo) Object.assign(map, { z: this.undo, u: this.undo });
    if (this.canRedo) map["y"] = this.redo;
    if (this.draft.touched) map["r"] = this.reset;
    return map;
  }

  /** Looked up among all actions, since a puzzle has its own of this name. */
  #do(id: string): void {
    const action = this.actions.find((one) => one.id === id);
    if (action) doAction(action);
  }
}
