import { expect, test } from "vitest";
import { announcement } from "../../ui/announcements.svelte";
import type { Action, Turn } from "../drawing";
import { pressKey } from "./actions";

const turn = (action: Partial<Action>): Turn => ({
  help: "",
  actions: [{ id: "end", label: "End", key: "Enter", act: () => undefined, ...action }],
});

test("a key does the action that has it", () => {
  let done = 0;
  expect(pressKey(turn({ act: () => void done++ }), "Enter")).toBe(true);
  expect(pressKey(turn({ act: () => void done++ }), "Escape"), "no action has that key").toBe(false);
  expect(done).toBe(1);
});

test("why an action cannot be done is said", () => {
  const act = () => expect.unreachable();
  expect(pressKey(turn({ act, why: "Nothing is laid." }), "Enter")).toBe(true);
  expect(announcement.told.text).toBe("Nothing is laid.");
});
