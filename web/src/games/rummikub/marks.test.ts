import { expect, test } from "vitest";
import { matched, readMove, type Board } from "./board";
import { marks, marksOf } from "./marks";
import { setUp } from "./testing";

const next = (before: Board, table: string): Board => matched(before, readMove(`lay ${table}`)!, []);

function told(before: Board, after: Board): string[] {
  const found = marks(before, after);
  return after.sets.map(({ pieces }) =>
    pieces.map(({ id, name }) => name + { fresh: "!", moved: "~", none: "" }[found.get(id) ?? "none"]).join(" "),
  );
}

test("a tile that was added is new, and nothing else", () => {
  const before = setUp("R4 R5 R6 | B3 K3 O3");
  expect(told(before, next(before, "R4 R5 R6 R7 | B3 K3 O3"))).toEqual(["R4 R5 R6 R7!", "B3 K3 O3"]);
});

test("a tile that went to another set has moved", () => {
  const before = setUp("R4 B4 K4 O4 | R9 R10 R11");
  const after = next(before, "R4 B4 K4 | R9 R10 R11 | O4 O5 O6");
  expect(told(before, after)).toEqual(["R4 B4 K4", "R9 R10 R11", "O4~ O5! O6!"]);
});

test("the larger part of a split run stays, the smaller one moves", () => {
  const before = setUp("R3 R4 R5 R6 R7 R8 R9");
  const after = next(before, "R3 R4 R5 R6 | R6 R7 R8 R9");
  expect(told(before, after)).toEqual(["R3 R4 R5 R6", "R6! R7~ R8~ R9~"]);
});

test("without the table before, the last of equal tiles count as laid", () => {
  const board = setUp("R4 R5 R6 | R4 B4 K4");
  const found = marksOf(board, ["R4", "K4", "J"]);
  expect([...found.keys()].toSorted()).toEqual([board.sets[1]!.pieces[0]!.id, board.sets[1]!.pieces[2]!.id].toSorted());
});
