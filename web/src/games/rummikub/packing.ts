// Where the sets lie on the table: as large as there is room for, packed in rows, and each at its place as long as it can
// be, so that nothing jumps while somebody works on one of them.

/** A set by its size. */
export interface Lot {
  readonly id: string;
  /** How many tiles wide it is; a hole counts as a part of one. */
  readonly tiles: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** How tall a tile is, by its width. */
  readonly ratio: number;
}

export interface Spot {
  readonly row: number;
  readonly left: number;
  readonly width: number;
  /** More than one where the set is longer than the table is wide. */
  readonly rows: number;
}

/** What follows from the width of a tile, in pixels. */
export interface Measures {
  readonly tile: number;
  /** Between two tiles of a set. */
  readonly gap: number;
  /** Around the tiles of a set. */
  readonly pad: number;
  /** Below them, for what is said of the set. */
  readonly foot: number;
  readonly rowHeight: number;
}

export interface Packing extends Measures {
  readonly room: Room;
  readonly spots: ReadonlyMap<string, Spot>;
  /** Of all rows, which may be more than the room has. */
  readonly height: number;
}

const LEAST = 32; // the smallest tile that can be read, and hit with a finger
const LARGEST = 180;
const SHARE = 0.052; // of the width, for one tile of a table that is nearly empty
const APART = 6; // between two sets
const FOOT = 24;
/** Room that is left for a new set, when all of them are put anew. */
const SPARE: Lot = { id: "", tiles: 4 };

export function measures(tile: number, ratio: number): Measures {
  const gap = Math.max(2, Math.round(tile * 0.05));
  const pad = Math.max(4, Math.round(tile * 0.12));
  const foot = Math.max(FOOT, Math.round(tile * 0.42));
  return { tile, gap, pad, foot, rowHeight: Math.ceil(pad + tile * ratio + 3 + foot) };
}

/**
 * The sets as they lay in `before`, with those that are new or have grown where there is room for them. If there is none,
 * all are put anew, with smaller tiles; but never while somebody is at work (`still`): then there are more rows.
 */
export function pack(lots: readonly Lot[], room: Room, before: Packing | null, still: boolean): Packing {
  const kept = before && lots.length > 0 && sameRoom(before.room, room) ? before : null;
  if (kept) {
    const packing = put(lots, room, kept, kept.spots);
    if (still || packing.height <= room.height) return packing;
  }
  const byLength = lots.toSorted((one, other) => other.tiles - one.tiles); // short ones fill the rest of a row
  const largest = Math.round(Math.min(LARGEST, Math.max(LEAST + 8, room.width * SHARE)));
  for (let tile = largest; tile > LEAST; tile--) {
    const sizes = measures(tile, room.ratio);
    if (put([...byLength, SPARE], room, sizes).height <= room.height) return put(byLength, room, sizes);
  }
  return put(byLength, room, measures(LEAST, room.ratio));
}

function put(
  lots: readonly Lot[],
  room: Room,
  sizes: Measures,
  before: ReadonlyMap<string, Spot> = new Map(),
): Packing {
  const { tile, gap, pad, foot, rowHeight } = sizes;
  const rows = new Rows(room.width);
  const spots = new Map<string, Spot>();
  const wide = ({ tiles }: Lot): number => Math.ceil(tiles * tile + (Math.ceil(tiles) - 1) * gap + 2 * pad);
  const linesOf = (lot: Lot): number => {
    const inALine = Math.max(1, Math.floor((room.width - 2 * pad + gap) / (tile + gap)));
    return Math.ceil(lot.tiles / inALine);
  };
  const sized = lots.map((lot) => {
    const lines = wide(lot) > room.width ? linesOf(lot) : 1;
    return { lot, width: lines > 1 ? room.width : wide(lot), rows: lines };
  });
  const place = ({ lot, width, rows: many }: (typeof sized)[number], at: { row: number; left: number }): void => {
    rows.take(at.row, at.left, width, many);
    spots.set(lot.id, { ...at, width, rows: many });
  };

  // What has not grown has the first right to its place, then what still fits where it was.
  const lying = sized.filter(({ lot }) => before.has(lot.id));
  const hasGrown = ({ lot, width }: (typeof sized)[number]): boolean => width > before.get(lot.id)!.width;
  for (const one of [...lying.filter((set) => !hasGrown(set)), ...lying.filter(hasGrown)]) {
    const { row, left } = before.get(one.lot.id)!;
    if (rows.isFree(row, left, one.width, one.rows)) place(one, { row, left });
  }
  for (const one of sized) if (!spots.has(one.lot.id)) place(one, rows.find(one.width, one.rows));
  return { tile, gap, pad, foot, rowHeight, room, spots, height: rows.count * (rowHeight + APART) - APART };
}

/** Which parts of the rows are taken. */
class Rows {
  #taken: { from: number; to: number }[][] = [];

  constructor(readonly width: number) {}

  get count(): number {
    return this.#taken.length;
  }

  isFree(row: number, left: number, width: number, rows: number): boolean {
    if (left + width > this.width && left > 0) return false;
    const [from, to] = [left - APART, left + width + APART];
    return this.#lines(row, rows).every((line) => line.every((one) => one.to <= from || one.from >= to));
  }

  take(row: number, left: number, width: number, rows: number): void {
    while (this.#taken.length < row + rows) this.#taken.push([]);
    for (const line of this.#lines(row, rows)) line.push({ from: left, to: left + width });
  }

  /** The first place from the top left that is wide enough. */
  find(width: number, rows: number): { row: number; left: number } {
    for (let row = 0; ; row++) {
      const ends = this.#lines(row, rows).flatMap((line) => line.map(({ to }) => to + APART));
      const left = [0, ...ends].toSorted((one, other) => one - other).find((at) => this.isFree(row, at, width, rows));
      if (left !== undefined) return { row, left };
    }
  }

  #lines(row: number, rows: number): { from: number; to: number }[][] {
    return Array.from({ length: rows }, (_, more) => this.#taken[row + more] ?? []);
  }
}

const sameRoom = (one: Room, other: Room): boolean =>
  one.width === other.width && one.height === other.height && one.ratio === other.ratio;

/** Where a row begins. */
export const topOf = ({ rowHeight }: Measures, row: number): number => row * (rowHeight + APART);
