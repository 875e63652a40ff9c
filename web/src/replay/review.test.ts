import { afterEach, expect, test, vi } from "vitest";
import type { ReviewSoFar } from "../generated/house";
import { AGAIN_MS, SeatReview } from "./review.svelte";

const decision = (n: number, given?: number) => ({
  n,
  before: n - 1,
  turn: 0,
  move: "draw",
  judged: given ? { made: 0.4, best: 0.4 + given, given, better: "lay" } : { made: 0.4, best: 0.4 },
});
const answer = (done: number, decisions: object[] = []): ReviewSoFar =>
  ({ done, total: 3, review: { seat: 1, decisions, curve: [], turning_points: [] } }) as unknown as ReviewSoFar;

function answering(...answers: ReviewSoFar[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json(answers[Math.min(asked.length, answers.length) - 1]);
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it asks until all is done, and shows what is known meanwhile", async () => {
  vi.useFakeTimers();
  const asked = answering(answer(0), answer(2, [decision(4)]), answer(3, [decision(4), decision(6, 0.2)]));
  const review = new SeatReview("k3", 1, "token");
  const all = review.follow();
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect([review.done, review.total, review.finished, review.mistakes]).toEqual([2, 3, false, []]);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  await all;
  expect(review.finished).toBe(true);
  expect(review.mistakes.map(({ n }) => n)).toEqual([6]);
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  expect(asked).toEqual(Array(3).fill("/api/tables/k3/review/1?share=token"));
});

test("who looks away asks no more", async () => {
  vi.useFakeTimers();
  const asked = answering(answer(0));
  const review = new SeatReview("k3", 1, null);
  const all = review.follow();
  await vi.advanceTimersByTimeAsync(1);
  review.leave();
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  await all;
  expect(asked).toEqual(["/api/tables/k3/review/1"]);
});

test("a refusal is told", async () => {
  const no = { type: "refused", key: "too-fast", text: "Please wait." };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(no), { status: 429 }));
  await expect(new SeatReview("k3", 0, null).follow()).rejects.toThrow("Please wait.");
});
