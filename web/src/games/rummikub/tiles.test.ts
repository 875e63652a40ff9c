import { expect, test } from "vitest";
import { loadTexts } from "../../app/texts.svelte";
import { spelled } from "./tiles";

test("a sentence that is spoken has no notation", () => {
  loadTexts("en", [
    "web-rummikub-tile-red = red { $number }\nweb-rummikub-tile-black = black { $number }\nweb-rummikub-joker = joker",
  ]);
  expect(spelled("R3 K13 J isn’t a run: R4 is missing (RK-2.2).")).toBe(
    "red 3 black 13 joker isn’t a run: red 4 is missing (RK-2.2).",
  );
});
