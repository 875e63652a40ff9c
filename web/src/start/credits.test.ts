import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { authorOf } from "./credits";

const SOURCES = join(import.meta.dirname, "..");

test("every icon that the client shows has an author on the page about it", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const icons = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), "utf-8");
    return [...text.matchAll(/"~icons\/game-icons\/([a-z0-9-]+)"/g)].map((found) => found[1]!);
  });
  expect(icons).toContain("galleon");
  expect([...new Set(icons)].filter((icon) => !authorOf(icon))).toEqual([]);
});
