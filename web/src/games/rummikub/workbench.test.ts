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
  rebased,
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

// -- Plans ------------------------------------------------------------------------------------------------------------

/** What becomes of a plan that was made on one table when another one comes of it. */
function carriedOver(plan: { on: string; rack: string; is: string }, to: { table: string; rack: string }) {
  const bench = become(begun(setUp(plan.on, plan.rack)), `lay ${plan.is}`);
  const { bench: next, dropped } = rebased(setUp(to.table, to.rack), saved(bench));
  return { shows: shows(now(next)), rack: now(next).rack.map(({ name }) => name), dropped };
}

const PLAN = { on: "R4 R5 R6 | B1 B2 B3", rack: "R7 K8 K9 K10 O1", is: "R4 R5 R6 R7 | B1 B2 B3 | K8 K9 K10" };

test("a plan stays where others have only added something elsewhere", () => {
  const then = carriedOver(PLAN, { table: "R4 R5 R6 | B1 B2 B3 B4", rack: PLAN.rack });
  expect(then).toEqual({ shows: "B1 B2 B3 B4 | R4 R5 R6 R7 | K8 K9 K10", rack: ["O1"], dropped: [] });
});

test("what does not fit any more is named, and its tiles are back on the rack", () => {
  const then = carriedOver(PLAN, { table: "R4 R5 R6 R7 | B1 B2 B3", rack: PLAN.rack });
  expect(then).toEqual({ shows: "R4 R5 R6 R7 | B1 B2 B3 | K8 K9 K10", rack: ["R7", "O1"], dropped: ["R4 R5 R6 R7"] });
});

test("sets that were changed together stay or go together", () => {
  const plan = { on: "R4 R5 R6 R7 | B1 B2 B3", rack: "B4 K4 O7", is: "R5 R6 R7 | R4 B4 K4 | B1 B2 B3" };
  const kept = carriedOver(plan, { table: "R4 R5 R6 R7", rack: plan.rack });
  expect(kept).toEqual({ shows: "R5 R6 R7 | R4 B4 K4", rack: ["O7"], dropped: [] });
  const gone = carriedOver(plan, { table: "R4 R5 R6 R7 R8 | B1 B2 B3", rack: plan.rack });
  expect(gone.dropped.toSorted()).toEqual(["R4 B4 K4", "R5 R6 R7"]);
  expect(gone.rack.toSorted()).toEqual(["B4", "K4", "O7"]);
});

test("tiles that are not on the rack any more are not planned with", () => {
  const then = carriedOver(PLAN, { table: PLAN.on, rack: "R7 K8 K9 O1" });
  expect(then.dropped).toEqual(["K8 K9 K10"]);
  expect(then.shows).toBe("B1 B2 B3 | R4 R5 R6 R7");
});

test("without a plan there is nothing to carry over", () => {
  const board = setUp("R4 R5 R6", "K1");
  expect(rebased(board, null)).toEqual({ bench: begun(board), dropped: [] });
  expect(canUndo(rebased(board, saved(begun(setUp("R4 R5 R6 R7", "K1")))).bench)).toBe(false);
});
