// The box as a list to leaf through: pieces by section, and those that a search finds.
import type { ListedItem } from "../../generated/maracaibo";
import type { IconName } from "./Icon.svelte";

/** In the order in which they are shown, each with its sign. */
export const SECTIONS = {
  locations: "location",
  equipment: "equipment",
  crew: "crew",
  ship: "ship",
  residences: "residence",
  quests: "quest",
  figureheads: "figurehead",
  "black-market": "market",
  "ship-board": "wheel",
  hideout: "chest",
  exploration: "explore",
  islands: "cube",
  rubies: "ruby",
  layouts: "map",
  redbeard: "raid",
} satisfies Record<string, IconName>;
export type Section = keyof typeof SECTIONS;

export const ORIGINS = ["rulebook", "reported", "deduced", "reconstructed"] as const;

/** An item of the box, where it is shown, and what a search looks through. */
export interface Piece {
  item: ListedItem;
  section: Section;
  /** Of a card that has one. */
  level: number;
  text: string;
}

export interface Wanted {
  section: Section | null;
  origin: string | null;
  /** As it was typed. */
  search: string;
}

/** What is the same letter to somebody who types in a hurry: small, and without its marks. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/** `about` is a card's kind and level; improvements lie by their kind, all else by its file. */
export function pieceOf(
  item: ListedItem,
  about: { kind: string; level: number } | undefined,
  nameOf: (section: Section) => string,
): Piece {
  const section = (item.group === "improvements" ? about?.kind : item.group) as Section;
  const text = folded([item.name, item.words, nameOf(section)].join(" "));
  return { item, section, level: item.group === "residences" ? 0 : (about?.level ?? 0), text };
}

/** Those that have all words of the search; in the order of the sections, and of the box within them. */
export function found(pieces: readonly Piece[], { section, origin, search }: Wanted): Piece[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const fits = (one: Piece): boolean =>
    (section === null || one.section === section) &&
    (origin === null || one.item.origin === origin) &&
    words.every((word) => one.text.includes(word));
  return Object.keys(SECTIONS).flatMap((name) => pieces.filter((one) => one.section === name && fits(one)));
}

export const idOf = ({ item }: Piece): string => [item.group, ...item.place].join(" ");
