// Refusals of the house as sentences.
import { t } from "../../app/texts.svelte";
import type { Refused } from "../../generated/house";

/** Why not, in the language of the page, whatever it was when the house was asked. */
export function reason({ key, args, text }: Pick<Refused, "key" | "args" | "text">): string {
  const translated = t(key, args);
  return translated === key ? text : translated;
}
