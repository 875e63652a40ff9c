// What others have done since my last move, as the story of the table tells it.
import type { StoryEntry } from "../../generated/house";
import { undone } from "../../connection/story";

/** The records that count: what was taken back has not happened, and the house's own lines aren't part of the game. */
export function standing(story: readonly StoryEntry[]): StoryEntry[] {
  const gone = undone(story);
  return story.filter(({ record }) => record && !gone.has(record));
}

const MOVES = ["deal", "move", "lapse"]; // not who came and went, nor that something was taken back

/** Records behind my last move, the oldest first; all of them for somebody who has not moved yet. Empty for those who only
 * look on: they have seen it all happen. */
export function sinceMyMove(story: readonly StoryEntry[], you: number | null): StoryEntry[] {
  if (you === null) return [];
  const stands = standing(story).filter(({ kind }) => MOVES.includes(kind));
  return stands.slice(stands.findLastIndex(({ seat }) => seat === you) + 1);
}
