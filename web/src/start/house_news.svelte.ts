// What goes on in the house: my tables and the open ones, requested every few seconds while the page is visible.
import { ask, query } from "../connection/requests";
import { guest } from "../connection/guest.svelte";
import type { Now, TableLine } from "../generated/house";
import { lobbyOf, sorted, type OwnTable } from "./lists";

const EVERY_MS = 10_000;
/** Whose turn it is has to be asked of each table; few people play at more than these at once. */
const MOST_GAMES = 8;

export class HouseNews {
  own = $state.raw<OwnTable[]>([]);
  lobby = $state.raw<TableLine[]>([]);
  /** Has the house answered the last time? Nothing is known before the first answer. */
  heard = $state<boolean | null>(null);

  #games = new Map<string, Now>();

  /** Follows the news until the answer is called. */
  follow(): () => void {
    const look = () => void (document.hidden || this.look());
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    try {
      if (guest.unknown) await guest.find();
      const mine = guest.me ? ask<TableLine[]>("GET", "/api/me/tables") : Promise.resolve([]);
      const [lines, lobby] = await Promise.all([mine, ask<TableLine[]>("GET", "/api/lobby")]);
      const playing = lines.filter((line) => line.status === "playing").slice(0, MOST_GAMES);
      await Promise.all(playing.map(({ table }) => this.#ask(table)));
      this.own = sorted(lines.map((line) => ({ line, now: this.#games.get(line.table) ?? null })));
      this.lobby = lobbyOf(lobby, new Set(lines.map((line) => line.table)));
      this.heard = true;
    } catch {
      this.heard = false;
    }
  }

  /** With `since`, the house leaves out what we have: a table where nothing happened is a few bytes. */
  async #ask(table: string): Promise<void> {
    const since = this.#games.get(table)?.seq;
    const now = await ask<Now>("GET", `/api/tables/${table}${query({ since })}`).catch(() => null);
    if (now) this.#games.set(table, now);
    else this.#games.delete(table);
  }
}
