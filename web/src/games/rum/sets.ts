// What a choice of cards is worth, as far as the page can say: the house judges sets, this only tells where bottles are.
import type { Gain, RumOffer, RumView } from "../../generated/rum";
import { endsOf, endUp, PARROT, written, type Choice } from "./cards";
import type { Colour } from "../shared/colours";

/** The bottles of one colour in a set: those of each laid card, and those that the beach adds. */
export interface Bottles {
  laid: number[];
  beach: number;
}

/** The offer that is made of exactly these cards, each with the same end up. */
export function offerOf(offers: readonly RumOffer[], kind: "lay" | "return", choice: Choice): RumOffer | undefined {
  const cards = new Set([...choice].map(([name, turned]) => written(name, kind === "lay" && turned)));
  return offers.find(
    (offer) => offer.kind === kind && offer.cards.length === cards.size && offer.cards.every((card) => cards.has(card)),
  );
}

export function drawFrom(offers: readonly RumOffer[], slot: number): RumOffer | undefined {
  return offers.find((offer) => offer.kind === "draw" && offer.slot === slot);
}

/** The colours of the ends that are up. */
export function coloursUp(choice: Choice): Set<Colour> {
  return new Set([...choice].map(([name, turned]) => endUp(name, turned).colour));
}

export function bottlesIn(choice: Choice, beach: RumView["beach"], colour: string): Bottles {
  const up = [...choice].map(([name, turned]) => endUp(name, turned)).filter((end) => end.colour === colour);
  return { laid: up.map((end) => end.bottles), beach: beach.filter((card) => beachColour(card) === colour).length };
}

/** The colour that a card on the beach adds to every set; none if it lies face down. */
export function beachColour(card: string | null): Colour | null {
  return card === null || card === PARROT ? null : endsOf(card)[0].colour;
}

/** What a seat has more after a set than before it. */
export function pointsGained(offer: Pick<RumOffer, "points">, view: Pick<RumView, "points" | "seat">): number {
  const before = view.seat === null ? 0 : (view.points[view.seat] ?? 0);
  return (offer.points ?? before) - before;
}

/** From whom a captain comes: another seat, the middle, or nobody because it is only raised. */
export function comesFrom(
  gain: Gain,
  seat: number | null,
): { kind: "seat"; seat: number } | { kind: "middle" | "own" } {
  if (gain.owner === null) return { kind: "middle" };
  return gain.owner === seat ? { kind: "own" } : { kind: "seat", seat: gain.owner };
}
