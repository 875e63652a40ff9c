// What can be said of a view without knowing its title: names and values, as the title itself calls them.

/** Fields of every view that the page around it shows in its own way. */
const TOLD_ELSEWHERE = ["type", "seat", "outcome"];

export interface Fact {
  name: string;
  value: unknown;
}

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isList(value);

export const isPlain = (value: unknown): boolean => !isList(value) && !isThing(value);

/** A thing that one line can tell. */
export const isFlat = (value: unknown): boolean => isThing(value) && Object.values(value).every(isPlain);

export function factsOf(thing: unknown): Fact[] {
  if (!isThing(thing)) return [];
  return Object.entries(thing)
    .filter(([name, value]) => !TOLD_ELSEWHERE.includes(name) && value !== null)
    .map(([name, value]) => ({ name: name.replaceAll("_", " "), value }));
}

/** A number that a title keeps for each seat under one of these names. */
export function numberOf(view: unknown, names: readonly string[], seat: number): number | null {
  if (!isThing(view)) return null;
  for (const name of names) {
    const list = view[name];
    const value = isList(list) ? list[seat] : undefined;
    if (typeof value === "number") return value;
  }
  return null;
}

export function roundOf(view: unknown): number {
  if (!isThing(view)) return 0;
  const round = view["round"] ?? view["turn"];
  return typeof round === "number" ? round : 0;
}

/** Facts in one breath, for a screen reader. */
export function told(value: unknown): string {
  if (isList(value)) return value.map(told).join(", ");
  if (isThing(value))
    return factsOf(value)
      .map((fact) => `${fact.name}: ${told(fact.value)}`)
      .join("; ");
  return value === null || value === undefined ? "–" : String(value);
}
