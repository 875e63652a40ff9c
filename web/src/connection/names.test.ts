import { beforeAll, expect, test } from "vitest";
import { loadTexts } from "../app/texts.svelte";
import { namesAt } from "./names";

beforeAll(() =>
  loadTexts("en", [Array.from({ length: 8 }, (_, n) => `web-pirate-${n + 1} = Pirate ${n + 1}`).join("\n")]),
);

test("bots of one table have names of their own, the same each time", () => {
  const chairs = [{ name: "Ola" }, { bot: "greedy" }, {}, { bot: "greedy" }];
  const names = namesAt("x7Gh", chairs);
  expect(names).toEqual(namesAt("x7Gh", chairs));
  expect(names[0]).toBe("Ola");
  expect(names[2]).toBe("");
  expect(new Set(names).size).toBe(4);
});

test("a bot in a record is a bot", () => {
  expect(namesAt("t", [{ name: "Ola" }, { name: "bot:greedy" }])[1]).toMatch(/^Pirate \d$/);
});

test("two people of one name are told apart by their seats", () => {
  expect(namesAt("t", [{ name: "Ola" }, { name: "Iga" }, { name: "Ola" }])).toEqual(["Ola 1", "Iga", "Ola 3"]);
});

test("somebody whose seat a bot keeps has their own name", () => {
  expect(namesAt("t", [{ name: "Ola", bot: "greedy" }])).toEqual(["Ola"]);
});
