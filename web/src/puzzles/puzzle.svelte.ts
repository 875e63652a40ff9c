// A puzzle at the table: a turn of one's own that the house judges, but that nobody waits for.
import { ask, query, Refusal } from "../connection/requests";
import { Drafts } from "../connection/drafts";
import { t } from "../app/texts.svelte";
import type { Component } from "svelte";
import type { Desk, Drawing, Offer, WordedStage, Turn } from "../games/drawing";
import type { Judged, Posed, Refused, Solved } from "../generated/house";
import { puzzleName, rememberSolved, type HowSolved } from "./solved";

/** How much has been told: nothing, which parts of the table change, or the whole turn. */
export type HelpGiven = "nothing" | "sets" | "turn";

/** A title's puzzle; the title says what may be offered, and which part of the solution is told first. */
export abstract class PuzzleDesk<View = unknown, Made extends Offer = Offer, Assessment = unknown> implements Desk<
  View,
  Made,
  Assessment
> {
  readonly you = 0;
  readonly seats = 1;
  readonly decision = 1;
  readonly news = null;
  readonly view: View;
  abstract readonly offers: readonly Made[];

  /** What the house has said of the last turn that was shown to it. */
  judged = $state.raw<Judged | null>(null);
  told = $state<HelpGiven>("nothing");
  checking = $state(false);

  #checked = "";
  protected solution = $state.raw<Solved | null>(null);
  #drafts = new Drafts((move) => this.#assess(move));

  constructor(readonly posed: Posed) {
    this.view = posed.view as View;
  }

  get #address(): string {
    const { title, level, seed } = this.posed;
    return `/api/puzzles/${title}/${level}/${encodeURIComponent(seed)}`;
  }

  /** The same puzzle for anybody. */
  get link(): string {
    return `/puzzles/${this.posed.level}/${encodeURIComponent(this.posed.seed)}`;
  }

  get solved(): HowSolved | null {
    if (!this.judged?.solved) return null;
    return this.told === "turn" ? "helped" : "alone";
  }

  // -- At the table -----------------------------------------------------------------------------------------------------

  get hint(): string | null {
    return this.told === "turn" ? (this.solution?.move ?? null) : null;
  }

  get stages(): readonly WordedStage[] {
    return this.hint === null ? [] : (this.solution?.steps ?? []);
  }

  /** Shows a turn to the house; whatever cannot be said of it is thrown. */
  async check(move: string): Promise<void> {
    this.checking = true;
    try {
      this.judged = await ask<Judged>("POST", `${this.#address}/check`, { move });
      this.#checked = move;
    } finally {
      this.checking = false;
    }
    if (this.solved) rememberSolved(puzzleName(this.posed.level, this.posed.seed), this.solved);
  }

  /** What was said of a turn is void when another one lies there. */
  forget(move: string): void {
    if (move !== this.#checked) this.judged = null;
  }

  play(): void {
    // a turn of a puzzle is checked, and then it is still there
  }

  tryOut(): Promise<Refused> {
    return Promise.resolve({ type: "refused", key: "puzzle-lay-only", text: t("puzzle-lay-only") });
  }

  draft(move: string): Promise<Assessment | Refused | null> {
    return this.#drafts.leave(move) as Promise<Assessment | Refused | null>;
  }

  async #assess(move: string): Promise<unknown> {
    try {
      return await ask("GET", `${this.#address}/draft${query({ move })}`);
    } catch (error) {
      return error instanceof Refusal ? error.answer : { type: "refused", key: "web-offline", text: t("web-offline") };
    }
  }

  // -- Help -------------------------------------------------------------------------------------------------------------

  /** A little more than what has been told so far. */
  async tellMore(): Promise<void> {
    this.solution ??= await ask<Solved>("GET", `${this.#address}/solution`);
    this.told = this.told === "nothing" ? "sets" : "turn";
  }

  close(): void {
    this.#drafts.close();
  }
}

/** A turn that is checked instead of played. */
export interface PuzzleTurn extends Turn {
  readonly draft: { readonly move: string };
  /** Tells a little more of the solution. */
  helpMore(): void;
}

/** How the puzzles of a title are drawn. */
export interface PuzzleDrawing<View = unknown, Made extends Offer = Offer, Assessment = unknown> extends Pick<
  Drawing<View, Made, Assessment>,
  "PlayArea" | "spoken"
> {
  open(posed: Posed): PuzzleDesk<View, Made, Assessment>;
  begin(puzzle: PuzzleDesk<View, Made, Assessment>): PuzzleTurn;
  /** What is asked, what has been told to help, and what the house says of the turn that was checked. */
  Brief: Component<{ puzzle: PuzzleDesk<View, Made, Assessment> }>;
}
