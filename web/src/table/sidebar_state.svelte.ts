// What the reader of the log and the chat has open, has read, and does not want to read.
import { MediaQuery } from "svelte/reactivity";
import type { LiveTable } from "../connection/live_table.svelte";
import type { ChatLine } from "../generated/house";

/** A window with room for them beside the table. */
export const BESIDE = "(min-width: 1024px) and (min-height: 501px)";

export type Tab = "log" | "chat";

export class SidebarState {
  tab = $state<Tab>("log");
  /** On small screens both are behind a button. */
  open = $state(false);
  /** Is their place taken by what a title asks? */
  displaced = $state(false);
  readonly #wide = new MediaQuery(BESIDE);
  #read = $state(0);
  #muted = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly table: LiveTable) {
    this.#read = Number(this.#kept("read") ?? 0);
    this.#muted = new Set(JSON.parse(this.#kept("muted") ?? "[]") as string[]);
  }

  /** Is there room for them beside the table? */
  get beside(): boolean {
    return this.#wide.current && !this.displaced;
  }

  get chatShown(): boolean {
    return this.tab === "chat" && (this.beside || this.open);
  }

  readonly unread = $derived.by(
    () => this.table.chat.filter((one) => one.n > this.#read && !this.isOwn(one) && !this.isMuted(one)).length,
  );

  /** All that has been said so far is read. */
  read(): void {
    this.#read = this.table.chat.at(-1)?.n ?? 0;
    this.#keep("read", String(this.#read));
  }

  isOwn({ seat }: ChatLine): boolean {
    return seat !== undefined && seat !== null && seat === this.table.you;
  }

  isMuted(line: ChatLine): boolean {
    return this.#muted.has(speaker(line));
  }

  /** Somebody is not read any more, or read again: by this reader alone. */
  mute(line: ChatLine, muted: boolean): void {
    const others = [...this.#muted].filter((one) => one !== speaker(line));
    this.#muted = new Set(muted ? [...others, speaker(line)] : others);
    this.#keep("muted", JSON.stringify([...this.#muted]));
  }

  #kept(what: string): string | null {
    return sessionStorage.getItem(`${what}:${this.table.id}`);
  }

  #keep(what: string, value: string): void {
    sessionStorage.setItem(`${what}:${this.table.id}`, value);
  }
}

/** People may share a name, but not a seat. */
const speaker = ({ seat, name }: ChatLine): string => (seat === undefined || seat === null ? name : `seat ${seat}`);
