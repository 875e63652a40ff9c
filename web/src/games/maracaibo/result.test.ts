import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadTexts, setNames } from "../../app/texts.svelte";
import type { MaracaiboView } from "../../generated/maracaibo";
import { result, score } from "./result";

function over(scores: number[], ranks: number[], seats = 1): string | null {
  return result({ seats, scores, ranks } as unknown as MaracaiboView);
}

test("against Redbeard it is said by how much; people compare themselves", () => {
  loadTexts("en", [readFileSync("../src/tortuga/games/maracaibo/locale/en/maracaibo-web.ftl", "utf-8")]);
  setNames(["Ola"]);
  expect(over([120, 107], [1, 2])).toBe("Ola beats Redbeard 120 to 107, by 13 VP.");
  expect(over([88, 107], [2, 1])).toBe("Redbeard beats Ola 107 to 88, by 19 VP.");
  expect(over([90, 90], [2, 1])).toContain("he wins ties");
  expect(over([120, 107], [1, 2], 2)).toBeNull();
  expect(over([], [])).toBeNull();
});

test("a panel does not tell the final score before it is counted", () => {
  const view = { boards: [{ vp: 34 }], scores: [88] } as unknown as MaracaiboView;
  expect(score(view, 0).value).toBe(88);
  expect(score(view, 0, true).value).toBe(34);
});
