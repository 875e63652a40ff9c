import { expect, test, vi } from "vitest";
import type { Posed } from "../../../generated/house";
import type { RummikubAssessment } from "../../../generated/rummikub";
import { memoryStorage } from "../../shared/testing";
import { find } from "../testing";

vi.stubGlobal("localStorage", memoryStorage());
vi.stubGlobal("sessionStorage", memoryStorage());
vi.stubGlobal("location", { pathname: "/puzzles/1/abc" });
vi.mock("../../../app/settings.svelte", () => ({ settings: { confirm: false, motion: 0 } }));
const { RummikubPuzzle } = await import("./puzzle_desk.svelte");
const { RummikubPuzzleTurn } = await import("./puzzle_turn.svelte");

const VIEW = {
  seat: 0,
  due: [0],
  round: 1,
  bank: 0,
  options: {},
  racks: [{ size: 1, melded: true, exchanged: 0 }],
  table: [{ kind: "run", tiles: ["R4", "R5", "R6"], value: 15 }],
  rack: ["R7"],
  last: null,
};

test("the key that ends a turn checks that of a puzzle", async () => {
  const puzzle = new RummikubPuzzle({ title: "rummikub", level: 1, seed: "abc", best: 1, view: VIEW } as Posed);
  const checked: string[] = [];
  puzzle.check = (move: string) => Promise.resolve(void checked.push(move));
  puzzle.draft = () => Promise.resolve({ sets: [], ready: true } as unknown as RummikubAssessment);
  const turn = new RummikubPuzzleTurn(puzzle);
  turn.choose(find(turn.board, "R7"));
  turn.putTo({ to: "set", set: turn.board.sets[0]!.id });
  turn.draft.check();
  await vi.waitFor(() => expect(turn.draft.whyNotReady).toBeUndefined());
  turn.keys["e"]!();
  expect(checked).toEqual(["lay R4 R5 R6 R7"]);
});
