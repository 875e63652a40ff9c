// The play areas that there are, each loaded when somebody sits down to it.
import type { Drawing } from "./drawing";

const DRAWINGS: Record<string, () => Promise<{ default: unknown }>> = {
  rum: () => import("./rum"),
  rummi: () => import("./rummikub/rummi"),
  rummikub: () => import("./rummikub"),
};

/** How a title is drawn; a stranger's title, which has no drawing here, is shown as plain facts and can be played too. */
export async function drawing(title: string): Promise<Drawing> {
  const load = DRAWINGS[title] ?? (() => import("./plain"));
  return (await load()).default as Drawing;
}

/** Has it a play area of its own? */
export function isDrawn(title: string): boolean {
  return title in DRAWINGS;
}
