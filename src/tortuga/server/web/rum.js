// RUM drawn with plain elements. It shows what the view holds and what the house offers; it knows no rules.
import { button, el, svg } from "./dom.js";
import { nameOf, t } from "./texts.js";

const LETTERS = { red: "R", orange: "O", yellow: "Y", green: "G", blue: "B", purple: "P", black: "K" };
const COLOURS = Object.fromEntries(Object.entries(LETTERS).map(([colour, letter]) => [letter, colour]));
const SHAPES = {
  R: "M12 21.2C5 15.8 2 12.4 2 8.4A5.4 5.4 0 0 1 12 5.6a5.4 5.4 0 0 1 10 2.8c0 4-3 7.4-10 12.8z",
  O: "M12 2.4a9.6 9.6 0 1 0 0 19.2a9.6 9.6 0 1 0 0-19.2z",
  Y: "M12 1.4l3.2 7 7.6.8-5.7 5.1 1.6 7.6L12 18l-6.7 3.9 1.6-7.6L1.2 9.2l7.6-.8z",
  G: "M12 2.2 23 21.2H1z",
  B: "M12 1.2c4.6 6 7.4 9.6 7.4 13.6a7.4 7.4 0 0 1-14.8 0c0-4 2.8-7.6 7.4-13.6z",
  P: "M12 .8 21.4 12 12 23.2 2.6 12z",
  K: "M3 3h18v18H3z",
};
const BOTTLE =
  "M9 6h6v8.5c0 3.6 5.2 5.4 5.2 10.700V43a4 4 0 0 1-4 4H7.8a4 4 0 0 1-4-4V25.200C3.8 19.9 9 18.1 9 14.500z";
const CLOCK_END = 8;
const BEST = 4; // sets that stand before the draws
const CARD = /\b(?:[ROYGBPK]([roygbpk])\1|([ROYGBPK])\2[roygbpk])\b/g;

let picked = new Map(); // cards of the hand that are about to be laid or returned: name -> is the double end up?
let pickedFor = null;

export function shape(letter) {
  return svg(
    "svg",
    { viewBox: "-1 -1 26 26", class: `shape c-${letter}`, "aria-hidden": "true" },
    svg("path", { d: SHAPES[letter] }),
  );
}

function bottle(letter) {
  const label = svg(
    "svg",
    { x: 7, y: 28.5, width: 10, height: 10, viewBox: "-1 -1 26 26" },
    svg("path", { d: SHAPES[letter] }),
  );
  return svg(
    "svg",
    { viewBox: "0 0 24 48", class: `bottle c-${letter}`, "aria-hidden": "true" },
    svg("rect", { x: 9.3, y: 0.8, width: 5.4, height: 5.6, rx: 1.2, class: "cork" }),
    svg("path", { d: BOTTLE }),
    svg("rect", { x: 5, y: 27, width: 14, height: 13, rx: 1.6, class: "label" }),
    label,
  );
}

const colourName = (letter) => t(`rum-colour-${COLOURS[letter]}`);

function end(letter, count, low) {
  return el(
    "span",
    { class: `end c-${letter}${low ? " low" : ""}` },
    el("span", { class: "corner" }, letter, shape(letter)),
    el(
      "span",
      { class: "bottles" },
      Array.from({ length: count }, () => bottle(letter)),
    ),
  );
}

/** What a card is, in words. */
function spoken(name, double) {
  if (name === null) return t("web-rum-face-down");
  if (name === "parrot") return t("rum-table-parrot");
  const ends = [
    { count: 1, colour: colourName(name[0]) },
    { count: 2, colour: colourName(name[1].toUpperCase()) },
  ];
  const [up, down] = double ? ends.reverse() : ends;
  return t("web-rum-card", { up: `${up.count} ${up.colour}`, down: `${down.count} ${down.colour}` });
}

function card(name, { double = false, press, chosen, key } = {}) {
  let inside;
  if (name === null) inside = el("img", { src: "/static/turtle.svg", alt: "" });
  else if (name === "parrot") inside = el("b", { class: "parrot" }, t("rum-table-parrot"));
  else {
    const ends = [end(name[0], 1, double), end(name[1].toUpperCase(), 2, !double)];
    inside = double ? ends.reverse() : ends;
  }
  const kind = `card${name === null ? " back" : ""}${press ? " can" : ""}${chosen ? " chosen" : ""}`;
  if (!press) return el("span", { class: kind, role: "img", "aria-label": spoken(name, double) }, inside);
  const props = { class: kind, "aria-label": spoken(name, double), "data-key": key };
  return button(inside, press, chosen === undefined ? props : { ...props, "aria-pressed": String(chosen) });
}

/** A sentence in which card names such as `Roo` have their colours. */
export function painted(sentence) {
  const parts = [];
  let from = 0;
  for (const found of sentence.matchAll(CARD)) {
    const signs = [...found[0]].map((letter) => el("i", { class: `c-${letter.toUpperCase()}` }, letter));
    parts.push(sentence.slice(from, found.index), el("span", { class: "card-name" }, signs));
    from = found.index + found[0].length;
  }
  return [...parts, sentence.slice(from)];
}

export function asks(view) {
  return view.asks === "nothing" ? "" : t(`rum-asks-${view.asks}`, { count: view.number });
}

/** The best sets, of those that bring the same the smallest; then the draws, then all others. */
export function sorted(offers) {
  const draws = offers.filter((offer) => offer.kind === "draw").sort((a, b) => (a.slot || 9) - (b.slot || 9));
  const others = offers.filter((offer) => offer.kind !== "draw");
  others.sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || a.cards.length - b.cards.length);
  const smallest = new Map(others.toReversed().map((offer) => [JSON.stringify(offer.gains), offer]));
  const best = others
    .filter((offer) => offer.kind === "lay" && smallest.get(JSON.stringify(offer.gains)) === offer)
    .slice(0, BEST);
  return [...best, ...draws, ...others.filter((offer) => !best.includes(offer))];
}

export function label(view, offer) {
  const cards = (offer.cards ?? []).join(" ");
  if (offer.kind === "return") return painted(t("rum-choice-return", { cards }));
  if (offer.kind === "lay") {
    return [
      ...painted(t("rum-choice-lay", { cards, points: offer.points })),
      ...offer.gains.map((one) => gain(view, one)),
    ];
  }
  if (!offer.slot) return t("rum-choice-wreck", { count: view.wreck });
  const there = view.beach[offer.slot - 1];
  if (there === null) return t("rum-choice-beach-down", { slot: offer.slot });
  return painted(t("rum-choice-beach", { card: there, slot: offer.slot }));
}

function gain(view, { colour, owner, was, value }) {
  const from = owner === null || owner === view.seat ? "" : ` (${nameOf(owner)})`;
  return el("span", { class: "gain" }, shape(LETTERS[colour]), ` ${was} → ${value}${from}`);
}

/** The facts of a seat for its panel. */
export function facts(view, seat) {
  const own = view.captains.filter((captain) => captain.owner === seat);
  const hand = view.truth?.hands[seat];
  return [
    el("p", { class: "points" }, el("b", {}, String(view.points[seat])), " ", t("web-rum-of", { points: view.goal })),
    el(
      "p",
      { class: "small" },
      t("cards", { count: view.hands[seat].size }),
      own.map((captain) => el("span", { class: "gain" }, shape(LETTERS[captain.colour]), ` ${captain.value}`)),
    ),
    hand?.length ? el("p", { class: "small" }, painted(hand.join(" "))) : seat !== view.seat && known(view.hands[seat]),
  ];
}

function known(hand) {
  const cards = [...hand.sure, ...hand.maybe.map((name) => `${name}?`)];
  return cards.length ? el("p", { class: "small known" }, `${t("rum-table-known")}: `, painted(cards.join(" "))) : null;
}

/** The table; `at` says who looks, what is offered and how to answer. */
export function board(view, at) {
  const draw = (slot) => at.offers.find((offer) => offer.kind === "draw" && offer.slot === slot);
  const press = (slot) => draw(slot) && (() => at.play(draw(slot).do));
  const beach = view.truth?.beach ?? view.beach;
  return el(
    "section",
    { class: "rum", "aria-label": t("rum-name") },
    el("h2", {}, t("rum-table-captains")),
    el(
      "ul",
      { class: "captains" },
      view.captains.map((captain) => captainTile(captain, at)),
    ),
    el(
      "div",
      { class: "shore" },
      el(
        "div",
        { class: "wreck" },
        view.wreck ? card(null, { press: press(0), key: "wreck" }) : el("span", { class: "card empty" }),
        el("p", {}, el("b", {}, t("rum-table-wreck")), el("br"), t("cards", { count: view.wreck })),
      ),
      el(
        "div",
        { class: "beach" },
        el(
          "div",
          { class: "cards" },
          beach.map((name, slot) => card(name, { press: press(slot + 1), key: `beach ${slot}` })),
        ),
        el("p", {}, el("b", {}, t("rum-table-beach"))),
      ),
    ),
    clock(view),
  );
}

function captainTile({ colour, value, owner }, at) {
  const letter = LETTERS[colour];
  const whose =
    owner === null
      ? el("span", { class: "nobody" }, t("rum-table-nobody"))
      : [at.avatar(owner), el("span", { class: "who" }, nameOf(owner))];
  return el(
    "li",
    { class: `captain c-${letter}` },
    el(
      "span",
      { class: "colour" },
      shape(letter),
      el("b", {}, letter),
      el("span", { class: "word" }, colourName(letter)),
    ),
    el("b", { class: "value" }, String(value)),
    el("span", { class: "owner" }, whose),
  );
}

function clock(view) {
  const steps = Array.from({ length: CLOCK_END }, (_, index) => {
    const at = index + 1;
    const kind = at === view.clock ? "now" : at < view.clock ? "past" : "";
    return el(
      "li",
      { class: kind, "aria-current": at === view.clock ? "step" : null },
      at === CLOCK_END ? "⚓" : String(at),
    );
  });
  const parrot = view.number ? t("rum-table-returns", { count: view.number }) : "";
  return el(
    "div",
    { class: "clock" },
    el("p", {}, el("b", {}, t("rum-table-clock")), el("span", {}, parrot)),
    el("ol", {}, steps),
  );
}

/** The own hand. A tap lays a card, the next turns it round, one more takes it back. */
export function hand(view, at) {
  if (view.seat === null || view.truth) return null;
  const laying = at.offers.some((offer) => offer.kind === "draw");
  const returning = at.offers.some((offer) => offer.kind === "return");
  if (pickedFor !== at.decision) picked = new Map();
  pickedFor = at.decision;
  const turn = (name) => () => {
    if (!picked.has(name)) picked.set(name, false);
    else if (laying && !picked.get(name)) picked.set(name, true);
    else picked.delete(name);
    at.redraw();
  };
  const cards = view.hand.map((name) =>
    card(name, {
      double: picked.get(name),
      chosen: laying || returning ? picked.has(name) : undefined,
      press: laying || returning ? turn(name) : undefined,
      key: `hand ${name}`,
    }),
  );
  return el(
    "section",
    { class: "hand" },
    el("h2", {}, t("rum-table-your-hand"), laying && el("small", {}, t("web-rum-hand-help"))),
    el("div", { class: "cards" }, cards.length ? cards : t("rum-table-empty-hand")),
    picked.size ? chosenSet(view, at, laying) : null,
  );
}

/** What is chosen in the hand, as one move; the house judges it. */
function chosenSet(view, at, laying) {
  const written = ([name, double]) => (double ? name.slice(1).toUpperCase() + name[0].toLowerCase() : name);
  const cards = [...picked].map(written);
  const same = (offer) => offer.cards?.length === cards.length && offer.cards.every((name) => cards.includes(name));
  const offer = at.offers.find((one) => one.kind !== "draw" && same(one));
  const move = `${laying ? "lay" : "return"} ${cards.join(" ")}`;
  const words = offer
    ? label(view, offer)
    : painted(t(laying ? "web-rum-lay" : "rum-choice-return", { cards: cards.join(" ") }));
  return el(
    "div",
    { class: "dock" },
    button(words, () => at.play(offer?.do ?? move), { class: "primary", "data-key": "chosen" }),
    button(
      t("web-cancel"),
      () => {
        picked = new Map();
        at.redraw();
      },
      {},
    ),
  );
}
