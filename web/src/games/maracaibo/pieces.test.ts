import { expect, test } from "vitest";
import type { ListedItem } from "../../generated/maracaibo";
import { folded, found, idOf, pieceOf, type Wanted } from "./pieces";

const item = (
  group: string,
  name: string,
  words: string,
  origin = "reconstructed",
  place = [group, "1"],
): ListedItem => ({
  group,
  place,
  key: "",
  name,
  words,
  origin,
  certain: [],
});
const NAMES: Record<string, string> = { crew: "Załoga", hideout: "Kryjówka", quests: "Zadania" };
const piece = (one: ListedItem, about?: { kind: string; level: number }) =>
  pieceOf(one, about, (section) => NAMES[section] ?? section);
const PIECES = [
  piece(item("hideout", "pole na zakopany skarb złoto 1", "5 dublonów", "rulebook", ["burial", "gold", "1"])),
  piece(item("quests", "Zbieracz pereł", "łatwiej: 3 perły"), undefined),
  piece(item("improvements", "Poławiacz pereł", "poziom 2, załoga"), { kind: "crew", level: 2 }),
];
const names = (wanted: Partial<Wanted>): string[] =>
  found(PIECES, { section: null, origin: null, search: "", ...wanted }).map((one) => one.item.name);

test("all pieces are shown in the order of the sections", () => {
  expect(names({})).toEqual(["Poławiacz pereł", "Zbieracz pereł", "pole na zakopany skarb złoto 1"]);
});

test("improvements lie by their kind, with their level", () => {
  expect(PIECES.map((one) => [one.section, one.level])).toEqual([
    ["hideout", 0],
    ["quests", 0],
    ["crew", 2],
  ]);
});

test("a search finds what has all its words, in whatever letters they were typed", () => {
  expect(names({ search: "PEREŁ" })).toEqual(["Poławiacz pereł", "Zbieracz pereł"]);
  expect(names({ search: "perel polawiacz" })).toEqual(["Poławiacz pereł"]);
  expect(names({ search: "kryjowka" })).toEqual(["pole na zakopany skarb złoto 1"]);
  expect(names({ search: "rum" })).toEqual([]);
});

test("a kind and an origin narrow it down", () => {
  expect(names({ section: "quests" })).toEqual(["Zbieracz pereł"]);
  expect(names({ origin: "rulebook" })).toEqual(["pole na zakopany skarb złoto 1"]);
  expect(names({ section: "quests", origin: "rulebook" })).toEqual([]);
});

test("letters of all three languages lose their marks", () => {
  expect(folded("Żółw, Їжак, Curaçao")).toBe(folded("zolw, іжак, curacao"));
});

test("a piece is known by its place in the data", () => {
  expect(idOf(PIECES[0]!)).toBe("hideout burial gold 1");
});
