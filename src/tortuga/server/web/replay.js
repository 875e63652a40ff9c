// A finished game, step by step, with everything that each seat knew.
import { button, el, fill, select } from "./dom.js";
import { ask, newId, query } from "./house.js";
import { copy } from "./table.js";
import { line, nameOf, setNames, t } from "./texts.js";
import { drawing } from "./titles.js";

export async function replay(main, table, share, { becomeGuest, bots, problem }) {
  const file = await fetch(`/api/tables/${table}/record${query({ share })}`);
  const text = await file.text();
  const header = JSON.parse(text.split("\n")[0]);
  if (!file.ok) throw new Error(header.text);
  setNames(header.seats.map((name) => (name.startsWith("bot:") ? t("web-bot", { name: name.slice(4) }) : name)));
  const draw = drawing(header.title);
  const picture = el("div", {}),
    words = el("div", { class: "panel", role: "status", "aria-live": "polite" }),
    shared = el("div", {});
  const eyes = select(
    [["0", t("web-eyes-all")], ...header.seats.map((_, seat) => [String(seat + 1), nameOf(seat)])],
    "0",
    { onchange: () => show() },
  );
  const slider = el("input", {
    type: "range",
    min: 1,
    value: 1,
    "aria-label": t("web-step"),
    oninput: () => go(Number(slider.value)),
  });
  let step = 1,
    steps = 1,
    seen = null,
    asked = 0;
  const move = (by) => () => go(step + by);
  fill(
    main,
    el(
      "div",
      { class: "replay" },
      el("h1", {}, t(`${header.title}-name`)),
      el(
        "div",
        { class: "buttons" },
        button("|◀", () => go(1), { "aria-label": t("web-first") }),
        button("◀", move(-1), { "aria-label": t("web-back") }),
        slider,
        button("▶", move(1), { "aria-label": t("web-next") }),
        button("▶|", () => go(steps), { "aria-label": t("web-last") }),
        el("label", { class: "field" }, el("span", {}, t("web-eyes")), eyes),
      ),
      words,
      picture,
      el(
        "div",
        { class: "buttons" },
        button(t("web-play-on"), playOn, {}),
        button(t("web-share"), shareIt, {}),
        el(
          "a",
          { class: "button", href: `/api/tables/${table}/record${query({ share })}`, download: true },
          t("web-record"),
        ),
        el("a", { class: "button", href: "/" }, t("web-home")),
      ),
      shared,
    ),
  );
  window.addEventListener("keydown", (event) => {
    if (["INPUT", "SELECT"].includes(event.target.tagName)) return;
    if (event.key === "ArrowLeft") move(-1)();
    if (event.key === "ArrowRight") move(1)();
  });
  await go(1);

  async function go(wanted) {
    step = Math.max(1, Math.min(wanted, Math.max(steps, 1)));
    const mine = ++asked;
    const answer = await ask("GET", `/api/tables/${table}/steps/${step}${query({ share })}`);
    if (mine !== asked) return; // somebody is leafing faster than the house answers
    seen = answer;
    steps = answer.steps;
    slider.max = steps;
    slider.value = step;
    show();
  }

  function show() {
    const view = seen.views[Number(eyes.value)],
      nothing = () => {};
    const at = {
      offers: [],
      play: nothing,
      redraw: nothing,
      avatar: (seat) => el("span", { class: `avatar seat-${seat % 4}` }, [...nameOf(seat)][0]),
    };
    const told = seen.story
      .flatMap((entry) => entry.lines ?? [])
      .map((one) => el("span", {}, draw.painted(line(one)), " "));
    fill(words, el("p", {}, el("b", {}, `${step} / ${steps} `), told));
    fill(
      picture,
      draw.board(view, at),
      draw.hand(view, at),
      el(
        "div",
        { class: "seats" },
        header.seats.map((_, seat) =>
          el("section", { class: "seat" }, el("h3", {}, at.avatar(seat), nameOf(seat)), draw.facts(view, seat)),
        ),
      ),
    );
  }

  async function playOn() {
    try {
      await becomeGuest();
      const bot = bots(header.title).find((name) => name !== "random") ?? "random";
      const seat = Math.max(0, Number(eyes.value) - 1);
      const made = await ask("POST", `/api/tables/${table}/continue`, { id: newId(), step, seat, bot, share });
      location.assign(`/table/${made.table}`);
    } catch (error) {
      problem(error);
    }
  }

  async function shareIt() {
    try {
      const { link, qr } = await ask("POST", `/api/tables/${table}/share`);
      fill(
        shared,
        el(
          "div",
          { class: "invite" },
          el(
            "div",
            {},
            el("input", { readonly: true, value: link, "aria-label": t("web-link") }),
            button(t("web-copy"), (event) => copy(link, event.target), {}),
          ),
          el("img", { src: qr, alt: t("web-qr"), class: "qr", width: 148, height: 148 }),
        ),
      );
    } catch (error) {
      problem(error);
    }
  }
}
