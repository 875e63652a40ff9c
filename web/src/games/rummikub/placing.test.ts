import { describe, expect, test } from "vitest";
import type { Board } from "./board";
import { holes, put, split, standsFor, type Target } from "./placing";
import { find, ownOf, setUp, shows } from "./testing";

/** Puts tiles to the set with this number, from 0, or elsewhere, and says what lies there then. */
function after(board: Board, tiles: string, where: number | "new" | "rack", at?: number, onto?: string): string {
  const set = typeof where === "number" ? board.sets[where]!.id : "";
  const there: Target =
    where === "new" || where === "rack"
      ? { to: where }
      : { to: "set", set, ...(at === undefined ? {} : { at }), ...(onto ? { onto: [...find(board, onto)][0]! } : {}) };
  return shows(put(board, find(board, tiles), there, ownOf(board)));
}

describe("into a run", () => {
  test.each([
    ["R4 R5 R6", "R7", "R4 R5 R6 R7"],
    ["R4 R5 R6", "R3", "R3 R4 R5 R6"],
    ["R4 R5 R6", "R2 R3 R7", "R2 R3 R4 R5 R6 R7"],
    ["R4 R5 R7", "R6", "R4 R5 R6 R7"],
    ["R4 R5 R6", "R9", "R4 R5 R6 R9"],
    ["R4 R5 R7", "J", "R4 R5 J R7"],
    ["R4 R5 R6", "J", "R4 R5 R6 J"],
    ["R11 R12 R13", "J", "J R11 R12 R13"],
    ["R4", "R3", "R3 R4"],
    ["R4 J", "R6", "R4 J R6"],
  ])("%s and %s make %s", (table, tiles, result) => {
    expect(after(setUp(table, tiles), tiles, 0)).toBe(result);
  });

  test("an equal number parts it, wherever it is dropped", () => {
    const board = setUp("R4 R5 R6 R7 R8", "R6");
    expect(after(board, "R6", 0)).toBe("R4 R5 R6 | R6 R7 R8");
    expect(after(board, "R6", 0, 5)).toBe("R4 R5 R6 | R6 R7 R8");
  });

  test("so do several", () => {
    expect(after(setUp("R4 R5 R6 R7 R8 R9", "R6 R7"), "R6 R7", 0)).toBe("R4 R5 R6 R7 | R6 R7 R8 R9");
  });

  test("a joker parts it between two neighbours, and fills a hole", () => {
    expect(after(setUp("R4 R5 R6 R7", "J"), "J", 0, 2)).toBe("R4 R5 J | R6 R7");
    expect(after(setUp("R4 R5 R7", "J"), "J", 0, 2)).toBe("R4 R5 J R7");
    expect(after(setUp("R4 R5 R6", "J"), "J", 0, 0)).toBe("J R4 R5 R6");
  });

  test("a number takes the place of the joker that stands for it", () => {
    expect(after(setUp("R4 J R6", "R5"), "R5", 0)).toBe("R4 R5 R6 | J");
    expect(after(setUp("R4 R5 J", "R6"), "R6", 0)).toBe("R4 R5 R6 J");
    expect(after(setUp("R4 R5 J", "R6"), "R6", 0, 2, "J")).toBe("R4 R5 R6 | J");
    expect(after(setUp("J R12 R13", "R11"), "R11", 0)).toBe("J R11 R12 R13");
  });

  test("a joker goes on to the next hole", () => {
    expect(after(setUp("B1 J B4", "B2"), "B2", 0)).toBe("B1 B2 J B4");
  });

  test("a joker that was laid in this turn stays in the run", () => {
    const board = setUp("", "R4 J R6 R5");
    const laid = put(board, find(board, "R4 J R6"), { to: "new" }, ownOf(board));
    const set = laid.sets[0]!.id;
    expect(shows(put(laid, find(laid, "R5"), { to: "set", set }, ownOf(board)))).toBe("R4 R5 R6 J");
    const onto = laid.sets[0]!.pieces[1]!.id;
    expect(shows(put(laid, find(laid, "R5"), { to: "set", set, at: 1, onto }, ownOf(board)))).toBe("R4 R5 R6 J");
  });
});

describe("into a group", () => {
  test.each([
    ["R4 B4", "K4", "R4 B4 K4"],
    ["R4", "B4", "R4 B4"],
    ["R4 B4 J", "K4", "R4 B4 J K4"],
    ["R4 B4 K4 J", "O4", "R4 B4 K4 O4 | J"],
    ["group: R4 J J", "K4", "R4 J J K4"],
  ])("%s and %s make %s", (table, tiles, result) => {
    expect(after(setUp(table, tiles), tiles, 0)).toBe(result);
  });

  test("onto a joker that stands for something else, a tile is added as anywhere else", () => {
    expect(after(setUp("J R5", "R6"), "R6", 0, 0, "J")).toBe("J R5 R6");
    expect(after(setUp("J", "R6"), "R6", 0, 1, "J")).toBe("J R6");
  });

  test("onto the joker of a set that is still too short, a tile is added as anywhere else", () => {
    expect(after(setUp("R11 J", "O11"), "O11", 0, 2, "J")).toBe("R11 J O11");
    expect(after(setUp("J R11", "O11"), "O11", 0, 0, "J")).toBe("O11 J R11");
    expect(after(setUp("R4 J", "R5"), "R5", 0, 2, "J")).toBe("R4 R5 J");
  });

  test("onto its joker, a tile takes its place", () => {
    expect(after(setUp("R4 B4 J", "K4"), "K4", 0, 2, "J")).toBe("R4 B4 K4 | J");
  });

  test("a joker that was laid in this turn makes room, and goes back to the rack where there is none", () => {
    const board = setUp("", "R4 B4 J K4 O4");
    const own = ownOf(board);
    const laid = put(board, find(board, "R4 B4 J"), { to: "new" }, own);
    const set = laid.sets[0]!.id;
    const onto = laid.sets[0]!.pieces[2]!.id;
    const four = put(laid, find(laid, "K4"), { to: "set", set, at: 2, onto }, own);
    expect(shows(four)).toBe("R4 B4 K4 J");
    const full = put(four, find(four, "O4"), { to: "set", set }, own);
    expect(shows(full)).toBe("R4 B4 K4 O4");
    expect(full.rack.map(({ name }) => name)).toEqual(["J"]);
  });
});

test("what fits nowhere lies where it was put", () => {
  expect(after(setUp("R4 R5 R6", "B9"), "B9", 0)).toBe("R4 R5 R6 B9");
  expect(after(setUp("R4 R5 R6", "B9"), "B9", 0, 1)).toBe("R4 B9 R5 R6");
});

describe("a new set", () => {
  test.each([
    ["R6 R4 R5", "R4 R5 R6"],
    ["R6 J R4", "R4 J R6"],
    ["R12 R13 J", "J R12 R13"],
    ["R4 J B4", "R4 B4 J"],
    ["J", "J"],
  ])("of %s is %s", (tiles, result) => {
    expect(after(setUp("", tiles), tiles, "new")).toBe(result);
  });

  test("of tiles of the table and of the rack", () => {
    expect(after(setUp("R4 B4 K4 O4", "O5 O6"), "O4 O5 O6", "new")).toBe("R4 B4 K4 | O4 O5 O6");
  });
});

describe("out of a run", () => {
  test("its halves become runs where both are long enough", () => {
    expect(after(setUp("R4 R5 R6 R7 R8 R9 R10", "B7"), "R7", "new")).toBe("R4 R5 R6 | R8 R9 R10 | R7");
  });

  test("else a hole stays, into which the tile can go back", () => {
    const board = setUp("R4 R5 R6 R7 | B6");
    const open = put(board, find(board, "R6"), { to: "set", set: board.sets[1]!.id }, new Set());
    expect(shows(open)).toBe("R4 R5 R7 | B6 R6");
    expect(holes(open.sets[0]!.pieces)).toEqual([{ at: 2, missing: 1 }]);
    const closed = put(open, find(open, "R6"), { to: "set", set: open.sets[0]!.id }, new Set());
    expect(shows(closed)).toBe("R4 R5 R6 R7 | B6");
    expect(shows(split(open, open.sets[0]!.id, 2))).toBe("R4 R5 | R7 | B6 R6");
  });
});

test("a group that is left with one number and jokers is still a group", () => {
  expect(after(setUp("R4 B4 J J | O3"), "B4", 1)).toBe("group: R4 J J | O3 B4");
});

test("only tiles of the rack go back to it", () => {
  const board = setUp("R4 R5 R6", "R7");
  const built = put(board, find(board, "R7"), { to: "set", set: board.sets[0]!.id }, ownOf(board));
  const back = put(built, find(built, "R7 R4"), { to: "rack" }, ownOf(board));
  expect(shows(back)).toBe("R4 R5 R6");
  expect(back.rack.map(({ name }) => name)).toEqual(["R7"]);
});

test("two sets become one", () => {
  expect(after(setUp("R4 R5 R6 | R7 R8 R9"), "R7 R8 R9", 0)).toBe("R4 R5 R6 R7 R8 R9");
});

test("a piece put on its own set finds its place in it again", () => {
  expect(after(setUp("R4 R5 R6"), "R5", 0, 3)).toBe("R4 R5 R6");
  expect(after(setUp("R4 B4 K4"), "R4", 0, 3)).toBe("B4 K4 R4");
});

test("a joker in a run stands for the tile of its place", () => {
  const { sets } = setUp("J R4 J R6 | R4 B4 J | group: J R4 J");
  const told = sets.map((set) => [...standsFor(set, set.kind).values()].map(({ number }) => number));
  expect(told).toEqual([[3, 5], [], []]);
});
