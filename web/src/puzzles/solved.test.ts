import { describe, expect, it } from "vitest";
import { anySeed, nameOf, recall, remember } from "./solved";

/** A storage in memory. */
class Drawer {
  constructor(public kept: string | null = null) {}
  getItem = (): string | null => this.kept;
  setItem = (_: string, kept: string): void => {
    this.kept = kept;
  };
}

describe("solved puzzles", () => {
  it("are remembered, alone for ever", () => {
    const storage = new Drawer();
    remember(nameOf(2, "ania"), "helped", storage);
    remember(nameOf(3, "ania"), "alone", storage);
    remember(nameOf(3, "ania"), "helped", storage);
    remember(nameOf(2, "ania"), "alone", storage);
    expect(recall(storage)).toEqual(
      new Map([
        ["3 ania", "alone"],
        ["2 ania", "alone"],
      ]),
    );
  });

  it("are forgotten, the oldest first", () => {
    const storage = new Drawer();
    for (let n = 0; n < 1_003; n++) remember(nameOf(1, String(n)), "alone", storage);
    const solved = recall(storage);
    expect(solved.size).toBe(1_000);
    expect(solved.has("1 2")).toBe(false);
    expect(solved.has("1 3")).toBe(true);
  });

  it.each([null, "nonsense", "{}", "7"])("begin anew where %s is kept", (kept) => {
    expect(recall(new Drawer(kept)).size).toBe(0);
  });

  it("are found by seeds that fit into an address", () => {
    const seeds = Array.from({ length: 50 }, anySeed);
    for (const seed of seeds) expect(seed).toMatch(/^[a-z]{6}$/);
    expect(new Set(seeds).size).toBe(50);
  });
});
