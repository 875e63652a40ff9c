import { expect, test } from "vitest";
import { scriptOf } from "./version";

test("the script of a page is its module", () => {
  const page = `<script src="/static/theme.js"></script>
    <script type="module" crossorigin src="/static/assets/index-Bx1.js"></script>`;
  expect(scriptOf(page)).toBe("/static/assets/index-Bx1.js");
  expect(scriptOf("The house is closed.")).toBeNull();
});
