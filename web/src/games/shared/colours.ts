// The seven colours: each has a shape and a letter, so that nobody needs to tell colours apart.

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const LETTERS: Record<Colour, string> = {
  red: "R",
  orange: "O",
  yellow: "Y",
  green: "G",
  blue: "B",
  purple: "P",
  black: "K",
};

/** Heart, circle, star, triangle, drop, diamond, square, each drawn in a box of 24 by 24. */
export const SHAPES: Record<Colour, string> = {
  red: "M12 21.2C5 15.8 2 12.4 2 8.4A5.4 5.4 0 0 1 12 5.6a5.4 5.4 0 0 1 10 2.8c0 4-3 7.4-10 12.8z",
  orange: "M12 2.4a9.6 9.6 0 1 0 0 19.2a9.6 9.6 0 1 0 0-19.2z",
  yellow: "M12 1.4l3.2 7 7.6.8-5.7 5.1 1.6 7.6L12 18l-6.7 3.9 1.6-7.6L1.2 9.2l7.6-.8z",
  green: "M12 2.2 23 21.2H1z",
  blue: "M12 1.2c4.6 6 7.4 9.6 7.4 13.6a7.4 7.4 0 0 1-14.8 0c0-4 2.8-7.6 7.4-13.6z",
  purple: "M12 .8 21.4 12 12 23.2 2.6 12z",
  black: "M3 3h18v18H3z",
};

const BY_LETTER = Object.fromEntries(COLOURS.map((colour) => [LETTERS[colour], colour]));

/** The colour of a letter, which may be small. */
export function colourOf(letter: string): Colour {
  const colour = BY_LETTER[letter.toUpperCase()];
  if (!colour) throw new Error(`no colour has the letter ${letter}`);
  return colour;
}
