// The icon language: an effect as a row of signs, numbers and words, the same wherever it stands.
import { minus } from "../../app/numbers";
import type { BoxEffect } from "../../generated/maracaibo";
import type { IconName } from "./Icon.svelte";

/** A sign of an effect: a picture, a mark that is counted, or text. */
export type Sign =
  | { is: "icon"; icon: IconName }
  | { is: "coin" | "vp" | "bolt" }
  | { is: "income"; of: "coin" | "vp" }
  | { is: "treasure" | "die"; of: string }
  | { is: "text"; text: string };

const icon = (name: IconName): Sign => ({ is: "icon", icon: name });
const text = (words: string | number): Sign => ({ is: "text", text: String(words) });
const coin: Sign = { is: "coin" };
const vp: Sign = { is: "vp" };

const COUNTED: Record<string, readonly Sign[]> = {
  equipment: [icon("equipment")],
  crew: [icon("crew")],
  ship: [icon("ship")],
  buried: [icon("spade")],
  "treasure-set": [icon("chest")],
  river: [icon("river")],
  residence: [icon("residence")],
  card: [icon("card")],
  lightning: [{ is: "bolt" }],
  upgrade: [icon("upgrade")],
  quest: [icon("quest")],
  "scored-quest": [icon("quest"), text("✓")],
  "doubloon-income": [{ is: "income", of: "coin" }],
  "vp-income": [{ is: "income", of: "vp" }],
};

/** What is counted, as quests and residences do. */
export function countedSigns(counted: string): readonly Sign[] {
  if (counted.startsWith("buried-")) return [icon("spade"), treasure(counted.slice("buried-".length))];
  return COUNTED[counted] ?? [treasure(counted)];
}

export const treasure = (kind: string): Sign => ({ is: "treasure", of: kind });

const per = ({ number, each, counted }: BoxEffect): Sign[] => [
  vp,
  text(`${number} /${each > 1 ? ` ${each}` : ""}`),
  ...(counted ? countedSigns(counted) : []),
];
const cost = (amount: number): Sign[] => (amount ? [text(minus(-amount)), coin] : []);

const SIGNS: Record<string, (effect: BoxEffect) => Sign[]> = {
  vp: ({ number }) => [vp, text(number)],
  doubloons: ({ number }) => [coin, text(number)],
  "vp-per": per,
  "end-vp-per": per,
  "vp-of-income": () => [vp, text("="), { is: "income", of: "vp" }],
  "doubloons-of-income": () => [coin, text("="), { is: "income", of: "coin" }],
  treasure: ({ number, about }) => [...(number > 1 ? [text(number)] : []), treasure(about ?? "any")],
  cube: ({ number, about }) => [icon("cube"), ...(about === "any" ? [] : [treasure(about!)]), text(`+${number}`)],
  bury: ({ about }) => [icon("spade"), ...(about === "any" ? [] : [treasure(about!)])],
  upgrade: () => [icon("upgrade")],
  quest: () => [icon("quest")],
  "discard-quest": ({ number }) => [icon("quest"), text("→"), coin, text(number)],
  explore: ({ number }) => [icon("explore"), text(number)],
  "space-again": () => [icon("explore"), icon("again")],
  raid: ({ number }) => [icon("raid"), ...(number ? [text(`+${number}`)] : [])],
  "raid-as": ({ number }) => [icon("raid"), text(`= ${number}`)],
  "raid-with": ({ number, about }) => [
    icon("raid"),
    { is: "die", of: about ?? "" },
    ...(number ? [text(`+${number}`)] : []),
  ],
  acquire: ({ about, cost }) => [
    icon("card"),
    icon(about as IconName),
    ...(cost ? [icon("discount"), text(`+${cost}`)] : []), // what it costs more, as a discount is what it costs less
  ],
  build: () => [icon("residence")],
  figurehead: (effect) => [icon("figurehead"), ...cost(effect.cost)],
  "place-market": (effect) => [icon("market"), ...cost(effect.cost)],
  "use-market": () => [icon("market"), icon("again")],
  "raid-bonus": ({ number }) => [icon("raid"), text(`+${number}`)],
  "die-bonus": ({ number, about }) => [{ is: "die", of: about ?? "" }, text(`+${number}`)],
  "raid-action": (effect) => [icon("raid"), text(`${effect.cost}:`)],
  "explore-bonus": ({ number }) => [icon("explore"), text(`+${number}`)],
  "fewer-steps": (effect) => [icon("explore"), text(`${minus(-effect.cost)}:`)],
  discount: ({ number }) => [icon("discount"), text(minus(-number))],
  "sail-bonus": ({ number }) => [icon("galleon"), text(`+${number}`)],
  "reroll-bonus": ({ number }) => [icon("dice"), text(`+${number}`)],
  "new-quests": () => [icon("quest"), icon("again")],
  "income-doubloons": ({ number }) => [coin, text(`+${number}`)],
  "income-vp": ({ number }) => [vp, text(`+${number}`)],
  "income-per-quest": ({ number }) => [coin, text(`${number} /`), icon("quest")],
};

/** What Redbeard does, by its word in the box. */
export const RED_ICONS: Record<string, IconName> = {
  raid: "raid",
  explore: "explore",
  quest: "quest",
  "level-two": "card",
  cards: "card",
  upgrade: "upgrade",
  advance: "explore",
  figurehead: "figurehead",
  residence: "residence",
};

/** The signs of an effect; those of what it then does come behind, from `find`. */
export function signsOf(effect: BoxEffect, find: (phrase: string) => BoxEffect | undefined): Sign[] {
  const then = effect.then.flatMap((phrase, place) => {
    const one = find(phrase);
    return one ? [...(place ? [text("·")] : []), ...signsOf(one, find)] : [];
  });
  return [...(SIGNS[effect.sign]?.(effect) ?? [text(effect.words)]), ...then];
}
