// What was agreed on at a table, in words.
import { has, listed, t } from "../app/texts.svelte";
import type { OptionCard, Setup, TitleCard } from "../generated/house";

/** What was agreed on one matter, for those who want to know exactly. */
export interface Agreed {
  label: string;
  value: string;
  /** What it looks like, where the house has a picture of it. */
  sketch: string[][] | undefined;
  /** What is played with, each with a sentence that says what it is. */
  parts: { name: string; help: string }[];
}

/** The options of a title that matter at a table of so many seats, with what is chosen of the others. */
export function optionsFor(card: TitleCard, seats: number, chosen: Record<string, unknown>): OptionCard[] {
  const holds = ([name, value]: [string, unknown]): boolean =>
    (chosen[name] ?? card.options.find((other) => other.name === name)?.default) === value;
  return card.options.filter(
    ({ only_alone, only_with }) => (!only_alone || seats === 1) && Object.entries(only_with ?? {}).every(holds),
  );
}

const chosenAt = (setup: Setup): Record<string, unknown> => (setup.options ?? {}) as Record<string, unknown>;

/** What the options of a title are set to; those that nobody set are left out, and a group is told as one. */
export function agreed(card: TitleCard, setup: Setup): Agreed[] {
  const all = optionsFor(card, setup.seats.length, chosenAt(setup));
  const inGroup = (key: string): OptionCard[] => all.filter(({ group_key }) => group_key === key);
  return all.flatMap((option) => {
    const value = valueAt(option, setup);
    if (option.group_key && isSwitch(option)) {
      const group = inGroup(option.group_key);
      return group[0] === option ? [together(option.group_key, group, setup)] : [];
    }
    if (value === null) return [];
    const sketch = option.sketches?.[String(value)];
    return [{ label: t(option.label_key), value: valueInWords(option, value), sketch, parts: [] }];
  });
}

/** A group of switches: those that are on. */
function together(key: string, group: OptionCard[], setup: Setup): Agreed {
  const parts = group
    .filter((option) => valueAt(option, setup) === true)
    .map((option) => ({ name: t(option.label_key), help: t(option.help_key) }));
  const value = parts.length ? listed(parts.map(({ name }) => name)) : t("web-options-none");
  return { label: t(key), value, sketch: undefined, parts };
}

const MANY = 4; // options: of so many, only what is not as usual is worth the room

/** The same in as few words as the top of the page has room for. */
export function inShort(card: TitleCard, setup: Setup): string {
  const chosen = chosenAt(setup);
  const parts = optionsFor(card, setup.seats.length, chosen).flatMap((option) => {
    const value = chosen[option.name];
    const few = card.options.length < MANY;
    if (!few && (value ?? option.default) === option.default) return [];
    if (few && option.kind === "choice") return [valueInWords(option, value ?? option.default)];
    if (value === undefined || value === null) return [];
    return [value === true ? t(option.label_key) : `${t(option.label_key)}: ${valueInWords(option, value)}`];
  });
  const clock = clockInWords(setup.clock);
  return [...parts, ...(clock ? [clock] : [])].join(" · ");
}

/** How long people have; nothing where nobody is hurried. */
export function clockInWords(clock: Setup["clock"]): string {
  switch (clock?.kind) {
    case "turn":
      return t("web-table-clock-turn", { count: clock.seconds ?? 0 });
    case "bank":
      return [
        t("web-table-clock-bank", { count: clock.minutes ?? 0 }),
        ...(clock.increment ? [t("web-table-clock-added", { increment: clock.increment })] : []),
      ].join(" ");
    case "days":
      return t("web-table-clock-days", { count: clock.days ?? 0 });
    default:
      return "";
  }
}

/** A value of an option. An owner's own choice, which has no text of ours, is called as the data call it. */
export function valueInWords(option: OptionCard, value: unknown): string {
  if (value === null || value === undefined) return option.none_key ? t(option.none_key) : "";
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  const key = keyOf(option, value);
  return (option.kind === "choice" || option.levels) && has(key) ? t(key) : String(value);
}

/** What a level is like. */
export const levelHelp = (option: OptionCard, level: number): string => t(keyOf(option, level) + ".help");

const keyOf = (option: OptionCard, value: unknown): string => `${option.label_key}-${String(value)}`;

const valueAt = (option: OptionCard, setup: Setup): unknown => chosenAt(setup)[option.name] ?? option.default ?? null;

const isSwitch = (option: OptionCard): boolean => option.kind === "switch" && !option.none_key;
