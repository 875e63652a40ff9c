import { expect, test } from "vitest";
import { setNames } from "../../app/texts.svelte";
import type { StoryEntry } from "../../generated/house";
import { sinceMyTurn } from "./since";

const entry = (record: number | null, seat: number | null, ...keys: string[]): StoryEntry => ({
  seq: record ?? 0,
  at: 0,
  kind: "record",
  ...(record === null ? {} : { record }),
  ...(seat === null ? {} : { seat }),
  lines: keys.map((key) => ({ key, args: {} })),
});
const STORY = [entry(1, 0, "a"), entry(2, 1, "b"), entry(3, 1, "c"), entry(null, 2, "chat"), entry(4, 2, "d")];

test("what others have done behind my last move, a heading for each of them", () => {
  setNames(["Ola", "Bonny", "Kidd"]);
  expect(sinceMyTurn(STORY, 0).map(({ heading, lines }) => [heading, lines[0]?.key])).toEqual([
    ["Bonny", "b"],
    [null, "c"],
    ["Kidd", "d"],
  ]);
});

test("nothing, if nobody has moved since", () => {
  expect(sinceMyTurn(STORY, 2)).toEqual([]);
});

test("who looks on is told the end of the story", () => {
  expect(sinceMyTurn(STORY, null)).toHaveLength(4);
});
