/* Made from the structs of the house. */

/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Clock".
 */
export type Clock = NoClock | TurnClock | BankClock | DaysClock;
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Command".
 */
export type Command =
  | Play
  | Undo
  | AskBack
  | AnswerBack
  | Sit
  | Stand
  | Arrange
  | Start
  | Leave
  | Choose
  | Claim
  | Rematch
  | Chat
  | CloseChat
  | Draft
  | Try
  | Hint
  | Ping;
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Reply".
 */
export type Reply = Accepted | Refused | Stale;

export interface House {}
/**
 * What a table is; it does not change while people look at it.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "About".
 */
export interface About {
  code?: string | null;
  seed_hash?: string | null;
  setup: Setup;
  table: string;
}
/**
 * What somebody who opens a table wants it to be.
 *
 *     A seat is `me`, `open` or a bot such as `bot:greedy`.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Setup".
 */
export interface Setup {
  chat?: boolean;
  clock?: NoClock | TurnClock | BankClock | DaysClock;
  hints?: boolean;
  options?: {};
  public?: boolean;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: string[];
  spectators?: boolean;
  takebacks?: boolean;
  title: string;
}
/**
 * Nobody is hurried.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "NoClock".
 */
export interface NoClock {
  kind: "none";
}
/**
 * So many seconds a turn.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "TurnClock".
 */
export interface TurnClock {
  kind: "turn";
  seconds?: number;
}
/**
 * A bank of minutes for the whole game, and seconds that every turn adds to it.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "BankClock".
 */
export interface BankClock {
  increment?: number;
  kind: "bank";
  minutes?: number;
}
/**
 * Days for every move: a game beside the day's work.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "DaysClock".
 */
export interface DaysClock {
  days?: number;
  kind: "days";
}
/**
 * It is on the disk. `seq` is the table's version that has it.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  id: string;
  move?: string | null;
  offer?: {
    [k: string]: unknown;
  };
  review?: {
    [k: string]: unknown;
  };
  seq: number;
  steps?: HintStage[];
  table?: string | null;
  type: "accepted";
}
/**
 * One thing to do by hand: `key` and `args` are for the reader's own texts, `text` is the sentence by itself.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "HintStage".
 */
export interface HintStage {
  args?: {
    [k: string]: number | string | Seat | Seats | Word;
  };
  key: string;
  move: string;
  text: string;
}
/**
 * The person or bot in a seat; readers show the name.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  seat: number;
  type: "seat";
}
/**
 * Several seats, to be listed by name.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Seats".
 */
export interface Seats {
  seats: number[];
  type: "seats";
}
/**
 * A word of the game, such as a colour; `id` is its message, whose attributes are its grammatical forms.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Word".
 */
export interface Word {
  id: string;
  type: "word";
}
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "AnswerBack".
 */
export interface AnswerBack {
  agree: boolean;
  id: string;
  type: "answer-back";
}
/**
 * The host makes a seat `open`, or gives it to a bot, before the start.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Arrange".
 */
export interface Arrange {
  id: string;
  seat: number;
  type: "arrange";
  who: string;
}
/**
 * Asks all to go back to the moment after record `to`; bots agree, people are asked.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "AskBack".
 */
export interface AskBack {
  id: string;
  to: number;
  type: "ask-back";
}
/**
 * Somebody asks all to go back.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "BackAsked".
 */
export interface BackAsked {
  agreed?: number[];
  seat: number;
  to: number;
}
/**
 * The house closes this socket, and why.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  key: string;
  text: string;
  type: "bye";
}
/**
 * A seat as everybody sees it.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "ChairView".
 */
export interface ChairView {
  away?: boolean;
  bot?: string | null;
  here?: boolean;
  host?: boolean;
  left_ms?: number | null;
  name?: string | null;
}
/**
 * Says something to the table: own words, or a quick phrase that everybody reads in their language.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  id: string;
  phrase?: string | null;
  text?: string | null;
  type: "chat";
}
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  at: number;
  n: number;
  name: string;
  phrase?: string | null;
  seat?: number | null;
  text?: string | null;
}
/**
 * What shall follow after the one in `seat` has left.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
  id: string;
  seat: number;
  type: "choose";
  what: "bot" | "end" | "wait";
}
/**
 * Takes my seat back from the bot that kept it warm.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  id: string;
  type: "claim";
}
/**
 * The host closes the chat, or opens it again.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "CloseChat".
 */
export interface CloseChat {
  closed?: boolean;
  id: string;
  type: "close-chat";
}
/**
 * A move in notation; `decision` is the one that it answers, as `Now` gave it.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  decision: number;
  id: string;
  move: string;
  seq?: number | null;
  type: "play";
}
/**
 * Takes back my last move, or all of this turn that I may.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  id: string;
  type: "undo";
  whole_turn?: boolean;
}
/**
 * Takes an open seat, the first one unless it is named. Private tables want their code or an invitation.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  code?: string | null;
  id: string;
  invitation?: string | null;
  seat?: number | null;
  type: "sit";
}
/**
 * Gives my seat up before the start.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  id: string;
  type: "stand";
}
/**
 * The host starts; with `bot` given, bots take the open seats.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  fill?: string | null;
  id: string;
  type: "start";
}
/**
 * Leaves a game that goes on; the others choose what follows.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  id: string;
  type: "leave";
}
/**
 * The same table again, with the seats rotated.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  id: string;
  type: "rematch";
}
/**
 * What I am about to do, for the case that my time runs out. It is kept in memory only, and nobody else hears of
 *     it; the answer says what can be said of it so far.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Draft".
 */
export interface Draft {
  decision: number;
  id: string;
  move: string;
  type: "draft";
}
/**
 * What would this move bring, or why is it against the rules? Nothing happens, and nobody else hears of it.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Try".
 */
export interface Try {
  decision: number;
  id: string;
  move: string;
  type: "try";
}
/**
 * What would the title's strongest bot do in my place, and how is it done by hand?
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  id: string;
  type: "hint";
}
/**
 * Is the line alive, and do I know the newest version? A browser cannot ask that below the API.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  id: string;
  type: "ping";
}
/**
 * One row of the table's log as one viewer may know it.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  at: number;
  back?: number | null;
  by?: string | null;
  events?: unknown[];
  kind: string;
  lines?: Line[];
  record?: number | null;
  seat?: number | null;
  seq: number;
}
/**
 * One sentence of the story: the key of its text and the arguments.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  args: {
    [k: string]: number | string | Seat | Seats | Word;
  };
  key: string;
}
/**
 * What a game is before anything has happened.
 *
 *     `seed` is for whoever holds the whole truth; others see `seed_hash` until the end. In a game that goes on from a
 *     moment of another one, the records up to `after` were taken over from there; the seed answers what follows.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Header".
 */
export interface Header {
  after?: number;
  data: string;
  options?: {};
  rules: string;
  seats: string[];
  seed?: string | null;
  seed_hash?: string | null;
  title: string;
  tortuga?: number;
}
/**
 * What is to be said of a legal turn.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Judged".
 */
export interface Judged {
  best: number;
  laid: string[];
  solved: boolean;
}
/**
 * Somebody left: who has chosen what so far.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Leaver".
 */
export interface Leaver {
  chosen?: {
    [k: string]: number[];
  };
  seat: number;
}
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Lesson".
 */
export interface Lesson {
  bot: string;
  seat: number;
  seats: number;
  steps: LessonStep[];
  title: string;
}
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "LessonStep".
 */
export interface LessonStep {
  args?: {
    [k: string]: number | string | Seat | Seats | Word;
  };
  attempt?: string | null;
  do?: string | null;
  how?: Stage[];
  moments?: Moment[];
  offers?: unknown[];
  point?: string[];
  text: string;
  view: unknown;
}
/**
 * One thing to do on the way to a move by hand, and the whole arrangement after it as a draft in notation.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Stage".
 */
export interface Stage {
  line: Line;
  move: string;
}
/**
 * What the learner saw and heard after a record.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  events: unknown[];
  lines: Line[];
  record: number;
  seat: number | null;
  view: unknown;
}
/**
 * A legal move of the learner: is it what the step asks for?
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "LessonAnswer".
 */
export interface LessonAnswer {
  right: boolean;
}
/**
 * A secret link: whoever has it may use it.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  link: string;
  qr: string;
}
/**
 * The guest as the house knows them.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  language: string;
  name: string;
}
/**
 * The table as one viewer may know it, and what has happened there since the version that they had.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Now".
 */
export interface Now {
  about?: About | null;
  at: number;
  back?: BackAsked | null;
  chairs: ChairView[];
  chat?: ChatLine[];
  chat_closed?: boolean;
  due?: number[];
  leavers?: Leaver[];
  outcome?: Outcome | null;
  owes?: Owes | null;
  rematch?: string | null;
  seed?: string | null;
  seq: number;
  status: "closed" | "open" | "over" | "playing";
  story?: Entry[];
  type: "now";
  undo?: boolean;
  view?: {
    [k: string]: unknown;
  };
  watchers?: number;
  you?: number | null;
}
/**
 * Scores and ranks by seat; rank 1 is the best, and equal ranks share. `reason` is the key of a text.
 *
 *     >>> Outcome("rum-over-goal", scores=(21, 9, 9), ranks=(1, 2, 2)).winners
 *     (0,)
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranks: number[];
  reason: string;
  scores: number[];
}
/**
 * A decision that is yours: answer it with its number.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Owes".
 */
export interface Owes {
  decision: number;
  exhaustive?: boolean;
  offers?: unknown[];
}
/**
 * Opens a table; with `start` it starts at once if no seat is open.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "OpenTable".
 */
export interface OpenTable {
  id: string;
  setup: Setup;
  start?: boolean;
}
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Opened".
 */
export interface Opened {
  table: string;
}
/**
 * An option of a title and what it takes; `text` stands for whatever has no better form.
 *
 *     Its texts are the title's own: `label_key` with the attribute `help`, and for each choice `<label_key>-<choice>`.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "OptionCard".
 */
export interface OptionCard {
  choices?: (string | number)[];
  default?: {
    [k: string]: unknown;
  };
  help_key: string;
  kind: "choice" | "number" | "switch" | "text";
  label_key: string;
  least?: number | null;
  most?: number | null;
  name: string;
  none_key?: string | null;
}
/**
 * A puzzle as it is put before a guest.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Posed".
 */
export interface Posed {
  best: number;
  joker: string;
  level: number;
  seed: string;
  title: string;
  view: unknown;
}
/**
 * Nothing has changed. `key` and `args` are for the reader's own texts; `text` is the sentence by itself.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  args?: {
    [k: string]: number | string | Seat | Seats | Word;
  };
  id?: string | null;
  key: string;
  rule?: string | null;
  text: string;
  type: "refused";
}
/**
 * The decision is gone or answered; `now` is what you missed. Nothing has changed.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Stale".
 */
export interface Stale {
  id: string;
  now: Now;
  type: "stale";
}
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Rules".
 */
export interface Rules {
  text: string;
  title: string;
}
/**
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "SeatRange".
 */
export interface SeatRange {
  least: number;
  most: number;
}
/**
 * The best turn.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Solved".
 */
export interface Solved {
  broken: number[];
  laid: string[];
  move: string;
  steps: HintStage[];
}
/**
 * A game as it stood after a record.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  outcome?: Outcome | null;
  step: number;
  steps: number;
  story: Entry[];
  view: unknown;
  views?: unknown[];
}
/**
 * A table in a list.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "TableLine".
 */
export interface TableLine {
  chairs?: ChairView[];
  clock?: (NoClock | TurnClock | BankClock | DaysClock) | null;
  created: number;
  outcome?: Outcome | null;
  spectators?: boolean;
  status: string;
  table: string;
  title: string;
}
/**
 * Fluent sources, to be read in this order.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "Texts".
 */
export interface Texts {
  language: string;
  sources: string[];
}
/**
 * A title as it stands on the shelf.
 *
 * This interface was referenced by `House`'s JSON-Schema
 * via the `definition` "TitleCard".
 */
export interface TitleCard {
  about_key: string;
  bots: string[];
  languages: string[];
  lesson: boolean;
  name: string;
  name_key: string;
  options: OptionCard[];
  rules: string;
  seats: SeatRange;
  strongest: string;
  turn_seconds: number | null;
}
