// The raid that points are being spent of, as the story tells it.
import type { StoryEntry } from "../../generated/house";
import { eventsOf } from "./chronicle";

export interface ChosenDie {
  /** None where nothing was rolled (PM-10.7). */
  pips: number | null;
  /** What it had at first. */
  points: number;
}

/** The newest die that was chosen for this treasure and can have so many points left. */
export function chosenDie(story: readonly StoryEntry[], treasure: string, left: number): ChosenDie | null {
  const events = eventsOf(story);
  const at = events.findLastIndex(
    (event) => event.type === "raided" && event.treasure === treasure && event.points >= left,
  );
  const raid = events[at];
  if (raid?.type !== "raided") return null;
  const before = events.slice(0, at).findLast(({ type }) => ["rolled", "raided", "sailed"].includes(type));
  const pips = before?.type === "rolled" ? { gold: before.gold, emerald: before.emerald, pearl: before.pearl } : null;
  return { pips: pips?.[treasure as keyof typeof pips] ?? null, points: raid.points };
}
