/* Made from the structs of the house. */

/**
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  DrewLots | Dealt | Racked | Laid | Bought | Drew | Exchanged | Passed | Failed | RoundOver | MatchOver;

export interface Rummi {}
/**
 * A joker bought out of a set of the table, which is announced (RK-4.3).
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Bought".
 */
export interface Bought {
  out_of: string;
  seat: number;
  tile: string;
  type: "bought";
}
/**
 * A round begins: everyone has a rack, and the rest is the bank.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Dealt".
 */
export interface Dealt {
  bank: number;
  round: number;
  type: "dealt";
}
/**
 * Tiles drawn from the bank, `penalty` ones among them (RK-3.5); only who drew hears which.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Drew".
 */
export interface Drew {
  count: number;
  penalty: boolean;
  seat: number;
  tiles: string[] | null;
  type: "drew";
}
/**
 * The draw for the start, in the order in which it was made, with who starts (RK-1.2).
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "DrewLots".
 */
export interface DrewLots {
  first: number;
  lots: Lot[];
  type: "drew-lots";
}
/**
 * A tile drawn for the start.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Lot".
 */
export interface Lot {
  seat: number;
  tile: string;
}
/**
 * What a seat was dealt; told to that seat alone.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Racked".
 */
export interface Racked {
  seat: number;
  tiles: string[];
  type: "racked";
}
/**
 * Tiles laid, and the whole table after it.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Laid".
 */
export interface Laid {
  first_meld: boolean;
  seat: number;
  table: string[];
  tiles: string[];
  type: "laid";
}
/**
 * A whole rack exchanged (RT-1.4); only its owner hears what came.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Exchanged".
 */
export interface Exchanged {
  count: number;
  seat: number;
  tiles: string[] | null;
  type: "exchanged";
}
/**
 * Nothing laid, and nothing left to draw (RK-5.2, RK-5.6).
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  seat: number;
  type: "passed";
}
/**
 * A turn that came to nothing, or only in part: the time was up, or the table was wrong in strict play.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Failed".
 */
export interface Failed {
  seat: number;
  type: "failed";
  why: "time" | "wrong-table";
}
/**
 * A round has ended: the racks are shown as they are counted (RK-6.2).
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "RoundOver".
 */
export interface RoundOver {
  racks: string[][];
  reason: "out" | "passes" | "stuck";
  round: number;
  scores: number[];
  totals: number[];
  type: "round-over";
}
/**
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "MatchOver".
 */
export interface MatchOver {
  outcome: Outcome;
  type: "match-over";
}
/**
 * Scores and ranks by seat; rank 1 is the best, and equal ranks share. `reason` is the key of a text.
 *
 *     >>> Outcome("rum-over-goal", scores=(21, 9, 9), ranks=(1, 2, 2)).winners
 *     (0,)
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranks: number[];
  reason: string;
  scores: number[];
}
/**
 * The tiles that were laid last.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "LastTurn".
 */
export interface LastTurn {
  seat: number;
  tiles: string[];
}
/**
 * What everyone knows of a player in this round.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Rack".
 */
export interface Rack {
  exchanged: number;
  melded: boolean;
  size: number;
}
/**
 * Why not, as part of an answer that is more than a no: a refusal's key and facts, with the rule that says so.
 *
 *     `text` is the sentence by itself; the house fills it in, since only it knows who reads.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  args: {
    [k: string]: number | string | Seat | Seats | Word;
  };
  key: string;
  rule: string | null;
  text: string;
}
/**
 * The person or bot in a seat; readers show the name.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  seat: number;
  type: "seat";
}
/**
 * Several seats, to be listed by name.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Seats".
 */
export interface Seats {
  seats: number[];
  type: "seats";
}
/**
 * A word of the game, such as a colour; `id` is its message, whose attributes are its grammatical forms.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "Word".
 */
export interface Word {
  id: string;
  type: "word";
}
/**
 * The same, as the travel version has them.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "RummiOptions".
 */
export interface RummiOptions {
  before_meld?: "draw" | "either" | "exchange";
  building?: boolean;
  exchanges?: number;
  first_meld?: number;
  joker_rule?: "bound" | "free" | "release" | "strict";
  joker_value?: number;
  jokers?: number;
  must_lay?: boolean;
  rounds?: number;
  time_out?: "keep" | "penalty";
  wrong_table?: "friendly" | "strict";
}
/**
 * A move: laying these tiles of the rack, or one of the ways to lay nothing.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "RummikubOffer".
 */
export interface RummikubOffer {
  do: string;
  kind: "draw" | "exchange" | "lay" | "pass";
  tiles: string[];
  type: "rummikub";
}
/**
 * What sets the two titles apart; a host can set each by itself.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "RummikubOptions".
 */
export interface RummikubOptions {
  before_meld?: "draw" | "either" | "exchange";
  building?: boolean;
  exchanges?: number;
  first_meld?: number;
  joker_rule?: "bound" | "free" | "release" | "strict";
  joker_value?: number;
  jokers?: number;
  must_lay?: boolean;
  rounds?: number;
  time_out?: "keep" | "penalty";
  wrong_table?: "friendly" | "strict";
}
/**
 * What can be said of a draft; its sets are in the order of the draft.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "RummikubReview".
 */
export interface RummikubReview {
  laid: string[];
  least: number | null;
  meld: number | null;
  ready: boolean;
  sets: SetReview[];
  type: "rummikub";
  why: Reason | null;
}
/**
 * Tiles that lie together in a draft: a set of this kind, or why they are none.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "SetReview".
 */
export interface SetReview {
  kind: ("group" | "run") | null;
  value: number;
  why: Reason | null;
}
/**
 * The table as one seat sees it.
 *
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "RummikubView".
 */
export interface RummikubView {
  active: number;
  bank: number;
  due: number[];
  last: LastTurn | null;
  options: RummikubOptions;
  outcome: Outcome | null;
  passes: number;
  rack: string[];
  racks: Rack[];
  round: number;
  rounds: number[][];
  seat: number | null;
  shown: string[][] | null;
  starter: number;
  table: SetOnTable[];
  totals: number[];
  turn: number;
  type: "rummikub";
}
/**
 * This interface was referenced by `Rummi`'s JSON-Schema
 * via the `definition` "SetOnTable".
 */
export interface SetOnTable {
  kind: "group" | "run";
  tiles: string[];
  value: number;
}
