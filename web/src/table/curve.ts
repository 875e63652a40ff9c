// How the points of a game went, as lines to be drawn.
import type { TurnScore } from "../generated/house";

export interface Box {
  width: number;
  height: number;
}

export interface Line {
  seat: number;
  path: string;
  /** Where it ends. */
  x: number;
  y: number;
}

/** Room for the marks at the ends of the lines, and above and below them. */
export const MARGIN = { left: 34, right: 26, top: 14, bottom: 14 };

export interface Curve {
  turns: readonly Pick<TurnScore, "points">[];
  /** As high as it could go, if that is known. */
  most?: number | undefined;
}

/** Places in a box: turns from left to right, points from below upwards. */
export class Chart {
  readonly least: number;
  readonly most: number;
  readonly #turns: Curve["turns"];
  readonly #box: Box;

  constructor({ turns, most }: Curve, box: Box) {
    this.#turns = turns;
    this.#box = box;
    const all = turns.flatMap(({ points }) => points);
    this.least = Math.min(0, ...all);
    this.most = Math.max(this.least + 1, most ?? 0, ...all);
  }

  x(turn: number): number {
    const room = this.#box.width - MARGIN.left - MARGIN.right;
    return MARGIN.left + (room * turn) / Math.max(1, this.#turns.length - 1);
  }

  y(points: number): number {
    const room = this.#box.height - MARGIN.top - MARGIN.bottom;
    return MARGIN.top + (room * (this.most - points)) / (this.most - this.least);
  }

  /** Where the numbers of some turns stand, in their order: beside each other, however near the turns are. */
  marks(turns: readonly number[], apart: number): number[] {
    const places: number[] = [];
    for (const turn of turns) places.push(Math.max(this.x(turn), (places.at(-1) ?? -Infinity) + apart));
    return places;
  }

  /** The line of each seat; their ends are moved apart, so that no mark covers another. */
  lines(apart: number): Line[] {
    const seats = this.#turns[0]?.points.length ?? 0;
    const lines = Array.from({ length: seats }, (_, seat) => this.#line(seat));
    let above = -Infinity;
    for (const line of lines.toSorted((one, other) => one.y - other.y)) {
      line.y = Math.max(line.y, above + apart);
      above = line.y;
    }
    const below = above - (this.#box.height - apart / 2);
    if (below > 0) for (const line of lines) line.y -= below;
    return lines;
  }

  #line(seat: number): Line {
    const places = this.#turns.map(({ points }, turn) => [this.x(turn), this.y(points[seat]!)] as const);
    const path = places.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    const [x, y] = places.at(-1)!;
    return { seat, path, x, y };
  }
}
