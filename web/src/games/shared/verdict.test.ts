import { expect, test } from "vitest";
import { verdictOf } from "./verdict";

test("who won, and how many points more than the second", () => {
  const won = { winners: [1], second: 0, points: 61, by: 11, tie: false };
  expect(verdictOf({ ranks: [2, 1, 3], scores: [50, 61, 40] })).toEqual(won);
});

test("equal points are decided by the ranks, or shared", () => {
  expect(verdictOf({ ranks: [1, 2], scores: [50, 50] })).toMatchObject({ winners: [0], second: 1, tie: true });
  expect(verdictOf({ ranks: [1, 1, 3], scores: [50, 50, 9] })).toMatchObject({ winners: [0, 1], by: 0, tie: true });
});

test("nobody who is known here may have won", () => {
  expect(verdictOf({ ranks: [2], scores: [61] })).toMatchObject({ winners: [], second: 0, tie: false });
});
