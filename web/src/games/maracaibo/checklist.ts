// The checklist of a turn in words: what each line is about, what came of it, and why it could not be done.
import { has, t } from "../../app/texts.svelte";
import type { MaracaiboDetails, MaracaiboOffer, MaracaiboView, Task } from "../../generated/maracaibo";
import { effectWords } from "./box.svelte";
import {
  capital,
  cardName,
  faceName,
  figureheadName,
  partName,
  questName,
  sourceName,
  spaceName,
  treasureName,
} from "./words";

/** Is this one of several that may go in any order? Then no number says that one comes first. */
export function isInAnyOrder(tasks: readonly Task[], at: number): boolean {
  const task = tasks[at]!;
  if (task.number !== null || task.part === "gain" || !task.effects.length) return false;
  const isTwin = (one: Task) => one.depth === task.depth && one.source === task.source && one.effects.length > 0;
  let [from, to] = [at, at];
  while (from > 0 && tasks[from - 1]!.depth >= task.depth) from -= 1;
  while (to + 1 < tasks.length && tasks[to + 1]!.depth >= task.depth) to += 1;
  return tasks.slice(from, to + 1).filter(isTwin).length > 1;
}

/** What one thing has brought bit by bit is one line. */
export function together(tasks: readonly Task[]): Task[] {
  const lines: Task[] = [];
  for (const task of tasks) {
    const last = lines.at(-1);
    const goesOn = task.part === "gain" && last?.part === "gain" && last.state === task.state;
    if (goesOn && last.depth === task.depth && taskSource(last) === taskSource(task))
      lines[lines.length - 1] = { ...last, vp: last.vp + task.vp, doubloons: last.doubloons + task.doubloons };
    else lines.push(task);
  }
  return lines;
}

/** Is it a step of every location that this one does not have: no value tile, no tile of one's own? */
export const isAbsent = ({ state, number, effects }: Task): boolean =>
  state === "impossible" && number !== null && !effects.length;

/** Steps that have an order are counted, as far as there is something to do in them. */
export function numbersOf(tasks: readonly Task[]): (number | null)[] {
  let counted = 0;
  return tasks.map((task) => (task.number === null || isAbsent(task) ? null : ++counted));
}

/** Has the line above, which set this one off, said what it is about? */
export function isTold(view: MaracaiboView, details: MaracaiboDetails, tasks: readonly Task[], at: number): boolean {
  const task = tasks[at]!;
  const above = tasks[at - 1];
  if (task.state !== "done" || !above || above.depth !== task.depth - 1 || !taskSource(task)) return false;
  return deedWords(view, details, above) === taskWords(view, task);
}

/** What a line is about. */
export function taskWords(view: MaracaiboView, task: Task): string {
  if (task.part === "value-cube") {
    const ship = view.boards[view.active]?.ship;
    const value = view.spaces.find(({ name }) => name === ship)?.value;
    return value ? t("maracaibo-task-value-cube", { treasure: treasureName(value) }) : reason(task);
  }
  if (task.part === "own-tile" && task.state === "impossible" && !task.effects.length) return reason(task);
  if (task.effects.length > 1 && task.state === "now") return t("maracaibo-one-of");
  if (task.effects.length > 1)
    return task.effects.map((phrase) => effectWords([phrase])).join(` ${t("web-maracaibo-or")} `);
  if (task.effects.length) return effectWords(task.effects);
  return t(`maracaibo-task-${task.part}`);
}

/** Where it comes from, for what was set off by something else. */
export function taskSource({ source, depth, part }: Task): string {
  if (!depth || part === "Refill") return "";
  return capital(source.startsWith("upgrade") ? partName(source) : sourceName(source));
}

/** Why it could not be done. */
export function reason({ part, effects }: Task): string {
  const own = `maracaibo-cannot-${part}`;
  if (!effects.length) return has(own) ? t(own) : "";
  return whyNot(effects);
}

/** Why such effects cannot be used now. */
export function whyNot(effects: readonly string[]): string {
  const about = `maracaibo-cannot-${effects[0]!.split(" ")[0]}`;
  return t(has(about) ? about : "maracaibo-cannot-nothing");
}

/** What was chosen. */
export function deedWords(view: MaracaiboView, details: MaracaiboDetails, { moves, card }: Task): string {
  const said = moves.map((move) => (move.verb === "acquire" && card ? cardName(card) : madeWords(view, details, move)));
  return [...new Set(said.filter(Boolean))].join(", ");
}

function madeWords(view: MaracaiboView, { gains }: MaracaiboDetails, move: MaracaiboOffer): string {
  switch (move.verb) {
    case "build":
    case "activate":
      return spaceName(view, move.space ?? "");
    case "upgrade":
    case "explore":
    case "sell":
      return effectWords(gains[move.do] ?? []);
    case "place":
      return `${faceName(view.faces[(move.tile ?? 1) - 1] ?? "")} (${spaceName(view, move.space ?? "")})`;
    case "figurehead":
      return figureheadName(move.figurehead ?? "");
    case "quest":
      return move.quests.length ? questName(move.quests[0]!) : t("web-maracaibo-quest-deck");
    case "die":
    case "treasure":
    case "cube":
    case "bury":
      return treasureName(move.treasure ?? "");
    case "take":
      return t("maracaibo-choice-take");
  }
  return "";
}
