import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drafts } from "./drafts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first draft goes at once, then one a second, and the newest wins", async () => {
  const sent: string[] = [];
  const drafts = new Drafts((move) => {
    sent.push(move);
    return Promise.resolve(`of ${move}`);
  });
  expect(await drafts.leave("a")).toBe("of a");
  const [b, c] = [drafts.leave("b"), drafts.leave("c")];
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(["a", "c"]);
  expect(await Promise.all([b, c])).toEqual(["of c", "of c"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["a", "c"]);
});

test("without a connection drafts do not pile up", async () => {
  const sent: string[] = [];
  let answer: (reply: unknown) => void = () => undefined;
  const drafts = new Drafts((move) => {
    sent.push(move);
    return new Promise((resolve) => (answer = resolve));
  });
  for (const move of ["a", "b", "c", "d"]) {
    void drafts.leave(move);
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect(sent).toEqual(["a"]);
  answer(null);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toEqual(["a", "d"]);
});
