// A turn in preparation: the table as it was, and step by step what has been done to it. Nobody else sees it, and
// nothing here knows the rules. A workbench is a value: every change makes a new one.
import { arranged, piecesOn, readMove, writeMove, writeSet, type Board, type Piece, type WantedSet } from "./board";

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

// -- On another table -------------------------------------------------------------------------------------------------

/** What was planned on one table, on the table that has come of it. */
export interface Rebased {
  bench: Workbench;
  /** Planned sets that do not fit any more: their tiles are on the rack again. */
  dropped: readonly string[];
}

/**
 * A kept plan on the board of now. What was changed together stays together: it still fits if all the sets that it was
 * made of lie there as before, and the rest of its tiles is on the rack.
 */
export function rebased(board: Board, text: string | null): Rebased {
  const fresh: Rebased = { bench: begun(board), dropped: [] };
  const kept = read(text);
  if (!kept) return fresh;
  const same = restored(board, text);
  if (canUndo(same) || canRedo(same)) return { bench: same, dropped: [] };
  const [was, planned] = [setsOf(kept.start), setsOf(kept.moves[kept.at] ?? kept.start)];
  const table = board.sets.map(writeSet);
  const rack = board.rack.map(({ name }) => name);
  const dropped: string[] = [];
  for (const { from, to } of changesBetween(was, planned)) {
    const own = without(to.flatMap(tilesOf), from.flatMap(tilesOf));
    const [tableLeft, rackLeft] = [without(table, from), own && without(rack, own)];
    if (!tableLeft || !rackLeft) dropped.push(...to);
    else {
      table.splice(0, table.length, ...tableLeft, ...to);
      rack.splice(0, rack.length, ...rackLeft);
    }
  }
  const next = arranged(board, readMove(`lay ${table.join(" | ")}`) ?? []);
  const differs = next !== null && writeMove(next) !== writeMove(board);
  return { bench: differs ? changed(fresh.bench, next) : fresh.bench, dropped };
}

const setsOf = (move: string): string[] => (readMove(move) ?? []).map(written);
const written = ({ kind, tiles }: WantedSet): string => (kind ? `${kind}: ` : "") + tiles.join(" ");
const tilesOf = (set: string): string[] => set.replace(/^\w+: /, "").split(" ");

/** A list without these; null if some of them are not in it. */
function without(all: readonly string[], some: readonly string[]): string[] | null {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

interface Change {
  from: string[];
  to: string[];
}

/** Sets that differ between two tables, those with a tile in common together. */
function changesBetween(was: readonly string[], now: readonly string[]): Change[] {
  const to = [...now];
  const from = was.filter((set) => {
    const at = to.indexOf(set);
    if (at >= 0) to.splice(at, 1);
    return at < 0;
  });
  let changes: Change[] = [];
  const add = (set: string, side: keyof Change): void => {
    const tiles = tilesOf(set);
    const touches = ({ from, to }: Change): boolean =>
      [...from, ...to].flatMap(tilesOf).some((one) => tiles.includes(one));
    const joined = changes.filter(touches);
    const one: Change = { from: joined.flatMap((change) => change.from), to: joined.flatMap((change) => change.to) };
    one[side].push(set);
    changes = [...changes.filter((change) => !joined.includes(change)), one];
  };
  for (const set of from) add(set, "from");
  for (const set of to) add(set, "to");
  return changes;
}
