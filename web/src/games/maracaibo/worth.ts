// What black market tiles and residences are worth, in the words of the table.
import { t } from "../../app/texts.svelte";
import { effectOf } from "./box.svelte";

/** The most that such effects can bring, if there is a limit. */
export function most(effects: readonly string[]): number | null {
  return effects.map((phrase) => effectOf(phrase)?.most ?? null).find((one) => one !== null) ?? null;
}

/** What they would bring now. */
export function worthWords(worth: number | undefined, cap: number | null): string[] {
  if (worth === undefined) return [];
  return [
    cap === null ? t("maracaibo-table-now", { count: worth }) : t("web-maracaibo-now-of", { count: worth, most: cap }),
  ];
}
