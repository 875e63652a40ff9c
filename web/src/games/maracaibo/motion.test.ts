import { expect, test } from "vitest";
import type { Event, MaracaiboView } from "../../generated/maracaibo";
import { flightsOf } from "./motion";

const view = (...ships: string[]) =>
  ({ seats: 2, boards: ships.map((ship) => ({ ship })) }) as unknown as MaracaiboView;
const events = (...told: object[]) => told as Event[];

test("a ship sails from where it was, and what it gains there comes from where it is", () => {
  const flights = flightsOf(
    events({ type: "sailed", seat: 0, to: "c2r1", card: "cook" }, { type: "gained", seat: 0, vp: 0, doubloons: 5 }),
    view("start", "start"),
    view("c2r1", "start"),
  );
  expect(flights).toEqual([
    { face: { is: "ship", seat: 0 }, from: "start", to: "c2r1" },
    { face: { is: "coin", count: 5 }, from: "c2r1", to: "seat 0" },
  ]);
});

test("a doubloon goes from purse to purse; Redbeard's is paid where his ship is", () => {
  const solo = { ...view("c1r2", "c3r1"), seats: 1 } as MaracaiboView;
  expect(flightsOf(events({ type: "paid", seat: 0, to: 1 }), null, view("c1r2", "c1r2"))[0]).toMatchObject({
    from: "seat 0",
    to: "seat 1",
  });
  expect(flightsOf(events({ type: "paid", seat: 0, to: null }), null, solo)[0]).toMatchObject({ to: "c3r1" });
});

test("treasures come from their island, cubes go there", () => {
  const flights = flightsOf(
    events(
      { type: "took-treasure", seat: 1, treasure: "gold" },
      { type: "put-cubes", seat: 1, island: "pearl", count: 1 },
    ),
    null,
    view("c1r1", "c1r1"),
  );
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ["island gold", "seat 1"],
    ["seat 1", "island pearl"],
  ]);
});
