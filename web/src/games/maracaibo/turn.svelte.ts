// A decision at this table as it is put together: what is chosen on a board, and what the buttons do with it.
import type { KeyMap } from "../../app/keys";
import { has, t } from "../../app/texts.svelte";
import type { MaracaiboDetails, MaracaiboOffer, MaracaiboView, Todo } from "../../generated/maracaibo";
import type { Action, Desk, Turn } from "../drawing";
import { box, effectWords, isOpen } from "./box.svelte";
import { Counting } from "./counting.svelte";
import { RecapShow } from "./recap.svelte";
import { show } from "./sheets.svelte";
import { capital, faceName, figureheadName, isRedbeard, playerName, questName, spaceName, treasureName } from "./words";

export type MaracaiboDesk = Desk<MaracaiboView, MaracaiboOffer, unknown, MaracaiboDetails>;
export type Board = "map" | "dice" | "track" | "ship" | "hideout" | "quests" | "markets" | "redbeard" | "scores";

/** The board that a decision is about; all others are about the map. */
const BOARD_OF: Record<string, Board> = {
  Raid: "dice",
  Dice: "dice",
  RaidAs: "dice",
  Spend: "dice",
  Explore: "track",
  Upgrade: "ship",
  ChooseFigurehead: "markets",
  ChooseTile: "markets",
  SellRuby: "markets",
  ExchangeRubies: "markets",
  TakeTreasure: "hideout",
  ChooseTreasure: "hideout",
  Bury: "hideout",
  FirstQuest: "quests",
  ChooseQuest: "quests",
  DiscardQuest: "quests",
};

/** The board that a place is on, by the first word of its name; all others are on the map. */
const BOARD_WITH: Record<string, Board> = {
  die: "dice",
  track: "track",
  upgrade: "ship",
  treasure: "hideout",
  storage: "hideout",
  burial: "hideout",
  quest: "quests",
  figurehead: "markets",
  face: "markets",
  residence: "markets",
  ruby: "markets",
  score: "scores",
};

/** By step: the moves that lie side by side as a switch. */
const SWITCHED: Record<string, readonly string[]> = {
  Improvement: ["acquire", "take"],
  Residence: ["build", "take"],
  ChooseIsland: ["cube"],
  Pay: ["pay"],
};
const MOST_IN_SWITCH = 4;

/** Moves that are buttons and not things to point at. */
const BUTTONS = ["done", "stop", "roll", "reroll", "replace"];

/** Moves that are listed in the helm, done at the first tap, which can be taken back. */
const IN_ROWS = ["use", "acquire", "build", "pay", "activate", "take", "ruby", "exchange", "cube"];

export interface Alternatives {
  offers: MaracaiboOffer[];
  /** Effects that would be among them if they could be used now. */
  cannot: string[];
}

interface Chosen {
  decision: number | null;
  do: string | null;
  /** Quests that shall be kept. */
  quests: readonly string[];
  /** The black market tile that is to be placed. */
  tile: number | null;
}

const NOTHING: Omit<Chosen, "decision"> = { do: null, quests: [], tile: null };

/** What every board is given. */
export interface BoardProps {
  desk: MaracaiboDesk;
  turn: MaracaiboTurn;
  /** Whose board it is; without one it is the viewer's own. */
  seat?: number | undefined;
  /** The stage that it lies on, in pixels: what a board knows of its room before it is measured. */
  stage?: { width: number; height: number };
}

export class MaracaiboTurn implements Turn {
  #desk: MaracaiboDesk;
  #chosen = $state.raw<Chosen>({ decision: null, ...NOTHING });
  #looksAt = $state.raw<{ decision: number | null; board: Board } | null>(null);

  /** How many actions the turn had when I took my last one here. */
  #deeds: number | null = null;

  /** What others did since my turn. */
  readonly recap: RecapShow;
  /** The points at the end. */
  readonly ending: Counting;

  constructor(desk: MaracaiboDesk) {
    this.#desk = desk;
    this.recap = new RecapShow(desk);
    this.ending = new Counting(desk);
  }

  // -- What is asked --------------------------------------------------------------------------------------------------

  /** The step that is to be decided by me now. */
  get todo(): Todo | null {
    const { decision, view } = this.#desk;
    return decision === null ? null : (view.todo[0] ?? null);
  }

  get step(): string {
    return this.todo?.step ?? "";
  }

  get offers(): readonly MaracaiboOffer[] {
    return this.#desk.offers;
  }

  /** Those that are chosen by pointing at a thing. */
  of(verb: string): MaracaiboOffer[] {
    return this.offers.filter((offer) => offer.verb === verb);
  }

  /** What can be done with a space of the map; of tiles only the one that has been chosen. */
  at(space: string): MaracaiboOffer | undefined {
    const isMeant = ({ tile }: MaracaiboOffer) => tile === null || tile === undefined || tile === this.tile;
    return this.offers.find((offer) => offer.space === space && isMeant(offer));
  }

  /** Of which one excludes the others, few enough to lie side by side: a switch for each such group. */
  get alternatives(): Alternatives[] {
    const groups = (this.todo?.effects ?? [])
      .filter((entry) => entry.length > 1)
      .map((entry) => {
        const offers = this.of("use").filter(({ effect }) => entry.includes(effect ?? ""));
        return { offers, cannot: entry.filter((phrase) => !offers.some(({ effect }) => effect === phrase)) };
      });
    const verbs = SWITCHED[this.step];
    if (verbs) groups.push({ offers: verbs.flatMap((verb) => this.of(verb)), cannot: [] });
    return groups.filter(({ offers, cannot }) => {
      const all = offers.length + cannot.length;
      return offers.length > 0 && all > 1 && all <= MOST_IN_SWITCH;
    });
  }

  /** What is chosen in a list: one of few things. All else is a switch, is pointed at on a board, or is a button. */
  get rows(): MaracaiboOffer[] {
    const switched = this.alternatives.flatMap(({ offers }) => offers);
    const alone = this.step === "AnyOrder" ? undefined : this.single; // all about it is told beside its button
    return this.offers.filter((offer) => IN_ROWS.includes(offer.verb) && offer !== alone && !switched.includes(offer));
  }

  /** The effect, the island or the residence that is asked about, where there is one alone: it is used or left. */
  get single(): MaracaiboOffer | undefined {
    if (this.alternatives.length) return undefined;
    if (this.step === "Residence") return this.of("build")[0];
    if (this.step === "ChooseIsland") return this.of("cube")[0];
    return this.step === "AnyOrder" && this.todo?.effects.length === 1 ? this.of("use")[0] : undefined;
  }

  /** Is it decided in the helm, and not on a board? */
  get isInHelm(): boolean {
    return this.alternatives.length > 0 || this.rows.length > 0;
  }

  // -- What is chosen -------------------------------------------------------------------------------------------------

  get #now(): Chosen {
    const { decision } = this.#desk;
    return this.#chosen.decision === decision ? this.#chosen : { decision, ...NOTHING };
  }

  get chosen(): MaracaiboOffer | null {
    const { do: move } = this.#now;
    return this.offers.find((offer) => offer.do === move) ?? null;
  }

  isChosen(offer: MaracaiboOffer | undefined): boolean {
    return offer !== undefined && offer.do === this.#now.do;
  }

  isHinted(offer: MaracaiboOffer | undefined): boolean {
    return offer !== undefined && offer.do === this.#desk.hint;
  }

  /** The first tap chooses, the second one does it. */
  tap(offer: MaracaiboOffer | undefined): void {
    if (!offer) return;
    if (this.isChosen(offer)) this.do(offer);
    else this.#chosen = { ...this.#now, do: offer.do };
  }

  do(offer: MaracaiboOffer): void {
    this.#deeds = this.#desk.view.deeds.length;
    this.#desk.play(offer.do);
  }

  /** A raid ends by itself when what has just been spent here leaves nothing to pay for. Whoever comes back to that
   * moment, with undo or by a reload, is asked, so that they can go back further; in a lesson every step is told. */
  get endsRaid(): boolean {
    const isOver = this.step === "Spend" && this.of("done").length > 0 && !this.of("spend").length;
    if (!isOver || this.#desk.hintInFull) return false;
    return this.#deeds !== null && this.#desk.view.deeds.length === this.#deeds + 1;
  }

  endRaid(): void {
    const [end] = this.endsRaid ? this.of("done") : [];
    if (end) this.#desk.play(end.do);
  }

  clear = (): void => {
    this.#chosen = { decision: this.#desk.decision, ...NOTHING };
  };

  /** The quests that shall be kept, as far as they are chosen. */
  get kept(): readonly string[] {
    return this.#now.quests;
  }

  /** How many of them. */
  get keeps(): number {
    return Math.max(0, ...this.of("keep").map((offer) => offer.quests.length));
  }

  /** Of several, each tap adds or removes one; an only one is kept by a second tap, as everything else is done. */
  keep(quest: string): void {
    const { chosen, keeps: most } = this;
    if (most === 1 && chosen?.quests.includes(quest)) return this.do(chosen);
    const others = this.kept.filter((one) => one !== quest);
    const quests = others.length < this.kept.length ? others : [...this.kept, quest].slice(-most);
    const offer = this.of("keep").find(
      (one) => one.quests.length === quests.length && one.quests.every((name) => quests.includes(name)),
    );
    this.#chosen = { ...this.#now, quests, do: offer?.do ?? null };
  }

  /** The black market tiles that can be placed. */
  get tiles(): number[] {
    return [...new Set(this.of("place").map((offer) => offer.tile ?? 0))];
  }

  get tile(): number | null {
    const { tiles } = this;
    return tiles.length === 1 ? tiles[0]! : this.#now.tile;
  }

  takeTile(tile: number): void {
    this.#chosen = { ...this.#now, tile, do: null };
  }

  // -- What is looked at ----------------------------------------------------------------------------------------------

  /** The board that the decision is about. */
  get asksAt(): Board {
    if (this.#desk.view.outcome) return "scores";
    return BOARD_OF[this.step] ?? "map";
  }

  get board(): Board {
    const looked = this.#looksAt;
    return looked !== null && looked.decision === this.#desk.decision ? looked.board : this.asksAt;
  }

  /** A decision shows its own board, and so does what follows; those who wait keep what they have open. */
  decide(): void {
    if (this.#looksAt && this.#desk.decision !== null && this.#looksAt.decision !== this.#desk.decision)
      this.#looksAt = null;
  }

  look(board: Board): void {
    this.#looksAt = { decision: this.#desk.decision, board };
  }

  /** Redbeard's board lies among the others. */
  lookAt(seat: number): void {
    if (isRedbeard(this.#desk.view, seat)) this.look("redbeard");
    else show({ is: "player", seat });
  }

  bring(place: string): void {
    this.look(BOARD_WITH[place.split(" ")[0]!] ?? "map");
  }

  /** `n` goes through what others did; the counting of the points is cut short by any of three keys. */
  get keys(): KeyMap {
    if (this.ending.counting) return { n: this.ending.skip, Enter: this.ending.skip, Escape: this.ending.skip };
    if (this.recap.isOpen && !this.chosen) return { n: this.recap.next, Escape: this.recap.end };
    return this.recap.recap ? { n: this.recap.again } : {};
  }

  // -- Words ----------------------------------------------------------------------------------------------------------

  /** What an offer does, on its button. */
  label(offer: MaracaiboOffer): string {
    return capital(this.#words(offer));
  }

  /** How far an exploration really goes, where a lasting bonus adds to what is printed (PM-10.4). */
  #explored(effect: string | null | undefined): string {
    const { view } = this.#desk;
    const bonus = view.seat === null ? 0 : (view.boards[view.seat]?.explore ?? 0);
    const printed = /^explore (\d+)$/.exec(effect ?? "");
    return bonus && printed ? ` (${t("maracaibo-table-explore-now", { count: Number(printed[1]) + bonus })})` : "";
  }

  #words(offer: MaracaiboOffer): string {
    const { view, details } = this.#desk;
    const gains = details?.gains[offer.do] ?? [];
    const at = offer.space === null || offer.space === undefined ? "" : spaceName(view, offer.space);
    switch (offer.verb) {
      case "done":
        if (this.step === "AnyOrder" && this.todo?.effects.length === 1) return t("maracaibo-choice-done");
        if (this.step === "Spend" && !this.todo?.numbers["points"]) return t("web-maracaibo-end-raid");
        // some steps have words of their own for doing nothing (more)
        return t(
          has(`maracaibo-choice-done-${this.step}`) ? `maracaibo-choice-done-${this.step}` : "maracaibo-choice-done",
        );
      case "reroll":
        return t("maracaibo-choice-reroll", { count: Number(this.todo?.numbers["rerolls"] ?? 0) });
      case "exchange":
        return t("maracaibo-choice-exchange", { count: offer.number, vp: box().ruby_vp * offer.number });
      case "sail":
      case "step":
        return t("web-maracaibo-sail-to", { place: at });
      case "pay":
        return t("maracaibo-choice-pay", { player: playerName(view, offer.seat ?? 0) });
      case "acquire":
      case "build":
        return t(`web-maracaibo-${offer.verb}`, { card: at, count: offer.price ?? 0 });
      case "use":
        return effectWords(offer.effect ? [offer.effect] : []) + this.#explored(offer.effect);
      case "upgrade":
        return t("web-maracaibo-upgrade", { effects: effectWords(gains) });
      case "fewer":
        return effectWords(offer.effect ? [offer.effect] : gains);
      case "figurehead":
        return t("web-maracaibo-take-figurehead", { figurehead: figureheadName(offer.figurehead ?? "") });
      case "place":
        return t("web-maracaibo-place", { face: faceName(view.faces[(offer.tile ?? 1) - 1] ?? ""), place: at });
      case "activate":
        return t("web-maracaibo-activate", { place: at });
      case "sell":
        return t("maracaibo-choice-sell", { effects: effectWords(gains) });
      case "quest":
        if (!offer.quests.length) return t("maracaibo-choice-quest-deck", { count: view.quest_deck });
        return t("web-maracaibo-take-quest", { quest: questName(offer.quests[0]!) });
      case "discard":
        return t("web-maracaibo-discard-quest", { quest: questName(offer.quests[0] ?? "") });
      case "keep":
        return t("web-maracaibo-keep", { count: offer.quests.length });
      case "die":
        return t("web-maracaibo-raid-for", { treasure: treasureName(offer.treasure ?? "") });
      case "treasure":
        return t("web-maracaibo-take-treasure", { treasure: treasureName(offer.treasure ?? "") });
      case "store":
        return gains.length
          ? t("maracaibo-choice-store-bonus", { effects: effectWords(gains) })
          : t("maracaibo-choice-store");
      case "cube":
        return t("web-maracaibo-cube-on", { treasure: treasureName(offer.treasure ?? "") });
      case "bury":
        return t("web-maracaibo-bury", { treasure: treasureName(offer.treasure ?? "") });
      case "explore":
        return t("web-maracaibo-explore-to", { effects: effectWords(gains) });
      case "spend":
        return this.spendWords(offer.do);
    }
    return t(`maracaibo-choice-${offer.verb}`);
  }

  /** What points are spent on. */
  spendWords(move: string): string {
    const action = this.#desk.details?.raid_actions.find((one) => one.do === move);
    return effectWords(action?.effects ?? []);
  }

  get help(): string {
    if (this.todo === null || this.chosen) return "";
    if (this.step === "Residence" && this.single) return "";
    if (this.step === "Place") return t(`web-maracaibo-help-place${this.tile === null ? "" : "-tile"}`);
    if (this.step === "DiscardQuest") return t("web-maracaibo-help-discard");
    if (this.step === "Spend") return this.of("spend").length ? t("web-maracaibo-help-spend") : "";
    if (this.step === "FirstQuest") {
      const [count, all] = [this.keeps, this.#desk.view.quests.length];
      return count === 1 ? t("web-maracaibo-help-keep-one", { all }) : t("web-maracaibo-help-keep", { count, all });
    }
    return t(`web-maracaibo-help-${this.isInHelm ? "helm" : this.asksAt}`);
  }

  // -- What the action bar shows --------------------------------------------------------------------------------------

  get actions(): Action[] {
    if (this.todo === null || this.endsRaid) return [];
    const { chosen } = this;
    const buttons = this.offers.filter((offer) => BUTTONS.includes(offer.verb));
    const actions: Action[] = [];
    if (chosen && !buttons.includes(chosen)) {
      actions.push({ ...this.#action(chosen), id: "do", kind: "primary", key: "Enter" });
      actions.push({ id: "clear", label: t("web-maracaibo-clear"), key: "Escape", act: this.clear });
    } else if (this.step === "FirstQuest") {
      actions.push({
        id: "do",
        label: t("web-maracaibo-keep", { count: this.keeps }),
        kind: "primary",
        why: t("web-maracaibo-keep-why", { count: this.keeps }),
        act: () => undefined,
      });
    }
    const { single } = this;
    if (!chosen && single && isOpen()) {
      const label = single.effect
        ? t("web-maracaibo-use", { effects: effectWords([single.effect]) })
        : this.label(single);
      actions.push({ ...this.#action(single), label, kind: "primary", key: "Enter" });
    }
    const rolls = buttons.find((offer) => offer.verb === "roll");
    for (const offer of buttons.slice(0, 4 - actions.length)) {
      const first = !chosen && offer === (rolls ?? (this.offers.length === 1 ? offer : undefined));
      actions.push({ ...this.#action(offer), ...(first ? { kind: "primary" as const, key: "Enter" as const } : {}) });
    }
    return actions;
  }

  #action(offer: MaracaiboOffer): Action {
    return { id: offer.do, label: this.label(offer), act: () => this.do(offer) };
  }
}
