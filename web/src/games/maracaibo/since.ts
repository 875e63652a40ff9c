// What has happened since my last turn, in blocks: one for each turn of somebody else.
import type { Message, StoryEntry } from "../../generated/house";
import type { Event, MaracaiboView } from "../../generated/maracaibo";
import { standing } from "../shared/since";
import { happenings } from "./chronicle";

/** A turn of somebody, as far as it has been told. */
export interface ToldTurn {
  /** Redbeard counts as the seat behind the last. */
  seat: number;
  /** Where the ship went. */
  place: string | null;
  /** What lay there then; another card may lie there now. */
  card: string | null;
  events: readonly Event[];
  lines: readonly Message[];
  /** What the purse and the score have gained, or lost. */
  doubloons: number;
  vp: number;
  /** The round that it has ended, and what that has brought me. */
  over: { round: number; doubloons: number; vp: number } | null;
}

type Open = { -readonly [K in keyof ToldTurn]: ToldTurn[K] } & { events: Event[]; lines: Message[] };

const MOST = 8; // turns; what is older is in the story

/** Turns behind the last one of my own, the oldest first; while I am in a turn, those before it. */
export function sinceMyTurn(story: readonly StoryEntry[], view: MaracaiboView, you: number | null): ToldTurn[] {
  const turns = turnsOf(story, view.seats, you);
  if (you !== null && view.active === you && turns.at(-1)?.seat === you && view.deeds.length) turns.pop();
  const mine = you === null ? -1 : turns.findLastIndex(({ seat }) => seat === you);
  const others = turns.slice(mine + 1).slice(-MOST);
  const ended = turns[mine]?.over;
  return ended ? [{ ...begun(you!), over: ended }, ...others] : others;
}

/** A turn begins with a ship that sails, or where Redbeard's does. */
function turnsOf(story: readonly StoryEntry[], seats: number, you: number | null): ToldTurn[] {
  const turns: Open[] = [];
  for (const entry of standing(story)) {
    for (const [event, lines] of happenings(entry)) {
      const actor = actorOf(event, seats);
      if (actor !== null && turns.at(-1)?.seat !== actor) turns.push(begun(actor));
      const turn = turns.at(-1);
      if (!turn) continue;
      if (event.type === "sailed") [turn.place, turn.card] = [event.to, event.card];
      if (event.type === "turned-up" && event.space === turn.place) turn.card = event.card;
      if (event.type === "round-over") turn.over = { round: event.round, doubloons: 0, vp: 0 };
      if (event.type === "income" && event.seat === you && turn.over)
        turn.over = { ...turn.over, doubloons: event.doubloons, vp: event.vp };
      turn.events.push(event);
      turn.lines.push(...lines);
      const [doubloons, vp] = broughtBy(event, turn.seat, seats);
      turn.doubloons += doubloons;
      turn.vp += vp;
    }
  }
  return turns;
}

/** What lay on a space as the last ship came there: whoever came may have taken it, and another card may lie there now. */
export function lyingThere(space: string, events: readonly Event[]): string | null {
  const last = events.findLast(
    (event) => (event.type === "sailed" && event.to === space) || (event.type === "turned-up" && event.space === space),
  );
  return last?.type === "sailed" || last?.type === "turned-up" ? last.card : null;
}

function begun(seat: number): Open {
  return { seat, place: null, card: null, events: [], lines: [], doubloons: 0, vp: 0, over: null };
}

function actorOf(event: Event, seats: number): number | null {
  if (event.type === "sailed") return event.seat ?? seats;
  return event.type === "redbeard-begins" ? seats : null;
}

/** Doubloons and VP that an event brings to whose turn it is. */
function broughtBy(event: Event, seat: number, seats: number): [number, number] {
  if (!("seat" in event) || (event.seat ?? seats) !== seat) return [0, 0];
  switch (event.type) {
    case "gained":
      return [event.doubloons, event.vp];
    case "acquired":
    case "built":
    case "figurehead-taken":
    case "tile-placed":
      return [-event.price, 0];
    case "paid":
      return [-1, 0];
    case "rubies-exchanged":
      return [0, event.vp];
  }
  return [0, 0];
}
