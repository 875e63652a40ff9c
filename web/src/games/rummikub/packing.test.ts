import { describe, expect, test } from "vitest";
import { pack, type Lot, type Packing, type Room } from "./packing";

const PHONE: Room = { width: 348, height: 220, ratio: 1.32 };
const DESK: Room = { width: 1080, height: 420, ratio: 1.32 };

/** Sets of these lengths. */
const sets = (...lengths: number[]): Lot[] => lengths.map((tiles, at) => ({ id: `s${at + 1}`, tiles }));

const place = (packing: Packing, id: string) => {
  const { row, left } = packing.spots.get(id)!;
  return { row, left };
};

function overlapping({ spots }: Packing): string[][] {
  const all = [...spots];
  return all.flatMap(([id, one], at) =>
    all
      .slice(at + 1)
      .filter(
        ([, other]) =>
          one.row < other.row + other.rows &&
          other.row < one.row + one.rows &&
          one.left < other.left + other.width &&
          other.left < one.left + one.width,
      )
      .map(([other]) => [id, other]),
  );
}

describe("a table that is put anew", () => {
  test.each([
    [PHONE, sets(3, 3)],
    [PHONE, sets(3, 4, 3, 3, 5, 3, 4, 3, 3, 3, 4, 3)],
    [PHONE, sets(13, 3, 11, 4)],
    [DESK, sets(3, 4, 3, 3, 5, 3, 4, 3, 3, 3, 4, 3, 8, 7, 6, 13, 3, 3, 3, 4)],
  ])("has every set at a place of its own, within its width", (room, lots) => {
    const packing = pack(lots, room, null, false);
    expect(packing.spots.size).toBe(lots.length);
    expect(overlapping(packing)).toEqual([]);
    for (const { left, width } of packing.spots.values()) expect(left + width).toBeLessThanOrEqual(room.width);
  });

  test("has smaller tiles the fuller it is, but none that cannot be read", () => {
    const [few, more, most] = [4, 18, 60].map((count) => pack(sets(...Array(count).fill(3)), DESK, null, false));
    expect(few!.tile).toBeGreaterThan(more!.tile);
    expect(more!.height).toBeLessThanOrEqual(DESK.height);
    expect(most!.tile).toBe(32);
    expect(most!.height).toBeGreaterThan(DESK.height);
  });

  test("fills its rows", () => {
    const { spots, room } = pack(sets(3, 4, 3, 4, 3, 3), PHONE, null, false);
    const inFirst = [...spots.values()].filter(({ row }) => row === 0).reduce((sum, { width }) => sum + width, 0);
    expect(inFirst).toBeGreaterThan(room.width * 0.8);
  });
});

describe("while somebody is at work", () => {
  const before = pack(sets(3, 3, 3), DESK, null, false);

  test("a set that grows into free room stays, and so do the others", () => {
    const last = [...before.spots].toSorted(([, one], [, other]) => other.left - one.left)[0]![0];
    const after = pack(
      sets(3, 3, 3).map((lot) => (lot.id === last ? { ...lot, tiles: 4 } : lot)),
      DESK,
      before,
      true,
    );
    for (const id of before.spots.keys()) expect(place(after, id)).toEqual(place(before, id));
  });

  test("a set that grows into another one moves alone", () => {
    const first = [...before.spots].find(([, { left }]) => left === 0)![0];
    const grown = sets(3, 3, 3).map((lot) => (lot.id === first ? { ...lot, tiles: 6 } : lot));
    const after = pack(grown, DESK, before, true);
    expect(place(after, first)).not.toEqual(place(before, first));
    for (const id of before.spots.keys()) if (id !== first) expect(place(after, id)).toEqual(place(before, id));
    expect(overlapping(after)).toEqual([]);
  });

  test("a table that becomes too full has one row more and the same tiles, until the work is done", () => {
    const full = pack(sets(...Array(16).fill(3)), DESK, null, false);
    const more = sets(...Array(28).fill(3));
    const still = pack(more, DESK, full, true);
    expect(still.tile).toBe(full.tile);
    expect(still.height).toBeGreaterThan(DESK.height);
    for (const id of full.spots.keys()) expect(place(still, id)).toEqual(place(full, id));
    expect(pack(more, DESK, still, false).height).toBeLessThanOrEqual(DESK.height);
  });
});

test("another room, or an empty table, begins anew", () => {
  const before = pack(sets(...Array(20).fill(3)), DESK, null, false);
  expect(pack(sets(3), DESK, pack([], DESK, before, false), false).tile).toBeGreaterThan(before.tile);
  expect(pack(sets(3), PHONE, before, true).tile).toBeLessThanOrEqual(40);
});
