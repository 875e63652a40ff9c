// What is new on a table: tiles that came to it, and tiles that changed their set.
import type { SetOnTable } from "../../generated/rummikub";
import { isAmbiguous, piecesOn, type Board, type WantedSet } from "./board";

export type Mark = "fresh" | "moved";
export type Marks = ReadonlyMap<string, Mark>;

export const NO_MARKS: Marks = new Map();

/** How one table became the other; both know the same pieces by the same names. */
export function marks(before: Board, after: Board): Marks {
  const lay = new Map(before.sets.flatMap((set) => set.pieces.map(({ id }) => [id, set.id])));
  const found = new Map<string, Mark>();
  for (const set of after.sets)
    for (const { id } of set.pieces) {
      const from = lay.get(id);
      if (from === undefined) found.set(id, "fresh");
      else if (from !== set.id) found.set(id, "moved");
    }
  return found;
}

/** Where nobody knows the table before: tiles with these names, the last of equal ones, since new sets come last. */
export function marksOf(board: Board, laid: readonly string[]): Marks {
  const left = piecesOn(board).toReversed();
  const found = new Map<string, Mark>();
  for (const name of laid) {
    const at = left.findIndex((piece) => piece.name === name);
    if (at >= 0) found.set(left.splice(at, 1)[0]!.id, "fresh");
  }
  return found;
}

/** The sets of a table, saying what they are only where that is in doubt. */
export function wanted(table: readonly SetOnTable[]): WantedSet[] {
  return table.map(({ kind, tiles }) => ({ kind: isAmbiguous(tiles) ? kind : null, tiles }));
}
