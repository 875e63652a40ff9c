import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBook } from "../../rulebook/book";
import { FIGURES, stagesOf } from "./rule_figures";
import { faceOf, HIGHEST, JOKER } from "./tiles";

const RULES = new URL("../../../../src/tortuga/games/rummikub/locale/en/rummikub.rules.md", import.meta.url);

test("only rules that there are have an example", () => {
  const { chapters } = readBook(readFileSync(RULES, "utf-8"));
  const ids = chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(Object.keys(FIGURES).filter((rule) => !ids.includes(rule))).toEqual([]);
});

test("an example is what lies there and what becomes of it", () => {
  expect(stagesOf("R4 J | K4 = O4")).toEqual([[["R4", "J"], ["K4"]], [["O4"]]]);
});

test("every example has tiles that there are, and nothing gets lost", () => {
  for (const [rule, figure] of Object.entries(FIGURES)) {
    const [before = [], after = before] = stagesOf(figure).map((sets) => sets.flat());
    for (const name of before) expect(after, rule).toContain(name);
    for (const name of after.filter((one) => one !== JOKER)) expect(faceOf(name)!.number).toBeLessThanOrEqual(HIGHEST);
  }
});
