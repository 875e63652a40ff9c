import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { has, loadTexts, t } from "./texts.svelte";

test("a phrase in a sentence has arguments and forms of its own", () => {
  loadTexts("en", [
    "space = column { $column }\n    .in = in column { $column }",
    "card = { $name } ({ $place })",
    "say = { $card }, { $place-in }.",
  ]);
  const place = { type: "word" as const, id: "space", args: { column: 4 } };
  const card = { type: "word" as const, id: "card", args: { name: "Xebec", place } };
  expect(t("say", { card, place })).toBe("Xebec (column 4), in column 4.");
});

test("a sentence is found whatever lies around it, and the first of two counts", () => {
  loadTexts("en", [
    "## Seats\n\n# How many.\nseats = { $count ->\n    [one] one seat\n   *[other] { $count } seats\n}\nnext =\n    two\n    lines\n",
    "next = another\n\n# The end.\n",
  ]);
  expect([t("seats", { count: 1 }), t("seats", { count: 3 }), t("next")]).toEqual([
    "one seat",
    "3 seats",
    "two\nlines",
  ]);
  expect([has("seats"), has("one"), has("The")]).toEqual([true, false, false]);
});

test("one by one, the same sentences are found as all at once", () => {
  const folder = new URL("../../../src/tortuga/locale/uk/", import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(name, folder), "utf-8"));
  loadTexts("uk", sources);
  const ids = sources.flatMap((source) => new FluentResource(source).body.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id) => !has(id))).toEqual([]);
});
