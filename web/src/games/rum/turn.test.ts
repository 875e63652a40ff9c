import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Refused } from "../../generated/house";
import type { RumOffer, RumView } from "../../generated/rum";
import type { Desk } from "../drawing";
import { memoryStorage } from "../shared/testing";

vi.mock("../../app/settings.svelte", () => ({ settings: { confirm: false, motion: 0 } }));
const { settings } = await import("../../app/settings.svelte");
const { RumTurn } = await import("./turn.svelte");

afterEach(() => void vi.unstubAllGlobals());

const LAY = { do: "lay GGy", kind: "lay", cards: ["GGy"], gains: [], points: 5, slot: null, type: "rum" } as RumOffer;
const DRAW = { ...LAY, do: "draw wreck", kind: "draw", cards: [], points: null, slot: 0 } as RumOffer;
const REFUSED: Refused = { type: "refused", key: "rum-set-gains-nothing", text: "No.", rule: "RUM-4.3" };

function deskWith(view: Partial<RumView> = {}) {
  const played: string[] = [];
  const tried: string[] = [];
  const desk = {
    view: { seat: 0, asks: "turn", number: 2, points: [3, 0], hand: ["Roo", "Ygg", "Kgg"], ...view },
    you: 0,
    seats: 2,
    offers: [DRAW, LAY],
    decision: 7,
    hint: null,
    stages: [],
    news: null,
    play: (move: string) => void played.push(move),
    tryOut: (move: string) => {
      tried.push(move);
      return Promise.resolve(REFUSED);
    },
  };
  return { desk, played, tried, turn: new RumTurn(desk as unknown as Desk<RumView, RumOffer>) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const action = (turn: InstanceType<typeof RumTurn>, id: string) => turn.actions.find((one) => one.id === id)!;

test("a tap lays a card, the next turns it round, one more takes it back", () => {
  const { turn } = deskWith();
  turn.tap("Roo");
  expect(turn.move).toBe("lay Roo");
  turn.tap("Roo");
  expect(turn.move).toBe("lay OOr");
  turn.tap("Roo");
  expect(turn.choice.size).toBe(0);
});

test("the house is asked once for a choice that it has not offered, and its reason is told", async () => {
  const { turn, tried } = deskWith();
  turn.tap("Roo");
  turn.tap("Roo");
  expect(action(turn, "play").why).toBeTruthy();
  await vi.runAllTimersAsync();
  expect(tried).toEqual(["lay OOr"]);
  expect(turn.answer).toMatchObject({ refused: REFUSED, fresh: true });
  expect(action(turn, "play").why).toBe("No.");
});

test("what the house has offered needs no question", async () => {
  const { turn, tried, played } = deskWith();
  turn.choose(new Map([["Ygg", true]]));
  await vi.runAllTimersAsync();
  expect(tried).toEqual([]);
  expect(turn.offer).toBe(LAY);
  expect(action(turn, "play").why).toBeUndefined();
  action(turn, "play").act();
  expect(played).toEqual(["lay GGy"]);
});

test("nothing is drawn while cards are chosen", () => {
  const { turn, played } = deskWith();
  turn.tap("Roo");
  expect(turn.canDraw(0)).toBe(false);
  action(turn, "draw").act();
  turn.takeBack();
  action(turn, "draw").act();
  expect(played).toEqual(["draw wreck"]);
});

test("who confirms every move draws with the second tap", () => {
  settings.confirm = true;
  const { turn, played } = deskWith();
  action(turn, "draw").act();
  expect(turn.place).toBe(0);
  expect(played).toEqual([]);
  action(turn, "draw").act();
  expect(played).toEqual(["draw wreck"]);
  settings.confirm = false;
});

test("a single tap on the wreck draws nothing yet", () => {
  const { turn, played } = deskWith();
  turn.tapPlace(0);
  expect(played).toEqual([]);
  expect(action(turn, "draw").kind).toBe("primary");
  turn.takeBack();
  expect(turn.place).toBeNull();
  turn.tapPlace(0);
  turn.tapPlace(0);
  expect(played).toEqual(["draw wreck"]);
});

test("exactly the owed number of cards is returned: one more takes the place of the first", () => {
  const { turn, played } = deskWith({ asks: "parrot" });
  turn.tap("Roo");
  expect(action(turn, "return").why).toBeTruthy();
  turn.tap("Ygg");
  turn.tap("Kgg");
  expect([...turn.choice.keys()]).toEqual(["Ygg", "Kgg"]);
  action(turn, "return").act();
  expect(played).toEqual(["return Ygg Kgg"]);
});

test("a choice for another decision is void", () => {
  const { turn, desk } = deskWith();
  turn.tap("Roo");
  desk.decision = 8;
  expect(turn.choice.size).toBe(0);
  expect(turn.actions).toHaveLength(3);
});

test("while others think, a set can be planned; it is chosen and judged when my turn comes", async () => {
  vi.stubGlobal("location", { pathname: "/table/x" });
  vi.stubGlobal("sessionStorage", memoryStorage());
  const { desk, turn, tried } = deskWith({ asks: "nothing" });
  const later = desk as { decision: number | null; mayPlan?: boolean; view: { asks: string } };
  Object.assign(later, { decision: null, mayPlan: true });
  turn.tap("Roo");
  turn.tap("Kgg");
  turn.tap("Kgg");
  expect([...turn.choice]).toEqual([
    ["Roo", false],
    ["Kgg", true],
  ]);
  await vi.runAllTimersAsync();
  expect(tried, "the house is not asked before").toEqual([]);
  const reloaded = new RumTurn(desk as unknown as Desk<RumView, RumOffer>);
  expect(reloaded.choice.size, "after a reload").toBe(2);
  Object.assign(later, { decision: 9, mayPlan: false });
  Object.assign(desk.view, { asks: "turn", hand: ["Roo", "Kgg"] });
  turn.takeUpPlan();
  await vi.runAllTimersAsync();
  expect(tried).toEqual(["lay Roo GGk"]);
  expect(turn.answer?.refused).toBe(REFUSED);
  expect(new RumTurn(desk as unknown as Desk<RumView, RumOffer>).choice.size, "it is used up").toBe(0);
});
