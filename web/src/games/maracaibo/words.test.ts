import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadTexts, t } from "../../app/texts.svelte";
import type { MaracaiboView } from "../../generated/maracaibo";
import { aroundNumber, softened, wayLeft } from "./words";

const broken = (word: string) => softened(word).replaceAll("\u00ad", "-");

test("long words may be broken between syllables, and no sound apart", () => {
  expect(["Merchantman", "Quartermaster", "Grzechotnik", "Розвідниця"].map(broken)).toEqual([
    "Mer-chant-man",
    "Quar-ter-mas-ter",
    "Grze-chot-nik",
    "Роз-від-ни-ця",
  ]);
});

test("short words stay whole", () => expect(broken("Sea chart, Sloop")).toBe("Sea chart, Sloop"));

test("a ship that has arrived is where it is, and no longer on its way to the Gulf", () => {
  loadTexts("en", [readFileSync("../src/tortuga/games/maracaibo/locale/en/maracaibo-web.ftl", "utf-8")]);
  const view = { boards: [{ ship: "c8r1" }, { ship: "gulf" }, { ship: "maracaibo" }] } as unknown as MaracaiboView;
  const columns = [2, 0, 0];
  expect(columns.map((left, seat) => wayLeft(view, seat, left))).toEqual([
    "2 to the Gulf",
    "in the Gulf",
    "in Maracaibo",
  ]);
});

test("a number that is told with progress stands where its words have it, and not twice", () => {
  loadTexts("en", [readFileSync("../src/tortuga/games/maracaibo/locale/en/maracaibo-components.ftl", "utf-8")]);
  const told = (need: string, count: number) => aroundNumber(t(`maracaibo-need-${need}`, { count }), count);
  expect(told("emerald", 4)).toEqual(["", " emeralds"]);
  expect(told("doubloon-income", 12)).toEqual(["income of ", " doubloons"]);
  expect(aroundNumber("an owner’s own words", 3)).toEqual(["an owner’s own words", ""]);
});
