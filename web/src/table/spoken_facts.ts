// Facts of a table as sentences, for the keys that ask for one.
import { clockText, type LiveTable } from "../connection/live_table.svelte";
import { minus } from "../app/numbers";
import { listed, nameOf, t } from "../app/texts.svelte";
import type { Drawing } from "../games/drawing";
import { howItEnded } from "./result";

export function whoseTurn(table: LiveTable, drawing: Drawing): string {
  if (table.over) return howItEnded(table, drawing);
  if (table.myTurn) return `${t("web-your-turn")} ${drawing.asks(table.view)}`;
  return t("web-waiting-for", { name: table.waitingFor });
}

export function clocks(table: LiveTable): string {
  const at = Date.now();
  const told = table.chairs.flatMap((_, seat) => {
    const left = table.secondsLeft(seat, at);
    return left === null ? [] : [`${nameOf(seat)} ${clockText(left)}`];
  });
  return told.length ? listed(told) : t("web-clock-none");
}

export function scores(table: LiveTable, drawing: Drawing): string {
  const told = drawing.spoken(table.view).scores;
  if (told) return told;
  return listed(
    table.chairs.map((_, seat) => {
      const { value, of } = drawing.score(table.view, seat);
      return `${nameOf(seat)} ${minus(value)}${of === null ? "" : ` ${t("web-table-of", { most: of })}`}`;
    }),
  );
}
