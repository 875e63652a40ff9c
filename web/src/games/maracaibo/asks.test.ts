import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadTexts } from "../../app/texts.svelte";
import type { MaracaiboView, Todo } from "../../generated/maracaibo";
import { asks } from "./asks";

beforeAll(() => {
  const texts = (file: string) => readFileSync(`../src/tortuga/games/maracaibo/locale/en/${file}.ftl`, "utf-8");
  loadTexts("en", [texts("maracaibo"), texts("maracaibo-table")]);
});

function asked(step: string, numbers: Todo["numbers"], deeds: unknown[] = []): string {
  const todo = [{ step, numbers, source: "turn", effects: [] }];
  return asks({ seat: 0, due: [0], todo, deeds } as unknown as MaracaiboView);
}

test("to stop is only spoken of where the move may end", () => {
  expect(asked("Steer", { may_stop: false })).toBe("Sail: choose your first step.");
  expect(asked("Steer", { may_stop: false }, [{}])).toContain("has to end in a column closer");
  expect(asked("Steer", { may_stop: true }, [{}])).toBe("Sail on, or stop.");
});

test("of one island nobody has to choose among islands", () => {
  expect(asked("ChooseIsland", { treasure: "any", count: 2 })).toBe("Choose an island.");
  expect(asked("ChooseIsland", { treasure: "emerald", count: 1 })).toMatch(/Add .*1.* cube to the emerald island/);
});
