import { expect, test } from "vitest";
import { initialOf } from "./initials";

test("the first letter, large", () => {
  expect(initialOf("ola")).toBe("O");
  expect(initialOf(" łucja")).toBe("Ł");
  expect(initialOf("їжак")).toBe("Ї");
  expect(initialOf("")).toBe("");
});

test("what is drawn as one sign is one letter", () => {
  expect(initialOf("🏴‍☠️ Anne"), "a flag joined with a skull").toBe("🏴‍☠️");
  expect(initialOf("👩🏽‍🚀")).toBe("👩🏽‍🚀");
  expect(initialOf("🇺🇦 Оля"), "a flag of two letters").toBe("🇺🇦");
  expect(initialOf("e\u0301va"), "an accent of its own").toBe("E\u0301");
});
