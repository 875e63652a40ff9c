import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadTexts } from "../../app/texts.svelte";
import type { MaracaiboView } from "../../generated/maracaibo";
import { softened, wayLeft } from "./words";

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
