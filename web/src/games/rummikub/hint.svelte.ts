// A hint of Rummikub, told in three levels: is there a play, with which tiles, and the whole turn stage by stage.
import type { Message } from "../../generated/house";
import type { WordedStage } from "../drawing";
import { piecesOn, type Board } from "./board";
import type { TurnDraft, RummikubDesk } from "./draft.svelte";

type Level = 1 | 2 | 3;

/** As much of a hint as is told. */
export interface ToldHint {
  move: string;
  /** Does it lay anything? Otherwise there is nothing more to tell. */
  lays: boolean;
  level: Level;
  /** Which of its stages is shown, from 0. */
  at: number;
  stages: number;
}

const NONE: ReadonlySet<string> = new Set();
const BEGINNING = { level: 1 as Level, at: 0, closed: false };

export class StagedHint {
  #desk: RummikubDesk;
  #draft: TurnDraft;
  #progress = $state.raw(BEGINNING);

  constructor(desk: RummikubDesk, draft: TurnDraft) {
    this.#desk = desk;
    this.#draft = draft;
  }

  /** Null if nobody has asked, or it is closed. */
  get told(): ToldHint | null {
    const move = this.#desk.hint;
    if (move === null || !this.#draft.decides || this.#progress.closed) return null;
    const { at } = this.#progress;
    const level = this.#desk.hintInFull ? 3 : this.#progress.level;
    return { move, lays: move.startsWith("lay "), level, at, stages: this.#stages.length };
  }

  /** Why just that, if the bot says so. */
  get reason(): Message | null {
    return this.#desk.hintReason ?? null;
  }

  get #stages(): readonly WordedStage[] {
    const { stages } = this.#desk;
    return stages.length ? stages : [{ text: "", move: this.#desk.hint ?? "" }];
  }

  /** What is to be done in the stage that is shown. */
  get text(): string {
    return this.#stages[this.#progress.at]?.text ?? "";
  }

  /** The pieces of the rack that it lays, from its second level on. */
  get pieces(): ReadonlySet<string> {
    const { told } = this;
    const board = told && told.level > 1 ? this.#draft.arranged(told.move) : null;
    if (!board) return NONE;
    const { own } = this.#draft;
    return new Set(piecesOn(board).flatMap(({ id }) => (own.has(id) ? [id] : [])));
  }

  /** The table as it lies after the stage that is shown. */
  get preview(): Board | null {
    return this.told?.level === 3 ? this.#draft.arranged(this.#stages[this.#progress.at]?.move ?? "") : null;
  }

  tellMore = (): void => {
    this.#progress = { ...this.#progress, level: this.#progress.level === 1 ? 2 : 3, at: 0 };
  };

  goTo(stage: number): void {
    this.#progress = { ...this.#progress, at: Math.max(0, Math.min(stage, this.#stages.length - 1)) };
  }

  close = (): void => {
    this.#progress = { ...this.#progress, closed: true };
  };

  /** Nobody has asked any more: the next hint begins at its first level. */
  reset(): void {
    this.#progress = BEGINNING;
  }
}
