import { describe, expect, it } from "vitest";
import { anySeed, puzzleName, recallSolved, rememberSolved } from "./solved";

/** A storage in memory. */
class MemoryStorage {
  constructor(public kept: string | null = null) {}
  getItem = (): string | null => this.kept;
  setItem = (_: string, kept: string): void => {
    this.kept = kept;
  };
}

describe("solved puzzles", () => {
  it("are remembered, alone for ever", () => {
    const storage = new MemoryStorage();
    rememberSolved(puzzleName(2, "ania"), "helped", storage);
    rememberSolved(puzzleName(3, "ania"), "alone", storage);
    rememberSolved(puzzleName(3, "ania"), "helped", storage);
    rememberSolved(puzzleName(2, "ania"), "alone", storage);
    expect(recallSolved(storage)).toEqual(
      new Map([
        ["3 ania", "alone"],
        ["2 ania", "alone"],
      ]),
    );
  });

  it("are forgotten, the oldest first", () => {
    const storage = new MemoryStorage();
    for (let n = 0; n < 1_003; n++) rememberSolved(puzzleName(1, String(n)), "alone", storage);
    const solved = recallSolved(storage);
    expect(solved.size).toBe(1_000);
    expect(solved.has("1 2")).toBe(false);
    expect(solved.has("1 3")).toBe(true);
  });

  it.each([null, "nonsense", "{}", "7"])("begin anew where %s is kept", (kept) => {
    expect(recallSolved(new MemoryStorage(kept)).size).toBe(0);
  });

  it("are found by seeds that fit into an address", () => {
    const seeds = Array.from({ length: 50 }, anySeed);
    for (const seed of seeds) expect(seed).toMatch(/^[a-z]{6}$/);
    expect(new Set(seeds).size).toBe(50);
  });
});
