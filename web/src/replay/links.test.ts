import { expect, test } from "vitest";
import { toReview, toStep, wanted } from "./links";

const asked = (link: string) => wanted(new URL(link, "http://tortuga").search);

test("a link leads to one moment of a game", () => {
  expect(asked(toStep("k3", 12))).toEqual({ step: 12, tab: "story" });
});

test("a link leads to the review of a game", () => {
  expect(asked(toReview("k3"))).toEqual({ step: 1, tab: "review" });
});

test("whatever else stands there, it begins with the story", () => {
  for (const link of ["/watch/k3", "/watch/k3?step=", "/watch/k3?step=x&tab=y"])
    expect(asked(link)).toEqual({ step: 1, tab: "story" });
});
