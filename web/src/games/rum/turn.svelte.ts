// A turn of RUM as it is put together: cards of the hand that are chosen, and what the house says of them.
import { settings } from "../../app/settings.svelte";
import { t } from "../../app/texts.svelte";
import type { Message, Refused } from "../../generated/house";
import type { RumOffer, RumView } from "../../generated/rum";
import type { Action, Desk, Turn } from "../drawing";
import { keepPlan, keptPlan } from "../shared/plans";
import { reason } from "../shared/reason";
import { readMove, spelled, writeMove, type Choice, type Move } from "./cards";
import { drawFrom, offerOf, pointsGained } from "./sets";

const PAUSE_MS = 80; // turning a card round takes two taps: the house is asked once
const NONE: Choice = new Map();
const PLAN = "plan";

/** What the house has said of a set; not `fresh` while it is being asked about the next one. */
export interface Answer {
  move: string;
  offer: RumOffer | null;
  refused: Refused | null;
  fresh: boolean;
}

export class RumTurn implements Turn {
  #desk: Desk<RumView, RumOffer>;
  #chosen = $state.raw<{ decision: number | null; cards: Choice }>({ decision: null, cards: NONE });
  #place = $state.raw<{ decision: number | null; slot: number } | null>(null);
  #heard = $state.raw<Omit<Answer, "fresh"> | null>(null);
  #plan = $state.raw<Choice>(storedPlan());
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk<RumView, RumOffer>) {
    this.#desk = desk;
  }

  // -- What is chosen -------------------------------------------------------------------------------------------------

  /** What is to be decided right now; null if it is not for me to decide. */
  get decides(): "turn" | "return" | null {
    if (this.#desk.decision === null || this.#desk.view.asks === "nothing") return null;
    return this.#desk.view.asks === "turn" ? "turn" : "return";
  }

  /** May cards be chosen for my next turn, while others think? */
  get plans(): boolean {
    return this.#desk.mayPlan === true && this.#desk.view.seat === this.#desk.you;
  }

  get mayChoose(): boolean {
    return this.decides !== null || this.plans;
  }

  get choice(): Choice {
    if (this.plans) return this.#plan;
    return this.#desk.decision === this.#chosen.decision ? this.#chosen.cards : NONE;
  }

  /** The place to draw from that waits for its confirmation. */
  get place(): number | null {
    return this.#place !== null && this.#place.decision === this.#desk.decision ? this.#place.slot : null;
  }

  /** How many cards are to be returned. */
  get owed(): number {
    return this.decides === "return" ? this.#desk.view.number : 0;
  }

  get move(): string {
    return writeMove(this.decides === "return" ? "return" : "lay", this.choice);
  }

  /** What the chosen set would bring, or why it cannot be laid; null if nothing is known or nothing is chosen. */
  get answer(): Answer | null {
    if (this.decides !== "turn" || this.choice.size === 0) return null;
    const offer = offerOf(this.#desk.offers, "lay", this.choice);
    if (offer) return { move: this.move, offer, refused: null, fresh: true };
    return this.#heard && { ...this.#heard, fresh: this.#heard.move === this.move };
  }

  /** The set that would be laid as far as anybody knows. */
  get offer(): RumOffer | null {
    return this.answer?.fresh ? this.answer.offer : null;
  }

  get hinted(): Move | null {
    return this.#desk.hint === null ? null : readMove(this.#desk.hint);
  }

  /** Why the hint is that, if the bot says so. */
  get hintReason(): Message | null {
    return this.#desk.hintReason ?? null;
  }

  canDraw(slot: number): boolean {
    return this.choice.size === 0 && drawFrom(this.#desk.offers, slot) !== undefined;
  }

  // -- What is done ---------------------------------------------------------------------------------------------------

  /** A tap lays a card, the next turns it round, one more takes it back; a card to return is chosen or not. */
  tap(name: string): void {
    if (!this.mayChoose) return;
    const cards = new Map(this.choice);
    if (!cards.has(name)) cards.set(name, false);
    else if (this.decides !== "return" && !cards.get(name)) cards.set(name, true);
    else cards.delete(name);
    const [earliest] = cards.keys();
    if (this.decides === "return" && cards.size > this.owed) cards.delete(earliest!);
    this.choose(cards);
  }

  choose(cards: Choice): void {
    if (this.plans) return this.#keepPlan(cards);
    this.#chosen = { decision: this.#desk.decision, cards };
    this.#place = null;
    clearTimeout(this.#pause);
    if (cards.size === 0) this.#heard = null;
    else if (this.decides === "turn") this.#ask();
  }

  #keepPlan(cards: Choice): void {
    this.#plan = cards;
    keepPlan(PLAN, cards.size ? writeMove("lay", cards) : null);
  }

  /** What was planned is chosen now, and judged by the table as it is; to be called when a decision comes up. */
  takeUpPlan(): void {
    if (this.decides !== "turn" || this.#plan.size === 0) return;
    const { hand } = this.#desk.view;
    const cards = new Map([...this.#plan].filter(([name]) => hand.includes(name)));
    this.#keepPlan(NONE);
    this.choose(cards);
  }

  takeBack = (): void => this.choose(NONE);

  /** A tap on a slot, or on the wreck (0). A card of the wreck cannot be put back, so the first tap only chooses it. */
  tapPlace(slot: number): void {
    this.#draw(slot, slot !== 0 && !settings.confirm);
  }

  /** Draws there; unless it is `sure`, only the second time. */
  #draw(slot: number, sure: boolean): void {
    const offer = drawFrom(this.#desk.offers, slot);
    if (!offer || this.choice.size) return;
    if (sure || this.place === slot) this.#desk.play(offer.do);
    else this.#place = { decision: this.#desk.decision, slot };
  }

  #ask(): void {
    const offer = offerOf(this.#desk.offers, "lay", this.choice);
    if (offer) this.#heard = { move: this.move, offer, refused: null };
    else this.#pause = setTimeout(() => void this.#tryOut(this.move), PAUSE_MS);
  }

  async #tryOut(move: string): Promise<void> {
    const told = await this.#desk.tryOut(move);
    if (move !== this.move) return; // another choice has been made since
    const refused = "key" in told ? told : null;
    this.#heard = { move, offer: refused ? null : (told as RumOffer), refused };
  }

  // -- What the action bar shows --------------------------------------------------------------------------------------

  get help(): string {
    if (this.decides === null) return "";
    return t(this.decides === "turn" ? "web-rum-hand-help" : "web-rum-return-help");
  }

  get actions(): Action[] {
    if (this.decides === null) return [];
    return this.decides === "turn"
      ? [this.#drawing, this.#playing, this.#takingBack]
      : [this.#returning, this.#takingBack];
  }

  get #sending(): string | undefined {
    return this.#desk.offers.length ? undefined : t("web-sending");
  }

  get #drawing(): Action {
    const slot = this.place ?? 0;
    return {
      id: "draw",
      label: t(this.place === null ? "web-rum-draw" : "web-rum-draw-confirm"),
      note: slot ? t("web-rum-from-slot", { slot }) : t("web-rum-from-wreck"),
      kind: this.place === null ? "plain" : "primary",
      why: this.#sending ?? (this.choice.size ? t("web-rum-draw-why") : undefined),
      act: () => this.#draw(slot, !settings.confirm),
    };
  }

  get #playing(): Action {
    const { offer, move } = this;
    return {
      id: "play",
      label: t("web-rum-play"),
      note: offer ? t("web-rum-more", { points: pointsGained(offer, this.#desk.view) }) : undefined,
      kind: this.place === null ? "primary" : "plain",
      why: this.#sending ?? (offer ? undefined : this.#whyNot),
      key: "Enter",
      act: () => this.#desk.play(move),
    };
  }

  get #whyNot(): string {
    if (this.choice.size === 0) return t("web-rum-play-why");
    const { refused, fresh } = this.answer ?? { refused: null, fresh: false };
    return refused && fresh ? spelled(reason(refused)) : t("web-rum-asking");
  }

  get #takingBack(): Action {
    return {
      id: "take-back",
      label: t("web-rum-take-back"),
      why: this.choice.size || this.place !== null ? undefined : t("web-rum-take-back-why"),
      key: "Escape",
      act: this.takeBack,
    };
  }

  get #returning(): Action {
    const { owed, move } = this;
    const n = this.choice.size;
    return {
      id: "return",
      label: t("web-rum-return", { count: owed }),
      note: t("web-rum-return-chosen", { n, count: owed }),
      kind: "primary",
      why: this.#sending ?? (n === owed ? undefined : t("web-rum-return-chosen", { n, count: owed })),
      key: "Enter",
      act: () => this.#desk.play(move),
    };
  }
}

function storedPlan(): Choice {
  const move = readMove(keptPlan(PLAN) ?? "");
  return move?.kind === "lay" ? move.cards : NONE;
}
