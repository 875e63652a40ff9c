import { beforeEach, expect, test, vi } from "vitest";
import type { Refused } from "../../generated/house";
import type { RummikubOffer, RummikubAssessment, RummikubView } from "../../generated/rummikub";
import type { News } from "../drawing";
import { piecesOn } from "./board";
import { memoryStorage } from "../shared/testing";
import { shows } from "./testing";
import type { RummikubDesk } from "./draft.svelte";

vi.stubGlobal("localStorage", memoryStorage());
vi.stubGlobal("location", { pathname: "/table/abc" });
vi.mock("../../app/settings.svelte", () => ({ settings: { confirm: false, motion: 0 } }));
const { RummikubTurn } = await import("./turn.svelte");

const offer = (what: string) => ({ do: what, kind: what, tiles: [], type: "rummikub" }) as RummikubOffer;
const VIEW = {
  seat: 0,
  due: [0],
  round: 1,
  bank: 20,
  options: { first_meld: 30, before_meld: "draw" },
  racks: [
    { size: 3, melded: true, exchanged: 0 },
    { size: 9, melded: true, exchanged: 0 },
  ],
  table: [{ kind: "run", tiles: ["R4", "R5", "R6"], value: 15 }],
  rack: ["R7", "B2", "J"],
  last: null,
} as unknown as RummikubView;
const ASSESSMENT = { sets: [{ kind: "run", value: 22, why: null }], laid: ["R7"], meld: null, least: null, why: null };
const READY = { ...ASSESSMENT, ready: true, type: "rummikub" } as RummikubAssessment;

class Table {
  view = $state.raw(VIEW);
  decision = $state<number | null>(7);
  hint = $state<string | null>(null);
  stages = $state.raw<{ text: string; move: string }[]>([]);
  news = $state.raw<News | null>(null);
  offers = $state.raw([offer("draw")]);
  you = 0;
  seats = 2;
  played: string[] = [];
  drafts: string[] = [];
  answer: RummikubAssessment | Refused = READY;

  play(move: string): void {
    this.played.push(move);
  }
  tryOut(): Promise<Refused> {
    return Promise.resolve({ type: "refused", key: "rummikub-must-lay", text: "You must lay." });
  }
  draft(move: string): Promise<RummikubAssessment | Refused> {
    this.drafts.push(move);
    return Promise.resolve(this.answer);
  }
}

function sit(table = new Table()) {
  const turn = new RummikubTurn(table as unknown as RummikubDesk, "rummikub");
  const id = (name: string) => [...turn.board.rack, ...piecesOn(turn.board)].find((one) => one.name === name)!.id;
  const action = (what: string) => turn.actions.find((one) => one.id === what)!;
  const check = async () => {
    turn.draft.check();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { table, turn, id, action, check };
}

beforeEach(() => void vi.stubGlobal("sessionStorage", memoryStorage()));

test("a tile is chosen by a tap, and put by a tap on a set", () => {
  const { turn, id } = sit();
  turn.tap(id("R7"));
  expect([...turn.chosen]).toEqual([id("R7")]);
  turn.tap(id("R5"));
  expect(shows(turn.board)).toBe("R4 R5 R6 R7");
  expect(turn.chosen.size).toBe(0);
});

test("a turn can end as soon as the house finds it right, and not before", async () => {
  const { table, turn, id, action, check } = sit();
  expect(action("end").why, "nothing is laid").toBeTruthy();
  turn.tap(id("R7"));
  turn.tap(id("R4"));
  expect(action("end").why, "the house has not answered").toBeTruthy();
  await check();
  expect(table.drafts).toEqual(["lay R4 R5 R6 R7"]);
  expect(action("end").why).toBeUndefined();
  action("end").act();
  expect(table.played).toEqual(["lay R4 R5 R6 R7"]);
});

test("what is no set is told with its reason", async () => {
  const { table, turn, id, action, check } = sit();
  const why = { key: "rummikub-set-too-short", args: {}, rule: "RK-2.1", text: "B2 is too short." };
  const sets = [
    { kind: "run", value: 15, why: null },
    { kind: null, value: 0, why },
  ] as RummikubAssessment["sets"];
  table.answer = { ...READY, sets, ready: false, why };
  turn.choose([id("B2")]);
  turn.putTo({ to: "new" });
  await check();
  expect(turn.draft.wrong.map((set) => set.pieces.map(({ name }) => name))).toEqual([["B2"]]);
  expect(action("end").why, "in words").toBe("web-rummikub-tile-blue is too short.");
});

test("an answer about an older table says nothing about the newer one", async () => {
  const { turn, id, action, check } = sit();
  turn.choose([id("R7")]);
  turn.putTo({ to: "new" });
  turn.draft.check();
  turn.choose([id("B2")]);
  turn.putTo({ to: "new" });
  await Promise.resolve();
  expect(action("end").why).toBeTruthy();
  await check();
  expect(action("end").why).toBeUndefined();
});

test("nobody draws while own tiles lie on the table", () => {
  const { table, turn, id, action } = sit();
  turn.choose([id("R7")]);
  turn.putTo({ to: "new" });
  expect(action("draw").why).toBeTruthy();
  turn.reset();
  expect(action("draw").why).toBeUndefined();
  action("draw").act();
  expect(table.played).toEqual(["draw"]);
});

test("why one may not draw, the house is asked", async () => {
  const { table, turn, action } = sit();
  table.offers = [offer("lay R4 R5 R6 R7")];
  await turn.askAboutIdle();
  expect(action("draw").why).toBe("You must lay.");
});

test("the working copy outlives the page as long as the decision is the same", () => {
  const { table, turn, id } = sit();
  turn.choose([id("R7")]);
  turn.putTo({ to: "new" });
  const again = sit();
  expect(shows(again.turn.board)).toBe("R4 R5 R6 | R7");
  again.table.decision = 8;
  expect(shows(again.turn.board)).toBe("R4 R5 R6");
  table.decision = 8;
  expect(shows(turn.board)).toBe("R4 R5 R6");
});

test("a hint is told in three levels, and then done", () => {
  const { table, turn, id } = sit();
  table.hint = "lay R4 R5 R6 R7 J";
  table.stages = [
    { text: "Add R7.", move: "lay R4 R5 R6 R7" },
    { text: "Add J.", move: "lay R4 R5 R6 R7 J" },
  ];
  expect(turn.hint.told).toMatchObject({ level: 1, lays: true });
  expect(turn.hint.pieces.size).toBe(0);
  turn.hint.tellMore();
  expect(turn.hint.pieces).toEqual(new Set([id("R7"), id("J")]));
  turn.hint.tellMore();
  expect([turn.hint.text, shows(turn.board)]).toEqual(["Add R7.", "R4 R5 R6 R7"]);
  turn.hint.goTo(1);
  expect([turn.hint.text, shows(turn.board)]).toEqual(["Add J.", "R4 R5 R6 R7 J"]);
  turn.hint.close();
  expect(shows(turn.board), "it was only shown").toBe("R4 R5 R6");
  turn.hint.reset();
  turn.doHint();
  expect(shows(turn.board)).toBe("R4 R5 R6 R7 J");
});

test("tiles that others have laid or moved are marked on the next table", () => {
  const { table, turn } = sit();
  expect(turn.marks.size).toBe(0);
  table.news = { seq: 2, events: [] };
  table.view = {
    ...VIEW,
    table: [{ kind: "run", tiles: ["R3", "R4", "R5", "R6"], value: 18 }],
    last: { seat: 1, tiles: ["R3"] },
  };
  const marked = piecesOn(turn.board).flatMap(({ id, name }) => (turn.marks.get(id) === "fresh" ? [name] : []));
  expect(marked).toEqual(["R3"]);
});

test("keys undo and do again", () => {
  const { turn, id } = sit();
  expect(turn.keys["z"]).toBeUndefined();
  turn.choose([id("R7")]);
  turn.keys["n"]!();
  expect(shows(turn.board)).toBe("R4 R5 R6 | R7");
  turn.keys["z"]!();
  expect(shows(turn.board)).toBe("R4 R5 R6");
  turn.keys["y"]!();
  expect(shows(turn.board)).toBe("R4 R5 R6 | R7");
  turn.choose([id("R7")]);
  turn.keys["Backspace"]!();
  expect(shows(turn.board)).toBe("R4 R5 R6");
});
