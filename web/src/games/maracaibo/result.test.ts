import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadTexts, setNames } from "../../app/texts.svelte";
import type { MaracaiboView } from "../../generated/maracaibo";
import { result } from "./result";

const over = (seats: number, ...scores: number[]) => result({ seats, scores } as unknown as MaracaiboView);

test("against Redbeard it is said by how much; people compare themselves", () => {
  loadTexts("en", [readFileSync("../src/tortuga/games/maracaibo/locale/en/maracaibo-web.ftl", "utf-8")]);
  setNames(["Ola"]);
  expect(over(1, 120, 107)).toBe("Ola beats Redbeard 120 to 107, by 13 VP.");
  expect(over(1, 88, 107)).toBe("Redbeard beats Ola 107 to 88, by 19 VP.");
  expect(over(1, 90, 90)).toContain("ties are his");
  expect(over(2, 120, 107)).toBeNull();
  expect(over(1)).toBeNull();
});
