// For tests: boards in notation, to be put up and read off again.
import { matched, EMPTY, piecesOn, readMove, writeMove, type Board } from "./board";

/** `table` as a move without its verb, such as "R4 R5 R6 | B3 J O3"; every piece is found again by `find`. */
export function setUp(table: string, rack = ""): Board {
  const sets = table ? readMove(`lay ${table}`)! : [];
  return matched(EMPTY, sets, rack ? rack.split(" ") : []);
}

export const shows = (board: Board): string => writeMove(board).replace(/^lay /, "");

/** The ids of these tiles, the rack's first. */
export function find(board: Board, names: string): Set<string> {
  const left = [...board.rack, ...piecesOn(board)];
  return new Set(
    names.split(" ").map((name) => {
      const at = left.findIndex((piece) => piece.name === name);
      return left.splice(at, 1)[0]!.id;
    }),
  );
}

export const ownOf = (board: Board): Set<string> => new Set(board.rack.map(({ id }) => id));
