import { expect, test } from "vitest";
import type { StoryEntry } from "../../generated/house";
import { sinceMyMove } from "./since";

const entry = (record: number | null, seat: number | null, more: Partial<StoryEntry> = {}): StoryEntry => ({
  seq: record ?? 0,
  at: 0,
  kind: "move",
  record,
  seat,
  ...more,
});
const records = (entries: readonly StoryEntry[]) => entries.map(({ record }) => record);

test("the moves of others after my last one", () => {
  const story = [entry(1, null, { kind: "deal" }), entry(2, 0), entry(3, 1), entry(4, 0), entry(5, 1), entry(6, 2)];
  expect(records(sinceMyMove(story, 0))).toEqual([5, 6]);
  expect(records(sinceMyMove(story, 2))).toEqual([]);
  expect(records(sinceMyMove(story, 3)), "all of it before my first move").toEqual([1, 2, 3, 4, 5, 6]);
  expect(sinceMyMove(story, null), "who looks on has seen it").toEqual([]);
});

test("what was taken back has not happened, and who comes and goes is no move", () => {
  const story = [
    entry(1, null, { kind: "deal" }),
    entry(2, 0),
    entry(3, 1),
    entry(4, 0, { kind: "away" }),
    entry(5, null, { kind: "back", back: 2 }),
    entry(6, 1),
    entry(7, 0, { kind: "returned" }),
  ];
  expect(records(sinceMyMove(story, 0))).toEqual([6]);
});
