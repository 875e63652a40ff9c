import { afterEach, expect, test, vi } from "vitest";
import type { ReviewSoFar } from "../generated/house";
import { AGAIN_MS, FIRST_WAIT_MS, LONGEST_WAIT_MS, SeatReview } from "./review.svelte";

const decision = (n: number, given?: number) => ({
  n,
  before: n - 1,
  turn: 0,
  move: "draw",
  judged: given ? { made: 0.4, best: 0.4 + given, given, better: "lay" } : { made: 0.4, best: 0.4 },
});
const answer = (done: number, decisions: object[] = []): ReviewSoFar =>
  ({ done, total: 3, review: { seat: 1, decisions, curve: [], turning_points: [] } }) as unknown as ReviewSoFar;

const busy = (seconds?: number): Response => {
  const no = { type: "refused", key: "review-busy", text: "Try again in a moment." };
  return Response.json(no, { status: 503, headers: seconds ? { "Retry-After": String(seconds) } : {} });
};

function answering(...answers: (ReviewSoFar | Response)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const said = answers[Math.min(asked.length, answers.length) - 1]!;
    return said instanceof Response ? said.clone() : Response.json(said);
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

test("while the house makes too many it waits its turn, and goes on by itself", async () => {
  vi.useFakeTimers();
  const asked = answering(busy(5), answer(2, [decision(4)]), busy(7), answer(3, [decision(4), decision(6, 0.2)]));
  const review = new SeatReview("k3", 1, null);
  const all = review.follow();
  await vi.advanceTimersByTimeAsync(4_999);
  expect([review.waits, review.review, asked.length]).toEqual([true, null, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([review.waits, review.done, asked.length]).toEqual([false, 2, 2]);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect([review.waits, review.done, asked.length]).toEqual([true, 2, 3]); // what is known stays
  await vi.advanceTimersByTimeAsync(7_000);
  await all;
  expect([review.waits, review.finished, asked.length]).toEqual([false, true, 4]);
});

test("where it isn't told how long, it asks less and less often", async () => {
  vi.useFakeTimers();
  const asked = answering(busy());
  const review = new SeatReview("k3", 1, null);
  const all = review.follow();
  await vi.advanceTimersByTimeAsync(0);
  for (let wait = FIRST_WAIT_MS, times = 1; wait < 2 * LONGEST_WAIT_MS; wait *= 2) {
    await vi.advanceTimersByTimeAsync(Math.min(wait, LONGEST_WAIT_MS) - 1);
    expect(asked.length).toBe(times);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.length).toBe(++times);
  }
  review.leave();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(2 * LONGEST_WAIT_MS);
  await all;
  expect(asked.length).toBe(before);
});

test("a refusal that comes after the viewer has left is nobody's", async () => {
  let refuse: (answer: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((answered) => (refuse = answered)));
  vi.useFakeTimers();
  const review = new SeatReview("k3", 0, null);
  const all = review.follow();
  review.leave();
  refuse(Response.json({ type: "refused", key: "too-fast", text: "Please wait." }, { status: 429 }));
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  await expect(all).resolves.toBeUndefined();
});
