// What can be done at a table besides moving: when, and why not.
import type { LiveTable } from "../connection/live_table.svelte";
import { t } from "../app/texts.svelte";
import { beforeLastMove } from "../connection/story";

/** Why nothing of mine can be undone right now. */
export function whyNoUndo(table: LiveTable): string | undefined {
  return table.undo ? undefined : t(table.undoReach?.stop ?? "web-table-why-no-undo");
}

/** What the button says, with the number of steps where there are any. */
export function undoLabel(table: LiveTable): string {
  return table.undo ? t("web-table-undo-steps", { count: table.undoReach?.steps ?? 0 }) : t("web-undo");
}

/** How far undo goes, and what it does not go past. */
export function undoReach(table: LiveTable): string | undefined {
  const reach = table.undoReach;
  return reach?.steps ? t("web-table-undo-reach", { count: reach.steps, stop: reach.stop }) : undefined;
}

/** How much of it is taken back at once with the whole turn. */
export function resetReach(table: LiveTable): string | undefined {
  const steps = table.undoReach?.steps;
  return steps ? t("web-table-reset-reach", { count: steps }) : undefined;
}

export function whyNoHint(table: LiveTable): string | undefined {
  if (table.about?.setup.hints === false) return t("hints-off");
  return table.owes ? undefined : t("web-table-why-not-due");
}

export function whyNoTakeBack(table: LiveTable): string | undefined {
  if (table.about?.setup.takebacks === false) return t("back-off");
  if (table.back) return t("back-waiting");
  if (table.undo) return t("web-table-why-undo-instead");
  return takeBackTo(table) === null ? t("undo-nothing") : undefined;
}

/** The record that a take-back of my last move would go to. */
export function takeBackTo(table: LiveTable): number | null {
  return table.you === null ? null : beforeLastMove(table.story, table.you);
}

/** Do I play against bots only? Then I end the game by myself; otherwise I can only leave it. */
export function isAlone(table: LiveTable): boolean {
  return table.chairs.every((chair, seat) => seat === table.you || Boolean(chair.bot));
}

export const undo = (table: LiveTable): void => void (table.undo && table.send({ type: "undo", to: table.undoOf }));
export const resetTurn = (table: LiveTable): void =>
  void (table.undo && table.send({ type: "undo", whole_turn: true, to: table.undoOf }));
export const hint = (table: LiveTable): void => void (whyNoHint(table) ?? table.askHint());
export function takeBack(table: LiveTable): void {
  const to = takeBackTo(table);
  if (to !== null) void table.send({ type: "ask-back", to });
}
