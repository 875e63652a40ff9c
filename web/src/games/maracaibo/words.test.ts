import { expect, test } from "vitest";
import { softened } from "./words";

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
