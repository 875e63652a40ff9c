// The play areas that there are, each loaded when somebody sits down to it.
import type { PuzzleDrawing } from "../puzzles/puzzle.svelte";
import type { Drawing } from "./drawing";

const DRAWINGS: Record<string, () => Promise<{ default: unknown }>> = {
  maracaibo: () => import("./maracaibo"),
  rum: () => import("./rum"),
  rummi: () => import("./rummikub/rummi"),
  rummikub: () => import("./rummikub"),
};

const PUZZLES: Record<string, () => Promise<{ default: unknown }>> = {
  rummikub: () => import("./rummikub/puzzle"),
};

/** How a title is drawn; a stranger's title, which has no drawing here, is shown as plain facts and can be played too. */
export async function drawing(title: string): Promise<Drawing> {
  const load = DRAWINGS[title] ?? (() => import("./plain"));
  return (await load()).default as Drawing;
}

/** How the puzzles of a title are drawn. */
export async function puzzleDrawing(title: string): Promise<PuzzleDrawing> {
  const load = PUZZLES[title];
  if (!load) throw new Error(`no puzzles of ${title} are drawn here`);
  return (await load()).default as PuzzleDrawing;
}

/** Has it a play area of its own? */
export function isDrawn(title: string): boolean {
  return title in DRAWINGS;
}
