// A table in words, before it is opened.
import { clockInWords, valueInWords } from "../table/options";
import { has, t } from "../app/texts.svelte";
import type { TitleCard } from "../generated/house";
import { asked, clockOf, SWITCHES, taken, usual, type Choices, type SwitchName } from "./plan";

const named = (label: string, value: string): string => t("web-start-option", { label, value });

/** Options that are not as usual. */
function unusual(title: TitleCard, choices: Choices, main: boolean): string[] {
  const { options } = usual(title);
  return asked(title, choices, main)
    .filter(({ name }) => choices.options[name] !== options[name])
    .map((option) => {
      const value = choices.options[option.name] ?? null;
      return value === true ? t(option.label_key) : named(t(option.label_key), valueInWords(option, value));
    });
}

/** What is not as usual of all that not everybody is asked for. */
export function moreInWords(title: TitleCard, choices: Choices, switches: readonly SwitchName[] = SWITCHES): string[] {
  const clock = clockInWords(clockOf(choices.clock));
  const switched = switches.filter((name) => choices.switches[name] !== usual(title).switches[name]);
  return [
    ...unusual(title, choices, false),
    ...(clock ? [clock] : []),
    ...switched.map((name) => named(t(`web-switch-${name}`), t(choices.switches[name] ? "web-yes" : "web-no"))),
  ];
}

/** What was chosen, in as few words as say it. Who may come, the buttons say. */
export function chips(title: TitleCard, choices: Choices): string[] {
  const switches = SWITCHES.filter((name) => name !== "public");
  const found = [...unusual(title, choices, true), ...moreInWords(title, choices, switches)];
  return [
    t("web-start-seats", { count: taken(choices.seats).length }),
    ...(found.length ? found : [t("web-start-usual-rules")]),
  ];
}

/** How it is to play a title alone: the values of what is asked then. */
export const aloneInWords = (title: TitleCard, choices: Choices): string =>
  title.options
    .filter((option) => option.only_alone)
    .map((option) => valueInWords(option, choices.options[option.name] ?? null))
    .join(", ");

/** A bot by how well it plays, where we can say so. */
export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** A bot by how well and how it plays, where we can say so. */
export const botInWords = (bot: string): string =>
  has(`bot-${bot}`)
    ? `${t("web-bot", { name: t(`bot-${bot}`) })}: ${t(`bot-${bot}.plays`)}`
    : t("web-bot", { name: bot });

/** A title's name; a table of a title that is gone still has one. */
export const titleName = (title: string): string => (has(`${title}-name`) ? t(`${title}-name`) : title);
