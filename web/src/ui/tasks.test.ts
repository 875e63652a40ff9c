import { expect, test } from "vitest";
import { caughtUp, inTurn } from "./tasks";

test("parts are done in their order, each in a task of its own", async () => {
  const done: string[] = [];
  const part = (name: string) =>
    inTurn(() => {
      done.push(name);
      queueMicrotask(() => done.push(`after ${name}`));
    });
  part("one");
  part("two");
  expect(done).toEqual([]);
  await caughtUp();
  expect(done).toEqual(["one", "after one", "two", "after two"]);
});

test("a part that is called off is not done, and those behind it are", async () => {
  const done: string[] = [];
  const callOff = inTurn(() => done.push("one"));
  inTurn(() => done.push("two"));
  callOff();
  await caughtUp();
  expect(done).toEqual(["two"]);
  callOff();
  inTurn(() => done.push("three"));
  await caughtUp();
  expect(done).toEqual(["two", "three"]);
});
