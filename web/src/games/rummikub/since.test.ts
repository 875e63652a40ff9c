import { expect, test } from "vitest";
import { setsChanged, tilesChanged } from "./since";

const laid = { type: "laid", seat: 1, tiles: ["R4", "R5", "R6"], table: [], first_meld: true };
const drew = { type: "drew", seat: 2, count: 3, penalty: true, tiles: null };

test("racks grow and shrink by what is laid and drawn", () => {
  expect([0, 1, 2].map((seat) => tilesChanged([laid, drew], seat))).toEqual([0, -3, 3]);
});

test("a new round has new racks", () => {
  expect(tilesChanged([laid, { type: "dealt", round: 2, bank: 50 }], 1)).toBe(0);
});

test("sets that are new or have changed are what one has to follow", () => {
  const table = (...sets: string[]) => ({
    round: 1,
    table: sets.map((tiles) => ({ kind: "run" as const, tiles: tiles.split(" "), value: 0 })),
  });
  const before = table("R1 R2 R3", "B1 B2 B3 B4", "R1 R2 R3");
  expect(setsChanged(before, table("R1 R2 R3", "B1 B2 B3 B4", "R1 R2 R3"))).toBe(0);
  expect(setsChanged(before, table("R1 R2 R3", "B2 B3 B4", "R1 R2 R3", "B1 K1 O1"))).toBe(2);
  expect(setsChanged(null, before), "nobody knows what lay there").toBe(0);
  expect(setsChanged({ ...before, round: 0 }, before), "a new round").toBe(0);
});
