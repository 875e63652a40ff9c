// One table: who sits there, what is asked, the board, the story and the chat.
import { button, el, field, fill, select } from "./dom.js";
import { Line, ask, query } from "./house.js";
import { line, listed, nameOf, setNames, t } from "./texts.js";
import { drawing } from "./titles.js";

const FEW = 8; // offers that are shown at once

/** Opens a table in `main`; `door` holds the code or invitation that lets somebody in who does not sit there. */
export async function openTable(main, id, door, { becomeGuest, bots, me, nameField, phrases, problem: warn }) {
  const muted = new Set();
  const state = { seq: 0, chairs: [], story: [], chat: [], due: [], leavers: [], about: null };
  const parts = Object.fromEntries(
    ["status", "notices", "seats", "board", "hand", "offers", "tools", "story", "chat"].map((name) => [
      name,
      el("div", { class: name, id: name }),
    ]),
  );
  const status = el("div", { class: "status-bar", role: "status", "aria-live": "polite" });
  let problem = "",
    hint = null,
    more = false,
    link = null,
    heardAt = 0,
    title = null;
  const introduction = me() ? null : nameField();
  fill(
    main,
    status,
    el(
      "div",
      { class: "table" },
      el("div", { class: "play" }, parts.notices, parts.board, parts.hand, parts.offers, parts.tools),
      el(
        "aside",
        {},
        parts.seats,
        el("section", { class: "panel" }, el("h2", {}, t("web-story")), parts.story),
        el("section", { class: "panel" }, el("h2", {}, t("web-chat")), parts.chat, chatForm()),
      ),
    ),
  );

  const wire = new Line(id, door, hear, redraw);
  setInterval(tick, 1000);

  // -- What the house says --------------------------------------------------------------------------------------------

  function hear(frame) {
    if (frame.type === "now") take(frame);
    else if (frame.type === "stale") {
      take(frame.now);
      problem = t("web-stale");
    } else if (frame.type === "refused" || frame.type === "bye") problem = frame.text;
    redraw();
  }

  /** A frame holds all that is new; what only a change of the game brings stays as it was when the game stood still. */
  function take(now) {
    if (now.seq < state.seq && !now.about) return;
    if (now.about) Object.assign(state, { about: now.about, story: [], seq: 0 });
    const moved = now.seq > state.seq,
      wasOpen = state.status === "open";
    const { chat = [], story = [], view = null, owes = null, undo = false, ...rest } = now;
    if (moved) {
      if (owes?.decision !== state.owes?.decision) {
        hint = null;
        more = false;
        problem = "";
      }
      Object.assign(state, { view, owes, undo });
    }
    const optional = {
      you: null,
      due: [],
      outcome: null,
      leavers: [],
      back: null,
      chat_closed: false,
      watchers: 0,
      rematch: null,
      seed: null,
    };
    Object.assign(state, optional, rest, { about: now.about ?? state.about });
    state.story.push(...story);
    state.chat.push(...chat.filter((one) => one.n > (state.chat.at(-1)?.n ?? 0)));
    wire.door = mine() ? {} : door; // who sits here needs no secret in the address any more
    heardAt = Date.now();
    title = state.about.setup.title;
    setNames(seatNames());
    if (wasOpen && state.status === "playing") learn();
  }

  /** What the table is, once more: only since the start has it the hash of its seed. */
  async function learn() {
    state.about = (await ask("GET", `/api/tables/${id}${query(wire.door)}`)).about;
  }

  function seatNames() {
    const known = state.chairs.map((chair) => chair.name || (chair.bot ? t("web-bot", { name: chair.bot }) : ""));
    return known.map((name, seat) =>
      name && known.indexOf(name) !== known.lastIndexOf(name) ? `${name} ${seat + 1}` : name,
    );
  }

  // -- What I do ------------------------------------------------------------------------------------------------------

  function send(command, answered) {
    problem = "";
    wire.send(command, answered);
  }
  const play = (move) => state.owes && send({ type: "play", decision: state.owes.decision, move });
  const mine = () => state.you !== null && state.you !== undefined;
  const host = () => mine() && state.chairs[state.you].host;
  const sending = () => [...wire.waiting.values()].some((command) => !["chat", "hint"].includes(command.type));
  const sure = (question, act) => () => window.confirm(question) && act();

  async function sit(seat) {
    try {
      const known = me();
      await becomeGuest();
      if (!known) wire.again(); // the line was a stranger's
      send({ type: "sit", seat, ...door }, (answer) => answer.type === "accepted" && wire.again());
    } catch (error) {
      warn(error);
    }
  }

  // -- Drawing --------------------------------------------------------------------------------------------------------

  function redraw() {
    fill(status, statusBar());
    if (!state.about) return;
    document.title = `${mine() && state.due.includes(state.you) ? "● " : ""}${t(`${title}-name`)} · Tortuga`;
    const draw = drawing(title),
      offers = sending() ? [] : draw.sorted(state.owes?.offers ?? []);
    const at = { you: state.you, offers, decision: state.owes?.decision, play, avatar, redraw };
    main.classList.toggle("is-host", host());
    main.classList.toggle("no-chat", !state.about.setup.chat || state.chat_closed || !mine());
    fill(parts.notices, notices());
    fill(parts.seats, state.chairs.map(seatPanel));
    fill(parts.board, state.view ? draw.board(state.view, at) : lobby());
    fill(parts.hand, state.view && draw.hand(state.view, at));
    fill(parts.offers, offerList(draw, offers));
    fill(parts.tools, tools());
    fill(parts.story, el("ol", { class: "lines", reversed: true }, storyLines(draw)));
    main.querySelector(".host-only").textContent = state.chat_closed ? t("web-chat-open") : t("web-chat-close");
    fill(parts.chat, el("ol", { class: "lines" }, state.chat.slice(-50).map(chatLine)));
    parts.chat.scrollTop = parts.chat.scrollHeight;
  }

  function statusBar() {
    const words = sentence();
    const yours = mine() && state.due.includes(state.you) && state.status === "playing";
    status.classList.toggle("yours", yours);
    return [
      el(
        "div",
        {},
        el("p", {}, yours ? el("b", {}, t("web-your-turn"), " ") : null, words),
        problem && el("p", { class: "problem", role: "alert" }, problem),
      ),
      el(
        "p",
        { class: wire.on ? "line on" : "line" },
        wire.waiting.size ? t("web-sending") : wire.on ? t("web-connected") : t("web-reconnecting"),
      ),
    ];
  }

  function sentence() {
    if (!state.about) return t("web-opening");
    if (state.status === "open") return state.chairs.some(free) ? t("web-waiting-players") : t("web-ready");
    if (state.status === "playing") {
      if (mine() && state.due.includes(state.you)) return state.view ? drawing(title).asks(state.view) : "";
      return t("web-waiting-for", { name: listed(state.due.map(nameOf)) });
    }
    const last = state.story.filter((entry) => entry.kind !== "rematched" && entry.lines?.length).at(-1);
    return last ? last.lines.map(line).slice(-2).join(" ") : t("table-over");
  }
  const free = (chair) => !chair.name && !chair.bot;

  function notices() {
    const voter = mine() && !state.chairs[state.you].away && !state.chairs[state.you].bot;
    return [
      ...state.leavers
        .filter(({ seat }) => voter && seat !== state.you)
        .map(({ seat, chosen = {} }) =>
          notice(
            t("web-left-what-now", { name: nameOf(seat) }),
            ["wait", "bot", "end"].map((what) =>
              button(
                `${t(`web-choose-${what}`)}${chosen[what] ? ` (${chosen[what].length})` : ""}`,
                () => send({ type: "choose", seat, what }),
                { "data-key": what },
              ),
            ),
          ),
        ),
      state.back &&
        voter &&
        !(state.back.agreed ?? []).includes(state.you) &&
        notice(t("house-back-asked", { name: nameOf(state.back.seat), n: state.back.to }), [
          button(t("web-agree"), () => send({ type: "answer-back", agree: true })),
          button(t("web-decline"), () => send({ type: "answer-back", agree: false })),
        ]),
      mine() &&
        state.status === "playing" &&
        state.chairs[state.you].bot &&
        notice(t("seat-kept"), [button(t("web-claim"), () => send({ type: "claim" }), { class: "primary" })]),
      (state.status === "over" || state.status === "closed") && afterwards(),
    ];
  }
  const notice = (words, buttons) =>
    el("div", { class: "notice" }, el("p", {}, words), el("div", { class: "buttons" }, buttons));

  function afterwards() {
    const replay = `/watch/${id}`,
      record = `/api/tables/${id}/record`;
    return el(
      "div",
      { class: "notice" },
      el(
        "div",
        { class: "buttons" },
        state.rematch
          ? el("a", { class: "button primary", href: `/table/${state.rematch}` }, t("web-go-rematch"))
          : mine() &&
              button(
                t("web-rematch"),
                () => send({ type: "rematch" }, (answer) => answer.table && location.assign(`/table/${answer.table}`)),
                { class: "primary" },
              ),
        state.view && mine() && el("a", { class: "button", href: replay }, t("web-replay")),
        state.view && mine() && el("a", { class: "button", href: record, download: true }, t("web-record")),
        el("a", { class: "button", href: "/" }, t("web-home")),
      ),
      state.seed &&
        el("p", { class: "small" }, t("web-seed", { seed: state.seed, hash: state.about.seed_hash ?? "–" })),
    );
  }

  function avatar(seat) {
    return el("span", { class: `avatar seat-${seat % 4}`, "aria-hidden": "true" }, [...nameOf(seat)][0]?.toUpperCase());
  }

  function seatPanel(chair, seat) {
    const due = state.due.includes(seat) && state.status === "playing";
    const presence = chair.bot
      ? chair.name
        ? t("web-bot-plays")
        : t("web-is-bot")
      : free(chair)
        ? t("web-seat-free")
        : chair.away
          ? t("web-away")
          : chair.here
            ? t("web-here")
            : t("web-not-here");
    return el(
      "section",
      { class: `seat${due ? " due" : ""}${seat === state.you ? " own" : ""}`, "aria-current": due ? "true" : null },
      el(
        "h3",
        {},
        free(chair) ? el("span", { class: "avatar empty" }, "?") : avatar(seat),
        el(
          "span",
          {},
          free(chair) ? t("seat-name", { number: seat + 1 }) : nameOf(seat),
          seat === state.you ? ` (${t("web-you")})` : "",
        ),
      ),
      el(
        "p",
        { class: `small presence${chair.here || chair.bot ? " on" : ""}` },
        presence,
        chair.host ? ` · ${t("web-host")}` : "",
        chair.left_ms === undefined ? null : el("time", { "data-seat": seat }, remaining(seat)),
      ),
      state.view ? drawing(title).facts(state.view, seat) : seatButtons(chair, seat),
    );
  }

  function seatButtons(chair, seat) {
    if (state.status !== "open") return null;
    if (host() && seat !== state.you && (free(chair) || chair.bot)) {
      const plans = [
        ["open", t("web-seat-open")],
        ...bots(title).map((bot) => [`bot:${bot}`, t("web-bot", { name: bot })]),
      ];
      return field(
        t("web-who-sits"),
        select(plans, chair.bot ? `bot:${chair.bot}` : "open", {
          "data-key": `seat ${seat}`,
          onchange: (event) => send({ type: "arrange", seat, who: event.target.value }),
        }),
      );
    }
    if (free(chair) && !mine())
      return button(t("web-sit"), () => sit(seat), { class: "primary", "data-key": `sit ${seat}` });
    return (
      seat === state.you && !host() && button(t("web-stand"), () => send({ type: "stand" }, () => wire.again()), {})
    );
  }

  function remaining(seat) {
    const running = state.due.includes(seat) && state.status === "playing" ? Date.now() - heardAt : 0;
    const seconds = Math.max(0, Math.ceil((state.chairs[seat].left_ms - running) / 1000));
    if (seconds >= 86400) return t("web-days-left", { count: Math.floor(seconds / 86400) });
    const pad = (number) => String(number).padStart(2, "0");
    const hours = Math.floor(seconds / 3600),
      minutes = Math.floor(seconds / 60) % 60;
    return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
  }
  function tick() {
    for (const time of parts.seats.querySelectorAll("time")) time.textContent = remaining(Number(time.dataset.seat));
  }

  function lobby() {
    if (state.status !== "open") return null;
    const open = state.chairs.some(free),
      best = bots(title).find((bot) => bot !== "random") ?? "random";
    return el(
      "section",
      { class: "panel lobby" },
      el("h1", {}, t(`${title}-name`)),
      el("p", {}, t(`${title}-about`)),
      host() &&
        el(
          "div",
          { class: "buttons" },
          !open && button(t("web-start"), () => send({ type: "start" }), { class: "primary" }),
          open && button(t("web-fill-start"), () => send({ type: "start", fill: `bot:${best}` }), {}),
        ),
      mine() ? invitation() : introduction,
    );
  }

  function invitation() {
    if (!link) {
      link = { link: "", qr: "" };
      ask("GET", `/api/tables/${id}/link`).then(
        (made) => {
          link = made;
          redraw();
        },
        () => {},
      );
    }
    const code = link.link.split("/").at(-1);
    return el(
      "div",
      { class: "invite" },
      el(
        "div",
        {},
        el("p", {}, t("web-invite")),
        el("p", { class: "code" }, code),
        el("input", {
          readonly: true,
          value: link.link,
          "aria-label": t("web-link"),
          onfocus: (event) => event.target.select(),
        }),
        button(t("web-copy"), (event) => copy(link.link, event.target), {}),
      ),
      link.qr && el("img", { src: link.qr, alt: t("web-qr"), class: "qr", width: 148, height: 148 }),
    );
  }

  function offerList(draw, offers) {
    if (!offers.length) return null;
    const shown = more ? offers : offers.slice(0, FEW);
    const typed = el("input", {
      maxlength: 4096,
      "aria-label": t("web-move"),
      autocomplete: "off",
      "data-key": "typed",
    });
    return el(
      "section",
      {},
      el("h2", {}, t("web-choices")),
      el(
        "div",
        { class: "choices" },
        shown.map((offer) =>
          button([el("span", {}, draw.label(state.view, offer)), el("code", {}, offer.do)], () => play(offer.do), {
            class: hint === offer.do ? "hinted" : "",
            "data-key": offer.do,
          }),
        ),
        offers.length > shown.length &&
          button(
            t("web-more", { count: offers.length - shown.length }),
            () => {
              more = true;
              redraw();
            },
            { class: "quiet" },
          ),
      ),
      !state.owes.exhaustive &&
        el(
          "form",
          {
            class: "row",
            onsubmit: (event) => {
              event.preventDefault();
              play(typed.value);
            },
          },
          field(t("web-move"), typed),
          el("button", {}, t("web-play")),
        ),
    );
  }

  function tools() {
    if (!mine() || state.status !== "playing") return null;
    const last = state.story
      .filter((entry) => entry.kind === "move" && entry.seat === state.you && !undone(entry))
      .at(-1);
    const before =
      last &&
      state.story
        .filter(
          (entry) => entry.record < last.record && !undone(entry) && ["deal", "move", "lapse"].includes(entry.kind),
        )
        .at(-1);
    const alone = state.chairs.every((chair, seat) => seat === state.you || chair.bot);
    const { hints = true, takebacks = true } = state.about.setup;
    return el(
      "div",
      { class: "buttons" },
      hints &&
        state.owes &&
        button(
          t("web-hint"),
          () =>
            send({ type: "hint" }, (answer) => {
              hint = answer.move;
              more = true;
              redraw();
            }),
          {},
        ),
      hint && el("p", { class: "small" }, drawing(title).painted(t("hint", { move: hint }))),
      state.undo && button(t("web-undo"), () => send({ type: "undo" }), {}),
      takebacks &&
        before &&
        !state.undo &&
        !state.back &&
        button(t("web-takeback"), () => send({ type: "ask-back", to: before.record }), {}),
      state.back?.seat === state.you && el("p", { class: "small" }, t("web-asked-back")),
      alone
        ? button(
            t("web-end"),
            sure(t("web-end-sure"), () => send({ type: "choose", seat: state.you, what: "end" })),
            { class: "quiet" },
          )
        : button(
            t("web-leave"),
            sure(t("web-leave-sure"), () =>
              send({ type: "leave" }, (answer) => answer.type === "accepted" && location.assign("/")),
            ),
            { class: "quiet" },
          ),
    );
  }

  /** Was this taken back? Then a later line says that the game went back before it. */
  function undone({ record }) {
    return (
      record && state.story.some((entry) => entry.back !== undefined && entry.record > record && entry.back < record)
    );
  }

  function storyLines(draw) {
    const told = state.story.filter((entry) => entry.lines?.length).reverse();
    return told.map((entry) =>
      el(
        "li",
        { class: undone(entry) ? "undone" : "" },
        entry.lines.map((one) => el("span", {}, draw.painted(line(one)), " ")),
      ),
    );
  }

  // -- Chat -----------------------------------------------------------------------------------------------------------

  /** Somebody I do not want to read is muted for me alone; a tap on the name mutes, and brings them back. */
  function chatLine({ name, seat, text, phrase }) {
    const who = seat ?? name,
      quiet = muted.has(who);
    const turn = () => (quiet ? muted.delete(who) : muted.add(who)) && redraw();
    const own = seat !== undefined && seat === state.you;
    const label = quiet ? t("web-unmute", { name }) : t("web-mute", { name });
    return el(
      "li",
      { class: quiet && "muted" },
      own ? el("b", {}, name) : button(name || t("web-somebody"), turn, { class: "name", "aria-label": label, title: label }),
      ": ",
      quiet ? "…" : phrase ? t(`phrase-${phrase}`) : (text ?? ""),
    );
  }

  function chatForm() {
    const say = el("input", { maxlength: 280, autocomplete: "off", "aria-label": t("web-say") });
    const phrase = select([["", t("web-phrases")], ...phrases.map((name) => [name, t(`phrase-${name}`)])], "", {
      "aria-label": t("web-phrases"),
    });
    phrase.addEventListener("change", () => {
      if (phrase.value) send({ type: "chat", phrase: phrase.value });
      phrase.value = "";
    });
    const submit = (event) => {
      event.preventDefault();
      if (say.value.trim()) send({ type: "chat", text: say.value });
      say.value = "";
    };
    return el(
      "form",
      { class: "say", onsubmit: submit },
      say,
      el("button", {}, t("web-send")),
      phrase,
      button("", () => send({ type: "close-chat", closed: !state.chat_closed }), { class: "quiet host-only" }),
    );
  }
}

/** Copies where the browser lets us (only over TLS or on this machine), else marks the text for the reader. */
export function copy(text, pressed) {
  const field = pressed.parentElement.querySelector("input");
  if (navigator.clipboard)
    navigator.clipboard.writeText(text).then(() => {
      pressed.textContent = t("web-copied");
    });
  else field?.select();
}
