import { expect, test } from "vitest";
import { countedUpTo, leadsOf, missedQuests, scoreRows, withMissed } from "./scores";

const seat = (parts: Record<string, number>) => ({
  score: {
    total: Object.values(parts).reduce((sum, one) => sum + one, 0),
    parts: Object.entries(parts).map(([name, amount]) => ({ name, amount })),
  },
});
const SEATS = [
  seat({ play: 34, "card cook": 4, "card sloop": 5, "quest fleet": 7, "many quests": 10 }),
  seat({ play: 19, cards: 54, quests: 20, "some module": 3 }),
];
const ROWS = scoreRows(SEATS, [0, 1]);

test("sources in rows, players in columns, the quests last but for what modules bring", () => {
  expect(ROWS.map(({ name, cells }) => [name, ...cells.map(({ sum }) => sum)])).toEqual([
    ["play", 34, 19],
    ["cards", 9, 54],
    ["quests", 7, 20],
    ["many-quests", 10, 0],
    ["some module", 0, 3],
  ]);
  expect(ROWS[1]!.best).toBe(54);
});

test("the totals tick up row by row to the scores", () => {
  expect(countedUpTo(ROWS, 0, 2)).toEqual([0, 0]);
  expect(countedUpTo(ROWS, 2, 2)).toEqual([43, 73]);
  expect(countedUpTo(ROWS, ROWS.length, 2)).toEqual(SEATS.map(({ score }) => score.total));
});

test("where I was ahead and behind, the widest gap first", () => {
  const { ahead, behind } = leadsOf(ROWS, 0);
  expect(ahead.map(({ name, by }) => [name, by])).toEqual([
    ["play", 15],
    ["many-quests", 10],
  ]);
  expect(behind[0]).toEqual({ name: "cards", by: -45, who: 1 });
});

test("a quest that met nothing is missed", () => {
  const truth = { quests: [["fleet", "crew"], []], scored: [["fleet"], []], moves: [] };
  expect(missedQuests({ truth }, 0)).toEqual(["crew"]);
  expect(missedQuests({ truth: null }, 0)).toEqual([]);
});

test("a missed quest that costs points is told once", () => {
  const hunted = [
    { name: "quest fleet", amount: 14 },
    { name: "quest crew", amount: -5 },
  ];
  expect(withMissed(hunted, ["crew"])).toEqual(hunted);
  expect(withMissed(hunted.slice(0, 1), ["crew"])).toEqual([hunted[0], { name: "quest crew", amount: 0 }]);
});
