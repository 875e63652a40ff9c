import { expect, test, vi } from "vitest";
import type { Lesson } from "../wire/house";
import { Pupil, sameMove } from "./pupil.svelte";

vi.mock("../settings.svelte", () => ({ settings: { motion: 0 } })); // the real ones need a browser

const LESSON: Lesson = {
  title: "rum",
  seat: 0,
  seats: 2,
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
  expect([pupil.at, pupil.did]).toEqual([1, "other"]);
  expect(await pupil.tryOut("lay GGy Roo")).toEqual({ do: "lay Roo GGy" });
  pupil.play("lay GGy Roo");
  await Promise.resolve();
  expect([pupil.at, pupil.did, pupil.last]).toEqual([2, null, true]);
  pupil.go(0);
  expect(pupil.view).toEqual({ n: 1 });
});
