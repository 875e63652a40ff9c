// Where a piece goes when somebody puts it down. Nothing here says what is allowed: runs are kept in the order of their
// numbers, a run into which an equal number is put falls apart in two, and a number takes the place of a joker that
// stands for it. A joker of the table is then free, to be used elsewhere; one that was laid in this turn stays in the
// set, or goes back to the rack where there is no place for it. What the result is worth the house says.
import type { Colour } from "../shared/colours";
import { freshSet, isAmbiguous, type Board, type Piece, type TileSet } from "./board";
import { faceOf, HIGHEST, JOKER, type Face } from "./tiles";

export type Target =
  | { to: "rack" }
  | { to: "new" }
  /** `at` is a gap of the set, from 0 in front of the first piece; `onto` the piece that was pointed at. */
  | { to: "set"; set: string; at?: number; onto?: string };

const SHORTEST = 3; // tiles of a set
const WORTH_SPLITTING = 3; // so many pieces on both sides of a hole are better off as two runs

/** The board after these pieces have been put there. Only pieces that came from the rack go back to it. */
export function put(board: Board, ids: ReadonlySet<string>, target: Target, own: ReadonlySet<string>): Board {
  const moving = [...board.sets.flatMap(({ pieces }) => [...pieces]), ...board.rack].filter(({ id }) => ids.has(id));
  if (target.to === "rack") {
    const back = moving.filter(({ id }) => own.has(id) && !board.rack.some((piece) => piece.id === id));
    if (!back.length) return board;
    const without = taken(board, new Set(back.map(({ id }) => id)), null);
    return { sets: without.sets, rack: [...without.rack, ...back] };
  }
  if (!moving.length) return board;
  if (target.to === "new") {
    const without = taken(board, ids, null);
    return { ...without, sets: [...without.sets, newSet(without.sets, linedUp(moving))] };
  }
  const goal = board.sets.find(({ id }) => id === target.set);
  if (!goal || goal.pieces.every(({ id }) => ids.has(id))) return board;
  const before = goal.pieces.slice(0, target.at ?? 0).filter(({ id }) => ids.has(id)).length;
  const at = target.at === undefined ? undefined : target.at - before;
  const without = taken(board, ids, goal.id);
  const whole = without.sets.find(({ id }) => id === goal.id)!;
  const { sets, loose } = joined(without.sets, whole, moving, at, target.onto, own);
  const freed = loose.filter(({ id }) => !own.has(id));
  if (freed.length) sets.push(newSet([...without.sets, ...sets], freed));
  return {
    sets: without.sets.flatMap((set) => (set.id === goal.id ? sets : [set])),
    rack: [...without.rack, ...loose.filter(({ id }) => own.has(id))],
  };
}

/** A run in two, at one of its gaps. */
export function split(board: Board, id: string, at: number): Board {
  return {
    ...board,
    sets: board.sets.flatMap((set) => {
      if (set.id !== id || at <= 0 || at >= set.pieces.length) return [set];
      return parted(board.sets, set, [set.pieces.slice(0, at), set.pieces.slice(at)]);
    }),
  };
}

/** What its owner says an ambiguous set is. */
export function named(board: Board, id: string, kind: TileSet["kind"]): Board {
  return { ...board, sets: board.sets.map((set) => (set.id === id ? { ...set, kind } : set)) };
}

// -- What lies there --------------------------------------------------------------------------------------------------

/** The colour of a run, as far as these pieces can be one. */
function runColour(pieces: readonly Piece[]): Colour | null {
  const faces = facesOf(pieces);
  const [first] = faces;
  return first && faces.every(({ colour }) => colour === first.colour) ? first.colour : null;
}

const facesOf = (pieces: readonly Piece[]): Face[] =>
  pieces.flatMap(({ name }) => {
    const face = faceOf(name);
    return face ? [face] : [];
  });

const isGroup = (pieces: readonly Piece[]): boolean => {
  const faces = facesOf(pieces);
  return faces.length > 1 && faces.every(({ number }) => number === faces[0]!.number);
};

/** The number of every place of a run, jokers too; null if they are not in rising order or no run at all. */
export function places(pieces: readonly Piece[]): number[] | null {
  if (runColour(pieces) === null) return null;
  const found = pieces.map(({ name }) => faceOf(name)?.number ?? null);
  const first = found.findIndex((number) => number !== null);
  const numbers: number[] = [];
  for (const [at, number] of found.entries()) {
    const expected = at <= first ? found[first]! - (first - at) : numbers[at - 1]! + 1;
    if (number !== null && number < expected) return null;
    numbers.push(number ?? expected);
  }
  return numbers;
}

/** What every joker of a set stands for, by its id: in a run the tile of its place. */
export function standsFor(set: TileSet, kind: TileSet["kind"]): Map<string, Face> {
  const colour = runColour(set.pieces);
  const numbers = kind === "group" || isGroup(set.pieces) ? null : places(set.pieces);
  const found = new Map<string, Face>();
  if (colour && numbers && set.pieces.length > 1)
    set.pieces.forEach(({ id, name }, at) => {
      if (name === JOKER) found.set(id, { colour, number: numbers[at]! });
    });
  return found;
}

/** Gaps of a run where numbers are missing: in front of which piece, and how many. */
export function holes(pieces: readonly Piece[]): { at: number; missing: number }[] {
  const numbers = isGroup(pieces) ? null : places(pieces);
  return (numbers ?? []).flatMap((number, at) => {
    const missing = at ? number - numbers![at - 1]! - 1 : 0;
    return missing > 0 ? [{ at, missing }] : [];
  });
}

// -- Taking and joining -----------------------------------------------------------------------------------------------

/** The board without these pieces. A run that is left with a hole becomes two, if both are worth it. */
function taken(board: Board, ids: ReadonlySet<string>, whole: string | null): Board {
  const stays = ({ id }: Piece): boolean => !ids.has(id);
  const sets: TileSet[] = [];
  for (const set of board.sets) {
    const pieces = set.pieces.filter(stays);
    if (pieces.length === set.pieces.length) sets.push(set);
    else if (pieces.length && set.id === whole) sets.push({ ...set, pieces });
    else if (pieces.length) sets.push(...parted([...board.sets, ...sets], stillGroup(set, pieces), runsOf(set, stays)));
  }
  return { sets, rack: board.rack.filter(stays) };
}

/** A group that is left with one number and jokers goes on being a group. */
function stillGroup(set: TileSet, left: readonly Piece[]): TileSet {
  return isGroup(set.pieces) && isAmbiguous(left.map(({ name }) => name)) ? { ...set, kind: "group" } : set;
}

function runsOf(set: TileSet, stays: (piece: Piece) => boolean): Piece[][] {
  const left = set.pieces.filter(stays);
  const numbers = set.kind === "group" || isGroup(set.pieces) ? null : places(set.pieces);
  if (!numbers) return [left];
  const parts: Piece[][] = [[]];
  for (const piece of set.pieces) {
    if (stays(piece)) parts.at(-1)!.push(piece);
    else if (parts.at(-1)!.length) parts.push([]);
  }
  const runs = parts.filter((part) => part.length);
  return runs.length > 1 && runs.every((run) => run.length >= WORTH_SPLITTING) ? runs : [left];
}

/** A set as several; the first keeps its name. */
function parted(known: readonly TileSet[], set: TileSet, parts: readonly (readonly Piece[])[]): TileSet[] {
  const made: TileSet[] = [];
  for (const pieces of parts) {
    if (!pieces.length) continue;
    if (!made.length) made.push({ id: set.id, kind: parts.length > 1 ? null : set.kind, pieces });
    else made.push(newSet([...known, ...made], pieces));
  }
  return made;
}

const newSet = (known: readonly TileSet[], pieces: readonly Piece[]): TileSet => ({
  id: freshSet(known),
  kind: null,
  pieces,
});

/** Pieces of a new set in their order: numbers rising, a joker where one is missing, else at the end. */
function linedUp(pieces: readonly Piece[]): Piece[] {
  const numbers = pieces.filter(({ name }) => name !== JOKER);
  const jokers = pieces.filter(({ name }) => name === JOKER);
  if (runColour(numbers) === null || isGroup(numbers)) return [...numbers, ...jokers];
  return withJokers(rising(numbers), jokers);
}

const rising = (pieces: readonly Piece[]): Piece[] =>
  pieces.toSorted((one, other) => faceOf(one.name)!.number - faceOf(other.name)!.number);

/** Jokers in the holes of a run; what is left over at its end, or in front where it cannot go on. */
function withJokers(run: readonly Piece[], jokers: readonly Piece[]): Piece[] {
  let pieces = [...run];
  for (const joker of jokers) {
    const hole = holes(pieces)[0];
    const numbers = places(pieces);
    const end = numbers && numbers.at(-1)! >= HIGHEST && numbers[0]! > 1 ? 0 : pieces.length;
    pieces = pieces.toSpliced(hole?.at ?? end, 0, joker);
  }
  return pieces;
}

interface Joined {
  sets: TileSet[];
  /** Jokers that have lost their place. */
  loose: Piece[];
}

/** A set and what has been put to it: one set, or two where it was split. */
function joined(
  known: readonly TileSet[],
  set: TileSet,
  moving: readonly Piece[],
  at: number | undefined,
  onto: string | undefined,
  own: ReadonlySet<string>,
): Joined {
  const [only] = moving;
  const pointedAt = set.pieces.find(({ id }) => id === onto);
  const isFreed = pointedAt?.name === JOKER && !own.has(pointedAt.id);
  if (moving.length === 1 && isFreed && isStoodFor(set, pointedAt, only!)) return replaced(set, pointedAt, only!);
  const together = [...set.pieces, ...moving];
  const numbers = moving.filter(({ name }) => name !== JOKER);
  const jokers = moving.filter(({ name }) => name === JOKER);
  if (set.kind !== "group" && runColour(together) !== null && places(set.pieces) !== null && !isGroup(together))
    return joinedRun(known, set, rising(numbers), jokers, at, own);
  const joker = set.pieces.find(({ name }) => name === JOKER);
  if (
    isGroup(together) &&
    moving.length === 1 &&
    set.pieces.length === 4 &&
    joker &&
    only !== undefined &&
    numbers.length
  )
    return replaced(set, joker, only);
  const where = at ?? set.pieces.length;
  return { sets: [{ ...set, pieces: set.pieces.toSpliced(where, 0, ...moving) }], loose: [] };
}

/** Does this joker stand for that tile: in a run the one of its place, in a group any of its number? Before the set is
 * long enough it stands for nothing: whoever builds one may point at any of its tiles. */
function isStoodFor(set: TileSet, joker: Piece, { name }: Piece): boolean {
  const face = faceOf(name);
  const there = facesOf(set.pieces);
  if (!face || !there.length || set.pieces.length < SHORTEST) return false;
  const place = standsFor(set, set.kind).get(joker.id);
  const isPlace = place?.colour === face.colour && place.number === face.number;
  return isPlace || there.every(({ number }) => number === face.number);
}

function replaced(set: TileSet, joker: Piece, by: Piece): Joined {
  const pieces = set.pieces.map((piece) => (piece.id === joker.id ? by : piece));
  return { sets: [{ ...set, pieces }], loose: [joker] };
}

function joinedRun(
  known: readonly TileSet[],
  set: TileSet,
  numbers: readonly Piece[],
  jokers: readonly Piece[],
  at: number | undefined,
  own: ReadonlySet<string>,
): Joined {
  let pieces: readonly Piece[] = set.pieces;
  const loose: Piece[] = [];
  const twins: Piece[] = [];
  for (const piece of numbers) {
    const there = places(pieces)!;
    const number = faceOf(piece.name)!.number;
    const place = there.indexOf(number);
    if (place < 0) {
      const after = there.findIndex((other) => other > number);
      pieces = pieces.toSpliced(after < 0 ? pieces.length : after, 0, piece);
    } else if (pieces[place]!.name === JOKER) {
      const joker = pieces[place]!;
      const without = pieces.with(place, piece);
      const atEnd = place === 0 || place === pieces.length - 1;
      const isWanted = atEnd || own.has(joker.id) || holes(without).length > 0;
      if (isWanted && there.length < HIGHEST) pieces = withJokers(without, [joker]);
      else {
        pieces = without;
        loose.push(joker);
      }
    } else twins.push(piece);
  }
  const parts: (readonly Piece[])[] = twins.length ? apart(pieces, twins) : [pieces];
  const whole =
    parts.length === 1 ? withNewJokers(parts[0]!, jokers, at) : parts.with(0, withJokers(parts[0]!, jokers));
  return { sets: parted(known, set, whole), loose };
}

/** A run that gets numbers it has already falls apart where the first of them lies. */
function apart(run: readonly Piece[], twins: readonly Piece[]): Piece[][] {
  const first = faceOf(twins[0]!.name)!.number;
  const at = places(run)!.findIndex((number) => number >= first);
  return [[...run.slice(0, at), ...twins], run.slice(at)];
}

/** Jokers go where they are put: into a hole, to an end; between two neighbours they part the run. */
function withNewJokers(run: readonly Piece[], jokers: readonly Piece[], at: number | undefined): (readonly Piece[])[] {
  if (!jokers.length || at === undefined) return [withJokers(run, jokers)];
  const isInside = at > 0 && at < run.length;
  const isHole = holes(run).some((hole) => hole.at === at);
  if (isInside && !isHole) return [[...run.slice(0, at), ...jokers], run.slice(at)];
  return [run.toSpliced(at, 0, ...jokers)];
}
