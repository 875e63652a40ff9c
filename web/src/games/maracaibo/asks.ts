// What this game asks of the viewer, in one sentence.
import { t } from "../../app/texts.svelte";
import type { MaracaiboView, Todo } from "../../generated/maracaibo";
import { sourceName, treasureName } from "./words";

const PLAIN_SOURCES = ["turn", "rubies"]; // what is asked says it already

export function asks(view: MaracaiboView): string {
  const todo = view.todo[0];
  if (!todo || view.seat === null || !view.due.includes(view.seat)) return "";
  const { numbers, step } = todo;
  const [last] = step === "AnyOrder" && todo.effects.length === 1 ? todo.effects : [];
  const single = last && last.length > 1 ? "maracaibo-asks-one" : "maracaibo-asks-single";
  const asked = last ? t(single) : askedBy(view, step, numbers);
  if (step === "Spend") {
    if (!numbers["points"]) return asked;
    const treasure = treasureName(String(numbers["treasure"]));
    return `${asked} ${t("maracaibo-table-points-left", { points: Number(numbers["points"]), treasure })}`;
  }
  if (step === "TakeTreasure") return withReason(asked, treasureName(String(numbers["treasure"])));
  const because = PLAIN_SOURCES.includes(todo.source.split(" ")[0]!) ? [] : [sourceName(todo.source)];
  if (numbers["price"]) because.push(t("maracaibo-table-price", { count: Number(numbers["price"]) }));
  const far = step === "Explore" ? ` ${t("maracaibo-table-steps", { count: Number(numbers["steps"]) })}` : "";
  return withReason(`${asked}${far}`, because.join("; "));
}

/** What a step asks for, by what can still be chosen in it. */
function askedBy(view: MaracaiboView, step: string, numbers: Todo["numbers"]): string {
  if (step === "Steer" && !numbers["may_stop"])
    return t(view.deeds.length ? "maracaibo-asks-sail-on" : "maracaibo-asks-set-out");
  if (step === "ChooseIsland" && numbers["treasure"] !== "any")
    return t("maracaibo-asks-cubes", { count: Number(numbers["count"]), island: String(numbers["treasure"]) });
  if (step === "Dice" && !numbers["rerolls"]) return t("web-maracaibo-asks-die");
  if (step === "Spend" && !numbers["points"]) return t("web-maracaibo-asks-spent");
  return t(`maracaibo-asks-${step}`);
}

/** Within the sentence; behind a question. */
function withReason(asked: string, because: string): string {
  if (!because) return asked;
  return asked.endsWith(".") ? `${asked.slice(0, -1)} (${because}).` : `${asked} (${because})`;
}
