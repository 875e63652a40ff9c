// What somebody wants a table to be, as the form has it, and the setup that the house is asked for.
import { CLOCKS } from "../../schema/constants";
import type { Clock, OptionCard, Setup, TitleCard } from "../generated/house";

/** Who shall sit in a seat: `me`, `open`, `none`, or a bot such as `bot:greedy`. */
export type SeatPlan = string;
export type OptionValue = string | number | boolean | null;

export type ClockKind = keyof typeof CLOCKS;
export const CLOCK_KINDS = Object.keys(CLOCKS) as ClockKind[];
/** A number that some clock has. */
export type ClockNumber = { [Kind in ClockKind]: keyof (typeof CLOCKS)[Kind] }[ClockKind];

interface Limits {
  least: number;
  most: number;
  usual: number;
}

/** The numbers of a clock with what the house allows. */
export function numbersOf(kind: ClockKind): (Limits & { name: ClockNumber })[] {
  const numbers = Object.entries<Limits>(CLOCKS[kind]) as [ClockNumber, Limits][];
  return numbers.map(([name, limits]) => ({ name, ...limits }));
}

const ALL_NUMBERS = CLOCK_KINDS.flatMap(numbersOf);

export const SWITCHES = ["public", "spectators", "chat", "hints", "takebacks"] as const;
export type SwitchName = (typeof SWITCHES)[number];

/** All numbers are kept, also those of the clocks that are not chosen: whoever comes back to one finds them again. */
export interface ClockChoice extends Record<ClockNumber, number> {
  kind: ClockKind;
}

export interface Choices {
  /** One plan for each seat that the title can have. */
  seats: SeatPlan[];
  options: Record<string, OptionValue>;
  clock: ClockChoice;
  switches: Record<SwitchName, boolean>;
}

/** What the three buttons do with the same choices. */
export type LaunchMode = "bots" | "friends" | "anyone";

const USUAL_SEATS = 3;
const USUAL_SWITCHES = { public: false, spectators: true, chat: true, hints: true, takebacks: true };

/** The strongest bot of a title. */
export const bestBot = (title: TitleCard): SeatPlan => `bot:${title.strongest}`;

export function usual(title: TitleCard): Choices {
  const { least, most } = title.seats;
  const count = Math.min(most, Math.max(least, USUAL_SEATS));
  return {
    seats: Array.from({ length: most }, (_, seat) => (seat === 0 ? "me" : seat < count ? "open" : "none")),
    options: Object.fromEntries(title.options.map((option) => [option.name, usualOption(option)])),
    clock: usualClock(title),
    switches: { ...USUAL_SWITCHES },
  };
}

function usualClock({ turn_seconds }: TitleCard): ClockChoice {
  const numbers = Object.fromEntries(ALL_NUMBERS.map(({ name, usual }) => [name, usual])) as Record<
    ClockNumber,
    number
  >;
  return { kind: "none", ...numbers, ...(turn_seconds == null ? {} : { seconds: turn_seconds }) };
}

/** What was chosen last time, as far as the title still has it: bots, options and seats come and go. */
export function recalled(title: TitleCard, kept: unknown): Choices {
  const choices = usual(title);
  if (!isRecord(kept)) return choices;
  const { seats, options, clock, switches } = kept;
  if (Array.isArray(seats) && seats.length === choices.seats.length && seats.every((plan) => isPlan(title, plan)))
    choices.seats = [...seats];
  if (isRecord(options))
    for (const option of title.options)
      if (fits(option, options[option.name])) choices.options[option.name] = options[option.name] as OptionValue;
  if (isRecord(clock)) {
    choices.clock.kind = CLOCK_KINDS.find((kind) => kind === clock["kind"]) ?? "none";
    for (const { name, least, most } of ALL_NUMBERS) {
      const number = clock[name];
      if (Number.isInteger(number) && (number as number) >= least && (number as number) <= most)
        choices.clock[name] = number as number;
    }
  }
  if (isRecord(switches))
    for (const name of SWITCHES) if (typeof switches[name] === "boolean") choices.switches[name] = switches[name];
  return choices;
}

/** I sit in one seat: taking another one leaves the old one open. */
export function seated(seats: readonly SeatPlan[], seat: number, plan: SeatPlan): SeatPlan[] {
  return seats.map((old, index) => (index === seat ? plan : plan === "me" && old === "me" ? "open" : old));
}

export const taken = (seats: readonly SeatPlan[]): SeatPlan[] => seats.filter((plan) => plan !== "none");

/** The table exactly as the form has it. */
export function setupOf(title: TitleCard, choices: Choices): Setup {
  const options = Object.entries(choices.options).filter(([, value]) => value !== null);
  return {
    title: title.name,
    seats: taken(choices.seats),
    options: Object.fromEntries(options),
    clock: clockOf(choices.clock),
    ...choices.switches,
  };
}

/** The table for one of the three buttons: everything as chosen, but the seats and who may come. */
export function quickSetup(title: TitleCard, choices: Choices, mode: LaunchMode): Setup {
  const seats = withMe(taken(choices.seats));
  const others = (change: (plan: SeatPlan) => SeatPlan) => seats.map((plan) => (plan === "me" ? plan : change(plan)));
  const setup = setupOf(title, choices);
  if (mode === "bots")
    return { ...setup, seats: others((plan) => (plan === "open" ? bestBot(title) : plan)), public: false };
  const room = seats.includes("open") ? seats : others(() => "open"); // those who come need somewhere to sit
  return { ...setup, seats: room, public: mode === "anyone" };
}

const withMe = (seats: SeatPlan[]): SeatPlan[] => (seats.includes("me") ? seats : ["me", ...seats.slice(1)]);

export function clockOf(choice: ClockChoice): Clock {
  const numbers = numbersOf(choice.kind).map(({ name }) => [name, choice[name]]);
  return { kind: choice.kind, ...Object.fromEntries(numbers) } as Clock;
}

/** What an option field holds, as the house wants it; nothing where it is left as it is. */
export function readOption({ kind, choices = [] }: OptionCard, text: string): OptionValue {
  if (text === "") return null;
  if (kind === "switch") return text === "true";
  if (kind === "number") return Number(text);
  return choices.find((choice) => String(choice) === text) ?? text;
}

function usualOption(option: OptionCard): OptionValue {
  return (option.default ?? null) as OptionValue;
}

function isPlan(title: TitleCard, plan: unknown): boolean {
  return ["me", "open", "none", ...title.bots.map((bot) => `bot:${bot}`)].includes(plan as string);
}

function fits({ kind, choices = [], none_key, least, most }: OptionCard, value: unknown): boolean {
  if (value === null) return none_key != null;
  if (kind === "switch") return typeof value === "boolean";
  if (kind === "choice") return choices.includes(value as string | number);
  if (kind === "number")
    return typeof value === "number" && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
  return typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
