import { expect, test } from "vitest";
import type { Now } from "../generated/house";
import { findingOf } from "./invitation";

const now = (more: Partial<Now>): Now => ({ type: "now", seq: 1, at: 0, status: "open", chairs: [], ...more });

test("those who come learn what they can do", () => {
  expect(findingOf(now({ chairs: [{ name: "Ola" }, {}] }))).toBe("seat");
  expect(findingOf(now({ chairs: [{ name: "Ola" }, { bot: "greedy" }] }))).toBe("full");
  expect(findingOf(now({ status: "playing", chairs: [{ name: "Ola" }, { name: "Jan" }] }))).toBe("started");
  expect(findingOf(now({ status: "over" }))).toBe("over");
  expect(findingOf(now({ status: "closed" }))).toBe("over");
  expect(findingOf(now({ status: "playing", you: 1 }))).toBe("mine");
});
