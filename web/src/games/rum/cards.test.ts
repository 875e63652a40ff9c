import { expect, test } from "vitest";
import { loadTexts } from "../../app/texts.svelte";
import { endsOf, endUp, inWords, parts, read, readMove, spelled, written, writeMove } from "./cards";

test("a card is written with the end that is up first, and read back", () => {
  expect(written("Roo", false)).toBe("Roo");
  expect(written("Roo", true)).toBe("OOr");
  expect(read("Roo")).toEqual(["Roo", false]);
  expect(read("OOr")).toEqual(["Roo", true]);
});

test("a card has a single end and a double end", () => {
  expect(endsOf("Kgg")).toEqual([
    { colour: "black", bottles: 1 },
    { colour: "green", bottles: 2 },
  ]);
  expect(endUp("Kgg", true)).toEqual({ colour: "green", bottles: 2 });
});

test("moves are written as the house reads them", () => {
  const choice = new Map([
    ["Roo", false],
    ["Ygg", true],
  ]);
  expect(writeMove("lay", choice)).toBe("lay Roo GGy");
  expect(writeMove("return", choice)).toBe("return Roo Ygg");
});

test("moves of the house are read", () => {
  expect(readMove("draw wreck")).toEqual({ kind: "draw", slot: 0 });
  expect(readMove("draw beach 2")).toEqual({ kind: "draw", slot: 2 });
  expect(readMove("lay Roo GGy")).toEqual({
    kind: "lay",
    cards: new Map([
      ["Roo", false],
      ["Ygg", true],
    ]),
  });
  expect(readMove("pass")).toBeNull();
});

test("cards are found in a sentence, and words that only look like cards are not", () => {
  expect(parts("Ola lays Roo OOr; Rob and Boot stay.")).toEqual([
    { text: "Ola lays ", piece: false },
    { text: "Roo", piece: true },
    { text: " ", piece: false },
    { text: "OOr", piece: true },
    { text: "; Rob and Boot stay.", piece: false },
  ]);
});

test("a card is told in words", () => {
  loadTexts("en", [
    "web-rum-card = card: { $up } up, { $down } down\nweb-rum-face-down = face-down card\nweb-rum-parrot = the parrot",
    "web-rum-bottles-red = { $count } red\nweb-rum-bottles-orange = { $count } orange",
  ]);
  expect(inWords("Roo")).toBe("card: 1 red up, 2 orange down");
  expect(inWords("Roo", true)).toBe("card: 2 orange up, 1 red down");
  expect(inWords(null)).toBe("face-down card");
  expect(inWords("parrot")).toBe("the parrot");
});

test("a sentence that is spoken has no notation", () => {
  loadTexts("en", [
    "web-rum-card = { $up } up, { $down } down",
    "web-rum-bottles-red = { $count } red\nweb-rum-bottles-orange = { $count } orange",
  ]);
  expect(spelled("Ola plays OOr (Rob sleeps).")).toBe("Ola plays 2 orange up, 1 red down (Rob sleeps).");
});
