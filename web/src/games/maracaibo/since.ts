// What has happened since my last turn, in blocks: one for each turn of somebody else.
import { nameOf } from "../../app/texts.svelte";
import type { Message, StoryEntry } from "../../generated/house";

export interface Told {
  /** Whose turn begins here. */
  heading: string | null;
  lines: readonly Message[];
}

const MOST = 60; // lines; what is older is in the story

/** Entries of the game behind the last one of my own, the oldest first. */
export function sinceMyTurn(story: readonly StoryEntry[], you: number | null): Told[] {
  const told: Told[] = [];
  let before: number | null | undefined;
  const from = you === null ? -1 : story.findLastIndex((entry) => entry.record && entry.seat === you);
  for (const { lines, record, seat } of story.slice(from < 0 ? -MOST : from + 1).slice(-MOST)) {
    if (!record || !lines?.length) continue;
    const heading = seat !== undefined && seat !== null && seat !== before ? nameOf(seat) : null;
    before = seat;
    told.push({ heading, lines });
  }
  return told;
}
