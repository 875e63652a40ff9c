import { describe, expect, test } from "vitest";
import type { StoryEntry } from "../generated/house";
import { beforeLastMove, moments, undone, whose, withoutComingAndGoing } from "./story";

const entry = (kind: string, more: Partial<StoryEntry> = {}): StoryEntry => ({ at: 0, seq: 1, kind, ...more });
const STORY: StoryEntry[] = [
  entry("sat", { lines: [{ key: "house-sat", args: { name: { type: "seat", seat: 1 } } }] }),
  entry("started"),
  entry("deal", { record: 1 }),
  entry("move", { record: 2, seat: 0 }),
  entry("away", { record: 3, seat: 1 }),
  entry("move", { record: 4, seat: 1 }),
  entry("move", { record: 5, seat: 0 }),
];

test("moments are the records after which the game stands differently", () => {
  expect(moments(STORY)).toEqual([1, 2, 4, 5]);
});

describe("what was taken back", () => {
  const back = [...STORY, entry("back", { record: 6, back: 4 }), entry("move", { record: 7, seat: 0 })];

  test("is everything between the moment gone back to and the going back", () => {
    expect([...undone(back)]).toEqual([5]);
    expect([...undone(STORY)]).toEqual([]);
  });

  test("does not count as a move", () => {
    expect(beforeLastMove(back.slice(0, -1), 0)).toBe(1);
    expect(beforeLastMove(back, 0)).toBe(4);
  });
});

test("a take-back goes to the record before one's own last move", () => {
  expect(beforeLastMove(STORY, 0)).toBe(4);
  expect(beforeLastMove(STORY, 1)).toBe(2);
  expect(beforeLastMove(STORY, 2)).toBeNull();
});

test("who was away and is back is not told of, who is away now is", () => {
  const kinds = (story: StoryEntry[]) => withoutComingAndGoing(story).map(({ kind, seat }) => `${kind} ${seat}`);
  const story = [
    entry("away", { seat: 0 }),
    entry("returned", { seat: 0 }),
    entry("move", { seat: 0 }),
    entry("away", { seat: 1 }),
    entry("away", { seat: 0 }),
    entry("returned", { seat: 0 }),
  ];
  expect(kinds(story)).toEqual(["move 0", "away 1"]);
  expect(kinds([...story, entry("away", { seat: 0 })])).toEqual(["move 0", "away 1", "away 0"]);
});

test("a line is of who moved, or of whom it tells", () => {
  expect(STORY.map(whose)).toEqual([1, null, null, 0, 1, 1, 0]);
});
