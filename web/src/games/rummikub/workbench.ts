// A turn in preparation: the table as it was, and step by step what has been done to it. Nobody else sees it, and
// nothing here knows the rules. A workbench is a value: every change makes a new one.
import { arranged, piecesOn, readMove, writeMove, type Board, type Piece } from "./board";

export interface Workbench {
  /** The first one is the table at the start of the turn. */
  readonly boards: readonly Board[];
  readonly at: number;
}

export const begun = (board: Board): Workbench => ({ boards: [board], at: 0 });

export const start = ({ boards }: Workbench): Board => boards[0]!;
export const now = ({ boards, at }: Workbench): Board => boards[at]!;

/** One more step; what had been undone is forgotten. */
export function changed(bench: Workbench, board: Board): Workbench {
  if (board === now(bench)) return bench;
  const boards = [...bench.boards.slice(0, bench.at + 1), board];
  return { boards, at: boards.length - 1 };
}

export const canUndo = ({ at }: Workbench): boolean => at > 0;
export const canRedo = ({ boards, at }: Workbench): boolean => at < boards.length - 1;
export const undone = (bench: Workbench): Workbench => (canUndo(bench) ? { ...bench, at: bench.at - 1 } : bench);
export const redone = (bench: Workbench): Workbench => (canRedo(bench) ? { ...bench, at: bench.at + 1 } : bench);

/** As the turn began. That is a step too: whoever resets by mistake can undo it. */
export const reset = (bench: Workbench): Workbench => changed(bench, start(bench));

export const isTouched = (bench: Workbench): boolean => writeMove(now(bench)) !== writeMove(start(bench));

/** The pieces of the rack, wherever they lie now. */
export const own = (bench: Workbench): ReadonlySet<string> => new Set(start(bench).rack.map(({ id }) => id));

/** Pieces of the rack that lie on the table. */
export function laid(bench: Workbench): Piece[] {
  const mine = own(bench);
  return piecesOn(now(bench)).filter(({ id }) => mine.has(id));
}

/** The table that a move in notation leaves; the same bench if the move is none for it. */
export function become(bench: Workbench, move: string): Workbench {
  const sets = readMove(move);
  const board = sets && arranged(start(bench), sets);
  return board ? changed(bench, board) : bench;
}

// -- Over a reload ----------------------------------------------------------------------------------------------------

interface Saved {
  start: string;
  rack: string;
  moves: string[];
  at: number;
}

/** To be kept: tables in notation, since the names of pieces do not outlive the page. */
export function saved(bench: Workbench): string {
  const kept: Saved = { ...signs(start(bench)), moves: bench.boards.map(writeMove), at: bench.at };
  return JSON.stringify(kept);
}

/** What was kept, if it began at this very board. */
export function restored(board: Board, text: string | null): Workbench {
  const fresh = begun(board);
  const kept = read(text);
  if (!kept || kept.start !== signs(board).start || kept.rack !== signs(board).rack) return fresh;
  const boards = kept.moves.map((move) => arranged(board, readMove(move) ?? []));
  return boards.every((one) => one !== null) && boards[kept.at] ? { boards: boards as Board[], at: kept.at } : fresh;
}

function read(text: string | null): Saved | null {
  try {
    return JSON.parse(text ?? "null") as Saved | null;
  } catch {
    return null; // this page has not written it
  }
}

function signs(board: Board): Pick<Saved, "start" | "rack"> {
  const rack = board.rack.map(({ name }) => name).toSorted();
  return { start: writeMove(board), rack: rack.join(" ") };
}
