// The page of the house: finds out who is here and what the address asks for, and shows it.
import { button, el, field, fill, select } from "./dom.js";
import { home } from "./home.js";
import { Refusal, ask } from "./house.js";
import { replay } from "./replay.js";
import { copy, openTable } from "./table.js";
import { LANGUAGES, language, loadTexts, t } from "./texts.js";

const main = document.getElementById("main"),
  top = document.getElementById("top");
let guest = null,
  typedName = null;

async function begin() {
  guest = await ask("GET", "/api/me").catch(() => null);
  const browser = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in LANGUAGES);
  await loadTexts(guest?.language ?? localStorage.getItem("language") ?? browser ?? "en");
  document.documentElement.lang = language;
  drawTop();
  try {
    await route();
  } catch (error) {
    fill(
      main,
      el(
        "section",
        { class: "panel alone" },
        el("p", { class: "problem", role: "alert" }, error.message),
        el("a", { class: "button", href: "/" }, t("web-home")),
      ),
    );
  }
}

async function route() {
  const [, place, id] = location.pathname.split("/");
  const secret = location.hash.slice(1);
  const [titles, phrases] = await Promise.all([ask("GET", "/api/titles"), ask("GET", "/api/phrases")]);
  const tools = {
    titles,
    phrases,
    becomeGuest,
    problem,
    nameField,
    me: () => guest,
    bots: (title) => titles.find((one) => one.name === title)?.bots ?? [],
  };
  if (place === "join") {
    const door = id ? { code: decodeURIComponent(id) } : { invitation: secret };
    const { table } = id
      ? await ask("GET", `/api/codes/${id}`)
      : await ask("POST", "/api/invitations", { token: secret });
    sessionStorage.setItem(`door:${table}`, JSON.stringify(door));
    history.replaceState(null, "", `/table/${table}`);
    return openTable(main, table, door, tools);
  }
  if (place === "recover") return recover(secret);
  if (place === "watch") return replay(main, id, secret || undefined, tools);
  if (place === "table") return openTable(main, id, JSON.parse(sessionStorage.getItem(`door:${id}`) ?? "{}"), tools);
  return home(main, tools);
}

/** A recovery link works once, so it is used only when somebody says so: a preview of the link must not spend it. */
function recover(token) {
  history.replaceState(null, "", "/recover");
  const use = async () => {
    try {
      await ask("POST", "/api/recover", { token });
      location.assign("/");
    } catch (error) {
      problem(error);
    }
  };
  fill(
    main,
    el(
      "section",
      { class: "panel alone" },
      el("h1", {}, t("web-recover")),
      el("p", {}, t("web-recover-more")),
      button(t("web-recover-go"), use, { class: "primary" }),
    ),
  );
}

// -- Who I am ---------------------------------------------------------------------------------------------------------

async function becomeGuest() {
  if (guest && typedName === null) return;
  guest = await ask(guest ? "PATCH" : "POST", "/api/me", { name: typedName || undefined, language });
  typedName = null;
  drawTop();
}

function nameField() {
  const input = el("input", {
    maxlength: 24,
    value: guest?.name,
    autocomplete: "nickname",
    "data-key": "name",
    placeholder: t("web-name-none"),
    oninput: () => {
      typedName = input.value.trim();
    },
  });
  const save = async (event) => {
    event.preventDefault();
    try {
      typedName = input.value.trim();
      await becomeGuest();
      input.value = guest.name;
    } catch (error) {
      problem(error);
    }
  };
  return el(
    "section",
    { class: "panel" },
    el("form", { class: "row", onsubmit: save }, field(t("web-name"), input), el("button", {}, t("web-save"))),
  );
}

function drawTop() {
  const dark = () => matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = () => document.documentElement.dataset.theme ?? (dark() ? "dark" : "light");
  const turn = () => {
    document.documentElement.dataset.theme = theme() === "dark" ? "light" : "dark";
    localStorage.setItem("theme", theme());
  };
  const speak = async (event) => {
    localStorage.setItem("language", event.target.value);
    if (guest) await ask("PATCH", "/api/me", { language: event.target.value });
    location.reload();
  };
  fill(
    top,
    el(
      "a",
      { class: "brand", href: "/", "aria-label": "Tortuga" },
      el("img", { src: "/static/turtle.svg", alt: "", width: 32, height: 32 }),
      el("span", {}, "Tortuga"),
    ),
    select(Object.entries(LANGUAGES), language, { "aria-label": t("web-language"), onchange: speak }),
    button("◐", turn, { "aria-label": t("web-theme"), class: "icon" }),
    guest && el("details", { class: "me" }, el("summary", {}, guest.name), meMenu()),
  );
}

function meMenu() {
  const shown = el("div", {});
  const recovery = async () => {
    try {
      const { link, qr } = await ask("POST", "/api/me/recovery");
      fill(
        shown,
        el("p", { class: "small" }, t("web-recovery-more")),
        el("input", { readonly: true, value: link, "aria-label": t("web-link") }),
        button(t("web-copy"), (event) => copy(link, event.target), {}),
        el("img", { src: qr, alt: t("web-qr"), class: "qr", width: 148, height: 148 }),
      );
    } catch (error) {
      problem(error);
    }
  };
  const forget = async () => {
    if (!window.confirm(t("web-forget-sure"))) return;
    await ask("DELETE", "/api/me");
    location.assign("/");
  };
  return el(
    "div",
    { class: "panel menu" },
    nameField(),
    button(t("web-recovery"), recovery, {}),
    shown,
    el("a", { class: "button", href: "/api/me/data", download: "tortuga.json" }, t("web-my-data")),
    button(t("web-forget"), forget, { class: "quiet" }),
  );
}

/** Something was refused, or did not arrive. */
function problem(error) {
  document.querySelector(".toast")?.remove();
  const words = error instanceof Refusal ? error.message : t("web-offline");
  const toast = el(
    "div",
    { class: "toast", role: "alert" },
    words,
    button("✕", () => toast.remove(), { "aria-label": t("web-close"), class: "icon" }),
  );
  document.body.append(toast);
}

begin();
