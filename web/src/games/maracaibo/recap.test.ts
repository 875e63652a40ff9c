import { expect, test } from "vitest";
import type { StoryEntry } from "../../generated/house";
import { beforeRedbeard, recapOf } from "./recap";

const line = (key: string) => ({ key, args: {} });
const entry = (record: number, seat: number | null, ...events: { type: string }[]): StoryEntry => ({
  seq: record,
  at: 0,
  kind: "move",
  record,
  ...(seat === null ? {} : { seat }),
  events,
  lines: events.map(({ type }) => line(type)),
});
const sailed = (seat: number | null, to: string) => ({ type: "sailed", seat, to, card: "cook" });
const HIS_TURN = [
  { type: "redbeard-begins", by: "card" },
  { type: "redbeard-card", card: "b5", done: true },
  { type: "redbeard-tried", number: 1, action: "quest", target: null, card: null, why: "reach" },
  { type: "redbeard-tried", number: 2, action: "raid", target: "c3r1", card: "trinidad", why: null },
  { type: "redbeard-extra", action: "upgrade" },
  { type: "upgraded", seat: null, space: 5 },
  { type: "redbeard-advanced", to: 3 },
  sailed(null, "c3r1"),
  { type: "gained", seat: 0, vp: 0, doubloons: 1, source: "redbeard 1" },
  { type: "put-cubes", seat: null, island: "pearl", count: 1, now: 5 },
  { type: "redbeard-raided", pips: 5, treasure: "emerald", count: 1, vp: 2, left: 7 },
  { type: "put-cubes", seat: null, island: "emerald", count: 1, now: 8 },
];
const keysOf = (story: StoryEntry[], you: number | null = 0, seats = 1) =>
  recapOf(story, you, seats)?.steps.map(({ told }) => told.map(({ line: { key } }) => key));

test("Redbeard's turn: his card with its reasons, then one step for each thing that he does", () => {
  expect(keysOf([entry(1, 0, sailed(0, "c1r1"), ...HIS_TURN)])).toEqual([
    ["redbeard-card", "redbeard-tried", "redbeard-tried"],
    ["redbeard-extra", "upgraded", "redbeard-advanced"],
    ["sailed", "gained"],
    ["put-cubes"],
    ["redbeard-raided", "put-cubes"],
  ]);
});

test("each step says what it changed, and where", () => {
  const steps = recapOf([entry(1, 0, sailed(null, "c1r2"), ...HIS_TURN)], 0, 1)!.steps;
  expect(steps[0]!.told.map(({ reason }) => reason)).toEqual([undefined, "failed", "done"]);
  expect(steps[1]!.changes).toEqual([{ what: "track", from: 2, to: 3 }]);
  expect(steps[2]!.flights[0]).toEqual({ face: { is: "ship", seat: 1 }, from: "c1r2", to: "c3r1" });
  expect(steps[4]!.changes).toEqual([
    { what: "treasure", kind: "emerald", more: 1 },
    { what: "vp", more: 2 },
    { what: "island", kind: "emerald", from: 8, to: 7 },
    { what: "island", kind: "emerald", from: 7, to: 8 },
  ]);
  expect(steps[4]!.places).toContain("island emerald");
});

test("it can be seen again while I take my turn, until he has had the next one", () => {
  const mine = entry(2, 0, sailed(0, "c4r1"));
  expect(recapOf([entry(1, 0, ...HIS_TURN), mine], 0, 1)!.seq).toBe(1);
  expect(recapOf([entry(1, 0, ...HIS_TURN), mine, entry(3, 0, ...HIS_TURN)], 0, 1)).toMatchObject({ seq: 3 });
  expect(recapOf([mine], 0, 1)).toBeNull();
});

test("what was taken back did not happen", () => {
  const story = [entry(1, 0, sailed(0, "c1r1")), entry(2, 0, ...HIS_TURN), { ...entry(3, null), back: 1 }];
  expect(recapOf(story, 0, 1)).toBeNull();
});

test("with several players: all turns since mine, each with its name", () => {
  const story = [
    entry(1, 0, sailed(0, "c1r1")),
    entry(2, 1, sailed(1, "c2r1")),
    entry(3, 1, { type: "rolled" }),
    entry(4, 2, sailed(2, "c1r1")),
  ];
  expect(recapOf(story, 0, 3)!.steps.map(({ begins }) => begins)).toEqual([1, null, 2]);
  expect(keysOf(story, null, 3)).toEqual([["sailed"]]);
});

test("a skirmish has a sentence for each fighter, and what follows keeps its own", () => {
  const fought = { type: "fought", seats: [0, null] };
  const story = {
    ...entry(1, 0, { type: "redbeard-begins", by: "none" } as { type: string }, fought, sailed(null, "c1r1")),
  };
  story.lines = ["redbeard-begins", "fought", "fighter", "fighter", "sailed"].map(line);
  expect(keysOf([story])).toEqual([["redbeard-begins"], ["fought", "fighter", "fighter"], ["sailed"]]);
});

test("his turn waits while mine flies over the table", () => {
  const events = [sailed(0, "c1r1"), ...HIS_TURN] as Parameters<typeof beforeRedbeard>[0];
  expect(beforeRedbeard(events)).toHaveLength(1);
  expect(beforeRedbeard(events.slice(0, 1))).toHaveLength(1);
});
