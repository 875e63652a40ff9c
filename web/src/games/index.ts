// The play areas that there are, each loaded when somebody sits down to it.
import type { Component } from "svelte";
import type { PuzzleDrawing } from "../puzzles/puzzle.svelte";
import type { Drawing, RulesDrawing } from "./drawing";

/** In the order in which they are offered: the quickest to learn comes first. */
const DRAWINGS: Record<string, () => Promise<{ default: unknown }>> = {
  rum: () => import("./rum"),
  rummikub: () => import("./rummikub"),
  rummi: () => import("./rummi"),
  maracaibo: () => import("./maracaibo"),
};

const PUZZLES: Record<string, () => Promise<{ default: unknown }>> = {
  rummikub: () => import("./rummikub/puzzle"),
};

/** What is in a title's box, to leaf through. */
const BOXES: Record<string, () => Promise<{ default: Component }>> = {
  maracaibo: () => import("./maracaibo/BoxBook.svelte"),
};

const RULES: Record<string, () => Promise<{ default: RulesDrawing }>> = {
  rum: () => import("./rum/rules"),
  rummikub: () => import("./rummikub/rules"),
  rummi: () => import("./rummi/rules"),
  maracaibo: () => import("./maracaibo/rules"),
};

/** As plain facts, whatever it is. */
export async function plainDrawing(): Promise<Drawing> {
  return (await import("./plain")).default;
}

/** How a title is drawn; a stranger's title, which has no drawing here, is shown as plain facts and can be played too. */
export async function drawing(title: string): Promise<Drawing> {
  const load = DRAWINGS[title];
  return load ? ((await load()).default as Drawing) : plainDrawing();
}

/** How the puzzles of a title are drawn. */
export async function puzzleDrawing(title: string): Promise<PuzzleDrawing> {
  const load = PUZZLES[title];
  if (!load) throw new Error(`no puzzles of ${title} are drawn here`);
  return (await load()).default as PuzzleDrawing;
}

export const hasBox = (title: string): boolean => title in BOXES;

/** Null where the components are not drawn. */
export async function boxDrawing(title: string): Promise<Component | null> {
  return (await BOXES[title]?.())?.default ?? null;
}

/** Titles whose icons need a list of what they mean. */
const LEGENDS = ["maracaibo"];

export const hasLegend = (title: string): boolean => LEGENDS.includes(title);

/** Null where the rules are words alone, also because their drawing cannot be loaded: the words are enough. */
export async function rulesDrawing(title: string): Promise<RulesDrawing | null> {
  try {
    return (await RULES[title]?.())?.default ?? null;
  } catch {
    return null;
  }
}

/** Which place it has among the titles that are offered; those without a play area of their own come last. */
export function placeOf(title: string): number {
  const place = Object.keys(DRAWINGS).indexOf(title);
  return place < 0 ? Infinity : place;
}
