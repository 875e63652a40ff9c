import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Counting } from "./counting.svelte";
import type { MaracaiboDesk } from "./turn.svelte";

const parts = [
  { name: "play", amount: 9 },
  { name: "rivers", amount: 4 },
];
const desk = { details: { seats: [{ score: { total: 13, parts } }] } } as unknown as MaracaiboDesk;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("row after row, and then it is over by itself", () => {
  const counting = new Counting(desk);
  counting.start(250);
  const seen = Array.from({ length: 4 }, () => {
    const now = counting.counting ? counting.upTo(2) : "over";
    vi.advanceTimersByTime(1_000);
    return now;
  });
  expect(seen).toEqual([0, 1, 2, "over"]);
  expect(counting.upTo(2)).toBe(2);
});

test("whoever skips it sees everything, and nothing comes after that", () => {
  const counting = new Counting(desk);
  counting.start(250);
  counting.skip();
  expect([counting.counting, counting.upTo(2)]).toEqual([false, 2]);
  vi.runAllTimers();
  expect(counting.counting).toBe(false);
});

test("without motion, and for those who come later, all is counted", () => {
  const counting = new Counting(desk);
  expect(counting.upTo(2)).toBe(2);
  counting.start(0);
  expect(counting.counting).toBe(false);
});
