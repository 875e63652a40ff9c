import { afterEach, expect, test, vi } from "vitest";
import type { Header, StoryEntry } from "../generated/house";
import { ReplayDesk } from "./replay.svelte";

const RECORDS = 4;
const STORY = Array.from({ length: RECORDS }, (_, n): StoryEntry => ({
  at: 0,
  seq: n + 3,
  kind: "move",
  record: n + 1,
}));

/** A house that shows only some steps of a game. */
function showing(shown: (step: number) => boolean): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const step = Number(/steps\/(\d+)/.exec(address)?.[1]);
    const no = { type: "refused", key: "table-kept-steps", text: "Only its end." };
    const yes = { step, steps: RECORDS, story: [], view: { step } };
    return new Response(JSON.stringify(shown(step) ? yes : no), { status: shown(step) ? 200 : 409 });
  });
  return asked;
}

const replay = () => new ReplayDesk("k3", null, { seats: ["Ania"] } as unknown as Header, STORY);
afterEach(() => vi.unstubAllGlobals());

test("a game begins with its first moment", async () => {
  showing(() => true);
  const desk = replay();
  await desk.open();
  expect([desk.view, desk.isKept]).toEqual([{ step: 1 }, false]);
});

test("of a game that is kept only its end is shown, and nothing before it is asked for", async () => {
  const asked = showing((step) => step === RECORDS);
  const desk = replay();
  await desk.open();
  expect([desk.view, desk.isKept]).toEqual([{ step: RECORDS }, true]);
  for (const step of [1, RECORDS - 1, RECORDS + 1]) await desk.go(step);
  expect(desk.view).toEqual({ step: RECORDS });
  expect(asked).toHaveLength(2);
});

test("it begins with all hands open, each as its owner saw it; a seat sees no other, nor does a spectator", async () => {
  const views = ["spectator", "Ania", "Bartek"];
  vi.stubGlobal("fetch", async () => Response.json({ step: 1, steps: RECORDS, story: [], view: null, views }));
  const desk = replay();
  await desk.open();
  expect([desk.eyes, desk.view, desk.hands]).toEqual(["all", "spectator", ["Ania", "Bartek"]]);
  desk.eyes = 1;
  expect([desk.view, desk.hands]).toEqual(["Bartek", []]);
  desk.eyes = "none";
  expect([desk.view, desk.hands]).toEqual(["spectator", []]);
});
