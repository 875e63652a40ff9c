// What things of this game are called.
import { minus } from "../../app/numbers";
import { has, nameOf, t } from "../../app/texts.svelte";
import type { MaracaiboView, ScorePart } from "../../generated/maracaibo";

export const TREASURES = ["gold", "emerald", "pearl"] as const;
export type Treasure = (typeof TREASURES)[number];

const INSTEAD = ["none", "filler", "hidden-location", "hidden-improvement", "hidden-second"];
const NAMED: Record<string, string> = { card: "card", figurehead: "figurehead", market: "face" };
const SCORED: Record<string, string> = { card: "card", residence: "card", quest: "quest", treasure: "treasure" };
const PRICE_PARTS = ["cost", "surcharge", "at least nothing", "half"];
const HARBOURS = ["gulf", "maracaibo", "start"];

/** A component's name; an owner's own may have no text, and goes by its name in the data. */
function called(kind: string, name: string): string {
  const key = `maracaibo-${kind}-${name}`;
  return has(key) ? t(key) : name;
}

/** Sentences for the middle of others, at the beginning of a button. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const VOWELS = "aeiouyąęóаеиіїоуюяє";
const TOGETHER = "ch|sh|th|ph|sz|cz|rz|dz|dź|дж|дз"; // one sound, whatever the language
/** From a vowel to where the next syllable begins, with one consonant. */
const SYLLABLE = new RegExp(
  `(?<=.)([${VOWELS}][^${VOWELS}\\s-]*?)(?=(?:${TOGETHER}|[^${VOWELS}\\s-])[${VOWELS}])`,
  "giu",
);
const LONG_WORD = 9;

/** Long words may be broken between syllables, with a hyphen: cards are narrow. */
export function softened(words: string): string {
  const soften = (word: string) => (word.length < LONG_WORD ? word : word.replace(SYLLABLE, "$1\u00ad"));
  return words.split(" ").map(soften).join(" ");
}

export const isHidden = (card: string): boolean => INSTEAD.includes(card);
export const cardName = (name: string): string => (isHidden(name) ? t(`maracaibo-lies-${name}`) : called("card", name));
export const questName = (name: string): string => called("quest", name);
export const faceName = (name: string): string => called("face", name);
export const figureheadName = (name: string): string => called("figurehead", name);
export const treasureName = (name: string): string => t(`maracaibo-treasure-${name}`);
export const islandName = (name: string): string => t(`maracaibo-island-${name}`);
export const kindName = (name: string): string => t(`maracaibo-kind-${name}`);

const TERM_KEYS: Record<string, string> = {
  coin: "maracaibo-part-doubloons",
  vp: "web-maracaibo-legend-vp",
  income: "web-maracaibo-legend-income",
  bolt: "web-maracaibo-legend-bolt",
};
const CARD_KINDS = ["location", "equipment", "crew", "ship", "residence"];

/** What a sign of the legend stands for. */
export function termName(term: string): string {
  if (TREASURES.some((kind) => kind === term)) return treasureName(term);
  if (CARD_KINDS.includes(term)) return kindName(term);
  return t(TERM_KEYS[term] ?? `web-maracaibo-term-${term}`);
}

export const isHarbour = (space: string): boolean => HARBOURS.includes(space);

/** How far a ship is from the Gulf; or that it has arrived there, or in Maracaibo. */
export function wayLeft(view: MaracaiboView, seat: number, columns: number): string {
  if (view.boards[seat]?.ship === "maracaibo") return t("web-maracaibo-in-maracaibo");
  return columns ? `${columns} ${t("web-maracaibo-gulf-short")}` : t("web-maracaibo-in-gulf");
}

/** What lies on a space, or what the harbour is called. */
export function spaceName(view: MaracaiboView, space: string): string {
  if (isHarbour(space)) return t(`maracaibo-place-${space}`);
  const found = view.spaces.find((one) => one.name === space);
  return found ? cardName(found.card) : space;
}

export const isRedbeard = (view: MaracaiboView, seat: number): boolean => seat >= view.seats;
export const playerName = (view: MaracaiboView, seat: number): string =>
  isRedbeard(view, seat) ? t("maracaibo-place-redbeard") : nameOf(seat);

/** What something comes from: `card sea-chart` by its name, `burial 3` as a burial space. */
export function sourceName(source: string): string {
  const [kind = "", ...rest] = source.split(" ");
  return kind in NAMED ? called(NAMED[kind]!, rest.join(" ")) : t(`maracaibo-source-${kind}`);
}

/** A part of a sum. */
export function partName(name: string): string {
  const [kind = "", ...rest] = name.split(" ");
  if (kind === "upgrade") return t("web-maracaibo-part-upgrade", { number: Number(rest[0]) });
  if (kind === "figurehead") return figureheadName(rest.join(" "));
  if (kind in SCORED && rest.length) return called(SCORED[kind]!, rest.join(" "));
  if (kind === "steps") return t("web-maracaibo-part-fewer");
  if (["die", "effect", "printed"].includes(name)) return t(`web-maracaibo-part-${name}`);
  if (PRICE_PARTS.includes(name)) return t(`maracaibo-price-${name.replaceAll(" ", "-")}`);
  return t(`maracaibo-part-${name.replaceAll(" ", "-")}`);
}

/** A sentence around its number: what stands before and behind it. */
export function aroundNumber(words: string, number: number): [before: string, behind: string] {
  const at = words.indexOf(String(number));
  return at < 0 ? [words, ""] : [words.slice(0, at), words.slice(at + String(number).length)];
}

/** A row of the scores: several parts of one kind. */
export const scoreRowName = (name: string): string =>
  name === "treasures" ? t("web-maracaibo-score-treasures") : partName(name.replace("-", " "));

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount));

/** 8 (printed cost) − 2 (Unicorn) */
export function sumWords(parts: readonly ScorePart[]): string {
  return parts
    .map(({ name, amount }, place) => {
      const sign = amount < 0 ? "− " : place ? "+ " : "";
      return `${sign}${Math.abs(amount)} (${partName(name)})`;
    })
    .join(" ");
}
