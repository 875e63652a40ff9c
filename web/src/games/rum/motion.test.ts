import { expect, test } from "vitest";
import type { Event, RumView } from "../../generated/rum";
import { beatLength } from "../shared/flights.svelte";
import { timeline } from "./motion";

const before = (change: Partial<RumView> = {}): RumView =>
  ({ asks: "turn", active: 1, beach: ["Roo", null, "Kgg"], ...change }) as RumView;

test("a card of the beach goes to whoever took it, and another comes face down from the wreck", () => {
  const { flights, arrivals } = timeline([{ type: "drew", seat: 1, slot: 1, card: "Roo" }], before(), 0);
  expect(flights).toEqual([
    { card: "Roo", turned: false, from: "slot 1", to: "seat 1", start: 0, end: 1 },
    { card: null, turned: false, from: "wreck", to: "slot 1", start: 0.5, end: 1.5 },
  ]);
  expect(arrivals).toEqual([{ place: "slot 1", at: 1.5 }]);
});

test("what others draw unseen stays face down, what I draw is shown when it arrives", () => {
  const others = timeline([{ type: "drew", seat: 1, slot: 2, card: null }], before(), 0);
  expect(others.flights.map(({ card }) => card)).toEqual([null, null]);
  const mine = timeline([{ type: "drew", seat: 0, slot: 0, card: "Ygg" }], before(), 0);
  expect(mine.flights).toMatchObject([{ card: "Ygg", from: "wreck", to: "card Ygg" }]);
  expect(mine.arrivals).toEqual([{ place: "card Ygg", at: 1 }]);
});

test("laid cards go to the captains they gain, idle ones straight to the wreck", () => {
  const gains = [{ colour: "orange", owner: null, was: 1, value: 2, trio: false }];
  const laid: Event = { type: "laid", seat: 1, cards: ["OOr", "Kgg"], gains, points: 2 };
  const { flights, pulses } = timeline([laid], before(), 0);
  expect(flights).toMatchObject([
    { card: "Roo", turned: true, from: "seat 1", to: "captain orange" },
    { card: "Roo", turned: true, from: "captain orange", to: "wreck" },
    { card: "Kgg", turned: false, from: "seat 1", to: "wreck" },
  ]);
  expect(pulses).toEqual([{ place: "captain orange", at: 1 }]);
});

test("the tide turns over what lies there; until then its back is seen", () => {
  const events: Event[] = [
    { type: "drew", seat: 1, slot: 1, card: "Roo" },
    { type: "tide", cards: { "1": "Ygg", "2": null, "3": "Kgg" } },
  ];
  const { flights, flips } = timeline(events, before({ beach: ["Roo", null, null] }), 0);
  expect(flights.filter(({ from, to }) => from === to)).toEqual([
    { card: null, turned: false, from: "slot 2", to: "slot 2", start: 0, end: 1.5 },
    { card: null, turned: false, from: "slot 3", to: "slot 3", start: 0, end: 1.5 },
  ]);
  expect(flips.map(({ place }) => place)).toEqual(["slot 1", "slot 2", "slot 3"]);
});

test("after the returns the parrot leaves its slot, the clock moves, and an open card comes", () => {
  const events: Event[] = [
    { type: "returned", seat: 1, count: 2, cards: null },
    { type: "returned", seat: 0, count: 1, cards: ["Roo"] },
    { type: "clock", clock: 2 },
    { type: "tide", cards: { "2": "Ygg" } },
  ];
  const { flights, pulses } = timeline(events, before({ asks: "tide", beach: ["Kgg", "parrot", "Boo"] }), 0);
  expect(flights.filter(({ from, to }) => from !== to)).toMatchObject([
    { card: null, from: "seat 1", to: "wreck" },
    { card: null, from: "seat 1", to: "wreck" },
    { card: "Roo", from: "card Roo", to: "wreck" },
    { card: "parrot", from: "slot 2", to: "wreck" },
    { card: "Ygg", from: "wreck", to: "slot 2" },
  ]);
  expect(pulses).toMatchObject([{ place: "clock" }]);
});

test("the empty wreck moves the clock without the parrot, unless it was drawn as the last card", () => {
  const events = (silent: boolean): Event[] => [
    { type: "parrot-drawn", seat: 1, slot: 0, silent },
    { type: "wreck-empty", seats: [1] },
    { type: "returned", seat: 1, count: 1, cards: null },
    { type: "clock", clock: 3 },
  ];
  const leaving = (silent: boolean) =>
    timeline(events(silent), before(), 0).flights.filter(({ card, to }) => card === "parrot" && to === "wreck");
  expect(leaving(true)).toHaveLength(1);
  expect(leaving(false)).toHaveLength(0);
});

test("long motion is quicker", () => {
  expect(beatLength(250, 3)).toBe(250);
  expect(beatLength(250, 20)).toBe(100);
});
