import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isLanguage, loadTexts } from "../app/texts.svelte";
import type { LiveTable } from "../connection/live_table.svelte";
import type { UndoReach } from "../generated/house";
import { resetReach, undoLabel, undoReach, whyNoUndo } from "./tools";

const FILES = ["house.ftl", "web.ftl", "web-table.ftl"];
const STOPS = ["undo-chance", "undo-revealed", "undo-other-seat", "undo-turn-over", "undo-nothing"];

function read(code: string): void {
  if (!isLanguage(code)) throw new Error(code);
  const folder = `../src/tortuga/locale/${code}`;
  loadTexts(
    code,
    FILES.map((name) => readFileSync(`${folder}/${name}`, "utf-8")),
  );
}

const table = (reach: UndoReach | null): LiveTable =>
  ({ undoReach: reach, undo: (reach?.steps ?? 0) > 0 }) as unknown as LiveTable;

test("undo says how many steps it goes, and back to what", () => {
  read("en");
  const reach = table({ floor: 4, steps: 3, stop: "undo-chance" });
  expect(undoLabel(reach)).toBe("Undo · 3 steps");
  expect(undoReach(reach)).toBe("3 steps, back to the last roll or draw");
  expect(resetReach(reach)).toBe("all 3 steps at once");
  expect(whyNoUndo(reach)).toBeUndefined();
});

test("where nothing can be undone, it says what prevents it", () => {
  read("en");
  const none = table({ floor: 4, steps: 0, stop: "undo-revealed" });
  expect([undoLabel(none), undoReach(none), resetReach(none)]).toEqual(["Undo", undefined, undefined]);
  expect(whyNoUndo(none)).toBe("You can’t take that back: hidden information has been revealed since.");
  expect(whyNoUndo(table(null))).toContain("You can only undo your own move");
});

test.each(["en", "pl", "uk"])("what stops undo has words of its own in %s", (code) => {
  read(code);
  const said = STOPS.map((stop) => undoReach(table({ floor: 1, steps: 2, stop })));
  expect(new Set(said).size).toBe(STOPS.length);
  expect(STOPS.map((stop) => whyNoUndo(table({ floor: 1, steps: 0, stop })))).not.toContainEqual(
    expect.stringMatching(/^undo-/),
  );
});
