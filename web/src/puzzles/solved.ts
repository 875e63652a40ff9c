// Which puzzles this browser has solved. It is nobody else's business, so the house is not told.

/** How it was solved: alone, or after looking at the solution. */
export type HowSolved = "alone" | "helped";

const KEY = "puzzles";
const MOST = 1_000; // the oldest are forgotten

export const puzzleName = (level: number, seed: string): string => `${level} ${seed}`;

export function recallSolved(storage: Pick<Storage, "getItem"> = localStorage): Map<string, HowSolved> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return new Map(Array.isArray(kept) ? (kept as [string, HowSolved][]) : []);
  } catch {
    return new Map(); // not ours
  }
}

/** A puzzle that was solved alone stays so, also when it is solved with help later. */
export function rememberSolved(
  name: string,
  how: HowSolved,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): Map<string, HowSolved> {
  const solved = recallSolved(storage);
  if (solved.get(name) !== "alone") {
    solved.delete(name);
    solved.set(name, how);
  }
  try {
    storage.setItem(KEY, JSON.stringify([...solved].slice(-MOST)));
  } catch {
    // without storage it lasts as long as the page
  }
  return solved;
}

/** A random seed, short enough to be read out. */
export function anySeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz"; // without those that look like digits

// -- How hard the last one was ----------------------------------------------------------------------------------------------

const LEVEL = "puzzle-level";

export const recallLevel = (): number => Number(localStorage.getItem(LEVEL)) || 1;

export function rememberLevel(level: number): void {
  try {
    localStorage.setItem(LEVEL, String(level));
  } catch {
    // the next one begins at the first level
  }
}
