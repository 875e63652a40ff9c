import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBook } from "../../rulebook/book";
import { RULES_WITH_SIGNS, TERMS, termsOf } from "./rule_signs";

const RULES = new URL("../../../../src/tortuga/games/maracaibo/locale/en/maracaibo.rules.md", import.meta.url);

test("only rules that there are have signs, and every chapter has some", () => {
  const { chapters } = readBook(readFileSync(RULES, "utf-8"));
  const ids = chapters.map(({ rules }) => rules.flatMap(({ id }) => id ?? []));
  expect(RULES_WITH_SIGNS.filter((rule) => !ids.flat().includes(rule))).toEqual([]);
  expect(ids.filter((chapter) => !termsOf(chapter).length)).toEqual([]);
});

test("every sign is known, and of each rule there are few", () => {
  for (const rule of RULES_WITH_SIGNS) {
    const terms = termsOf([rule]);
    expect(terms.every((term) => TERMS.has(term))).toBe(true);
    expect(terms.length, rule).toBeGreaterThan(0);
    expect(terms.length, rule).toBeLessThanOrEqual(4);
  }
});

test("the signs of a chapter come once each", () => {
  expect(termsOf(["PM-5.3", "PM-5.4", "PM-5.8"])).toEqual(["coin", "location", "figurehead", "market"]);
  expect(termsOf(["PM-2.9"])).toEqual([]);
});
