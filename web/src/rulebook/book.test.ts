import { expect, test } from "vitest";
import { cutAt, hasAll, readBook, spansOf, wordsOf } from "./book";

const PAGE = `# RUM: the rules

What it is,
in two lines.

| option | RUM |
|---|---|
| \`edition\` | en |

## The turn

- **RUM-3.1** On your turn: draw (RUM-3.2), or
  lay a set.
- **RUM-3.2** *Ruling:* a draw is written \`draw wreck\`.

## House rules

- Time-out: the house **draws**.
`;

test("a page becomes a book with chapters and numbered rules", () => {
  const book = readBook(PAGE);
  expect(book.heading).toBe("RUM: the rules");
  expect(book.preface).toEqual([[{ kind: "plain", text: "What it is, in two lines." }]]);
  expect(book.table).toEqual([
    [[{ kind: "plain", text: "option" }], [{ kind: "plain", text: "RUM" }]],
    [[{ kind: "code", text: "edition" }], [{ kind: "plain", text: "en" }]],
  ]);
  expect(book.chapters.map(({ heading, rules }) => [heading, rules.map((rule) => rule.id)])).toEqual([
    ["The turn", ["RUM-3.1", "RUM-3.2"]],
    ["House rules", [null]],
  ]);
  expect(book.chapters[0]!.rules[0]!.spans).toEqual([
    { kind: "plain", text: "On your turn: draw (" },
    { kind: "rule", text: "RUM-3.2" },
    { kind: "plain", text: "), or lay a set." },
  ]);
});

test("text is cut into its kinds, and nothing of it is markup", () => {
  expect(spansOf("*a* **b** `c` <b>")).toEqual([
    { kind: "stress", text: "a" },
    { kind: "plain", text: " " },
    { kind: "strong", text: "b" },
    { kind: "plain", text: " " },
    { kind: "code", text: "c" },
    { kind: "plain", text: " <b>" },
  ]);
});

test("a search wants all of its words, in any case, in the text or in the number", () => {
  const [first, second] = readBook(PAGE).chapters[0]!.rules;
  expect(hasAll(first!, wordsOf("  Set  TURN "))).toBe(true);
  expect(hasAll(second!, wordsOf("set"))).toBe(false);
  expect(hasAll(second!, wordsOf("rum-3.2"))).toBe(true);
});

test("hits are every second piece", () => {
  expect(cutAt("Lay a set (any).", ["a", "("])).toEqual(["L", "a", "y ", "a", " set ", "(", "", "a", "ny)."]);
  expect(cutAt("Lay", [])).toEqual(["Lay"]);
});
