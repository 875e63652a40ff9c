import { expect, test } from "vitest";
import { nameOfKey } from "./keys";

test.each([
  ["l", "KeyL", false, "l"],
  ["L", "KeyL", true, "l"],
  ["д", "KeyL", false, "l"],
  ["х", "BracketLeft", false, "["],
  ["[", "Digit8", false, "["],
  [",", "Slash", true, ","],
  ["?", "Slash", true, "?"],
  ["Enter", "NumpadEnter", false, "Enter"],
  ["ArrowLeft", "ArrowLeft", false, "ArrowLeft"],
  ["ґ", "IntlBackslash", false, "ґ"],
])("%s on %s is called %s", (key, code, shiftKey, name) => {
  expect(nameOfKey({ key, code, shiftKey })).toBe(name);
});
