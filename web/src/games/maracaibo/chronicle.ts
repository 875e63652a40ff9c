// What the story of a table tells of this game: the events that still count, each with its sentences.
import type { Message, StoryEntry } from "../../generated/house";
import type { Event } from "../../generated/maracaibo";
import { standing } from "../shared/since";

export const eventsOf = (story: readonly StoryEntry[]): Event[] =>
  standing(story).flatMap(({ events }) => (events ?? []) as Event[]);

/** How many sentences the story has for an event (`story.py`). */
function length(event: Event): number {
  if (event.type === "scored") return 1 + event.parts.length;
  return event.type === "fought" ? 1 + event.seats.length : 1;
}

/** The events of an entry, each with its sentences; those of the house come before them. */
export function happenings({ events = [], lines = [] }: StoryEntry): [Event, readonly Message[]][] {
  const all = events as Event[];
  let at = lines.length - all.reduce((sum, event) => sum + length(event), 0);
  return all.map((event) => [event, lines.slice(at, (at += length(event)))]);
}
