import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBook } from "../../rulebook/book";
import { COLOURS } from "../shared/colours";
import { endsOf, PARROT } from "./cards";
import { FIGURES, piecesOf } from "./rule_figures";

const RULES = new URL("../../../../src/tortuga/games/rum/locale/en/rum.rules.md", import.meta.url);

test("only rules that there are have an example", () => {
  const { chapters } = readBook(readFileSync(RULES, "utf-8"));
  const ids = chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(Object.keys(FIGURES).filter((rule) => !ids.includes(rule))).toEqual([]);
});

test("an example is read piece by piece", () => {
  expect(piecesOf("BBy + parrot = blue:3 back")).toEqual([
    { is: "card", name: "Ybb", turned: true },
    { is: "and" },
    { is: "card", name: PARROT, turned: false },
    { is: "becomes" },
    { is: "captain", colour: "blue", value: 3 },
    { is: "back" },
  ]);
});

test("every example has cards that there are", () => {
  for (const [rule, figure] of Object.entries(FIGURES)) {
    for (const piece of piecesOf(figure)) {
      if (piece.is !== "card" || piece.name === PARROT) continue;
      const [single, double] = endsOf(piece.name).map(({ colour }) => COLOURS.indexOf(colour));
      // RUM-1.3: the doubles of the first, the second and the fourth colour after it
      expect([1, 2, 4], `${rule}: ${piece.name}`).toContain((double! - single! + COLOURS.length) % COLOURS.length);
    }
  }
});
