import { expect, test } from "vitest";
import { matched, piecesOn } from "./board";
import { put } from "./placing";
import { find, setUp, shows } from "./testing";
import {
  become,
  begun,
  canRedo,
  canUndo,
  changed,
  isTouched,
  laid,
  now,
  own,
  redone,
  reset,
  restored,
  saved,
  undone,
} from "./workbench";

const BOARD = setUp("R4 R5 R6 | B3 K3 O3", "R7 R3 J");

function withTile(name: string) {
  const bench = begun(BOARD);
  return changed(bench, put(BOARD, find(BOARD, name), { to: "set", set: BOARD.sets[0]!.id }, own(bench)));
}

test("steps can be undone and done again", () => {
  const bench = withTile("R7");
  expect(shows(now(bench))).toBe("R4 R5 R6 R7 | B3 K3 O3");
  expect(laid(bench).map(({ name }) => name)).toEqual(["R7"]);
  expect(shows(now(undone(bench)))).toBe("R4 R5 R6 | B3 K3 O3");
  expect(isTouched(undone(bench))).toBe(false);
  expect(shows(now(redone(undone(bench))))).toBe("R4 R5 R6 R7 | B3 K3 O3");
  expect([canUndo(begun(BOARD)), canRedo(bench), canRedo(undone(bench))]).toEqual([false, false, true]);
});

test("a step after an undone one forgets it", () => {
  const bench = undone(withTile("R7"));
  const other = changed(bench, put(BOARD, find(BOARD, "R3"), { to: "new" }, own(bench)));
  expect(shows(now(other))).toBe("R4 R5 R6 | B3 K3 O3 | R3");
  expect(canRedo(other)).toBe(false);
});

test("a reset is a step that can be undone", () => {
  const bench = reset(withTile("R7"));
  expect(isTouched(bench)).toBe(false);
  expect(shows(now(undone(bench)))).toBe("R4 R5 R6 R7 | B3 K3 O3");
});

test("a move in notation is taken over with the pieces that there are", () => {
  const bench = become(begun(BOARD), "lay R3 R4 R5 R6 R7 | B3 K3 O3 J");
  expect(shows(now(bench))).toBe("R3 R4 R5 R6 R7 | B3 K3 O3 J");
  expect(new Set(laid(bench))).toEqual(new Set(BOARD.rack));
  expect(become(begun(BOARD), "lay R4 R5 R6"), "a group of the table is missing").toEqual(begun(BOARD));
  expect(become(begun(BOARD), "lay R4 R5 R6 | B3 K3 O3 | K9"), "nobody has that tile").toEqual(begun(BOARD));
  expect(become(begun(BOARD), "draw")).toEqual(begun(BOARD));
});

test("of equal tiles the one of the table stays on it", () => {
  const board = setUp("R4 R5 R6", "R4 B4 K4");
  const bench = become(begun(board), "lay B4 K4 R4 | R5 R6 R4");
  expect(laid(bench)).toHaveLength(3);
});

test("it outlives a reload of the page, at the same table only", () => {
  const bench = undone(
    changed(withTile("R7"), put(now(withTile("R7")), find(BOARD, "J"), { to: "new" }, own(begun(BOARD)))),
  );
  const again = restored(setUp("R4 R5 R6 | B3 K3 O3", "R7 R3 J"), saved(bench));
  expect(shows(now(again))).toBe("R4 R5 R6 R7 | B3 K3 O3");
  expect(shows(now(redone(again)))).toBe("R4 R5 R6 R7 | B3 K3 O3 | J");
  expect(canUndo(restored(setUp("R4 R5 R6 | B3 K3 O3", "R7 R3"), saved(bench))), "another rack").toBe(false);
  expect(canUndo(restored(BOARD, "{"))).toBe(false);
  expect(canUndo(restored(BOARD, null))).toBe(false);
});

test("the next table knows the pieces of the one before", () => {
  const next = matched(
    BOARD,
    [
      { kind: null, tiles: ["B3", "K3", "O3"] },
      { kind: null, tiles: ["R4", "R5", "R6", "R7"] },
    ],
    ["R3", "J"],
  );
  const ids = (names: string) => [...find(BOARD, names)];
  expect(next.sets.map(({ id }) => id)).toEqual([BOARD.sets[1]!.id, BOARD.sets[0]!.id]);
  expect(piecesOn(next).map(({ id }) => id)).toEqual(ids("B3 K3 O3 R4 R5 R6 R7"));
  expect(next.rack.map(({ id }) => id)).toEqual(ids("R3 J"));
});

test("what another player lays has not come from my rack", () => {
  const next = matched(setUp("R4 R5 R6", "R7 J"), [{ kind: null, tiles: ["R4", "R5", "R6", "R7"] }], ["R7", "J"]);
  expect(next.rack.map(({ id }) => id)).toEqual(setUp("R4 R5 R6", "R7 J").rack.map(({ id }) => id));
});

test("what is taken back from the table goes to the rack again", () => {
  const built = become(begun(BOARD), "lay R3 R4 R5 R6 | B3 K3 O3");
  const back = matched(now(built), [{ kind: null, tiles: ["R4", "R5", "R6"] }], ["R3", "R7", "J"]);
  expect(new Set(back.rack.map(({ id }) => id))).toEqual(new Set(BOARD.rack.map(({ id }) => id)));
});

test("a piece that was nowhere before is a new one", () => {
  const next = matched(BOARD, [{ kind: null, tiles: ["K9"] }], []);
  const known = [...piecesOn(BOARD), ...BOARD.rack].map(({ id }) => id);
  expect(known).not.toContain(next.sets[0]!.pieces[0]!.id);
});
