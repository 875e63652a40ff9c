import { expect, test } from "vitest";
import { factsOf, numberOf, roundOf, told } from "./facts";

const VIEW = {
  type: "planks",
  seat: 0,
  turn: 4,
  rack: ["r1", "g2"],
  counts: [2, 3],
  outcome: null,
  short_rafts: false,
};

test("facts are the fields of a view under names that can be read", () => {
  expect(factsOf(VIEW).map((fact) => fact.name)).toEqual(["turn", "rack", "counts", "short rafts"]);
  expect(factsOf("none")).toEqual([]);
});

test("what a title keeps for each seat is found by name", () => {
  expect(numberOf(VIEW, ["points", "counts"], 1)).toBe(3);
  expect(numberOf(VIEW, ["points"], 1)).toBeNull();
  expect(roundOf(VIEW)).toBe(4);
  expect(roundOf(null)).toBe(0);
});

test("facts can be told in one breath", () => {
  expect(told({ rack: ["r1", "g2"], raft: { of: 3 }, none: undefined })).toBe("rack: r1, g2; raft: of: 3; none: –");
});
