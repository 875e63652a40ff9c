// Whether somebody is at the table, in one word.
import type { LiveTable } from "../connection/live_table.svelte";
import { has, t } from "../app/texts.svelte";

export interface Presence {
  /** What is drawn beside the word. */
  sign: "online" | "offline" | "bot" | "free";
  word: string;
}

export function presence(table: LiveTable, seat: number): Presence {
  const chair = table.chairs[seat];
  if (!chair || table.isFree(seat)) return { sign: "free", word: t("web-seat-free") };
  if (chair.bot && chair.name) return { sign: "bot", word: t("web-bot-plays") };
  if (chair.bot) return { sign: "bot", word: `${t("web-is-bot")} · ${level(chair.bot)}` };
  if (chair.away) return { sign: "offline", word: t("web-away") };
  return chair.here ? { sign: "online", word: t("web-here") } : { sign: "offline", word: t("web-not-here") };
}

/** How well a bot plays; a stranger's bot only has its name. */
export function level(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
