// A table in words, before it is opened.
import { clockInWords } from "../table/options";
import { has, t } from "../app/texts.svelte";
import type { OptionCard, TitleCard } from "../generated/house";
import { clockOf, SWITCHES, taken, usual, type Choices, type OptionValue } from "./plan";

export function optionInWords({ kind, label_key, none_key }: OptionCard, value: OptionValue): string {
  if (value === null) return none_key ? t(none_key) : "";
  if (kind === "choice") return t(`${label_key}-${value}`);
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  return String(value);
}

/** What was chosen, in as few words as say it: editions and such always, the rest where it is not as usual. */
export function chips(title: TitleCard, choices: Choices): string[] {
  const { options, switches } = usual(title);
  const named = (label: string, value: string) => t("web-start-option", { label, value });
  return [
    t("web-start-seats", { count: taken(choices.seats).length }),
    ...title.options
      .map((option) => ({ option, value: choices.options[option.name] ?? null }))
      .filter(({ option, value }) => option.kind === "choice" || value !== options[option.name])
      .map(({ option, value }) => named(t(option.label_key), optionInWords(option, value))),
    clockInWords(clockOf(choices.clock)) || t("web-clock-none"),
    ...SWITCHES.filter((name) => name !== "public" && choices.switches[name] !== switches[name]).map((name) =>
      named(t(`web-switch-${name}`), t(choices.switches[name] ? "web-yes" : "web-no")),
    ),
  ];
}

/** A bot by how it plays, where we can say so. */
export const botInWords = (bot: string): string =>
  has(`web-start-bot-${bot}`) ? t(`web-start-bot-${bot}`) : t("web-bot", { name: bot });

/** A title's name; a table of a title that is gone still has one. */
export const titleName = (title: string): string => (has(`${title}-name`) ? t(`${title}-name`) : title);
