import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../connection/live_table.svelte";
import type { News } from "../games/drawing";
import type { StoryEntry } from "../generated/house";

vi.stubGlobal("document", { hidden: false });
vi.mock("../app/settings.svelte", () => ({ settings: { pace: "calm", motion: 250 } }));
const { settings } = await import("../app/settings.svelte");
const { PacedDesk } = await import("./paced.svelte");

/** A table at which I sit in seat 0; what has happened is told by `move`. Every event is a step. */
function tableOf() {
  let hear = (): void => undefined;
  const table = {
    seq: 1,
    you: 0,
    seats: 3,
    playing: true,
    myTurn: false,
    past: null,
    about: { setup: { clock: { kind: "none" } } },
    story: [] as StoryEntry[],
    happened: null as News | null,
    present: "view 1" as unknown,
    presentDetails: null,
    decision: null as number | null,
    listen: (heard: () => void) => {
      hear = heard;
      return () => undefined;
    },
    get view() {
      return this.present;
    },
    get news() {
      return this.happened;
    },
    get chronicle() {
      return this.story;
    },
  };
  function move(seat: number, events: string[]): void {
    table.seq += 1;
    table.story = [...table.story, { seq: table.seq, at: 0, kind: "move", seat, record: table.seq }];
    table.happened = { seq: table.seq, events };
    table.present = `view ${table.seq}`;
    hear();
  }
  const desk = new PacedDesk(table as unknown as LiveTable, { steps: (events) => events.length });
  return { table, desk, move };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.pace = "calm";
});

test("a big turn of somebody else is shown step by step, and the next one after it", () => {
  const { table, desk, move } = tableOf();
  move(1, ["lays", "gains", "tide"]);
  expect(desk.shows).toMatchObject({ seat: 1 });
  expect(desk.news).toMatchObject({ seq: 2, stepMs: 1_000 });
  table.decision = 7;
  move(2, ["lays", "gains"]);
  expect([desk.view, desk.decision], "still the first").toEqual(["view 2", null]);
  expect(desk.chronicle.map(({ seq }) => seq)).toEqual([2]);
  vi.advanceTimersByTime(3_500);
  expect([desk.shows?.seat, desk.view]).toEqual([2, "view 3"]);
  const shown = desk.news;
  vi.advanceTimersByTime(3_000);
  expect([desk.showing, desk.view, desk.decision]).toEqual([false, "view 3", 7]);
  expect(desk.news, "nothing happens twice").toBe(shown);
});

test("whoever has seen enough has the table as it is, and nothing moves any more", () => {
  const { table, desk, move } = tableOf();
  move(1, ["lays", "gains"]);
  move(2, ["draws", "clock"]);
  table.decision = 7;
  desk.skip();
  expect([desk.showing, desk.view, desk.decision]).toEqual([false, "view 3", 7]);
  expect(desk.news).toEqual({ seq: 3, events: ["draws", "clock"], still: true });
  vi.advanceTimersByTime(60_000);
  expect(desk.view).toBe("view 3");
});

test("small turns, my own, and those that were not asked for are seen at once", () => {
  const { table, desk, move } = tableOf();
  move(1, ["draws"]);
  expect([desk.showing, desk.view]).toEqual([false, "view 2"]);
  move(0, ["lays", "gains", "tide"]);
  expect(desk.showing, "my own").toBe(false);
  settings.pace = "off";
  move(1, ["lays", "gains", "tide"]);
  expect(desk.showing, "not wanted").toBe(false);
  settings.pace = "quick";
  table.myTurn = true;
  table.about.setup.clock.kind = "turn";
  move(1, ["lays", "gains", "tide"]);
  expect([desk.showing, desk.view], "my clock runs").toEqual([false, "view 5"]);
});

test("my own move ends what is shown", () => {
  const { desk, move } = tableOf();
  move(1, ["lays", "gains"]);
  move(0, ["draws"]);
  expect([desk.showing, desk.view]).toEqual([false, "view 3"]);
});
