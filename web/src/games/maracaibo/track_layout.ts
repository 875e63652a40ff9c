// Where the spaces of the exploration track lie in a box of any shape: rows from left to right, forks in lanes.

export interface TrackSpace {
  name: string;
  onward: readonly string[];
  /** For each way onward the river that it crosses. */
  rivers: readonly (number | null)[];
}

export interface Point {
  x: number;
  y: number;
}

export interface TrackWay {
  from: string;
  to: string;
  points: Point[];
}

export interface TrackRiver {
  number: number;
  x: number;
  top: number;
  bottom: number;
}

export interface TrackLayout {
  /** The diameter of a space, in pixels as everything else. */
  size: number;
  rows: number;
  places: Record<string, Point>;
  ways: TrackWay[];
  rivers: TrackRiver[];
}

/** A run of spaces without forks, and the columns that it takes up until the ways meet again. */
interface Run {
  names: string[];
  first: number;
  end: number;
  lane: number;
  /** How many lie side by side. */
  lanes: number;
}

interface Row {
  first: number;
  end: number;
  lanes: number;
}

const MOST_ROWS = 8;
/** In columns: for rivers before the first space of a row, and ways around the last. */
const MARGIN = 0.32;
/** Between rows, in lanes. */
const GAP = 0.26;
const LARGEST = 76;
const SHARE = 0.86;
const LOST = 1000;

/** Behind the last space that can be reached. */
const SEEN_AHEAD = 3;

/** Of what lies ahead only so much as a move is about: up to all ends that it can have, and a little further. */
export function firstOf<Space extends TrackSpace>(ahead: readonly Space[], ends: ReadonlySet<string>): Space[] {
  const spaces = new Map(ahead.map((space) => [space.name, space]));
  const leads = (name: string): boolean => ends.has(name) || (spaces.get(name)?.onward.some(leads) ?? false);
  const shown = new Set(ahead.map(({ name }) => name).filter(leads));
  for (let more = 0; more < SEEN_AHEAD; more++) {
    for (const name of [...shown]) for (const next of spaces.get(name)?.onward ?? []) shown.add(next);
  }
  return ahead
    .filter(({ name }) => shown.has(name))
    .map((space) => ({
      ...space,
      onward: space.onward.filter((next) => shown.has(next)),
      rivers: space.rivers.filter((_, way) => shown.has(space.onward[way]!)),
    }));
}

export function layTrack(track: readonly TrackSpace[], width: number, height: number): TrackLayout {
  const depth = depths(track);
  const runs = runsOf(track, depth);
  const columns = Math.max(...runs.map((run) => run.end));
  const costs = breakCosts(track, runs, depth, columns);
  let best: { rows: Row[]; size: number } | null = null;
  for (let count = 1; count <= Math.min(MOST_ROWS, columns); count++) {
    const rows = rowsOf(runs, costs, columns, count);
    const { size } = measures(rows, width, height);
    if (!best || size > best.size + 1) best = { rows, size };
  }
  return laidOut(track, runs, best!.rows, width, height);
}

/** The longest way to each space, in steps: its column, if all were one row. */
function depths(track: readonly TrackSpace[]): Map<string, number> {
  const found = new Map<string, number>();
  const before = new Map<string, string[]>();
  for (const { name, onward } of track) {
    for (const next of onward) before.set(next, [...(before.get(next) ?? []), name]);
  }
  const depth = (name: string): number => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const made = Math.max(-1, ...(before.get(name) ?? []).map(depth)) + 1;
    found.set(name, made);
    return made;
  };
  for (const { name } of track) depth(name);
  return found;
}

function runsOf(track: readonly TrackSpace[], depth: ReadonlyMap<string, number>): Run[] {
  const spaces = new Map(track.map((space) => [space.name, space]));
  const into = new Map<string, number>();
  for (const { onward } of track) for (const next of onward) into.set(next, (into.get(next) ?? 0) + 1);
  const goesOn = (space: TrackSpace): boolean => space.onward.length === 1 && into.get(space.onward[0]!) === 1;
  const follows = new Set(track.filter(goesOn).map((space) => space.onward[0]!));
  const runs = track
    .filter(({ name }) => !follows.has(name))
    .map(({ name }) => {
      const names = [name];
      let last = spaces.get(name)!;
      while (goesOn(last)) {
        last = spaces.get(last.onward[0]!)!;
        names.push(last.name);
      }
      const met = last.onward.map((next) => depth.get(next)!);
      const end = met.length ? Math.min(...met) : depth.get(last.name)! + 1;
      return { names, first: depth.get(name)!, end, lane: 0, lanes: 1 };
    });
  runs.sort((one, other) => one.first - other.first);
  putInLanes(runs);
  return runs;
}

/** Runs that share columns lie side by side, as many as there are at once. */
function putInLanes(runs: Run[]): void {
  let together: Run[] = [];
  const finish = (): void => {
    const lanes = Math.max(0, ...together.map((run) => run.lane)) + 1;
    for (const run of together) run.lanes = lanes;
  };
  for (const run of runs) {
    if (!together.some((other) => other.end > run.first)) {
      finish();
      together = [];
    }
    const taken = together.filter((other) => other.end > run.first).map((other) => other.lane);
    while (taken.includes(run.lane)) run.lane++;
    together.push(run);
  }
  finish();
}

/** By column: what it costs that a row begins there, in ideal lengths of a row. Best at rivers, never beside a fork. */
function breakCosts(
  track: readonly TrackSpace[],
  runs: readonly Run[],
  depth: ReadonlyMap<string, number>,
  columns: number,
): number[] {
  const banks = new Set(
    track.flatMap(({ onward, rivers }) =>
      onward.filter((_, way) => rivers[way] != null).map((next) => depth.get(next)!),
    ),
  );
  const isSplit = (at: number): boolean => runs.some((run) => run.lanes > 1 && run.first < at && at < run.end);
  return Array.from({ length: columns }, (_, at) => (!at ? 0 : isSplit(at) ? LOST : banks.has(at) ? 0 : 0.5));
}

/** This many rows, broken where it hurts least, and of equal length. */
function rowsOf(runs: readonly Run[], costs: readonly number[], columns: number, count: number): Row[] {
  const ideal = columns / count;
  const cost = (first: number, end: number): number => (end - first - ideal) ** 2 + ideal * costs[first]!;
  // best[n][end]: the cheapest n rows up to this column, and where the last of them begins.
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let row = 1; row <= count; row++) {
    best[row] = [];
    for (let end = row; end <= columns; end++) {
      for (let first = row - 1; first < end; first++) {
        const before = best[row - 1]![first];
        if (!before) continue;
        const sum = before.cost + cost(first, end);
        if (sum < (best[row]![end]?.cost ?? Infinity)) best[row]![end] = { cost: sum, from: first };
      }
    }
  }
  const rows: Row[] = [];
  for (let row = count, end = columns; row > 0; row--) {
    const { from } = best[row]![end]!;
    const within = runs.filter((run) => run.first < end && run.end > from);
    rows.unshift({ first: from, end, lanes: Math.max(...within.map((run) => run.lanes)) });
    end = from;
  }
  return rows;
}

/** In pixels: of a column, a lane and a space. */
function measures(rows: readonly Row[], width: number, height: number): { column: number; lane: number; size: number } {
  const across = Math.max(...rows.map((row) => row.end - row.first)) + 2 * MARGIN;
  const down = rows.reduce((sum, row) => sum + row.lanes, 0) + GAP * (rows.length - 1);
  const [column, lane] = [width / across, height / down];
  return { column, lane, size: Math.max(1, Math.min(LARGEST, column * SHARE, lane * SHARE)) };
}

function laidOut(
  track: readonly TrackSpace[],
  runs: readonly Run[],
  rows: readonly Row[],
  width: number,
  height: number,
): TrackLayout {
  const { column, lane, size } = measures(rows, width, height);
  const tops: number[] = [];
  rows.reduce((top, row) => (tops.push(top), top + (row.lanes + GAP) * lane), 0);
  const rowAt = (depth: number): number => rows.findIndex((row) => depth < row.end);
  const xOf = (depth: number, row: number): number => (depth - rows[row]!.first + 0.5 + MARGIN) * column;

  const places: Record<string, Point> = {};
  const rowOf: Record<string, number> = {};
  for (const run of runs) {
    const whole = rowAt(run.first) === rowAt(run.end - 1);
    run.names.forEach((name, number) => {
      // A short run beside a long one is spread out, where both are in one row.
      const share = (run.end - run.first) / run.names.length;
      const depth = whole ? run.first + (number + 0.5) * share - 0.5 : run.first + number;
      const row = rowAt(Math.floor(depth + 0.001));
      const { lanes } = rows[row]!;
      const y = tops[row]! + (lanes / 2 + run.lane - (run.lanes - 1) / 2) * lane;
      places[name] = { x: xOf(depth, row), y };
      rowOf[name] = row;
    });
  }

  const ways: TrackWay[] = [];
  const rivers = new Map<number, TrackRiver>();
  for (const { name, onward, rivers: crossed } of track) {
    onward.forEach((to, way) => {
      const [here, there] = [places[name]!, places[to]!];
      const row = rowOf[to]!;
      if (rowOf[name] === row) ways.push({ from: name, to, points: [here, there] });
      else {
        const turn = tops[row]! - (GAP / 2) * lane;
        const right = (rows[rowOf[name]!]!.end - rows[rowOf[name]!]!.first + 1.55 * MARGIN) * column;
        const left = 0.35 * MARGIN * column;
        const points = [
          here,
          { x: right, y: here.y },
          { x: right, y: turn },
          { x: left, y: turn },
          { x: left, y: there.y },
        ];
        ways.push({ from: name, to, points: [...points, there] });
      }
      const river = crossed[way];
      if (river != null) {
        const bank = { x: there.x - column / 2, top: tops[row]!, bottom: tops[row]! + rows[row]!.lanes * lane };
        rivers.set(river, { number: river, ...bank });
      }
    });
  }
  return { size, rows: rows.length, places, ways, rivers: [...rivers.values()] };
}
