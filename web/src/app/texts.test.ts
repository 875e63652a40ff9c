import { expect, test } from "vitest";
import { loadTexts, t } from "./texts.svelte";

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
