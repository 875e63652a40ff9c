// The rules as the house sends them: Markdown of a few forms, read into pieces that the page can draw without HTML.

/** A stretch of text: plain, stressed, in notation, or a reference to a rule. */
export interface Span {
  kind: "plain" | "strong" | "stress" | "code" | "rule";
  text: string;
}

/** A rule with its number, or a remark without one. */
export interface Rule {
  id: string | null;
  spans: Span[];
}

export interface Chapter {
  heading: string;
  rules: Rule[];
}

export interface Book {
  heading: string;
  preface: Span[][];
  /** Rows of cells, the first one with the heads of the columns; none where the preface has no table. */
  table: Span[][][];
  chapters: Chapter[];
}

const SPAN = /\*\*(?<strong>.+?)\*\*|\*(?<stress>.+?)\*|`(?<code>.+?)`|(?<rule>\b[A-Z]+-\d+\.\d+\b)/g;
const NUMBERED = /^\*\*(?<id>[A-Z]+-\d+\.\d+)\*\* (?<text>.+)$/;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > end) spans.push({ kind: "plain", text: text.slice(end, found.index) });
    const [kind, inner] = Object.entries(found.groups!).find(([, inner]) => inner !== undefined)!;
    spans.push({ kind: kind as Span["kind"], text: inner });
    end = found.index + found[0].length;
  }
  if (end < text.length) spans.push({ kind: "plain", text: text.slice(end) });
  return spans;
}

/** Lines that belong together, joined: a paragraph, a heading, an item of a list or a row of a table. */
function blocks(page: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of page.split("\n")) {
    const text = line.trim();
    const begins = /^((#+|-) |\|)/.test(line);
    if (text && open && !begins) found.push(`${found.pop()} ${text}`);
    else if (text) found.push(text);
    open = text !== "" && !line.startsWith("#");
  }
  return found;
}

export function readBook(page: string): Book {
  const book: Book = { heading: "", preface: [], table: [], chapters: [] };
  for (const block of blocks(page)) {
    const chapter = book.chapters.at(-1);
    if (block.startsWith("## ")) book.chapters.push({ heading: block.slice(3), rules: [] });
    else if (block.startsWith("# ")) book.heading = block.slice(2);
    else if (chapter) chapter.rules.push(ruleOf(block.replace(/^- /, "")));
    else if (block.startsWith("|")) book.table.push(...cellsOf(block));
    else book.preface.push(spansOf(block));
  }
  return book;
}

/** The cells of a row; the rule below the heads has none. */
function cellsOf(row: string): Span[][][] {
  if (/^[|\s:-]+$/.test(row)) return [];
  return [
    row
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spansOf(cell.trim())),
  ];
}

function ruleOf(text: string): Rule {
  const numbered = NUMBERED.exec(text)?.groups;
  return numbered ? { id: numbered["id"]!, spans: spansOf(numbered["text"]!) } : { id: null, spans: spansOf(text) };
}

/** The words of a search; a rule is found if it has all of them. */
export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

export function hasAll(rule: Rule, words: readonly string[]): boolean {
  const text = `${rule.id ?? ""} ${rule.spans.map((span) => span.text).join("")}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** A text cut where the words of a search begin and end; every second piece is a hit. */
export function cutAt(text: string, words: readonly string[]): string[] {
  if (!words.length) return [text];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.split(new RegExp(`(${any})`, "gi"));
}
