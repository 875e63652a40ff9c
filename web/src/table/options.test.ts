import { beforeEach, expect, test } from "vitest";
import { loadTexts } from "../app/texts.svelte";
import type { OptionCard, Setup, TitleCard } from "../generated/house";
import { agreed, clockInWords, inShort, valueInWords } from "./options";

const SOURCE = `
toy-edition = Edition
toy-edition-en = English
toy-edition-pl = Polish
toy-wash = Washed
toy-dealer = Dealer
toy-fog = Fog
    .help = Nobody sees far.
toy-gems = Gems
    .help = They shine.
toy-foe = Foe
toy-foe-2 = Sailor
toy-modules = Modules
web-options-none = none
web-yes = yes
web-no = no
web-table-clock-turn = { $count } s
web-table-clock-bank = { $count } min
web-table-clock-added = + { $increment } s
web-table-clock-days = { $count } d
`;

const option = (name: string, kind: OptionCard["kind"], more: object = {}): OptionCard => ({
  name,
  kind,
  label_key: `toy-${name}`,
  help_key: `toy-${name}.help`,
  ...more,
});
const CARD = {
  options: [option("edition", "choice", { default: "en" }), option("wash", "switch"), option("dealer", "number")],
} as TitleCard;
const setup = (more: Partial<Setup>): Setup => ({ title: "toy", seats: ["me"], ...more });

beforeEach(() => loadTexts("en", [SOURCE]));

test("whatever was set is told with its value", () => {
  const told = agreed(CARD, setup({ options: { wash: false } }));
  expect(told.map(({ label, value }) => `${label}: ${value}`)).toEqual(["Edition: English", "Washed: no"]);
});

test("a group is told as one, by what is played with", () => {
  const modules = ["fog", "gems"].map((name) => option(name, "switch", { default: false, group_key: "toy-modules" }));
  const card = { options: modules } as TitleCard;
  const told = agreed(card, setup({ options: { fog: true } }));
  expect(told).toEqual([{ label: "Modules", value: "Fog", parts: [{ name: "Fog", help: "Nobody sees far." }] }]);
  expect(agreed(card, setup({})).map(({ value }) => value)).toEqual(["none"]);
  expect(agreed(card, setup({ options: { fog: true, gems: true } }))[0]?.value).toBe("Fog and Gems");
});

test("what matters only to somebody alone is told only of them", () => {
  const foe = option("foe", "number", { default: 2, levels: true, only_alone: true });
  const card = { options: [foe] } as TitleCard;
  expect(agreed(card, setup({})).map(({ label, value }) => `${label}: ${value}`)).toEqual(["Foe: Sailor"]);
  expect(agreed(card, setup({ seats: ["me", "open"] }))).toEqual([]);
});

test("an owner's own choice is called as the data call it", () => {
  expect(valueInWords(option("edition", "choice"), "Shoals")).toBe("Shoals");
});

test("in short, a choice goes without its label, and what nobody set is left out", () => {
  expect(inShort(CARD, setup({}))).toBe("English");
  expect(inShort(CARD, setup({ options: { edition: "pl", dealer: 2 } }))).toBe("Polish · Dealer: 2");
  expect(inShort(CARD, setup({ clock: { kind: "turn", seconds: 90 } }))).toBe("English · 90 s");
});

test("in short, of many options only those are told that are not as usual", () => {
  const more = [option("rounds", "number", { default: 1 }), option("jokers", "number", { default: 2 })];
  const many = { options: [...CARD.options, ...more] } as TitleCard;
  expect(inShort(many, setup({ options: { edition: "en", rounds: 1, jokers: 2, dealer: 2 } }))).toBe("Dealer: 2");
});

test.each([
  [{ kind: "none" } as const, ""],
  [{ kind: "bank", minutes: 10, increment: 5 } as const, "10 min + 5 s"],
  [{ kind: "days", days: 3 } as const, "3 d"],
])("a clock in words", (clock, words) => {
  expect(clockInWords(clock)).toBe(words);
});
