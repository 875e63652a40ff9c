import { expect, test } from "vitest";
import type { StoryEntry } from "../../generated/house";
import { chosenDie } from "./raid";

const story = (...events: object[]): StoryEntry[] =>
  events.map((event, seq) => ({ seq, at: 0, kind: "move", record: seq + 1, events: [event] }));
const sailed = { type: "sailed", seat: 0, to: "c1r1" };
const rolled = { type: "rolled", seat: 0, gold: 5, emerald: 1, pearl: null };
const raided = (treasure: string, points: number) => ({ type: "raided", seat: 0, treasure, points });

test("the die that was chosen, with its pips and all its points", () => {
  expect(chosenDie(story(sailed, rolled, raided("gold", 6)), "gold", 3)).toEqual({ pips: 5, points: 6 });
});

test("a raid without a roll has a die without pips", () => {
  expect(chosenDie(story(rolled, sailed, raided("gold", 4)), "gold", 4)).toEqual({ pips: null, points: 4 });
});

test("back from a raid within the raid it is the first one again", () => {
  const nested = story(rolled, raided("emerald", 9), { type: "spent" }, rolled, raided("gold", 6));
  expect(chosenDie(nested, "emerald", 4)).toEqual({ pips: 1, points: 9 });
});

test("a die whose choice was taken back does not count", () => {
  const taken = [...story(rolled, raided("gold", 9)), { seq: 2, at: 0, kind: "back", record: 3, back: 1 }];
  expect(chosenDie(taken, "gold", 3)).toBeNull();
});

test("nothing is known where nothing was told", () => {
  expect(chosenDie([], "gold", 3)).toBeNull();
});
