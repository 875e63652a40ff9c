import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadTexts, setNames } from "../../app/texts.svelte";
import type { MaracaiboView } from "../../generated/maracaibo";
import { result, score } from "./result";

/** The house knows of seats alone: Redbeard's score comes after theirs, and a tie is his (PM-8.14). */
function over(seats: number, ...scores: number[]): string | null {
  const ranks = seats === 1 ? [scores[0]! > scores[1]! ? 1 : 2] : [1, 2];
  return result({ seats, scores, outcome: { ranks, scores: scores.slice(0, seats) } } as unknown as MaracaiboView);
}

test("against Redbeard it is said by how much; people compare themselves", () => {
  loadTexts("en", [readFileSync("../src/tortuga/games/maracaibo/locale/en/maracaibo-web.ftl", "utf-8")]);
  setNames(["Ola"]);
  expect(over(1, 120, 107)).toBe("Ola beats Redbeard 120 to 107, by 13 VP.");
  expect(over(1, 88, 107)).toBe("Redbeard beats Ola 107 to 88, by 19 VP.");
  expect(over(1, 90, 90)).toContain("ties go to him");
  expect(over(2, 120, 107)).toBeNull();
  expect(over(1)).toBeNull();
});

test("a panel does not tell the final score before it is counted", () => {
  const view = { boards: [{ vp: 34 }], scores: [88] } as unknown as MaracaiboView;
  expect(score(view, 0).value).toBe(88);
  expect(score(view, 0, true).value).toBe(34);
});
