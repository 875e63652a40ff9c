import { expect, test } from "vitest";
import type { RumOffer } from "../../generated/rum";
import { beachColour, bottlesIn, coloursUp, comesFrom, drawFrom, offerOf, pointsGained } from "./sets";

const made = (offer: Partial<RumOffer>): RumOffer => ({
  type: "rum",
  do: "",
  kind: "lay",
  cards: [],
  gains: [],
  points: null,
  slot: null,
  ...offer,
});

const DRAW = made({ do: "draw beach 2", kind: "draw", slot: 2 });
const LAY = made({ do: "lay Roo GGy", cards: ["Roo", "GGy"], points: 11 });
const RETURN = made({ do: "return Roo Ygg", kind: "return", cards: ["Roo", "Ygg"] });
const OFFERS = [DRAW, LAY, RETURN];
const CHOICE = new Map([
  ["Ygg", true],
  ["Roo", false],
]);

test("an offer is that of a choice if it has the same cards with the same ends up, in any order", () => {
  expect(offerOf(OFFERS, "lay", CHOICE)).toBe(LAY);
  expect(offerOf(OFFERS, "lay", new Map([["Roo", false]]))).toBeUndefined();
  expect(offerOf(OFFERS, "lay", new Map([...CHOICE, ["Kgg", false]]))).toBeUndefined();
  expect(offerOf(OFFERS, "lay", new Map([...CHOICE, ["Ygg", false]]))).toBeUndefined();
});

test("which end is up does not matter for cards that are returned", () => {
  expect(offerOf(OFFERS, "return", CHOICE)).toBe(RETURN);
});

test("a draw is found by its slot", () => {
  expect(drawFrom(OFFERS, 2)).toBe(DRAW);
  expect(drawFrom(OFFERS, 0)).toBeUndefined();
});

test("the bottles of a colour are those laid and those of the face-up beach", () => {
  const laid = new Map([
    ["Ogg", true],
    ["Ygg", true],
    ["Gbb", false],
    ["Bkk", false],
  ]);
  expect(bottlesIn(laid, ["Grr", "Opp", null], "green")).toEqual({ laid: [2, 2, 1], beach: 1 });
  expect(bottlesIn(laid, ["Grr", "Opp", "parrot"], "red")).toEqual({ laid: [], beach: 0 });
  expect(coloursUp(laid)).toEqual(new Set(["green", "blue"]));
});

test("only face-up rum cards add a colour", () => {
  expect(beachColour("Grr")).toBe("green");
  expect(beachColour("parrot")).toBeNull();
  expect(beachColour(null)).toBeNull();
});

test("what a set brings is counted from the points before", () => {
  expect(pointsGained(LAY, { points: [5, 3], seat: 1 })).toBe(8);
  expect(pointsGained(DRAW, { points: [5, 3], seat: 1 })).toBe(0);
});

test("a captain comes from somebody, from the middle, or is only raised", () => {
  const gain = { colour: "red", was: 2, value: 3, trio: false };
  expect(comesFrom({ ...gain, owner: null }, 1)).toEqual({ kind: "middle" });
  expect(comesFrom({ ...gain, owner: 1 }, 1)).toEqual({ kind: "own" });
  expect(comesFrom({ ...gain, owner: 0 }, 1)).toEqual({ kind: "seat", seat: 0 });
});
