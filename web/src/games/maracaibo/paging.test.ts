import { expect, test } from "vitest";
import { pagesOf, pageWith } from "./paging";

/** Lines one below the other, each this high. */
function lines(...heights: number[]): { top: number; bottom: number }[] {
  let top = 0;
  return heights.map((height) => ({ top, bottom: (top += height) }));
}

test("what has room is one page", () => {
  expect(pagesOf(lines(40, 40, 40), 120)).toEqual([{ top: 0, bottom: 120 }]);
  expect(pagesOf([], 120)).toEqual([{ top: 0, bottom: 0 }]);
});

test("no line is cut, and each is on one page", () => {
  const pages = pagesOf(lines(40, 40, 40, 40, 40), 100);
  expect(pages).toEqual([
    { top: 0, bottom: 80 },
    { top: 80, bottom: 160 },
    { top: 160, bottom: 200 },
  ]);
  expect(lines(40, 40, 40, 40, 40).map((line) => pageWith(pages, line))).toEqual([0, 0, 1, 1, 2]);
});

test("what lies beside each other stays beside each other", () => {
  const tiles = lines(40, 40, 40).flatMap((line) => [line, line]);
  expect(pagesOf(tiles, 90)).toEqual([
    { top: 0, bottom: 80 },
    { top: 80, bottom: 120 },
  ]);
});

test("what is asked begins a page, if it fits on one and not behind what is done", () => {
  const all = lines(30, 30, 40, 40);
  expect(pagesOf(all, 100, { top: 60, bottom: 140 })).toEqual([
    { top: 0, bottom: 60 },
    { top: 60, bottom: 140 },
  ]);
  expect(pagesOf(all, 140, { top: 60, bottom: 140 })).toHaveLength(1);
});

test("a line that no page can hold goes on on the next", () => {
  expect(pagesOf(lines(250), 100)).toEqual([
    { top: 0, bottom: 100 },
    { top: 100, bottom: 200 },
    { top: 200, bottom: 250 },
  ]);
});

test("gaps between lines are no reason for another page", () => {
  const pages = pagesOf(
    [
      { top: 3, bottom: 43 },
      { top: 50, bottom: 90 },
      { top: 104, bottom: 110 },
    ],
    100,
  );
  expect(pages).toEqual([
    { top: 3, bottom: 90 },
    { top: 104, bottom: 110 },
  ]);
});

test("a box without any height has one page", () => {
  for (const room of [0, -50]) expect(pagesOf(lines(40, 40), room)).toEqual([{ top: 0, bottom: 80 }]);
});
