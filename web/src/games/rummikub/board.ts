// What lies on the table and on the rack, piece by piece. Equal tiles cannot be told apart by the rules, but the page
// gives each a name of its own, so that it can be chosen, moved and followed by the eye from one table to the next.

export type Kind = "run" | "group";

export interface Piece {
  readonly id: string;
  /** In notation. */
  readonly name: string;
}

/** Pieces that lie together, a set or not. */
export interface TileSet {
  readonly id: string;
  /** What its owner has said it is, where both would fit; null leaves it to the house. */
  readonly kind: Kind | null;
  readonly pieces: readonly Piece[];
}

export interface Board {
  readonly sets: readonly TileSet[];
  readonly rack: readonly Piece[];
}

/** Tiles that are to lie together, by their names. */
export interface WantedSet {
  readonly kind: Kind | null;
  readonly tiles: readonly string[];
}

export const EMPTY: Board = { sets: [], rack: [] };

const counter = /\d+$/;
const numberOf = (id: string): number => Number(counter.exec(id)?.[0] ?? 0);

/** A name that no set of these has. */
export function freshSet(sets: readonly TileSet[]): string {
  return `s${1 + Math.max(0, ...sets.map(({ id }) => numberOf(id)))}`;
}

export const piecesOn = (board: Board): Piece[] => board.sets.flatMap(({ pieces }) => [...pieces]);

export const isOnTable = (board: Board, id: string): boolean => piecesOn(board).some((piece) => piece.id === id);

/** The board that shows these sets and this rack, where every piece that can be the same one as before is. */
export function matched(before: Board, table: readonly WantedSet[], rack: readonly string[]): Board {
  const matcher = new PieceMatcher(before);
  const held = matcher.held(rack); // first of all: what others lay has not come from here
  const sets = matcher.sets(table);
  return { sets, rack: matcher.rack(rack, held) };
}

/** The same pieces put together like this; null if a tile of the table would be missing, or one is not there at all. */
export function arranged(start: Board, table: readonly WantedSet[]): Board | null {
  const matcher = new PieceMatcher(start);
  const sets = matcher.sets(table);
  return matcher.made || matcher.leftOnTable ? null : { sets, rack: matcher.leftOnRack };
}

class PieceMatcher {
  /** Pieces that did not exist before. */
  made = 0;

  #onTable: { set: TileSet; left: Piece[] }[];
  #onRack: Piece[];
  #last: number;
  #takenSets = new Set<string>();

  constructor(before: Board) {
    this.#onTable = before.sets.map((set) => ({ set, left: [...set.pieces] }));
    this.#onRack = [...before.rack];
    const everything = [...piecesOn(before), ...before.rack];
    this.#last = Math.max(0, ...everything.map(({ id }) => numberOf(id)));
  }

  get leftOnTable(): number {
    return this.#onTable.reduce((sum, { left }) => sum + left.length, 0);
  }

  get leftOnRack(): Piece[] {
    return this.#onRack;
  }

  sets(table: readonly WantedSet[]): TileSet[] {
    const found = table.map(({ tiles }) => tiles.map((): Piece | null => null));
    const ids = table.map((): string | null => null);
    for (const { at, from, whole } of this.#pairs(table)) {
      const source = this.#onTable[from]!;
      const places = found[at]!;
      let any = false;
      table[at]!.tiles.forEach((name, place) => {
        if (places[place]) return;
        const piece = takeOut(source.left, name);
        if (piece) places[place] = piece;
        any ||= piece !== null;
      });
      if (any && ids[at] === null && (whole || !this.#takenSets.has(source.set.id))) {
        ids[at] = source.set.id;
        this.#takenSets.add(source.set.id);
      }
    }
    const sets: TileSet[] = [];
    table.forEach(({ kind, tiles }, at) => {
      const pieces = tiles.map((name, place) => found[at]![place] ?? this.#take(name));
      const known = [...this.#onTable.map(({ set }) => set), ...sets];
      sets.push({ id: ids[at] ?? freshSet(known), kind, pieces });
    });
    return sets;
  }

  /** Pieces that stay on the rack. */
  held(names: readonly string[]): (Piece | null)[] {
    return names.map((name) => takeOut(this.#onRack, name));
  }

  rack(names: readonly string[], held: readonly (Piece | null)[]): Piece[] {
    return names.map((name, at) => held[at] ?? this.#take(name));
  }

  /** Which set becomes which, those with most in common first. */
  #pairs(table: readonly WantedSet[]): { at: number; from: number; whole: boolean }[] {
    const pairs = table.flatMap(({ tiles }, at) =>
      this.#onTable.map(({ set }, from) => ({ at, from, common: common(tiles, namesOf(set)), set })),
    );
    return pairs
      .filter(({ common }) => common > 0)
      .map(({ at, from, common, set }) => {
        const whole = common === set.pieces.length && common === table[at]!.tiles.length;
        return { at, from, whole, rank: common + (whole ? 100 : 0) };
      })
      .toSorted((one, other) => other.rank - one.rank || Math.abs(one.at - one.from) - Math.abs(other.at - other.from));
  }

  #take(name: string): Piece {
    for (const { left } of this.#onTable) {
      const piece = takeOut(left, name);
      if (piece) return piece;
    }
    const held = takeOut(this.#onRack, name);
    if (held) return held;
    this.made += 1;
    this.#last += 1;
    return { id: `p${this.#last}`, name };
  }
}

const namesOf = (set: TileSet): string[] => set.pieces.map(({ name }) => name);

function takeOut(pieces: Piece[], name: string): Piece | null {
  const at = pieces.findIndex((piece) => piece.name === name);
  return at < 0 ? null : pieces.splice(at, 1)[0]!;
}

/** How many tiles two lists share. */
export function common(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return one.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

// -- In writing -------------------------------------------------------------------------------------------------------

/** Would these tiles be a run and a group alike? Only then does anybody have to say which (RK-2.5). */
export function isAmbiguous(tiles: readonly string[]): boolean {
  return tiles.length > 2 && tiles.filter((name) => name !== "J").length === 1;
}

export function writeSet({ kind, pieces }: TileSet): string {
  const tiles = pieces.map(({ name }) => name);
  return (kind && isAmbiguous(tiles) ? `${kind}: ` : "") + tiles.join(" ");
}

/** The whole table as a move. A table without a set cannot be written: whoever leaves it so has laid nothing. */
export function writeMove({ sets }: Board): string {
  return sets.length ? `lay ${sets.map(writeSet).join(" | ")}` : "draw";
}

/** The sets of a move; null if it lays nothing. */
export function readMove(move: string): WantedSet[] | null {
  if (!move.startsWith("lay ")) return null;
  return move
    .slice(4)
    .split("|")
    .map((text) => {
      const [, kind, tiles = ""] = /^\s*(?:(run|group):)?(.*)$/.exec(text) ?? [];
      return { kind: (kind as Kind | undefined) ?? null, tiles: tiles.trim().split(/\s+/) };
    });
}
