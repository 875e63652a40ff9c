// The first page: who I am, a game in one tap, a table of one's own, the lobby, my tables, a code.
import { button, el, field, fill, select } from "./dom.js";
import { ask, newId } from "./house.js";
import { listed, t } from "./texts.js";

const CLOCKS = {
  none: {},
  turn: { seconds: [60, 5, 3600] },
  bank: { minutes: [10, 1, 180], increment: [10, 0, 300] },
  days: { days: [3, 1, 14] },
};
const SWITCHES = { public: false, spectators: true, chat: true, hints: true, takebacks: true };

export async function home(main, { titles, becomeGuest, me, problem, nameField }) {
  const lists = el("div", { class: "contents" });
  fill(
    main,
    el("section", { class: "hero" }, el("h1", {}, t("web-welcome")), el("p", {}, t("web-welcome-more"))),
    el("div", { class: "home" }, nameField(), titles.map(titleCard), el("div", { class: "lists" }, lists, codeCard())),
  );
  showLists();
  setInterval(showLists, 10000);

  async function openTable(setup, start) {
    try {
      await becomeGuest();
      const { table } = await ask("POST", "/api/tables", { id: newId(), setup, start });
      location.assign(`/table/${table}`);
    } catch (error) {
      problem(error);
    }
  }

  function titleCard(title) {
    const best = title.bots.find((bot) => bot !== "random") ?? "random";
    const quick = (words, more, seats, rest, start) =>
      button(
        [el("b", {}, words), el("small", {}, more)],
        () => openTable({ title: title.name, seats, ...rest }, start),
        { class: start ? "primary big" : "big" },
      );
    return el(
      "section",
      { class: "panel" },
      el("h2", {}, t(title.name_key)),
      el("p", {}, t(title.about_key)),
      el(
        "div",
        { class: "buttons" },
        quick(t("web-play-bots"), t("web-play-bots-more"), ["me", `bot:${best}`], {}, true),
        quick(t("web-play-friends"), t("web-play-friends-more"), ["me", "open"], {}, false),
        quick(t("web-play-anyone"), t("web-play-anyone-more"), ["me", "open"], { public: true }, false),
      ),
      el("details", {}, el("summary", {}, t("web-own-table")), tableForm(title, best)),
    );
  }

  function tableForm(title, best) {
    const plans = [
      ["open", t("web-seat-open")],
      ...title.bots.map((bot) => [`bot:${bot}`, t("web-bot", { name: bot })]),
      ["none", t("web-seat-none")],
    ];
    const seats = Array.from({ length: title.seats.most - 1 }, (_, index) =>
      select(plans, index ? "none" : `bot:${best}`),
    );
    const options = title.options.map((option) => [option, optionInput(title, option)]);
    const numbers = el("div", { class: "contents" });
    const clock = select(
      Object.keys(CLOCKS).map((kind) => [kind, t(`web-clock-${kind}`)]),
      "none",
      { onchange: showNumbers },
    );
    const switches = Object.entries(SWITCHES).map(([name, on]) => [
      name,
      el("input", { type: "checkbox", checked: on }),
    ]);
    function showNumbers() {
      fill(
        numbers,
        Object.entries(CLOCKS[clock.value]).map(([name, [value, min, max]]) =>
          field(t(`web-clock-${name}`), el("input", { type: "number", name, value, min, max, required: true })),
        ),
      );
    }
    function submit(event) {
      event.preventDefault();
      const chosen = options
        .map(([option, input]) => [option.name, read(option, input.value)])
        .filter(([, value]) => value !== null);
      const times = [...numbers.querySelectorAll("input")].map((input) => [input.name, Number(input.value)]);
      const people = ["me", ...seats.map((seat) => seat.value).filter((plan) => plan !== "none")];
      openTable(
        {
          title: title.name,
          seats: people,
          options: Object.fromEntries(chosen),
          clock: { kind: clock.value, ...Object.fromEntries(times) },
          ...Object.fromEntries(switches.map(([name, input]) => [name, input.checked])),
        },
        !people.includes("open"),
      );
    }
    return el(
      "form",
      { class: "grid", onsubmit: submit },
      seats.map((seat, index) => field(t("seat-name", { number: index + 2 }), seat)),
      field(t("web-clock"), clock),
      numbers,
      options.map(([option, input]) => field(t(option.label_key), input, t(option.help_key))),
      switches.map(([name, input]) => el("label", { class: "check" }, input, t(`web-switch-${name}`))),
      el("button", { class: "primary" }, t("web-open-table")),
    );
  }

  function optionInput(title, { kind, choices = [], default: value, label_key: label, none_key: none, least, most }) {
    const unset = none ? [["", t(none)]] : [];
    if (kind === "switch")
      return select([...unset, ["true", t("web-yes")], ["false", t("web-no")]], String(value ?? ""));
    if (kind === "choice")
      return select([...unset, ...choices.map((one) => [String(one), t(`${label}-${one}`)])], String(value ?? ""));
    const props = { value, min: least, max: most, placeholder: none ? t(none) : null };
    return el("input", kind === "number" ? { type: "number", ...props } : props);
  }

  function read({ kind }, text) {
    if (text === "") return null;
    return kind === "switch" ? text === "true" : kind === "number" ? Number(text) : text;
  }

  async function showLists() {
    const [mine, lobby] = await Promise.all([me() ? ask("GET", "/api/me/tables") : [], ask("GET", "/api/lobby")]).catch(
      () => [[], []],
    );
    const own = new Set(mine.map((row) => row.table));
    fill(
      lists,
      list(t("web-my-tables"), mine, t("web-no-own-tables")),
      list(
        t("web-lobby"),
        lobby.filter((row) => !own.has(row.table)),
        t("web-no-tables"),
      ),
    );
  }

  function list(heading, rows, none) {
    return el(
      "section",
      { class: "panel" },
      el("h2", {}, heading),
      rows.length ? el("ul", { class: "rows" }, rows.map(row)) : el("p", { class: "small" }, none),
    );
  }

  function row({ table, title, status, chairs = [] }) {
    const names = chairs
      .map((chair) => chair.name || (chair.bot ? t("web-bot", { name: chair.bot }) : ""))
      .filter(Boolean);
    const free = chairs.filter((chair) => !chair.name && !chair.bot).length;
    const about = [
      t(`web-status-${status}`),
      status === "open" && free ? t("web-free-seats", { count: free }) : null,
    ].filter(Boolean);
    return el(
      "li",
      {},
      el(
        "div",
        {},
        el("b", {}, `${t(`${title}-name`)} `),
        el("span", {}, listed(names)),
        el("small", {}, about.join(" · ")),
      ),
      el("a", { class: "button", href: `/table/${table}`, "data-key": table }, t("web-go")),
    );
  }

  function codeCard() {
    const code = el("input", { maxlength: 16, autocomplete: "off", autocapitalize: "characters", required: true });
    const go = (event) => {
      event.preventDefault();
      location.assign(`/join/${encodeURIComponent(code.value.trim())}`);
    };
    return el(
      "section",
      { class: "panel" },
      el("h2", {}, t("web-join")),
      el("form", { class: "row", onsubmit: go }, field(t("web-code"), code), el("button", {}, t("web-join-go"))),
    );
  }
}
