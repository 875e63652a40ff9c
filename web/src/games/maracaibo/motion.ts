// What happened, as pieces on their way over the table, one beat each.
import type { Event, MaracaiboView } from "../../generated/maracaibo";

/** A space of the map, an island, or a player's panel; Redbeard has none and pays from his ship. */
export type Place = string;

export type Face =
  { is: "ship"; seat: number } | { is: "coin" | "vp" | "card"; count: number } | { is: "treasure"; kind: string };

export interface Flight {
  face: Face;
  from: Place;
  to: Place;
}

/** In the order of the events. `before` is the table as it was, `view` as it is. */
export function flightsOf(events: readonly Event[], before: MaracaiboView | null, view: MaracaiboView): Flight[] {
  return flightsFrom(
    events,
    (before ?? view).boards.map((board) => board.ship),
    view.seats,
  );
}

/** The same, where it is known only where the ships were: `at`, which is kept up to date; Redbeard's is the last. */
export function flightsFrom(events: readonly Event[], at: Place[], seats: number): Flight[] {
  const flights: Flight[] = [];
  const who = (seat: number | null | undefined): number => seat ?? seats;
  const panel = (seat: number | null | undefined): Place =>
    seat === null || seat === undefined ? (at[seats] ?? "start") : `seat ${seat}`;
  for (const event of events) {
    switch (event.type) {
      case "sailed": {
        const seat = who(event.seat);
        const from = at[seat];
        at[seat] = event.to;
        if (from !== undefined && from !== event.to) flights.push({ face: { is: "ship", seat }, from, to: event.to });
        break;
      }
      case "paid":
        flights.push({ face: { is: "coin", count: 1 }, from: panel(event.seat), to: panel(event.to) });
        break;
      case "gained":
        if (event.seat === null || event.seat === undefined) break;
        if (event.doubloons)
          flights.push({ face: { is: "coin", count: event.doubloons }, from: at[event.seat]!, to: panel(event.seat) });
        if (event.vp)
          flights.push({ face: { is: "vp", count: event.vp }, from: at[event.seat]!, to: panel(event.seat) });
        break;
      case "acquired":
        flights.push({ face: { is: "card", count: 1 }, from: at[event.seat]!, to: panel(event.seat) });
        break;
      case "put-cubes":
        flights.push({
          face: { is: "treasure", kind: event.island },
          from: panel(event.seat),
          to: `island ${event.island}`,
        });
        break;
      case "redbeard-raided":
        flights.push({
          face: { is: "treasure", kind: event.treasure },
          from: `island ${event.treasure}`,
          to: panel(null),
        });
        break;
      case "took-treasure":
        flights.push({
          face: { is: "treasure", kind: event.treasure },
          from: `island ${event.treasure}`,
          to: panel(event.seat),
        });
        break;
    }
  }
  return flights;
}
