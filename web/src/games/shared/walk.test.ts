import { expect, test } from "vitest";
import type { Rect } from "./geometry";
import { next } from "./walk";

const at = (left: number, top: number): Rect => ({ left, top, width: 40, height: 60 });
const TABLE = [at(0, 0), at(50, 0), at(100, 0), at(60, 100)];

test("arrows go to the nearest piece in their direction", () => {
  expect(next(TABLE, TABLE[0]!, "ArrowRight")).toBe(1);
  expect(next(TABLE, TABLE[2]!, "ArrowLeft")).toBe(1);
  expect(next(TABLE, TABLE[1]!, "ArrowDown")).toBe(3);
  expect(next(TABLE, TABLE[3]!, "ArrowUp")).toBe(1);
});

test("where nothing lies, they stay", () => {
  expect(next(TABLE, TABLE[0]!, "ArrowLeft")).toBe(-1);
  expect(next(TABLE, TABLE[0]!, "Enter")).toBe(-1);
});

test("in rows, no row is passed over, and a piece that is lifted a little stays in its row", () => {
  const rows = [at(300, -5), at(350, 0), at(0, 100), at(320, 200)];
  expect(next(rows, rows[0]!, "ArrowDown", true)).toBe(2);
  expect(next(rows, rows[0]!, "ArrowDown")).toBe(1);
});
