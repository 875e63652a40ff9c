// The contract between the page around every table and a title's play area.
import type { Component } from "svelte";
import type { KeyMap } from "../app/keys";
import type { Message, Refused, StoryEntry } from "../generated/house";

/** A move that may be made; titles add what it would bring. */
export interface Offer {
  do: string;
}

/** A stage of a move: one thing to do by hand, in the reader's language, and the whole arrangement after it as a draft. */
export interface WordedStage {
  text: string;
  move: string;
}

/** What happened at one moment: the title's events that this viewer may know. */
export interface News {
  seq: number;
  events: readonly unknown[];
  /** Milliseconds for each step of it, where it is shown at a pace that one can follow. */
  stepMs?: number;
  /** Somebody wants to see where it led, and not how it came to that: nothing moves. */
  still?: boolean;
}

/** What a play area is given: a live table, a moment of its past, a replay, a lesson or a puzzle. All fields are reactive. */
export interface Desk<View = unknown, Made extends Offer = Offer, Assessment = unknown, Details = unknown> {
  readonly view: View;
  /** What follows from the view, where the title works that out; null where it does not. */
  readonly details?: Details | null;
  /** My seat; null for those who look on. */
  readonly you: number | null;
  readonly seats: number;
  /** What I may do; nothing while a move is on its way, and nothing in the past. */
  readonly offers: readonly Made[];
  /** Which decision that is: what was half chosen for another one is void. */
  readonly decision: number | null;
  /** May I plan my next turn while others think? Nobody hears of it before it is my turn. */
  readonly mayPlan?: boolean;
  /** The move that a bot would make, if somebody has asked. */
  readonly hint: string | null;
  /** Why it would make it, if it says so. */
  readonly hintReason?: Message | null;
  /** Hides the hint, where it is shown on request. */
  forgetHint?(): void;
  /** How that move is done by hand, one thing after the other; empty where it is a single thing. */
  readonly stages: readonly WordedStage[];
  /** Is all of it to be told at once, as in a lesson, and not bit by bit? */
  readonly hintInFull?: boolean;
  /** What happened last, for motion; null where nothing is to be moved: after a reconnect, in the past. */
  readonly news: News | null;
  /** Is that being shown step by step? When it no longer is, every piece is in its final place. */
  readonly showing?: boolean;
  /** What has been told up to this moment, where there is a story of it. */
  readonly chronicle?: readonly StoryEntry[];
  play(move: string): void;
  /** What would a move bring, or why is it against the rules? */
  tryOut(move: string): Promise<Made | Refused>;
  /**
   * Leaves a draft with the house, for the case that the time runs out, and asks what can be said of it; null where there
   * is nothing to say, as in the past. Ask as often as you like: it is sent at most once a second, and whoever asked in
   * between gets the answer to the newest one.
   */
  draft(move: string): Promise<Assessment | Refused | null>;
}

/** A button of the action bar. */
export interface Action {
  id: string;
  label: string;
  /** A second line: what it brings, or why it cannot be done now. */
  note?: string;
  kind?: "primary" | "plain";
  /** Why it cannot be done now; it stays on the screen, greyed. */
  why?: string;
  /** The key that does it too. */
  key?: "Enter" | "Escape";
  /** A key of the turn's own that does it, to be shown. */
  sign?: string;
  act(): void;
}

/** A play area that shows itself how the points came about: the result covers it only when it is called. */
export interface Ending {
  /** Are they still being counted? Nobody is told who has won before. */
  readonly counting: boolean;
  /** Counts them at once. */
  skip(): void;
}

/** A turn that is being put together at a desk. */
export interface Turn {
  /** At most four, the primary one in the middle. */
  readonly actions: readonly Action[];
  /** How it is done, for those who play for the first time. */
  readonly help: string;
  /** Keys of its own, wherever the focus is; they come before those of the table. */
  readonly keys?: KeyMap;
  /** Brings forward what a place lies on, in a play area that shows one part of its table at a time. */
  bring?(place: string): void;
  /** Shows all that lies before a player or a rival, if that is more than a panel can hold. */
  lookAt?(seat: number): void;
  readonly ending?: Ending;
}

/** A key of a title for the list of keys. */
export interface KeyHelp {
  signs: string[];
  text: string;
}

/** What a screen reader is told when a key asks for it. */
export interface Spoken {
  hand: string;
  table: string;
  /** How everybody stands, where that is more than a number each. */
  scores?: string;
}

/** Somebody who plays along without a seat of the house, such as Redbeard. */
export interface Rival {
  /** A number behind those of the seats: facts and score are asked by it. */
  seat: number;
  name: string;
  /** A letter instead of the name. */
  sign: string;
  /** How strong they are. */
  level: string;
  /** How they stand, in a sentence. */
  stands: string;
}

/** A part of somebody's points. */
export interface TallyRow {
  text: string;
  points: number;
}

/** How a title is drawn. It is loaded when somebody needs it. */
export interface Drawing<View = unknown, Made extends Offer = Offer, Assessment = unknown, Details = unknown> {
  /**
   * Everything between the panels: the table, the hand, what is being chosen. It fills the box that it is put into
   * (`height: 100%`), whatever its size, which `@container play` tells.
   */
  PlayArea: Component<{ desk: Desk<View, Made, Assessment, Details>; turn: Turn }>;
  /** What is being decided, beside or below the play area: where the story would be, which is then in a drawer. */
  Decision?: Component<{ desk: Desk<View, Made, Assessment, Details>; turn: Turn }>;
  /** The facts of a seat in its panel, in a `.facts`; where that is one line, only the first of them is shown, and with a
   * box for the decision as many as fit. */
  Facts: Component<{ view: View; seat: number; details?: Details | null | undefined }>;
  /** What a seat holds, by its own view, drawn small: for viewers who see all hands; none where nothing is hidden. */
  Hand?: Component<{ view: View }>;
  /** A sentence of the log, with the title's signs drawn into it. */
  Sentence: Component<{ text: string }>;
  /** The same sentence with its pieces in words, where the title's sentences hold notation: to be read aloud. */
  spelled?(text: string): string;
  begin(desk: Desk<View, Made, Assessment, Details>): Turn;
  /** What the title asks of the viewer, in one sentence. */
  asks(view: View): string;
  /** Who has won and by how much, where the outcome by seats does not tell it; null where it does. */
  result?(view: View): string | null;
  /** What a seat's panel shows largest; while the points are counted at the end, what it had before. */
  score(view: View, seat: number, counting?: boolean): { value: number; of: number | null; unit?: string };
  /** After the end: where the points of a seat come from, in the order in which they are counted. */
  tally?(view: View, seat: number): TallyRow[];
  /** How much that score has grown by these events, or shrunk; where the play area does not tell it itself. */
  change?(events: readonly unknown[], seat: number): number;
  /** How many things one has to follow when these events are shown; none where the play area shows them itself. */
  steps?(events: readonly unknown[], before: View | null, view: View): number;
  /** What the score would come to if it ended now, in few words and in full. */
  outlook?(view: View, seat: number, details: Details | null): { words: string; title: string } | null;
  /** The number of the round or turn, to jump by in a replay. */
  round(view: View): number;
  spoken(view: View): Spoken;
  /** Who else has a panel among those of the seats. */
  rivals?(view: View, details: Details | null): readonly Rival[];
  /** Keys besides those of every table. */
  keys?(): KeyHelp[];
}

/** Of what tells how a seat stands. */
export interface SeatProps {
  drawing: Drawing;
  view: unknown;
  details?: unknown;
  seat: number;
}

/** What is drawn beside the rules of a title. */
export interface RulesDrawing {
  /** The pieces that some rules are about; `named` with their words, else for the eye only. */
  Signs?: Component<{ rules: readonly string[]; named?: boolean }>;
  /** What all icons mean, and what that is called. */
  Legend?: Component;
  legend?(): string;
  /** Text in which pieces are drawn instead of written. */
  Pieces?: Component<{ text: string }>;
  /** An example of a rule, for the eye only: the words of the rule are enough. */
  Figure?: Component<{ figure: string }>;
  /** The examples by the numbers of their rules, language apart. */
  figures: Readonly<Record<string, string>>;
}
