// Tiles in the notation of the house: `R4` is the red 4, `K` is black, `J` is a joker.
import { t } from "../../app/texts.svelte";
import { inFull, partsOf, type SentencePart } from "../shared/sentences";
import { colourOf, LETTERS, type Colour } from "../shared/colours";

export const JOKER = "J";
export const HIGHEST = 13;

/** The two titles of one engine: the one speaks of tiles, the other of cards. */
export type Words = "rummikub" | "rummi";

/** How a rack is sorted: the numbers of a colour side by side, or the colours of a number. */
export type RackOrder = "runs" | "groups";

export interface Face {
  colour: Colour;
  number: number;
}

const COLOUR_ORDER = "KRBO";
const TILE = /(?<![\p{L}\d])(?:[RBKO](?:1[0-3]|[1-9])|J)(?![\p{L}\d])/gu;

/** What is drawn on a tile; null on a joker. */
export function faceOf(name: string): Face | null {
  return name === JOKER ? null : { colour: colourOf(name.charAt(0)), number: Number(name.slice(1)) };
}

export function notationOf({ colour, number }: Face): string {
  return `${LETTERS[colour]}${number}`;
}

/** Sorted for the rack; jokers come last. */
export function sorted<One extends { readonly name: string }>(tiles: readonly One[], order: RackOrder): One[] {
  const rank = ({ name }: One): [number, number] => {
    const colour = COLOUR_ORDER.indexOf(name.charAt(0));
    const number = Number(name.slice(1));
    if (name === JOKER) return [99, 99];
    return order === "runs" ? [colour, number] : [number, colour];
  };
  return tiles.toSorted((one, other) => {
    const [a, b] = rank(one);
    const [c, d] = rank(other);
    return a - c || b - d;
  });
}

/** A tile in words, for those who do not see it; a joker with what it stands for, if that is known. */
export function inWords(name: string, standsFor: Face | null = null): string {
  const face = faceOf(name);
  if (face) return t(`web-rummikub-tile-${face.colour}`, { number: face.number });
  if (!standsFor) return t("web-rummikub-joker");
  return t("web-rummikub-joker-as", { tile: inWords(notationOf(standsFor)) });
}

/** A sentence in parts: plain text, and tiles by their notation. */
export const parts = (sentence: string): SentencePart[] => partsOf(sentence, TILE);

/** A sentence with its tiles in words. */
export const spelled = (sentence: string): string => inFull(parts(sentence), (tile) => inWords(tile));
