/* Made from the structs of the house. */

/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | SetUp
  | QuestKept
  | QuestOpened
  | QuestTaken
  | QuestDiscarded
  | Sailed
  | TurnedUp
  | Paid
  | Fought
  | Gained
  | Acquired
  | Refilled
  | Built
  | PutCubes
  | TookTreasure
  | Buried
  | Upgraded
  | FigureheadTaken
  | TilePlaced
  | Rolled
  | Raided
  | Spent
  | Explored
  | RubyTaken
  | RubySold
  | RubiesExchanged
  | RedbeardCard
  | RedbeardTookCard
  | RedbeardRaided
  | RoundOver
  | Income
  | Scored;

export interface Maracaibo {}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Acquired".
 */
export interface Acquired {
  card: string;
  price: number;
  seat: number;
  space: string;
  type: "acquired";
}
/**
 * What lies before a player, all of it open.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Board".
 */
export interface Board {
  burials: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  buried: never[];
  cards: string[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  die: never[];
  discount: number;
  doubloon_income: number;
  doubloons: number;
  explore: number;
  explorer: string;
  figurehead: string | null;
  on_bonus: number[];
  progress: number;
  quests: number;
  raid: number;
  residences: string[];
  retired: boolean;
  rivers: number[];
  rubies: number;
  ship: string;
  tile_burials: (string | null)[];
  tiles: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  treasures: never[];
  upgrades: number[];
  vp: number;
  vp_income: number;
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Built".
 */
export interface Built {
  price: number;
  residence: string;
  seat: number | null;
  type: "built";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Buried".
 */
export interface Buried {
  seat: number;
  space: number;
  tile: boolean;
  treasure: string;
  type: "buried";
}
/**
 * All is laid out, and everyone has been dealt their first quests.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "SetUp".
 */
export interface SetUp {
  faces: string[];
  figureheads: string[];
  first: number;
  layout: string;
  type: "set-up";
}
/**
 * A seat has chosen in secret which of its first quests it keeps.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "QuestKept".
 */
export interface QuestKept {
  quests: string[] | null;
  seat: number;
  type: "quest-kept";
}
/**
 * A quest comes to the market; with a seat, because that player replaces the open ones (PM-4.17).
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "QuestOpened".
 */
export interface QuestOpened {
  quest: string;
  seat: number | null;
  type: "quest-opened";
}
/**
 * An open quest, or (None) one from the deck that only its owner sees. It reveals, because what others have put to
 *     the bottom comes back without chance.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "QuestTaken".
 */
export interface QuestTaken {
  quest: string | null;
  seat: number | null;
  type: "quest-taken";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "QuestDiscarded".
 */
export interface QuestDiscarded {
  quest: string | null;
  seat: number;
  type: "quest-discarded";
}
/**
 * `card` is what lies there for all to see as the ship comes: a name, or a view's word for what has none, such as
 *     `hidden-location`. None: no card space.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Sailed".
 */
export interface Sailed {
  card: string | null;
  seat: number | null;
  to: string;
  type: "sailed";
}
/**
 * A hidden card is turned up, a location with its value tile.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "TurnedUp".
 */
export interface TurnedUp {
  card: string;
  space: string;
  type: "turned-up";
  value: string | null;
}
/**
 * A doubloon to somebody whose ship was there before (None: to the supply).
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Paid".
 */
export interface Paid {
  seat: number;
  to: number | null;
  type: "paid";
}
/**
 * A skirmish: what each fighter's die and bonuses came to, and who won (PM-9.3). Redbeard comes last.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Fought".
 */
export interface Fought {
  seats: (number | null)[];
  space: string;
  strengths: number[];
  tie: boolean;
  type: "fought";
  winner: number | null;
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Gained".
 */
export interface Gained {
  doubloons: number;
  seat: number | null;
  source: string;
  type: "gained";
  vp: number;
}
/**
 * A card of level II comes to a space, or a filler.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Refilled".
 */
export interface Refilled {
  card: string;
  space: string;
  type: "refilled";
}
/**
 * Cubes from the supply raise an island's value.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "PutCubes".
 */
export interface PutCubes {
  count: number;
  island: string;
  seat: number | null;
  type: "put-cubes";
}
/**
 * From its island, or from the supply if that is empty; to a bonus space of the storage or beside it.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "TookTreasure".
 */
export interface TookTreasure {
  bonus: boolean;
  seat: number;
  supply: boolean;
  treasure: string;
  type: "took-treasure";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Upgraded".
 */
export interface Upgraded {
  seat: number | null;
  space: number;
  type: "upgraded";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "FigureheadTaken".
 */
export interface FigureheadTaken {
  figurehead: string;
  price: number;
  seat: number | null;
  type: "figurehead-taken";
}
/**
 * A black market tile on a location.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "TilePlaced".
 */
export interface TilePlaced {
  face: string;
  price: number;
  seat: number;
  space: string;
  type: "tile-placed";
}
/**
 * The dice of a raid; None is not rolled.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Rolled".
 */
export interface Rolled {
  emerald: number | null;
  gold: number | null;
  pearl: number | null;
  seat: number;
  type: "rolled";
}
/**
 * A die is chosen: so many points for this treasure.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Raided".
 */
export interface Raided {
  points: number;
  seat: number;
  treasure: string;
  type: "raided";
}
/**
 * Points of a raid on a raid action.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Spent".
 */
export interface Spent {
  left: number;
  points: number;
  seat: number;
  type: "spent";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Explored".
 */
export interface Explored {
  rivers: number;
  seat: number | null;
  to: string;
  type: "explored";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "RubyTaken".
 */
export interface RubyTaken {
  seat: number | null;
  type: "ruby-taken";
}
/**
 * Onto a space of the ruby market, from 1.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "RubySold".
 */
export interface RubySold {
  seat: number | null;
  space: number;
  type: "ruby-sold";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "RubiesExchanged".
 */
export interface RubiesExchanged {
  count: number;
  seat: number;
  type: "rubies-exchanged";
  vp: number;
}
/**
 * He reveals a card; if he can do nothing on it, it is ignored.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "RedbeardCard".
 */
export interface RedbeardCard {
  card: string;
  done: boolean;
  type: "redbeard-card";
}
/**
 * From the Caribbean, or the top card of level II.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "RedbeardTookCard".
 */
export interface RedbeardTookCard {
  card: string;
  type: "redbeard-took-card";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "RedbeardRaided".
 */
export interface RedbeardRaided {
  count: number;
  pips: number;
  treasure: string;
  type: "redbeard-raided";
  vp: number;
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "RoundOver".
 */
export interface RoundOver {
  round: number;
  type: "round-over";
}
/**
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Income".
 */
export interface Income {
  doubloons: number;
  seat: number;
  type: "income";
  vp: number;
}
/**
 * A final score and what it comes from; the quests are revealed.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Scored".
 */
export interface Scored {
  parts: ScorePart[];
  score: number;
  seat: number | null;
  type: "scored";
}
/**
 * A named part of a number, as `explain` gives it.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "ScorePart".
 */
export interface ScorePart {
  amount: number;
  name: string;
}
/**
 * A move, and where it is known ahead, what it costs or brings.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "MaracaiboOffer".
 */
export interface MaracaiboOffer {
  about: string | null;
  do: string;
  parts: ScorePart[];
  price: number | null;
  type: "maracaibo";
  verb: string;
}
/**
 * How a table plays; alone at it, against Redbeard.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "MaracaiboOptions".
 */
export interface MaracaiboOptions {
  break_clusters?: boolean;
  fog_improvements?: boolean;
  fog_locations?: boolean;
  hunters?: boolean;
  layout?: string;
  redbeard?: number;
  residence_five?: boolean;
  retirement?: boolean;
  rubies?: boolean;
  skirmishes?: boolean;
}
/**
 * The table as one seat sees it. In solo play Redbeard's board is the last.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "MaracaiboView".
 */
export interface MaracaiboView {
  active: number;
  boards: Board[];
  deck: number;
  deck_up: number;
  deeds: string[];
  due: number[];
  faces: string[];
  figureheads: string[];
  fillers: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  islands: never[];
  kept: string[];
  last: number;
  last_deeds: string[];
  open_quests: string[];
  options: MaracaiboOptions;
  outcome: Outcome | null;
  quest_deck: number;
  quest_moves: Move[];
  quests: string[];
  raid_actions_used: string[];
  redbeard_cards: string[];
  redbeard_deck: string[];
  round: number;
  ruby_market: (number | null)[];
  scores: number[];
  seat: number | null;
  seats: number;
  spaces: Space[];
  todo: Todo[];
  top: string | null;
  truth: Truth | null;
  turn: number;
  type: "maracaibo";
}
/**
 * Scores and ranks by seat; rank 1 is the best, and equal ranks share. `reason` is the key of a text.
 *
 *     >>> Outcome("rum-over-goal", scores=(21, 9, 9), ranks=(1, 2, 2)).winners
 *     (0,)
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranks: number[];
  reason: string;
  scores: number[];
}
/**
 * A quest that changed its place: what people at the table remember. `quest` is None where this seat did not see
 *     which. `seat` is None where nobody took or gave it.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  kind: "discarded" | "drew" | "kept" | "opened" | "returned" | "to-bottom" | "took";
  quest: string | null;
  seat: number | null;
}
/**
 * A space of the Caribbean. `card` may also be `none`, `filler` or something hidden.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Space".
 */
export interface Space {
  built: number[];
  card: string;
  coins: number;
  name: string;
  ships: number[];
  tile: Tile | null;
  value: string | null;
}
/**
 * A black market tile on a location.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Tile".
 */
export interface Tile {
  face: string;
  seat: number;
  tile: number;
}
/**
 * A step that is to be done, the first one now: what, by whom, and because of what. `facts` is what it is made of
 *     inside; `numbers` says the same in words.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Todo".
 */
export interface Todo {
  effects: string[][];
  facts: (number | boolean | number[][])[];
  numbers: {
    [k: string]: number | string | boolean;
  };
  seats: number[];
  source: string;
  step: string;
}
/**
 * After the end the quests are revealed.
 *
 * This interface was referenced by `Maracaibo`'s JSON-Schema
 * via the `definition` "Truth".
 */
export interface Truth {
  moves: Move[];
  quests: string[][];
  scored: string[][];
}
