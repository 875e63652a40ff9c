// Which page an address leads to. The addresses are the house's own, which answers any other one with 404.
import { PAGES } from "../../schema/constants";

/** A page by the pattern of its address, such as `/table/{table}`. */
export type Page = keyof typeof PAGES;

type Filled<Pattern extends string> = Pattern extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Pattern;

/** An address of a page, such as `/table/x7Gh`, and maybe a place on it. */
export type Address = Filled<Page> | `${Filled<Page>}#${string}`;

export interface Route {
  page: Page;
  /** What the address says, by the names in its pattern. */
  params: Record<string, string>;
}

/** Null if there is no such page. */
export function routeOf(path: string): Route | null {
  for (const page of Object.keys(PAGES) as Page[]) {
    const params = paramsOf(parts(page), parts(path));
    if (params) return { page, params };
  }
  return null;
}

const parts = (path: string): string[] => path.split("/").filter((part) => part !== "");

function paramsOf(pattern: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (pattern.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name) params[name] = decodeURIComponent(given[at]!);
    else if (part !== given[at]) return null;
  }
  return params;
}
