import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { loadTexts, setNames } from "../app/texts.svelte";
import { resultWords } from "./result";

const read = (name: string): string => readFileSync(`../src/tortuga/locale/en/${name}`, "utf-8");

beforeEach(() => {
  loadTexts("en", [read("house.ftl"), read("web-table.ftl"), "all-over = It is over."]);
  setNames(["Ola", "Teach", "Anne"]);
});

test("the result is who won, and by how much", () => {
  const won = resultWords({ reason: "all-over", scores: [131, 143, 90], ranks: [2, 1, 3] });
  expect(won).toBe("Teach wins with 143 points, 12 more than Ola.");
});

test("equal points are decided otherwise, or shared", () => {
  expect(resultWords({ reason: "all-over", scores: [9, 9], ranks: [1, 2] })).toContain("Ola wins");
  expect(resultWords({ reason: "all-over", scores: [9, 9, 4], ranks: [1, 1, 3] })).toBe(
    "Ola and Teach share the victory with 9 points.",
  );
});

test("whoever plays alone hears how it ended", () => {
  expect(resultWords({ reason: "all-over", scores: [70], ranks: [2] })).toBe("It is over. 70 points.");
});
