import { describe, expect, test } from "vitest";
import type { TitleCard } from "../generated/house";
import {
  firstSetup,
  modesOf,
  playedBy,
  quickSetup,
  readOption,
  recalled,
  seated,
  seatsFor,
  sections,
  setupOf,
  usual,
} from "./plan";

const EN = { edition: "en" as never };
const RUM: TitleCard = {
  name: "rum",
  name_key: "rum-name",
  about_key: "rum-about",
  rules: "1",
  seats: { least: 2, most: 4 },
  turn_seconds: null,
  bots: ["random", "greedy"],
  adviser: "greedy",
  gentlest: "random",
  levels: ["random", "greedy"],
  lesson: true,
  languages: ["en", "pl", "uk"],
  options: [
    {
      name: "edition",
      kind: "choice",
      default: "en" as never,
      choices: ["en", "pl"],
      label_key: "e",
      help_key: "e.h",
      main: true,
    },
    { name: "dealer", kind: "number", label_key: "d", help_key: "d.h", none_key: "d-none", only_with: EN },
    { name: "wash", kind: "switch", label_key: "w", help_key: "w.h", none_key: "w-none" },
  ],
};

/** A title that can be played alone, with options of every look. */
const VOYAGE: TitleCard = {
  ...RUM,
  name: "voyage",
  seats: { least: 1, most: 4 },
  options: [
    { name: "calm", kind: "switch", default: false as never, label_key: "c", help_key: "c.h" },
    { name: "fog", kind: "switch", default: false as never, label_key: "f", help_key: "f.h", group_key: "modules" },
    { name: "map", kind: "choice", choices: ["a"], label_key: "m", help_key: "m.h", sketches: { a: [["card"]] } },
    {
      name: "foe",
      kind: "number",
      default: 2 as never,
      label_key: "r",
      help_key: "r.h",
      levels: true,
      only_alone: true,
    },
    { name: "gems", kind: "switch", default: false as never, label_key: "g", help_key: "g.h", group_key: "modules" },
  ],
};

describe("the table as the form has it", () => {
  test("what nobody has touched asks for no more than the house has by itself", () => {
    expect(setupOf(RUM, usual(RUM))).toEqual({
      title: "rum",
      seats: ["me", "open", "open"],
      options: { edition: "en" },
      clock: { kind: "none" },
      public: false,
      spectators: true,
      chat: true,
      hints: true,
      takebacks: true,
    });
  });

  test("only the numbers of the chosen clock are sent", () => {
    const choices = usual(RUM);
    choices.clock = { ...choices.clock, kind: "bank", minutes: 5 };
    expect(setupOf(RUM, choices).clock).toEqual({ kind: "bank", minutes: 5, increment: 10 });
  });

  test("a title with its own time for a turn offers that", () => {
    expect(usual({ ...RUM, turn_seconds: 90 }).clock.seconds).toBe(90);
  });

  test("pictures and levels stand by themselves, groups under their heading, and the rest at the end", () => {
    const choices = usual(VOYAGE);
    const names = (seats: number) =>
      sections(VOYAGE, { ...choices, seats: seatsFor(choices.seats, seats) }, false).map(({ key, options }) => [
        key,
        ...options.map(({ name }) => name),
      ]);
    expect(names(1)).toEqual([
      ["m", "map"],
      ["r", "foe"],
      ["modules", "fog", "gems"],
      [null, "calm"],
    ]);
    expect(names(2)).toEqual([
      ["m", "map"],
      ["modules", "fog", "gems"],
      [null, "calm"],
    ]);
  });

  test("what matters only to somebody alone is sent only then", () => {
    const choices = usual(VOYAGE);
    expect(setupOf(VOYAGE, choices).options).not.toHaveProperty("foe");
    expect(setupOf(VOYAGE, { ...choices, seats: seatsFor(choices.seats, 1) }).options).toHaveProperty("foe", 2);
  });

  test("what belongs to another edition is neither asked for nor sent", () => {
    const choices = { ...usual(RUM), options: { edition: "pl", dealer: 2, wash: null } };
    const names = (main: boolean) =>
      sections(RUM, choices, main).flatMap(({ options }) => options.map(({ name }) => name));
    expect(names(true)).toEqual(["edition"]);
    expect(names(false)).toEqual(["wash"]);
    expect(setupOf(RUM, choices).options).toEqual({ edition: "pl" });
  });

  test("more seats are open, fewer keep those who sit there, and me among them", () => {
    expect(seatsFor(["me", "bot:greedy", "none", "none"], 3)).toEqual(["me", "bot:greedy", "open", "none"]);
    expect(seatsFor(["open", "bot:greedy", "me", "none"], 2)).toEqual(["open", "me", "none", "none"]);
    expect(seatsFor(["open", "bot:greedy", "none", "none"], 1)).toEqual(["open", "none", "none", "none"]);
  });

  test("I sit in one seat only", () => {
    expect(seated(["me", "open", "none"], 2, "me")).toEqual(["open", "open", "me"]);
    expect(seated(["me", "open", "none"], 1, "bot:greedy")).toEqual(["me", "bot:greedy", "none"]);
  });
});

describe("the buttons", () => {
  const choices = { ...usual(RUM), seats: ["open", "me", "bot:random", "none"] };

  test("bots take what is open, and stay where they were wanted", () => {
    expect(quickSetup(RUM, choices, "bots").seats).toEqual(["bot:random", "me", "bot:random"]);
  });

  test("bots are gentle until somebody wants others, and then all of them", () => {
    expect(usual(RUM).bots).toBe("random");
    const strong = playedBy(choices, "greedy");
    expect(strong.seats).toEqual(["open", "me", "bot:greedy", "none"]);
    expect(quickSetup(RUM, strong, "bots").seats).toEqual(["bot:greedy", "me", "bot:greedy"]);
    expect(recalled(RUM, JSON.parse(JSON.stringify(strong)))).toEqual(strong);
    expect(recalled(RUM, { ...strong, bots: "gone" }).bots).toBe("random");
  });

  test("friends find the open seats; where there are none, bots make room", () => {
    expect(quickSetup(RUM, choices, "friends").seats).toEqual(["open", "me", "bot:random"]);
    const full = { ...choices, seats: ["me", "bot:greedy", "bot:greedy", "none"] };
    expect(quickSetup(RUM, full, "friends").seats).toEqual(["me", "open", "open"]);
  });

  test("an open table is public, the others are not", () => {
    const found = { ...choices, switches: { ...choices.switches, public: true } };
    expect(quickSetup(RUM, choices, "anyone").public).toBe(true);
    expect(quickSetup(RUM, found, "friends").public).toBe(false);
    expect(quickSetup(RUM, found, "bots").public).toBe(false);
  });

  test("one can play alone where the rules have that", () => {
    expect(modesOf(RUM)).toEqual(["bots", "friends", "anyone"]);
    expect(modesOf(VOYAGE)).toContain("alone");
    expect(quickSetup(VOYAGE, usual(VOYAGE), "alone")).toMatchObject({ seats: ["me"], options: { foe: 2 } });
  });

  test("whoever played alone last time still finds others", () => {
    const alone = { ...usual(VOYAGE), seats: ["me", "none", "none", "none"] };
    expect(quickSetup(VOYAGE, alone, "bots").seats).toEqual(["me", "bot:random"]);
    expect(quickSetup(VOYAGE, alone, "friends").seats).toEqual(["me", "open"]);
  });

  test("a first game is the usual one, with as few gentle bots as can be", () => {
    expect(firstSetup(VOYAGE)).toMatchObject({ seats: ["me", "bot:random"], public: false, clock: { kind: "none" } });
    expect(firstSetup({ ...RUM, seats: { least: 3, most: 4 } }).seats).toHaveLength(3);
  });

  test("whoever wanted only to look on sits down after all", () => {
    const onlooker = { ...choices, seats: ["open", "bot:greedy", "none", "none"] };
    expect(quickSetup(RUM, onlooker, "bots").seats).toEqual(["me", "bot:greedy"]);
  });
});

describe("what was chosen last time", () => {
  test("comes back as it was", () => {
    const choices = usual(RUM);
    choices.seats = ["me", "bot:greedy", "none", "none"];
    choices.options = { edition: "pl", dealer: 2, wash: false };
    choices.clock = { ...choices.clock, kind: "days", days: 5 };
    choices.switches.chat = false;
    expect(recalled(RUM, JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  test("does not outlive what it was about", () => {
    const old = {
      seats: ["me", "bot:gone", "none", "none"],
      options: { edition: "fr", dealer: "two", other: 1 },
      clock: { kind: "sand", seconds: 4, minutes: 20 },
      switches: { chat: "no" },
    };
    const now = usual(RUM);
    now.clock.minutes = 20;
    expect(recalled(RUM, old)).toEqual(now);
    expect(recalled(RUM, "nonsense")).toEqual(usual(RUM));
  });
});

test("an option field says nothing, yes, a number or one of the choices", () => {
  const [edition, dealer, wash] = RUM.options as [
    TitleCard["options"][0],
    TitleCard["options"][0],
    TitleCard["options"][0],
  ];
  expect(readOption(dealer, "")).toBe(null);
  expect(readOption(dealer, "2")).toBe(2);
  expect(readOption(wash, "true")).toBe(true);
  expect(readOption(edition, "pl")).toBe("pl");
  expect(readOption({ ...edition, choices: [10, 30] }, "30")).toBe(30);
});
