import { expect, test } from "vitest";
import type { Now, TableLine } from "../generated/house";
import { freeSeats, lobbyOf, sorted, tidy, type OwnTable } from "./lists";

const line = (table: string, status: string, more: Partial<TableLine> = {}): TableLine => ({
  table,
  title: "rum",
  status,
  created: 0,
  ...more,
});
const now = (you: number, due: number[]): Now => ({
  type: "now",
  seq: 1,
  at: 0,
  status: "playing",
  chairs: [],
  you,
  due,
});

test("where it is my turn comes first, what is over comes last", () => {
  const tables: OwnTable[] = [
    { line: line("over", "over", { created: 9 }), now: null },
    { line: line("theirs", "playing", { created: 3 }), now: now(0, [1]) },
    { line: line("waiting", "open", { created: 4 }), now: null },
    { line: line("mine", "playing", { created: 1 }), now: now(0, [0]) },
  ];
  expect(sorted(tables).map((one) => one.line.table)).toEqual(["mine", "waiting", "theirs", "over"]);
});

test("the lobby shows tables of others with a seat, then those to look on", () => {
  const free = [{ name: "Ola" }, {}];
  const full = [{ name: "Ola" }, { bot: "greedy" }];
  const lobby = [
    line("on", "playing", { chairs: full, spectators: true }),
    line("secret", "playing", { chairs: full }),
    line("full", "open", { chairs: full }),
    line("free", "open", { chairs: free }),
    line("own", "open", { chairs: free }),
  ];
  expect(freeSeats(free)).toBe(1);
  expect(lobbyOf(lobby, new Set(["own"])).map((one) => one.table)).toEqual(["free", "on"]);
});

test("a code is understood however it is typed", () => {
  expect(tidy("  tuko mali  raso ")).toBe("TUKO-MALI-RASO");
});
