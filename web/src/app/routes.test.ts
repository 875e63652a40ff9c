import { expect, test } from "vitest";
import { routeOf } from "./routes";

test.each([
  ["/", "/", {}],
  ["/join", "/join", {}],
  ["/join/ABCDEF", "/join/{code}", { code: "ABCDEF" }],
  ["/table/x7%20Gh/", "/table/{table}", { table: "x7 Gh" }],
  ["/puzzles/3/today", "/puzzles/{level}/{seed}", { level: "3", seed: "today" }],
])("%s is %s", (path, page, params) => {
  expect(routeOf(path)).toEqual({ page, params });
});

test.each(["/table", "/tables/x", "/about/us"])("%s leads nowhere", (path) => {
  expect(routeOf(path)).toBeNull();
});
