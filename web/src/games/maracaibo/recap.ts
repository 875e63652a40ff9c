// What others have done since my turn, one step after the other: the story's sentences, with what they changed.
import type { Message, StoryEntry } from "../../generated/house";
import type { Event } from "../../generated/maracaibo";
import { standing } from "../shared/since";
import { happenings } from "./chronicle";
import { flightsFrom, type Flight, type Place } from "./motion";

/** A number that is another one now; without `from` only how it is, or by how much it grew. */
export interface Change {
  what: "island" | "vp" | "coin" | "treasure" | "track";
  kind?: string;
  from?: number;
  to?: number;
  more?: number;
}

/** A sentence; a reason says why an action of Redbeard's card was done or not. */
export interface Told {
  line: Message;
  reason?: "done" | "failed";
}

/** One thing that is looked at before "Next". */
export interface Step {
  /** Whose turn begins here; Redbeard counts as the seat behind the last. */
  begins: number | null;
  events: Event[];
  told: Told[];
  changes: Change[];
  flights: Flight[];
  /** Where on the boards it happens. */
  places: Place[];
}

export interface Recap {
  /** Which one it is: the place in the log where it begins. */
  seq: number;
  steps: Step[];
}

const BEGINS = "redbeard-begins";

/** What belongs to the step that an event of these kinds is in; `true`: to any. */
const FOLLOWS: Partial<Record<Event["type"], readonly Event["type"][] | true>> = {
  "redbeard-card": [BEGINS],
  "redbeard-tried": true,
  "redbeard-advanced": true,
  gained: true,
  paid: true,
  refilled: true,
  income: true,
  "quest-opened": true,
  explored: ["redbeard-explores"],
  "put-cubes": ["redbeard-raided"],
  "quest-taken": ["upgraded"],
  "figurehead-taken": ["upgraded"],
  built: ["upgraded"],
  "redbeard-without": ["upgraded"],
};
/** What an extra action may be. */
const EXTRAS: readonly Event["type"][] = ["redbeard-raided", "redbeard-explores", "upgraded", "redbeard-without"];

/** The last turns of others in the story, up to mine; a spectator (`you` is null) is shown the last turn of all. */
export function recapOf(story: readonly StoryEntry[], you: number | null, seats: number): Recap | null {
  const ships: Place[] = Array.from({ length: seats + 1 }, () => "start");
  let recap: Recap | null = null;
  let on = false;
  let seat: number | null = null;
  for (const entry of standing(story)) {
    const mover = entry.seat ?? null;
    let his = false;
    for (const [event, lines] of happenings(entry)) {
      if (event.type === "scored") continue;
      if (event.type === BEGINS) his = true;
      const flights = flightsFrom([event], ships, seats);
      if (event.type === "round-over") ships.fill("start");
      const others = his || (mover !== null && mover !== you);
      if (!others || event.type === "quest-kept") {
        on = false;
        continue;
      }
      const whose = his ? seats : mover;
      const begins = whose !== seat || event.type === BEGINS;
      if (!on || !recap || (you === null && begins)) recap = { seq: entry.seq, steps: [] };
      add(recap.steps, event, lines, flights, !on || begins ? whose : null);
      on = true;
      seat = whose;
    }
  }
  return recap;
}

function add(steps: Step[], event: Event, lines: readonly Message[], flights: Flight[], begins: number | null): void {
  const last = steps.at(-1);
  let step = begins === null && last && belongs(event, last) ? last : undefined;
  if (!step) steps.push((step = { begins, events: [], told: [], changes: [], flights: [], places: [] }));
  step.events.push(event);
  if (event.type !== BEGINS || event.by !== "card") step.told.push(...lines.map((line) => toldOf(event, line)));
  step.changes.push(...changesOf(event));
  step.flights.push(...flights);
  step.places.push(...placesOf(event));
}

function belongs(event: Event, { events }: Step): boolean {
  if (events[0]?.type === "redbeard-extra" && events.length === 1 && EXTRAS.includes(event.type)) return true;
  const to = FOLLOWS[event.type];
  return to === true || (to !== undefined && events.some(({ type }) => to.includes(type)));
}

function toldOf(event: Event, line: Message): Told {
  if (event.type !== "redbeard-tried") return { line };
  return { line, reason: event.target === null ? "failed" : "done" };
}

function changesOf(event: Event): Change[] {
  switch (event.type) {
    case "put-cubes":
      return [{ what: "island", kind: event.island, from: event.now - event.count, to: event.now }];
    case "redbeard-raided": {
      const from = event.left > 0 ? { from: event.left + event.count } : {};
      const vp: Change[] = event.vp ? [{ what: "vp", more: event.vp }] : [];
      return [
        { what: "treasure", kind: event.treasure, more: event.count },
        ...vp,
        { what: "island", kind: event.treasure, ...from, to: event.left },
      ];
    }
    case "redbeard-advanced":
      return [{ what: "track", from: event.to - 1, to: event.to }];
    case "gained": {
      const gains: Change[] = [];
      if (event.vp) gains.push({ what: "vp", more: event.vp });
      if (event.doubloons) gains.push({ what: "coin", more: event.doubloons });
      return gains;
    }
  }
  return [];
}

function placesOf(event: Event): Place[] {
  switch (event.type) {
    case "sailed":
      return [event.to];
    case "redbeard-tried":
      return event.target === null ? [] : [event.target];
    case "refilled":
    case "turned-up":
      return [event.space];
    case "put-cubes":
      return [`island ${event.island}`];
    case "redbeard-raided":
      return [`island ${event.treasure}`];
    case "explored":
      return [`track ${event.to}`];
    case "upgraded":
      return event.seat === null ? [`redbeard ${event.space}`] : [];
  }
  return [];
}

/** Of what is new, what may fly over the table at once: Redbeard's turn is shown step by step. */
export function beforeRedbeard(events: readonly Event[]): readonly Event[] {
  const his = events.findIndex(({ type }) => type === BEGINS);
  return his < 0 ? events : events.slice(0, his);
}
