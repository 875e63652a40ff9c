import { expect, test } from "vitest";
import { Chart, MARGIN } from "./curve";

const turn = (...points: number[]) => ({ first: 1, last: 1, points });
const BOX = { width: 360, height: 128 };

test("turns go from left to right, points from below upwards", () => {
  const chart = new Chart({ turns: [turn(0, 0), turn(5, 0), turn(5, 10)] }, BOX);
  expect([chart.least, chart.most]).toEqual([0, 10]);
  expect([chart.x(0), chart.x(2)]).toEqual([MARGIN.left, BOX.width - MARGIN.right]);
  expect([chart.y(10), chart.y(0)]).toEqual([MARGIN.top, BOX.height - MARGIN.bottom]);
  expect(chart.lines(10)[0]!.path).toBe("M34.0 114.0L184.0 64.0L334.0 64.0");
});

test("a curve that could go higher leaves room for it", () => {
  const chart = new Chart({ turns: [turn(20), turn(50)], most: 100 }, BOX);
  expect([chart.least, chart.most]).toEqual([0, 100]);
  expect(chart.y(50)).toBe(64);
});

test("numbers of turns that are next to each other do not cover each other", () => {
  const chart = new Chart({ turns: Array.from({ length: 101 }, () => turn(0)) }, BOX);
  expect(chart.marks([0, 1, 50], 12)).toEqual([34, 46, 184]);
});

test("points below nothing have their place too", () => {
  const chart = new Chart({ turns: [turn(0, 0), turn(-20, 20)] }, BOX);
  expect([chart.least, chart.most]).toEqual([-20, 20]);
  expect(chart.y(0)).toBe(64);
});

test("marks at the ends do not cover each other, nor leave the box", () => {
  const chart = new Chart({ turns: [turn(0, 0, 0, 0), turn(0, 0, 1, 30)] }, BOX);
  const ends = chart
    .lines(20)
    .map(({ y }) => y)
    .toSorted((one, other) => one - other);
  for (const [at, y] of ends.entries()) if (at) expect(y - ends[at - 1]!).toBeGreaterThanOrEqual(20);
  expect(ends.at(-1)).toBeLessThanOrEqual(BOX.height - 10);
});

test("a game that ended with its deal has a curve, too", () => {
  expect(new Chart({ turns: [turn(0, 0)] }, BOX).lines(10)).toHaveLength(2);
});
