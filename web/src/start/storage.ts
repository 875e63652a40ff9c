// What the browser keeps for the next visit. Where it keeps nothing, nothing is lost but a habit.

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // a hand has written something else there
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // it is forgotten with the tab
  }
}
