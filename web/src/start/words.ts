// A table in words, before it is opened.
import { clockInWords, optionsFor, valueInWords } from "../table/options";
import { has, t } from "../app/texts.svelte";
import type { TitleCard } from "../generated/house";
import { clockOf, SWITCHES, taken, usual, type Choices } from "./plan";

/** What was chosen, in as few words as say it: of the rules only what is not as usual. */
export function chips(title: TitleCard, choices: Choices): string[] {
  const { options, switches } = usual(title);
  const named = (label: string, value: string) => t("web-start-option", { label, value });
  const seats = taken(choices.seats).length;
  const unusual = optionsFor(title, seats, choices.options).filter(
    ({ name }) => choices.options[name] !== options[name],
  );
  return [
    t("web-start-seats", { count: seats }),
    ...(unusual.length ? [] : [t("web-start-usual-rules")]),
    ...unusual.map((option) => {
      const value = choices.options[option.name] ?? null;
      return value === true ? t(option.label_key) : named(t(option.label_key), valueInWords(option, value));
    }),
    clockInWords(clockOf(choices.clock)) || t("web-clock-none"),
    ...SWITCHES.filter((name) => name !== "public" && choices.switches[name] !== switches[name]).map((name) =>
      named(t(`web-switch-${name}`), t(choices.switches[name] ? "web-yes" : "web-no")),
    ),
  ];
}

/** How it is to play a title alone: the values of what is asked then. */
export const aloneInWords = (title: TitleCard, choices: Choices): string =>
  title.options
    .filter((option) => option.only_alone)
    .map((option) => valueInWords(option, choices.options[option.name] ?? null))
    .join(", ");

/** A bot by how well and how it plays, where we can say so. */
export const botInWords = (bot: string): string =>
  has(`bot-${bot}`)
    ? `${t("web-bot", { name: t(`bot-${bot}`) })}: ${t(`bot-${bot}.plays`)}`
    : t("web-bot", { name: bot });

/** A title's name; a table of a title that is gone still has one. */
export const titleName = (title: string): string => (has(`${title}-name`) ? t(`${title}-name`) : title);
