// What was agreed on at a table, in words.
import { t } from "../app/texts.svelte";
import type { OptionCard, Setup, TitleCard } from "../generated/house";

/** An option and its value, for those who want to know exactly. */
export interface Agreed {
  label: string;
  value: string;
}

/** What the options of a title are set to; those that nobody set are left out. */
export function agreed(card: TitleCard, setup: Setup): Agreed[] {
  const chosen = (setup.options ?? {}) as Record<string, unknown>;
  return card.options.flatMap((option) => {
    const value = chosen[option.name] ?? option.default;
    if (value === undefined || value === null) return [];
    return [{ label: t(option.label_key), value: inWords(option, value) }];
  });
}

const MANY = 4; // options: of so many, only what is not as usual is worth the room

/** The same in as few words as the top of the page has room for. */
export function inShort(card: TitleCard, setup: Setup): string {
  const chosen = (setup.options ?? {}) as Record<string, unknown>;
  const parts = card.options.flatMap((option) => {
    const value = chosen[option.name];
    const few = card.options.length < MANY;
    if (!few && (value ?? option.default) === option.default) return [];
    if (few && option.kind === "choice") return [inWords(option, value ?? option.default)];
    return value === undefined || value === null ? [] : [`${t(option.label_key)}: ${inWords(option, value)}`];
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

function inWords(option: OptionCard, value: unknown): string {
  if (option.kind === "choice") return t(`${option.label_key}-${String(value)}`);
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  return String(value);
}
