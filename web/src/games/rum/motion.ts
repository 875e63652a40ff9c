// What happened, as pieces on their way: where each came from, where it went, and when. Time is counted in beats, one
// for each way; what lies on the beach meanwhile is kept track of, because the page already shows how it all ended.
import type { Event, Laid, RumView } from "../../generated/rum";
import { endUp, PARROT, read } from "./cards";
import type { Colour } from "../shared/colours";

export type Place =
  "wreck" | "clock" | "hand" | `slot ${number}` | `seat ${number}` | `card ${string}` | `captain ${Colour}`;

/** A card on its way, or one that lies still where the page shows the next one already (`from` is `to`). */
export interface Flight {
  /** As it is seen: null is face down. */
  card: string | null;
  turned: boolean;
  from: Place;
  to: Place;
  start: number;
  end: number;
}

export interface TimedPlace {
  place: Place;
  at: number;
}

export interface Timeline {
  flights: Flight[];
  /** Pieces that are there already, but not to be seen before. */
  arrivals: TimedPlace[];
  /** Cards that are turned over. */
  flips: TimedPlace[];
  /** Captains and the clock, when something happens to them. */
  pulses: TimedPlace[];
  beats: number;
}

interface Slot {
  /** undefined: nothing lies there. */
  card: string | null | undefined;
  since: number;
  flipped: boolean;
}

const TOGETHER = 0.2; // beats between two cards of one hand
const CLOCK_END = 8;

export function timeline(events: readonly Event[], before: RumView | null, you: number | null): Timeline {
  const builder = new TimelineBuilder(before, you);
  for (const event of events) builder.show(event);
  return builder.finish();
}

class TimelineBuilder {
  #you: number | null;
  #now = 0;
  #slots: Slot[];
  #parrot: Place | null = null;
  #parrotIsSilent = false;
  #wreckIsEmpty = false;
  #shown: Omit<Timeline, "beats"> = { flights: [], arrivals: [], flips: [], pulses: [] };

  constructor(before: RumView | null, you: number | null) {
    this.#you = you;
    const beach = before?.beach ?? [undefined, undefined, undefined];
    this.#slots = beach.map((card) => ({ card, since: 0, flipped: false }));
    if (before?.asks === "parrot") this.#parrot = "clock";
    if (before?.asks === "tide") this.#parrot = `slot ${before.beach.indexOf(PARROT) + 1}`;
  }

  show(event: Event): void {
    switch (event.type) {
      case "dealt":
        return this.#turnUp(Object.fromEntries(event.beach.map((card, index) => [index + 1, card])));
      case "drew":
        return this.#draw(event.slot, event.card, this.#handOf(event.seat, event.card));
      case "parrot-drawn":
        this.#draw(event.slot, PARROT, this.#handOf(event.seat, null));
        this.#fly(PARROT, this.#handOf(event.seat, null), "clock");
        this.#now += 1;
        this.#parrot = "clock";
        this.#parrotIsSilent = event.silent;
        return;
      case "wreck-empty":
        this.#wreckIsEmpty = true;
        return;
      case "returned":
        return this.#return(event.seat, event.cards ?? Array.from({ length: event.count }, () => null));
      case "clock":
        return this.#clock(event.clock);
      case "laid":
        return this.#lay(event);
      case "tide":
        return this.#turnUp(event.cards);
      case "washed":
        this.#slots.forEach((slot, index) => this.#leave(index, "wreck", slot.card ?? null));
        this.#now += 1;
    }
  }

  finish(): Timeline {
    this.#slots.forEach(({ since, flipped }, index) => {
      if (since === 0) return;
      this.#shown.arrivals.push({ place: `slot ${index + 1}`, at: since });
      if (flipped) this.#shown.flips.push({ place: `slot ${index + 1}`, at: since });
    });
    return { ...this.#shown, beats: this.#now };
  }

  #draw(slot: number, card: string | null, to: Place): void {
    if (slot) {
      this.#leave(slot - 1, to, card);
      this.#fly(null, "wreck", `slot ${slot}`, 0.5);
      this.#change(slot - 1, null, this.#now + 1.5);
    } else this.#fly(card, "wreck", to);
    if (to.startsWith("card ")) this.#shown.arrivals.push({ place: to, at: this.#now + 1 });
    this.#now += slot ? 1.5 : 1;
  }

  #return(seat: number, cards: readonly (string | null)[]): void {
    const apart = Math.min(TOGETHER, 1 / cards.length);
    cards.forEach((card, index) => this.#fly(card, this.#handOf(seat, card), "wreck", index * apart));
    this.#now += 1 + apart * (cards.length - 1);
  }

  #lay({ seat, cards, gains }: Laid): void {
    const gained = new Set(gains.map((gain) => gain.colour));
    cards.forEach((card, index) => {
      const [name, turned] = read(card);
      const { colour } = endUp(name, turned);
      const from = this.#handOf(seat, name);
      if (gained.has(colour)) {
        this.#fly(name, from, `captain ${colour}`, index * TOGETHER, turned);
        this.#fly(name, `captain ${colour}`, "wreck", 1 + cards.length * TOGETHER, turned);
      } else this.#fly(name, from, "wreck", index * TOGETHER, turned);
    });
    for (const { colour } of gains) {
      this.#shown.pulses.push({ place: `captain ${colour as Colour}`, at: this.#now + 1 });
    }
    this.#now += 2 + cards.length * TOGETHER;
  }

  #clock(clock: number): void {
    this.#shown.pulses.push({ place: "clock", at: this.#now });
    const parrotGoes = clock !== CLOCK_END && (!this.#wreckIsEmpty || this.#parrotIsSilent);
    this.#wreckIsEmpty = false;
    if (this.#parrot && parrotGoes) {
      if (this.#parrot.startsWith("slot ")) this.#leave(Number(this.#parrot.slice(5)) - 1, "wreck", PARROT);
      else this.#fly(PARROT, this.#parrot, "wreck");
      this.#parrot = null;
    }
    this.#now += 1;
  }

  /** Cards come to lie face up: those that lie there are turned over, into a gap comes one from the wreck. */
  #turnUp(cards: Record<string, string | null>): void {
    for (const [number, shown] of Object.entries(cards)) {
      const index = Number(number) - 1;
      const card = shown ?? PARROT;
      if (card === PARROT) this.#parrot = `slot ${index + 1}`;
      if (this.#slots[index]?.card === undefined) {
        this.#fly(card, "wreck", `slot ${index + 1}`);
        this.#change(index, card, this.#now + 1);
      } else this.#change(index, card, this.#now, true);
    }
    this.#now += 1;
  }

  #leave(index: number, to: Place, card: string | null): void {
    const seen = this.#slots[index]?.card ?? card;
    this.#change(index, undefined, this.#now);
    this.#fly(seen, `slot ${index + 1}`, to);
  }

  /** From now on something else lies in a slot; until then a stand-in shows what lay there. */
  #change(index: number, card: string | null | undefined, at: number, flipped = false): void {
    const slot = this.#slots[index];
    if (slot && slot.card !== undefined && at > slot.since) {
      const place: Place = `slot ${index + 1}`;
      const { card: lay, since } = slot;
      this.#shown.flights.push({ card: lay, turned: false, from: place, to: place, start: since, end: at });
    }
    this.#slots[index] = { card, since: at, flipped };
  }

  #fly(card: string | null, from: Place, to: Place, later = 0, turned = false): void {
    const start = this.#now + later;
    this.#shown.flights.push({ card, turned, from, to, start, end: start + 1 });
  }

  #handOf(seat: number, card: string | null): Place {
    if (seat !== this.#you) return `seat ${seat}`;
    return card === null ? "hand" : `card ${card}`;
  }
}
