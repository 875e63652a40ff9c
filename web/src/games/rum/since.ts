// What the sets of others have changed since my last move.
import type { StoryEntry } from "../../generated/house";
import type { Event, Gain } from "../../generated/rum";
import { sinceMyMove } from "../shared/since";

/** A captain as it was before the sets of others. */
export type Before = Pick<Gain, "owner" | "was">;

/** By colour, the captains that others have gained or raised. */
export function changedCaptains(story: readonly StoryEntry[], you: number | null): ReadonlyMap<string, Before> {
  const before = new Map<string, Before>();
  for (const entry of sinceMyMove(story, you))
    for (const { gains } of sets(entry.events ?? []))
      for (const gain of gains) if (!before.has(gain.colour)) before.set(gain.colour, gain);
  return before;
}

/** How many points a seat has more after these events, or less: a captain takes its value along. */
export function pointsChanged(events: readonly unknown[], seat: number): number {
  let points = 0;
  for (const laid of sets(events))
    for (const { owner, was, value } of laid.gains)
      points += (laid.seat === seat ? value : 0) - (owner === seat ? was : 0);
  return points;
}

function sets(events: readonly unknown[]): (Event & { type: "laid" })[] {
  return (events as readonly Event[]).filter((event) => event.type === "laid");
}
