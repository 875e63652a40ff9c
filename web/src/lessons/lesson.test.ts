import { beforeEach, expect, test, vi } from "vitest";
import type { Lesson } from "../generated/house";
import { Pupil, sameMove } from "./lesson.svelte";

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
  const pupil = new Pupil(LESSON);
  expect(pupil.decision).toBeNull();
  pupil.next();
  await Promise.resolve();
  expect(pupil.at).toBe(1);
  expect(pupil.offers.length).toBe(2);
  pupil.play("draw wreck");
  await soon();
  expect([pupil.at, pupil.did]).toEqual([1, "other"]);
  expect(asked).toEqual(["/api/titles/rum/lesson/1/answer?draw wreck"]);
  expect(await pupil.tryOut("lay GGy Roo")).toEqual({ do: "lay Roo GGy" });
  pupil.play("lay GGy Roo");
  await Promise.resolve();
  expect([pupil.at, pupil.did, pupil.last]).toEqual([2, null, true]);
  pupil.go(0);
  expect(pupil.view).toEqual({ n: 1 });
});

test("what the house takes for the same leads on too", async () => {
  const pupil = new Pupil(LESSON);
  pupil.go(1);
  told = { right: true };
  pupil.play("lay Roo | GGy");
  await soon();
  expect(pupil.at).toBe(2);
});

test("an attempt counts as soon as the house has said what is wrong with its draft", async () => {
  const steps = [{ text: "a", view: {}, attempt: "lay R4 | R5" }];
  const pupil = new Pupil({ ...LESSON, steps });
  told = { type: "rummikub", ready: false };
  expect(await pupil.draft("lay R4")).toBe(told);
  expect(pupil.did).toBeNull();
  await pupil.draft("lay R5 | R4");
  expect(pupil.did).toBe("tried");
});

test("whoever asks how is led there by hand, until the next step", () => {
  const how = [{ line: { key: "first", args: {} }, move: "lay Roo" }];
  const pupil = new Pupil({ ...LESSON, steps: [{ text: "a", view: {}, do: "lay Roo GGy", how }, LESSON.steps[2]!] });
  expect(pupil.hint).toBeNull();
  pupil.led = true;
  expect([pupil.hint, pupil.steps[0]?.move]).toEqual(["lay Roo GGy", "lay Roo"]);
  pupil.go(1);
  expect([pupil.hint, pupil.led]).toEqual([null, false]);
});
