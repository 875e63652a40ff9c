// What this game asks of the viewer, in one sentence.
import { t } from "../../app/texts.svelte";
import type { MaracaiboView } from "../../generated/maracaibo";
import { sourceName, treasureName } from "./words";

export function asks(view: MaracaiboView): string {
  const todo = view.todo[0];
  if (!todo || view.seat === null || !view.due.includes(view.seat)) return "";
  const { numbers, step } = todo;
  const [last] = step === "AnyOrder" && todo.effects.length === 1 ? todo.effects : [];
  const single = last && last.length > 1 ? "web-maracaibo-asks-one" : "web-maracaibo-asks-single";
  const asked = t(last ? single : `maracaibo-asks-${step}`);
  if (step === "Spend") {
    const treasure = treasureName(String(numbers["treasure"]));
    return `${asked} ${t("maracaibo-table-points-left", { points: Number(numbers["points"]), treasure })}`;
  }
  if (step === "TakeTreasure") return `${asked} (${treasureName(String(numbers["treasure"]))})`;
  const because = todo.source.startsWith("turn") ? [] : [sourceName(todo.source)];
  if (numbers["price"]) because.push(t("maracaibo-table-price", { count: Number(numbers["price"]) }));
  const far = step === "Explore" ? ` ${t("maracaibo-table-steps", { count: Number(numbers["steps"]) })}` : "";
  return `${asked}${far}${because.length ? ` (${because.join("; ")})` : ""}`;
}
