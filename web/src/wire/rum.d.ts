/* Made from the structs of the house. */

/**
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  Dealt | Drew | ParrotDrawn | WreckEmpty | Returned | Chose | ClockMoved | Laid | Tide | Washed | Over;

export interface Rum {}
/**
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Captain".
 */
export interface Captain {
  colour: string;
  owner: number | null;
  value: number;
}
/**
 * A seat has chosen in secret what to return; others may still be choosing (RUM-7.6).
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Chose".
 */
export interface Chose {
  cards: string[] | null;
  seat: number;
  type: "chose";
}
/**
 * The Castaway Clock stands at a new value.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "ClockMoved".
 */
export interface ClockMoved {
  clock: number;
  type: "clock";
}
/**
 * The beach lies open and everyone holds one card; `washed` are trios that the tide took before (RUM-2.6).
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Dealt".
 */
export interface Dealt {
  beach: string[];
  first: number;
  type: "dealt";
  washed: string[][];
}
/**
 * A card taken into a hand, from a slot of the beach or (slot 0) from the wreck.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Drew".
 */
export interface Drew {
  card: string | null;
  seat: number;
  slot: number;
  type: "drew";
}
/**
 * The parrot, drawn and shown; `silent` if it was the last card and has no effect of its own (RUM-6.2).
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "ParrotDrawn".
 */
export interface ParrotDrawn {
  seat: number;
  silent: boolean;
  slot: number;
  type: "parrot-drawn";
}
/**
 * The last card left the wreck; these seats hold the most cards.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "WreckEmpty".
 */
export interface WreckEmpty {
  seats: number[];
  type: "wreck-empty";
}
/**
 * Cards put back into the wreck unseen; only their owner hears which.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Returned".
 */
export interface Returned {
  cards: string[] | null;
  count: number;
  seat: number;
  type: "returned";
}
/**
 * A set, each card with the end that is up first, and the captains it brought.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Laid".
 */
export interface Laid {
  cards: string[];
  gains: Gain[];
  points: number;
  seat: number;
  type: "laid";
}
/**
 * A captain gained or raised: from whom (None: nobody's), and from which value to which.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Gain".
 */
export interface Gain {
  colour: string;
  owner: number | null;
  trio: boolean;
  value: number;
  was: number;
}
/**
 * Cards turned up on the beach, by slot; None is the parrot.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Tide".
 */
export interface Tide {
  cards: {
    [k: string]: string | null;
  };
  type: "tide";
}
/**
 * A rum trio on the beach, washed back into the wreck (RUM-7.4).
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Washed".
 */
export interface Washed {
  colour: string;
  type: "washed";
}
/**
 * The game is over, and everything is shown (RUM-9.2).
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Over".
 */
export interface Over {
  outcome: Outcome;
  type: "over";
}
/**
 * Scores and ranks by seat; rank 1 is the best, and equal ranks share. `reason` is the key of a text.
 *
 *     >>> Outcome("rum-over-goal", scores=(21, 9, 9), ranks=(1, 2, 2)).winners
 *     (0,)
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranks: number[];
  reason: string;
  scores: number[];
}
/**
 * What everyone knows of a hand: its size, cards surely in it, cards perhaps still in it, and the turns in which
 *     its other cards left the wreck (RUM-9.2).
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  drawn: number[];
  maybe: string[];
  size: number;
  sure: string[];
}
/**
 * A move: a draw from a slot (0: the wreck), a set with what it gains, or cards to return.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "RumOffer".
 */
export interface RumOffer {
  cards: string[];
  do: string;
  gains: Gain[];
  kind: "draw" | "lay" | "return";
  points: number | null;
  slot: number | null;
  type: "rum";
}
/**
 * The edition settles what the two rulebooks tell differently; each difference can also be set by itself.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "RumOptions".
 */
export interface RumOptions {
  dealer?: number | null;
  edition?: "en" | "pl";
  hand_must_show_colour?: boolean | null;
  impersonator?: number | null;
  parrot_silent_when_last?: boolean | null;
  wash_first_beach?: boolean | null;
}
/**
 * The table as one seat sees it. Cards are in notation, `parrot` is the parrot, None lies face down.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "RumView".
 */
export interface RumView {
  active: number;
  asks: "nothing" | "parrot" | "tide" | "turn";
  beach: (string | null)[];
  captains: Captain[];
  chosen: string[] | null;
  clock: number;
  due: number[];
  filled: number[];
  goal: number;
  hand: string[];
  hands: Hand[];
  number: number;
  outcome: Outcome | null;
  points: number[];
  returned: number[];
  seat: number | null;
  seen: number[];
  switches: Switches;
  truth: Truth | null;
  turn: number;
  type: "rum";
  wreck: number;
}
/**
 * What sets the editions apart, settled for one table; see RumOptions.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Switches".
 */
export interface Switches {
  hand_must_show_colour: boolean;
  parrot_silent_when_last: boolean;
  wash_first_beach: boolean;
}
/**
 * After the end everything is shown.
 *
 * This interface was referenced by `Rum`'s JSON-Schema
 * via the `definition` "Truth".
 */
export interface Truth {
  beach: string[];
  hands: string[][];
  wreck: string[];
}
