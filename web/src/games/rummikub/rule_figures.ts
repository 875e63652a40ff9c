// Examples of rules as sets of tiles: language apart, so that all rules have the same ones in every language.

/** Sets in notation; `=` stands between what was and what becomes of it. */
export const FIGURES: Readonly<Record<string, string>> = {
  "RK-1.1": "K1 R7 B10 O13 | J J",
  "RK-2.1": "R7 B7 K7 | R11 B11 K11 O11",
  "RK-2.2": "R3 R4 R5 | K10 K11 K12 K13",
  "RK-2.3": "B7 J B9 | R5 K5 J",
  "RK-2.4": "J O6 J",
  "RK-3.2": "R9 R10 R11",
  "RK-3.3": "R4 B4 K4 O4 = R4 B4 K4 | O3 O4 O5",
  "RK-3.4": "B3 B4 B5 B6 B7 = B3 B4 B5 | B5 B6 B7",
  "RK-4.1": "R5 J R7 = R5 R6 R7 | J O9 O10",
  "RK-4.6": "R5 J R7 | R8 B8 J",
  "RT-1.1": "J J J J",
};

/** The sets before and, where something happens, after it. */
export const stagesOf = (figure: string): string[][][] =>
  figure.split(" = ").map((sets) => sets.split(" | ").map((set) => set.split(" ")));
