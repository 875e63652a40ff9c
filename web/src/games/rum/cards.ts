// Cards and moves in the notation of the house: `Roo` has its single end up, `OOr` is the same card turned round.
import { nameOf, t } from "../../app/texts.svelte";
import type { Captain, RumView } from "../../generated/rum";
import type { Tip } from "../shared/tips.svelte";
import { inFull, partsOf, type SentencePart } from "../shared/sentences";
import { colourOf, type Colour } from "../shared/colours";

/** What the house calls the parrot; any other card is named by its two ends, single end first. */
export const PARROT = "parrot";

export interface End {
  colour: Colour;
  bottles: 1 | 2;
}

/** Cards of a hand that are about to be laid or returned: the name of each, and whether its double end is up. */
export type Choice = ReadonlyMap<string, boolean>;

export type Move = { kind: "draw"; slot: number } | { kind: "lay"; cards: Choice } | { kind: "return"; cards: Choice };

const CARD = /\b(?:[ROYGBPK]([roygbpk])\1|([ROYGBPK])\2[roygbpk])\b/g;
const SLOTS = /^draw (?:wreck|beach ([123]))$/;

/** Both ends of a card by its name, the single one first. */
export function endsOf(name: string): [single: End, double: End] {
  const [single = "", double = ""] = name;
  return [
    { colour: colourOf(single), bottles: 1 },
    { colour: colourOf(double), bottles: 2 },
  ];
}

export function endUp(name: string, turned: boolean): End {
  return endsOf(name)[turned ? 1 : 0];
}

/** A card as it lies: `Roo`, or `OOr` with the double end up. */
export function written(name: string, turned: boolean): string {
  return turned ? name.slice(1).toUpperCase() + name.charAt(0).toLowerCase() : name;
}

/** A card that lies somewhere, by its name and whether its double end is up. */
export function read(text: string): [name: string, turned: boolean] {
  const turned = text.charAt(0) === text.charAt(1);
  return turned ? [text.charAt(2).toUpperCase() + text.slice(0, 2).toLowerCase(), true] : [text, false];
}

export function writeMove(kind: "lay" | "return", cards: Choice): string {
  const texts = [...cards].map(([name, turned]) => written(name, kind === "lay" && turned));
  return [kind, ...texts].join(" ");
}

/** A move that the house has written, such as a hint; null for what this page does not know. */
export function readMove(text: string): Move | null {
  const draw = SLOTS.exec(text);
  if (draw) return { kind: "draw", slot: Number(draw[1] ?? 0) };
  const [kind, ...cards] = text.split(" ");
  if (kind !== "lay" && kind !== "return") return null;
  return { kind, cards: new Map(cards.map(read)) };
}

/** A sentence in parts: plain text, and cards by their notation. */
export const parts = (sentence: string): SentencePart[] => partsOf(sentence, CARD);

/** What a card is, and how the captains of its colours stand; on the beach it adds its single end to sets. */
export function tipOf(
  name: string | null,
  view: Pick<RumView, "captains" | "seat">,
  turned = false,
  beach = false,
): Tip {
  if (name === null || name === PARROT) return { name: inWords(name), facts: [] };
  const [single, double] = endsOf(name);
  const captains = [single, double].flatMap(({ colour }) => {
    const captain = view.captains.find((one) => one.colour === colour);
    return captain ? [captainIs(captain, view.seat)] : [];
  });
  const adds = beach ? [t("web-rum-tip-beach", { bottles: bottlesInWords(single) })] : [];
  return { name: inWords(name, turned), facts: [...adds, ...captains] };
}

/** How a captain stands, in a sentence. */
export function captainIs({ colour, value, owner }: Captain, seat: number | null): string {
  const name = owner === null ? t("rum-table-nobody") : owner === seat ? t("web-rum-yours") : nameOf(owner);
  return t("web-rum-captain-is", { captain: { type: "word", id: `rum-captain-${colour}` }, value, name });
}

/** A sentence with its cards in words. */
export const spelled = (sentence: string): string => inFull(parts(sentence), (card) => inWords(...read(card)));

export function bottlesInWords({ colour, bottles }: End): string {
  return t(`web-rum-bottles-${colour}`, { count: bottles });
}

/** A card in words for those who do not see it; null lies face down. */
export function inWords(name: string | null, turned = false): string {
  if (name === null) return t("web-rum-face-down");
  if (name === PARROT) return t("web-rum-parrot");
  const [up, down] = turned ? endsOf(name).toReversed() : endsOf(name);
  return t("web-rum-card", { up: bottlesInWords(up!), down: bottlesInWords(down!) });
}
