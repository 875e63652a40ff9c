import { describe, expect, it } from "vitest";
import { firstOf, layTrack, type TrackLayout, type TrackSpace } from "./track_layout";

/** A track as it is printed: `a3 > u1 l1` forks, `u2 ~1 b1` crosses the first river. */
function track(...lines: string[]): TrackSpace[] {
  return lines.map((line) => {
    const [name = "", ...words] = line.split(" ");
    const onward: string[] = [];
    const rivers: (number | null)[] = [];
    let river: number | null = null;
    for (const word of words) {
      if (word.startsWith("~")) river = Number(word.slice(1));
      else {
        onward.push(word);
        rivers.push(river);
        river = null;
      }
    }
    return { name, onward, rivers };
  });
}

const chain = (names: string, end = ""): string[] => {
  const list = names.split(" ");
  return list.map((name, place) => `${name} ${list[place + 1] ?? end}`.trim());
};

const PRINTED = track(
  ...chain("start a1 a2 a3", "u1 l1"),
  ...chain("u1 u2", "~1 b1"),
  ...chain("l1 l2 l3 l4", "~1 b1"),
  ...chain("b1 b2 b3 b4 b5 b6 b7", "~2 c1"),
  ...chain("c1 c2", "x1 y1"),
  ...chain("x1 x2 x3", "~3 d1"),
  ...chain("y1 y2 y3 y4", "~3 d1"),
  ...chain("d1 d2 d3 d4 d5 d6 d7", "~4 e1"),
  ...chain("e1 e2 end retirement"),
);

const BOXES: [number, number][] = [
  [980, 330],
  [374, 300],
  [510, 260],
  [700, 700],
  [1500, 500],
];

const rowsOf = ({ places }: TrackLayout, names: string): number[] => names.split(" ").map((name) => places[name]!.y);

describe("the exploration track", () => {
  it.each(BOXES)("lies in a box of %i by %i, and no two spaces touch", (width, height) => {
    const { places, size } = layTrack(PRINTED, width, height);
    const all = Object.values(places);
    expect(all).toHaveLength(PRINTED.length);
    for (const { x, y } of all) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(size / 2);
    }
    all.forEach((one, place) => {
      for (const other of all.slice(place + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size);
      }
    });
  });

  it("has long rows in a wide box, and rows of about eight in a narrow one", () => {
    expect(layTrack(PRINTED, 980, 330).rows).toBeLessThanOrEqual(3);
    expect(layTrack(PRINTED, 374, 300).rows).toBeGreaterThanOrEqual(4);
    expect(layTrack(PRINTED, 374, 300).size).toBeGreaterThan(32);
  });

  it("goes to the right, and starts new rows at rivers", () => {
    const laid = layTrack(PRINTED, 374, 300);
    const [b7, c1] = [laid.places["b7"]!, laid.places["c1"]!];
    expect(c1.y).toBeGreaterThan(b7.y);
    expect(c1.x).toBeLessThan(b7.x);
    for (const { points } of laid.ways.filter((way) => way.points.length === 2)) {
      expect(points[1]!.x).toBeGreaterThan(points[0]!.x);
    }
  });

  it("puts the ways of a fork above one another, each straight", () => {
    const laid = layTrack(PRINTED, 980, 330);
    const [upper, lower] = [rowsOf(laid, "u1 u2"), rowsOf(laid, "l1 l2 l3 l4")];
    expect(new Set(upper).size).toBe(1);
    expect(new Set(lower).size).toBe(1);
    expect(upper[0]).toBeLessThan(lower[0]!);
    expect(laid.places["a3"]!.y).toBeCloseTo((upper[0]! + lower[0]!) / 2);
  });

  it("draws each river once, between its banks", () => {
    for (const [width, height] of BOXES) {
      const laid = layTrack(PRINTED, width, height);
      expect(laid.rivers.map((river) => river.number)).toEqual([1, 2, 3, 4]);
      const first = laid.rivers[0]!;
      expect(first.x).toBeLessThan(laid.places["b1"]!.x - laid.size / 2);
      expect(laid.places["b1"]!.y).toBeGreaterThan(first.top);
      expect(laid.places["b1"]!.y).toBeLessThan(first.bottom);
    }
  });

  it("can be cut behind the ends of a move, with all ways that lead there", () => {
    const ends = new Set(["l1", "b1"]);
    const near = firstOf(PRINTED, ends);
    expect(near.map(({ name }) => name)).toEqual("start a1 a2 a3 u1 u2 l1 l2 l3 l4 b1 b2 b3 b4".split(" "));
    expect(near.at(-1)).toEqual({ name: "b4", onward: [], rivers: [] });
    expect(layTrack(near, 374, 300).size).toBeGreaterThan(layTrack(PRINTED, 374, 300).size);
  });

  it("takes the tracks of owners too: three ways at once, and a fork within a fork", () => {
    const odd = track("start a b c", "a a2", "a2 end", "b b1 b2", "b1 end", "b2 b3", "b3 end", "c end", "end");
    const laid = layTrack(odd, 600, 300);
    const seen = new Set(Object.values(laid.places).map(({ x, y }) => `${x} ${y}`));
    expect(seen.size).toBe(odd.length);
  });
});
