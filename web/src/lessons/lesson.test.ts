import { beforeEach, expect, test, vi } from "vitest";
import type { Lesson } from "../generated/house";
import { LessonDesk, sameMove } from "./lesson.svelte";

const asked: string[] = [];
let told: unknown = { right: false };
vi.mock("../app/settings.svelte", () => ({ settings: { motion: 0 } })); // the real ones need a browser
vi.mock("../connection/requests", () => ({
  Refusal: class {},
  query: ({ move }: { move: string }) => `?${move}`,
  ask: (_method: string, path: string) => {
    asked.push(path);
    return Promise.resolve(told);
  },
}));
beforeEach(() => {
  asked.length = 0;
  told = { right: false };
});

const soon = () => new Promise((done) => setTimeout(done));

const LESSON: Lesson = {
  title: "rum",
  seat: 0,
  seats: 2,
  bot: "greedy",
  steps: [
    { text: "a", view: { n: 1 } },
    { text: "b", view: { n: 1 }, do: "lay Roo GGy", offers: [{ do: "lay Roo GGy" }, { do: "draw wreck" }] },
    { text: "c", view: { n: 2 } },
  ],
};

test("moves are the same whatever the order of their cards", () => {
  expect(sameMove("lay Roo GGy", "lay GGy  Roo")).toBe(true);
  expect(sameMove("lay Roo", "lay OOr")).toBe(false);
});

test("only what is asked leads on, anything else changes nothing", async () => {
  const lesson = new LessonDesk(LESSON);
  expect(lesson.decision).toBeNull();
  lesson.next();
  await Promise.resolve();
  expect(lesson.at).toBe(1);
  expect(lesson.offers.length).toBe(2);
  lesson.play("draw wreck");
  await soon();
  expect([lesson.at, lesson.did]).toEqual([1, "other"]);
  expect(asked).toEqual(["/api/titles/rum/lesson/1/answer?draw wreck"]);
  expect(await lesson.tryOut("lay GGy Roo")).toEqual({ do: "lay Roo GGy" });
  lesson.play("lay GGy Roo");
  await Promise.resolve();
  expect([lesson.at, lesson.did, lesson.last]).toEqual([2, null, true]);
  lesson.go(0);
  expect(lesson.view).toEqual({ n: 1 });
});

test("what the house takes for the same leads on too", async () => {
  const lesson = new LessonDesk(LESSON);
  lesson.go(1);
  told = { right: true };
  lesson.play("lay Roo | GGy");
  await soon();
  expect(lesson.at).toBe(2);
});

test("an attempt counts as soon as the house has said what is wrong with its draft", async () => {
  const steps = [{ text: "a", view: {}, attempt: "lay R4 | R5" }];
  const lesson = new LessonDesk({ ...LESSON, steps });
  told = { type: "rummikub", ready: false };
  expect(await lesson.draft("lay R4")).toBe(told);
  expect(lesson.did).toBeNull();
  await lesson.draft("lay R5 | R4");
  expect(lesson.did).toBe("tried");
});

test("whoever asks how is led there by hand, until the next step", () => {
  const how = [{ line: { key: "first", args: {} }, move: "lay Roo" }];
  const lesson = new LessonDesk({
    ...LESSON,
    steps: [{ text: "a", view: {}, do: "lay Roo GGy", how }, LESSON.steps[2]!],
  });
  expect(lesson.hint).toBeNull();
  lesson.led = true;
  expect([lesson.hint, lesson.stages[0]?.move]).toEqual(["lay Roo GGy", "lay Roo"]);
  lesson.go(1);
  expect([lesson.hint, lesson.led]).toEqual([null, false]);
});

test("what has been shown is a story, as at a table", async () => {
  const moment = { record: 3, seat: 1, view: { n: 2 }, details: null, events: [{ type: "drawn" }], lines: [] };
  const lesson = new LessonDesk({
    ...LESSON,
    steps: [LESSON.steps[0]!, { ...LESSON.steps[1]!, moments: [moment] }, LESSON.steps[2]!],
  });
  expect(lesson.chronicle).toEqual([]);
  lesson.next();
  expect(lesson.chronicle.map(({ record, seat }) => [record, seat])).toEqual([[3, 1]]);
  lesson.go(1);
  expect(lesson.chronicle.length).toBe(1);
  lesson.go(0);
  expect(lesson.chronicle).toEqual([]);
});
