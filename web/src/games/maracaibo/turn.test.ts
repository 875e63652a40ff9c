import { expect, test } from "vitest";
import type { MaracaiboOffer } from "../../generated/maracaibo";
import { MaracaiboTurn, type MaracaiboDesk } from "./turn.svelte";

const offer = (made: Partial<MaracaiboOffer>) =>
  ({ quests: [], parts: [], number: 0, ...made }) as unknown as MaracaiboOffer;

function begun(
  step: string,
  ...offers: MaracaiboOffer[]
): {
  turn: MaracaiboTurn;
  played: string[];
  desk: MaracaiboDesk;
} {
  const played: string[] = [];
  const desk = {
    view: { todo: [{ step, numbers: {} }], deeds: [], turn: 3, outcome: null },
    details: null,
    offers,
    decision: 7,
    hint: null,
    play: (move: string) => played.push(move),
  } as unknown as MaracaiboDesk;
  return { turn: new MaracaiboTurn(desk), played, desk };
}

test("the first tap chooses, the second one does it", () => {
  const sail = offer({ do: "sail c2r1", verb: "sail", space: "c2r1" });
  const { turn, played } = begun("Sail", sail);
  turn.tap(turn.at("c2r1"));
  expect([turn.isChosen(sail), played]).toEqual([true, []]);
  turn.tap(turn.at("c2r1"));
  expect(played).toEqual(["sail c2r1"]);
});

test("a space takes the tile that was chosen, and no other", () => {
  const { turn } = begun(
    "Place",
    offer({ do: "place 1 c1r1", verb: "place", tile: 1, space: "c1r1" }),
    offer({ do: "place 2 c2r2", verb: "place", tile: 2, space: "c2r2" }),
  );
  expect(turn.at("c1r1")).toBeUndefined();
  turn.takeTile(1);
  expect(turn.at("c1r1")?.do).toBe("place 1 c1r1");
  expect(turn.at("c2r2")).toBeUndefined();
});

test("quests to keep are chosen one by one, and the earliest makes room", () => {
  const pair = (...quests: string[]) => offer({ do: `keep ${quests.join(" ")}`, verb: "keep", quests });
  const { turn } = begun("FirstQuest", pair("a", "b"), pair("b", "c"), pair("a", "c"));
  turn.keep("a");
  expect(turn.chosen).toBeNull();
  turn.keep("b");
  expect(turn.chosen?.do).toBe("keep a b");
  turn.keep("c");
  expect(turn.chosen?.do).toBe("keep b c");
  turn.keep("b");
  expect(turn.kept).toEqual(["c"]);
});

test("where one quest is kept, the second tap keeps it", () => {
  const { turn, played } = begun(
    "FirstQuest",
    offer({ do: "keep a", verb: "keep", quests: ["a"] }),
    offer({ do: "keep b", verb: "keep", quests: ["b"] }),
  );
  turn.keep("a");
  turn.keep("b");
  expect([turn.kept, played]).toEqual([["b"], []]);
  turn.keep("b");
  expect(played).toEqual(["keep b"]);
});

test("the decision shows its own board, until another one is looked at", () => {
  const { turn } = begun("Explore");
  expect(turn.board).toBe("track");
  turn.look("map");
  expect(turn.board).toBe("map");
});

test("the board with a place is brought forward", () => {
  const { turn } = begun("Explore");
  const with_ = (place: string) => (turn.bring(place), turn.board);
  expect(["upgrade 12", "storage gold bonus 1", "island gold", "c3r4", "score"].map(with_)).toEqual([
    "ship",
    "hideout",
    "map",
    "map",
    "scores",
  ]);
});

test("alternatives lie side by side, with those that cannot be used", () => {
  const use = (effect: string) => offer({ do: `use ${effect}`, verb: "use", effect });
  const { turn } = begun("AnyOrder", use("raid +2"), use("explore 4"), offer({ do: "done", verb: "done" }));
  Object.assign(turn.todo!, { effects: [["raid +2", "explore 4", "build residence"], ["5 doubloons"]] });
  expect(turn.alternatives.map(({ offers, cannot }) => [offers.map((one) => one.do), cannot])).toEqual([
    [["use raid +2", "use explore 4"], ["build residence"]],
  ]);
});

test("a card is acquired or left by a switch, if it can be paid at all", () => {
  const take = offer({ do: "take 5", verb: "take" });
  const acquire = offer({ do: "acquire c2r1", verb: "acquire", space: "c2r1" });
  expect(begun("Improvement", take, acquire).turn.alternatives[0]?.offers).toEqual([acquire, take]);
  expect(begun("Improvement", take).turn.alternatives).toEqual([]);
});

test("what is chosen in the helm is known from what is pointed at on a board", () => {
  const isInHelm = (step: string, ...offers: MaracaiboOffer[]) => begun(step, ...offers).turn.isInHelm;
  const acquire = offer({ do: "acquire c2r1", verb: "acquire", space: "c2r1" });
  expect(isInHelm("Improvement", offer({ do: "take 5", verb: "take" }), acquire)).toBe(true);
  expect(isInHelm("Build", offer({ do: "build c2r1", verb: "build", space: "c2r1" }))).toBe(true);
  expect(isInHelm("Sail", offer({ do: "sail c2r1", verb: "sail", space: "c2r1" }))).toBe(false);
  expect(isInHelm("Raid", offer({ do: "roll", verb: "roll" }), offer({ do: "done", verb: "done" }))).toBe(false);
});

test("an effect alone is told from one of several, and from alternatives", () => {
  const use = (effect: string) => offer({ do: `use ${effect}`, verb: "use", effect });
  const single = (...effects: string[][]) => {
    const { turn } = begun("AnyOrder", offer({ do: "done", verb: "done" }), ...effects.flat().map(use));
    Object.assign(turn.todo!, { effects });
    return turn.single?.do;
  };
  expect(single(["3 vp"])).toBe("use 3 vp");
  expect(single(["3 vp"], ["raid"])).toBeUndefined();
  expect(single(["raid", "explore 2"])).toBeUndefined();
});

test("an island alone is the main button, of several none is", () => {
  const cube = (treasure: string) => offer({ do: `cube ${treasure}`, verb: "cube", treasure });
  const done = offer({ do: "done", verb: "done" });
  expect(begun("ChooseIsland", done, cube("gold")).turn.single?.do).toBe("cube gold");
  expect(begun("ChooseIsland", done, cube("gold"), cube("pearl")).turn.single).toBeUndefined();
});

test("to roll is the main button, also beside the one that does not", () => {
  const { turn } = begun("Raid", offer({ do: "done", verb: "done" }), offer({ do: "roll", verb: "roll" }));
  expect(turn.actions.map(({ id, kind }) => [id, kind])).toEqual([
    ["done", undefined],
    ["roll", "primary"],
  ]);
});

test("who waits keeps the board that they look at, until they have to decide", () => {
  const { turn, desk } = begun("Sail");
  const goesOn = (decision: number | null, number: number) =>
    Object.assign(desk, { decision, view: { ...desk.view, turn: number } });
  goesOn(null, 3);
  turn.look("ship");
  goesOn(null, 4);
  expect(turn.board).toBe("ship");
  goesOn(8, 5);
  turn.decide();
  expect(turn.board).toBe("map");
  goesOn(null, 6);
  expect(turn.board).toBe("map");
});

test("a raid in which nothing can be paid for ends by itself for whoever has just spent, and asks whoever comes back to it", () => {
  const [last, end] = [offer({ do: "spend vp", verb: "spend" }), offer({ do: "done", verb: "done" })];
  const { turn, played, desk } = begun("Spend", last, end);
  const spent = (points: number, deeds: string[]) => {
    const todo = [{ step: "Spend", numbers: { points } }];
    const offers = points > 1 ? [last, end] : [end]; // of a single point nothing is left to pay for
    Object.assign(desk, { view: { ...desk.view, todo, deeds }, offers, decision: 8 });
    turn.endRaid();
  };
  spent(2, ["die gold"]);
  expect(played).toEqual([]);
  turn.do(last);
  Object.assign(desk, { offers: [] }); // on its way
  expect(turn.endsRaid).toBe(false);
  spent(1, ["die gold", "spend vp"]);
  expect(turn.actions).toEqual([]);
  expect(played).toEqual(["spend vp", "done"]);
  spent(1, ["die gold"]); // taken back
  expect(turn.actions.map(({ id }) => id)).toEqual(["done"]);
  expect(played).toEqual(["spend vp", "done"]);
});

test("a raid that was met by a reload, or in a lesson, asks", () => {
  const end = offer({ do: "done", verb: "done" });
  const { turn, played, desk } = begun("Spend", end);
  Object.assign(desk.view, { todo: [{ step: "Spend", numbers: { points: 0 } }], deeds: ["spend vp"] });
  turn.endRaid();
  expect(played).toEqual([]);
  turn.do(end);
  Object.assign(desk, { hintInFull: true });
  desk.view.deeds.push("done");
  turn.endRaid();
  expect(played).toEqual(["done"]);
});

test("a residence that can only be built or left is a button, not a list of one", () => {
  const build = offer({ do: "build c2r1", verb: "build", space: "c2r1" });
  const left = offer({ do: "done", verb: "done" });
  const alone = begun("Residence", build, left).turn;
  expect(alone.rows).toEqual([]);
  expect(alone.single).toBe(build);
  const instead = begun("Residence", build, offer({ do: "take 5", verb: "take" })).turn;
  expect(instead.single).toBeUndefined();
  expect(instead.alternatives[0]?.offers).toHaveLength(2);
});
