import { beforeEach, describe, expect, test } from "vitest";
import type { LiveTable } from "../connection/live_table.svelte";
import type { Drawing } from "../games/drawing";
import type { StoryEntry, ReplayMoment } from "../generated/house";
import { Past } from "./past.svelte";

/** The turn that each record belongs to. */
const ROUNDS = [1, 1, 2, 2, 2, 3];

let past: Past;
let table: LiveTable;
const at = () => table.past?.step ?? "now";

beforeEach(() => {
  const story = ROUNDS.map((_, index): StoryEntry => ({
    at: 0,
    seq: index + 1,
    kind: "move",
    record: index + 1,
    seat: 0,
  }));
  const moment = async (step: number): Promise<ReplayMoment> => ({
    step,
    steps: ROUNDS.length,
    story: [],
    view: ROUNDS[step - 1],
  });
  table = { story, moment, past: null } as unknown as LiveTable;
  past = new Past(table, { round: (view: unknown) => view as number } as Drawing);
});

test("steps go back from now and come to it again", async () => {
  await past.step(-1);
  expect(at()).toBe(5);
  await past.step(-9);
  expect(at()).toBe(1);
  await past.step(1);
  expect(at()).toBe(2);
  await past.step(9);
  expect(at()).toBe("now");
});

describe("turns", () => {
  test("go back to the beginning of each", async () => {
    const seen = [];
    for (let n = 0; n < 4; n++) {
      await past.turn(-1);
      seen.push(at());
    }
    expect(seen).toEqual([3, 1, 1, 1]);
  });

  test("go on to the beginning of the next, and to now", async () => {
    await past.look(2);
    await past.turn(1);
    expect(at()).toBe(3);
    await past.turn(1);
    expect(at()).toBe("now");
    await past.turn(1);
    expect(at()).toBe("now");
  });
});

test("who goes back to now does not see an answer that comes later", async () => {
  const asked = past.look(3);
  past.now();
  await asked;
  expect(at()).toBe("now");
});
