import { expect, test } from "vitest";
import { tilesChanged } from "./since";

const laid = { type: "laid", seat: 1, tiles: ["R4", "R5", "R6"], table: [], first_meld: true };
const drew = { type: "drew", seat: 2, count: 3, penalty: true, tiles: null };

test("racks grow and shrink by what is laid and drawn", () => {
  expect([0, 1, 2].map((seat) => tilesChanged([laid, drew], seat))).toEqual([0, -3, 3]);
});

test("a new round has new racks", () => {
  expect(tilesChanged([laid, { type: "dealt", round: 2, bank: 50 }], 1)).toBe(0);
});
