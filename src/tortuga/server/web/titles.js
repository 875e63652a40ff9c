// How each title is drawn. A title without a drawing of its own is shown as plain text, and can be played all the same.
import { el } from "./dom.js";
import * as rum from "./rum.js";

const plain = {
  asks: () => "",
  sorted: (offers) => offers,
  label: () => "",
  painted: (sentence) => [sentence],
  facts: () => [],
  hand: () => null,
  board: (view) => el("section", { class: "plain" }, blocks(view)),
};

/** Any view as readable blocks: each fact with its name. */
function blocks(value) {
  if (Array.isArray(value)) {
    const simple = value.every((item) => item === null || typeof item !== "object");
    return simple
      ? value.map((item) => item ?? "–").join(" ") || "–"
      : el(
          "ol",
          {},
          value.map((item) => el("li", {}, blocks(item))),
        );
  }
  if (value === null || typeof value !== "object") return String(value ?? "–");
  return el(
    "dl",
    {},
    Object.entries(value).map(([name, fact]) => [el("dt", {}, name), el("dd", {}, blocks(fact))]),
  );
}

export function drawing(title) {
  return { rum }[title] ?? plain;
}
