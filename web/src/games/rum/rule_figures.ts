// Examples of rules, piece by piece: language apart, so that all rules have the same ones in every language.
import { COLOURS, type Colour } from "../shared/colours";
import { PARROT, read } from "./cards";

export type Piece =
  | { is: "card"; name: string; turned: boolean }
  | { is: "back" | "becomes" | "and" }
  | { is: "captain"; colour: Colour; value: number };

/** Cards in notation, `back`, the parrot, `red:3` for the captain of a colour with a value; `+` and `=` between them. */
export const FIGURES: Readonly<Record<string, string>> = {
  "RUM-1.2": "Roo OOr",
  "RUM-1.3": "Roo Ryy Rbb",
  "RUM-1.4": "red:1 orange:1 yellow:1 green:1 blue:1 purple:1 black:1 parrot",
  "RUM-2.2": "Roo Ygg Boo",
  "RUM-3.2": "Roo Ygg Boo = Roo back Boo",
  "RUM-3.3": "back",
  "RUM-4.1": "Roo GGy",
  "RUM-4.2": "BBy + Bpp = blue:3",
  "RUM-4.4": "GGy = green:2",
  "RUM-4.7": "Gbb Gpp Grr = green:7",
  "RUM-5.1": "parrot = back back",
  "RUM-7.1": "back back back = Roo Ygg Boo",
  "RUM-7.2": "Roo parrot Boo",
  "RUM-7.4": "Ygg Ybb Ykk = Roo Grr Boo",
};

/** The pieces of an example, from left to right. */
export function piecesOf(figure: string): Piece[] {
  return figure.split(" ").map(pieceOf);
}

function pieceOf(text: string): Piece {
  if (text === "back") return { is: "back" };
  if (text === "=") return { is: "becomes" };
  if (text === "+") return { is: "and" };
  const [colour, value] = text.split(":");
  const known = COLOURS.find((one) => one === colour);
  if (known && value) return { is: "captain", colour: known, value: Number(value) };
  const [name, turned] = text === PARROT ? [PARROT, false] : read(text);
  return { is: "card", name, turned };
}
