import { expect, test } from "vitest";
import type { Task } from "../../generated/maracaibo";
import { isAbsent, isInAnyOrder, numbersOf, taskSource, together } from "./checklist";

const task = (made: Partial<Task>): Task => ({
  depth: 0,
  state: "later",
  part: "effect",
  number: null,
  source: "card tobago",
  effects: [],
  moves: [],
  card: null,
  vp: 0,
  doubloons: 0,
  ...made,
});
const TURN = [
  task({ part: "upgrade", number: 3, effects: ["upgrade"], state: "done" }),
  task({ part: "actions", number: 4, state: "open" }),
  task({ depth: 1, effects: ["bury"], state: "now" }),
  task({ depth: 2, source: "burial 3", effects: ["explore 2"], state: "later" }),
  task({ depth: 1, effects: ["5 doubloons"], state: "done" }),
];

test("effects of one source are in any order, steps with a number and a single effect are not", () => {
  expect(TURN.map((_, at) => isInAnyOrder(TURN, at))).toEqual([false, false, true, false, true]);
});

test("steps are counted from one, without those that this location does not have", () => {
  const none = (part: string, number: number) => task({ part, number, state: "impossible" });
  const lacking = [none("value-cube", 1), none("own-tile", 2), ...TURN];
  expect(lacking.map(isAbsent)).toEqual([true, true, false, false, false, false, false]);
  expect(numbersOf(lacking)).toEqual([null, null, 1, 2, null, null, null]);
  expect(numbersOf([task({ part: "upgrade", number: 3, effects: ["upgrade"], state: "impossible" })])).toEqual([1]);
});

test("what a step of the location itself comes from needs no words", () => {
  expect(taskSource(TURN[0]!)).toBe("");
});

test("what one thing brings bit by bit is one line, what another brings a line of its own", () => {
  const gain = (made: Partial<Task>) => task({ part: "gain", state: "done", depth: 1, ...made });
  const lines = together([
    gain({ source: "raid 1", vp: 1 }),
    gain({ source: "raid 2", vp: 3 }),
    gain({ source: "raid 2", doubloons: 3 }),
    gain({ source: "burial 2", vp: 3 }),
    gain({ source: "burial 2", vp: 2, depth: 2 }),
    task({ depth: 1, source: "burial 2", effects: ["explore 2"], state: "now" }),
  ]);
  expect(lines.map(({ vp, doubloons }) => [vp, doubloons])).toEqual([
    [4, 3],
    [3, 0],
    [2, 0],
    [0, 0],
  ]);
});
