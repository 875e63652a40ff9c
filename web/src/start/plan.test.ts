import { describe, expect, test } from "vitest";
import type { TitleCard } from "../generated/house";
import { bestBot, quickSetup, readOption, recalled, seated, setupOf, usual } from "./plan";

const RUM: TitleCard = {
  name: "rum",
  name_key: "rum-name",
  about_key: "rum-about",
  rules: "1",
  seats: { least: 2, most: 4 },
  turn_seconds: null,
  bots: ["random", "greedy"],
  strongest: "greedy",
  gentlest: "greedy",
  lesson: true,
  languages: ["en", "pl", "uk"],
  options: [
    { name: "edition", kind: "choice", default: "en" as never, choices: ["en", "pl"], label_key: "e", help_key: "e.h" },
    { name: "dealer", kind: "number", label_key: "d", help_key: "d.h", none_key: "d-none" },
    { name: "wash", kind: "switch", label_key: "w", help_key: "w.h", none_key: "w-none" },
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

  test("I sit in one seat only", () => {
    expect(seated(["me", "open", "none"], 2, "me")).toEqual(["open", "open", "me"]);
    expect(seated(["me", "open", "none"], 1, "bot:greedy")).toEqual(["me", "bot:greedy", "none"]);
  });
});

describe("the three buttons", () => {
  const choices = { ...usual(RUM), seats: ["open", "me", "bot:random", "none"] };

  test("bots take what is open, and stay where they were wanted", () => {
    expect(bestBot(RUM)).toBe("bot:greedy");
    expect(quickSetup(RUM, choices, "bots").seats).toEqual(["bot:greedy", "me", "bot:random"]);
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
