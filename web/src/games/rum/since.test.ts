import { expect, test } from "vitest";
import type { StoryEntry } from "../../generated/house";
import { changedCaptains, pointsChanged } from "./since";

const gain = (colour: string, owner: number | null, was: number, value: number) => ({
  colour,
  owner,
  was,
  value,
  trio: false,
});
const laid = (record: number, seat: number, ...gains: ReturnType<typeof gain>[]): StoryEntry => ({
  seq: record,
  at: 0,
  kind: "move",
  record,
  seat,
  events: [{ type: "laid", seat, cards: [], gains, points: 0 }],
});

test("captains as they were when my turn was over, whoever has them now", () => {
  const story = [
    laid(2, 0, gain("red", null, 1, 4)),
    laid(3, 1, gain("red", 0, 4, 5), gain("blue", 1, 2, 3)),
    laid(4, 2, gain("red", 1, 5, 6)),
  ];
  const changed = changedCaptains(story, 0);
  expect([...changed.keys()]).toEqual(["red", "blue"]);
  expect(changed.get("red")).toMatchObject({ owner: 0, was: 4 });
  expect(changedCaptains(story, 2).size).toBe(0);
});

test("points go with the captains", () => {
  const events = [laid(3, 1, gain("red", 0, 4, 5), gain("blue", 1, 2, 3)).events![0]];
  expect([0, 1, 2].map((seat) => pointsChanged(events, seat))).toEqual([-4, 6, 0]);
});
