// What somebody wants a table to be, as the form has it, and the setup that the house is asked for.
import { CLOCKS } from "../../schema/constants";
import type { Clock, OptionCard, Setup, TitleCard } from "../generated/house";
import { optionsFor } from "../table/options";

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
  /** The bot that takes open seats when nobody else shall. */
  bots: string;
}

/** What the buttons do with the same choices. */
export type LaunchMode = "bots" | "alone" | "friends" | "anyone";

/** The ways to play a title; alone only where its rules have that. */
export const modesOf = ({ seats }: TitleCard): LaunchMode[] => [
  "bots",
  ...(seats.least === 1 ? ["alone" as const] : []),
  "friends",
  "anyone",
];

const USUAL_SEATS = 3;
const USUAL_SWITCHES = { public: false, spectators: true, chat: true, hints: true, takebacks: true };

export function usual(title: TitleCard): Choices {
  const { least, most } = title.seats;
  const count = Math.min(most, Math.max(least, USUAL_SEATS));
  return {
    seats: Array.from({ length: most }, (_, seat) => (seat === 0 ? "me" : seat < count ? "open" : "none")),
    options: Object.fromEntries(title.options.map((option) => [option.name, usualOption(option)])),
    clock: usualClock(title),
    switches: { ...USUAL_SWITCHES },
    bots: title.gentlest,
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
  const { seats, options, clock, switches, bots } = kept;
  if (Array.isArray(seats) && seats.length === choices.seats.length && seats.every((plan) => isPlan(title, plan)))
    choices.seats = seatsFor(seats, Math.max(title.seats.least, taken(seats).length));
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
  if (title.levels.includes(bots as string)) choices.bots = bots as string;
  return choices;
}

/** The same table with bots of one level, those who have a seat already too. */
export function playedBy(choices: Choices, bot: string): Choices {
  const seats = choices.seats.map((plan) => (plan.startsWith("bot:") ? `bot:${bot}` : plan));
  return { ...choices, seats, bots: bot };
}

/** I sit in one seat: taking another one leaves the old one open. */
export function seated(seats: readonly SeatPlan[], seat: number, plan: SeatPlan): SeatPlan[] {
  return seats.map((old, index) => (index === seat ? plan : plan === "me" && old === "me" ? "open" : old));
}

/** The same people and bots at a table of so many seats; who comes in addition is welcome. */
export function seatsFor(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  const all = taken(seats);
  const kept = all.slice(0, count);
  if (all.includes("me") && !kept.includes("me")) kept[count - 1] = "me";
  return seats.map((_, seat) => (seat < count ? (kept[seat] ?? "open") : "none"));
}

export const taken = (seats: readonly SeatPlan[]): SeatPlan[] => seats.filter((plan) => plan !== "none");

/** Options that are asked for under one heading. */
export interface OptionSection {
  /** The heading's text; none for those that share nothing. */
  key: string | null;
  options: OptionCard[];
}

/** The options that everybody is asked for, or all others: pictures and levels each by themselves, then groups, and then
 * all the rest. */
export function sections(title: TitleCard, choices: Choices, main: boolean): OptionSection[] {
  const found: OptionSection[] = [];
  const rest: OptionSection = { key: null, options: [] };
  for (const option of asked(title, choices, main)) {
    const key = isLarge(option) ? option.label_key : option.group_key;
    const section = key == null ? rest : found.find((one) => one.key === key);
    if (section) section.options.push(option);
    else found.push({ key: key!, options: [option] });
  }
  const large = found.filter(({ options: [first] }) => isLarge(first!));
  const groups = found.filter(({ options: [first] }) => !isLarge(first!));
  return [...large, ...groups, rest].filter(({ options }) => options.length);
}

/** The options that matter at this table, of those that everybody is asked for (`main`) or of the others. */
export const asked = (title: TitleCard, choices: Choices, main: boolean): OptionCard[] =>
  optionsFor(title, taken(choices.seats).length, choices.options).filter((option) => (option.main ?? false) === main);

export const hasSketches = (option: OptionCard): boolean => Object.keys(option.sketches ?? {}).length > 0;
const isLarge = (option: OptionCard): boolean => option.levels === true || hasSketches(option);

/** The table exactly as the form has it. */
export function setupOf(title: TitleCard, choices: Choices): Setup {
  const seats = taken(choices.seats);
  const options = optionsFor(title, seats.length, choices.options)
    .map(({ name }) => [name, choices.options[name] ?? null] as const)
    .filter(([, value]) => value !== null);
  return {
    title: title.name,
    seats,
    options: Object.fromEntries(options),
    clock: clockOf(choices.clock),
    ...choices.switches,
  };
}

/** The table for one of the buttons: everything as chosen, but the seats and who may come. */
export function quickSetup(title: TitleCard, choices: Choices, mode: LaunchMode): Setup {
  const table = (seats: SeatPlan[]): Setup => ({
    ...setupOf(title, { ...choices, seats }),
    public: mode === "anyone",
  });
  if (mode === "alone") return table(["me"]);
  const seats = withOthers(withMe(taken(choices.seats)));
  if (mode === "bots") return table(seats.map((plan) => (plan === "open" ? `bot:${choices.bots}` : plan)));
  // those who come need somewhere to sit
  return table(seats.includes("open") ? seats : seats.map((plan) => (plan === "me" ? plan : "open")));
}

/** The table for somebody who has never played: the usual one with as few others as can be, all of them gentle bots. */
export function firstSetup(title: TitleCard): Setup {
  const bots = Math.max(2, title.seats.least) - 1;
  const seats = ["me", ...Array.from({ length: bots }, () => `bot:${title.gentlest}`)];
  return setupOf(title, { ...usual(title), seats });
}

const withMe = (seats: SeatPlan[]): SeatPlan[] => (seats.includes("me") ? seats : ["me", ...seats.slice(1)]);
const withOthers = (seats: SeatPlan[]): SeatPlan[] => (seats.length > 1 ? seats : [...seats, "open"]);

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
  return ["me", "open", "none", ...title.levels.map((bot) => `bot:${bot}`)].includes(plan as string);
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
