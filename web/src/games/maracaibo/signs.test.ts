import { expect, test } from "vitest";
import type { BoxEffect } from "../../generated/maracaibo";
import { countedSigns, signsOf } from "./signs";
import { softened, sumWords } from "./words";

const effect = (more: Partial<BoxEffect>): BoxEffect => ({
  sign: "vp",
  lasts: "once",
  words: "",
  number: 0,
  cost: 0,
  about: null,
  counted: null,
  each: 1,
  most: null,
  then: [],
  ...more,
});
const told = (made: BoxEffect, find: (phrase: string) => BoxEffect | undefined = () => undefined) =>
  signsOf(made, find).map((sign) => ("text" in sign ? sign.text : "icon" in sign ? sign.icon : sign.is));

test("an effect is a row of signs", () => {
  expect(told(effect({ sign: "explore", number: 3 }))).toEqual(["explore", "3"]);
  expect(told(effect({ sign: "end-vp-per", number: 7, each: 3, counted: "quest" }))).toEqual(["vp", "7 / 3", "quest"]);
  expect(told(effect({ sign: "place-market", cost: 4 }))).toEqual(["market", "−4", "coin"]);
});

test("what a raid action buys stands behind its price", () => {
  const buys = effect({ sign: "raid-action", cost: 2, then: ["3 vp"] });
  expect(told(buys, () => effect({ number: 3 }))).toEqual(["raid", "2:", "vp", "3"]);
});

test("an effect that has no sign here is told in words", () => {
  expect(told(effect({ sign: "of-an-owner", words: "dance" }))).toEqual(["dance"]);
});

test("what is buried is counted with a spade", () => {
  expect(countedSigns("buried-gold")).toEqual([
    { is: "icon", icon: "spade" },
    { is: "treasure", of: "gold" },
  ]);
});

test("long words can be broken between syllables, short ones stay", () => {
  expect(softened("Quartermaster").split("\u00ad")).toEqual(["Quar", "ter", "mas", "ter"]);
  expect(softened("Gold island")).toBe("Gold island");
});

test("a sum has true minus signs", () => {
  expect(
    sumWords([
      { name: "cost", amount: 8 },
      { name: "card unicorn", amount: -2 },
    ]),
  ).toMatch(/^8 \(.*\) − 2 \(.*\)$/);
});
