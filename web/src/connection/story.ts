// The story of a table, read for what the page needs to know of it.
import type { StoryEntry } from "../generated/house";

/** Records after which the game stands differently; the others tell who came and went. */
const CHANGES = ["deal", "move", "lapse", "back"];

const PRESENCE = ["away", "returned"];

/** The moments that can be looked at, oldest first. */
export function moments(story: readonly StoryEntry[]): number[] {
  return story.flatMap(({ kind, record }) => (isNumber(record) && CHANGES.includes(kind) ? [record] : []));
}

/** Records that were taken back: a later one says that the game went back before them. */
export function undone(story: readonly StoryEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const { record, back } of story) {
    if (!isNumber(record) || !isNumber(back)) continue;
    for (let one = back + 1; one < record; one++) gone.add(one);
  }
  return gone;
}

/** The story as it is read: who was away and is back by now need not be told of again and again. */
export function withoutComingAndGoing(story: readonly StoryEntry[]): StoryEntry[] {
  const back = new Set<number>();
  return story
    .toReversed()
    .filter(({ kind, seat }) => {
      if (!isNumber(seat) || !PRESENCE.includes(kind)) return true;
      if (kind === "returned") back.add(seat);
      return !back.has(seat);
    })
    .toReversed();
}

/** To which record the game would go back if this seat's last move were taken back; null if it has made none. */
export function beforeLastMove(story: readonly StoryEntry[], seat: number): number | null {
  const gone = undone(story);
  const stands = story.filter(({ record }) => isNumber(record) && !gone.has(record));
  const last = stands.findLastIndex((entry) => entry.kind === "move" && entry.seat === seat);
  const before = stands.slice(0, Math.max(0, last)).findLast(({ kind }) => kind !== "back" && CHANGES.includes(kind));
  return before?.record ?? null;
}

/** Whose line this is: who moved, or whom the house's sentence is about. */
export function whose({ seat, lines }: StoryEntry): number | null {
  if (isNumber(seat)) return seat;
  for (const one of lines ?? []) {
    for (const arg of Object.values(one.args ?? {}))
      if (typeof arg === "object" && arg.type === "seat") return arg.seat;
  }
  return null;
}

function isNumber(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}
