import { expect, test } from "vitest";
import type { StoryEntry } from "../../generated/house";
import type { Event, MaracaiboView } from "../../generated/maracaibo";
import { lyingThere, sinceMyTurn } from "./since";

const entry = (record: number | null, ...events: { type: string; [fact: string]: unknown }[]): StoryEntry => ({
  seq: record ?? 0,
  at: 0,
  kind: "record",
  ...(record === null ? {} : { record }),
  events,
  lines: events.map(({ type }) => ({ key: type, args: {} })),
});
const sailed = (seat: number | null, to: string, card: string | null = null) => ({ type: "sailed", seat, to, card });
const view = (active: number, ...deeds: string[]) => ({ seats: 3, active, deeds }) as unknown as MaracaiboView;
const STORY = [
  entry(1, sailed(0, "c1r1")),
  entry(2, sailed(1, "c2r1")),
  entry(3, { type: "acquired", seat: 1, card: "sloop", space: "c2r1", price: 5 }),
  entry(null, sailed(2, "chat")),
  entry(4, sailed(2, "c3r1"), { type: "paid", seat: 2, to: 1 }, { type: "gained", seat: 2, vp: 3, doubloons: 2 }),
];

test("a block for each turn of the others, with what it has brought them", () => {
  expect(sinceMyTurn(STORY, view(0), 0).map(({ seat, place, doubloons, vp }) => [seat, place, doubloons, vp])).toEqual([
    [1, "c2r1", -5, 0],
    [2, "c3r1", 1, 3],
  ]);
});

test("within my own turn, the same as at its beginning", () => {
  const within = [...STORY, entry(5, sailed(0, "c4r1"))];
  expect(sinceMyTurn(within, view(0, "sail c4r1"), 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(sinceMyTurn(within, view(1), 0)).toEqual([]);
});

test("who looks on is told of everybody", () => {
  expect(sinceMyTurn(STORY, view(0), null).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test("Redbeard's turn is a block of its own, though it comes with my move", () => {
  const solo = [
    entry(1, sailed(0, "c1r1"), { type: "redbeard-begins" }, { type: "redbeard-card" }, sailed(null, "c2r2", "sugar")),
  ];
  const alone = { ...view(0), seats: 1 } as MaracaiboView;
  expect(sinceMyTurn(solo, alone, 0).map(({ seat, card, lines }) => [seat, card, lines.map(({ key }) => key)])).toEqual(
    [[1, "sugar", ["redbeard-begins", "redbeard-card", "sailed"]]],
  );
});

test("what was taken back has not happened", () => {
  const story = [...STORY, entry(5, { type: "gained", seat: 2, vp: 9, doubloons: 9 }), { ...entry(6), back: 4 }];
  expect(sinceMyTurn(story, view(0), 0)).toEqual(sinceMyTurn(STORY, view(0), 0));
});

test("who sailed into the fog went to the card that was turned up there", () => {
  const fog = [entry(1, sailed(0, "c1r1")), entry(2, sailed(1, "c2r1", "hidden-location"))];
  const turned = { type: "turned-up", space: "c2r1", card: "tobago", value: null };
  expect(sinceMyTurn([...fog, entry(3, turned)], view(0), 0)[0]?.card).toBe("tobago");
});

test("the end of a round is told with my income, whoever has ended it", () => {
  const income = [
    { type: "round-over", round: 1 },
    { type: "income", seat: 0, doubloons: 8, vp: 2 },
    { type: "income", seat: 1, doubloons: 4, vp: 0 },
  ];
  const over = { round: 1, doubloons: 8, vp: 2 };
  expect(sinceMyTurn([...STORY, entry(5, ...income)], view(0), 0).map((turn) => turn.over)).toEqual([null, over]);
  const mine = [entry(1, sailed(0, "maracaibo"), ...income), entry(2, sailed(1, "c1r1"))];
  expect(sinceMyTurn(mine, view(0), 0).map((turn) => [turn.seat, turn.over])).toEqual([
    [0, over],
    [1, null],
  ]);
});

test("what lay on a space is what the last ship found there, or turned up", () => {
  const story = [
    sailed(1, "c3r2", "hidden-improvement"),
    { type: "turned-up", space: "c3r2", card: "gunner", value: null },
    { type: "acquired", seat: 1, card: "gunner", space: "c3r2", price: 4 },
  ] as unknown as Event[];
  expect(lyingThere("c3r2", story)).toBe("gunner");
  expect(lyingThere("c3r2", [...story, sailed(2, "c3r2", "coche") as unknown as Event])).toBe("coche");
  expect(lyingThere("c4r1", story)).toBeNull();
});
