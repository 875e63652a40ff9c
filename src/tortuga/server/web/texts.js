// Sentences in the reader's language: the house's own Fluent files, with arguments resolved as tortuga/texts.py does.
import { FluentBundle, FluentResource } from "./fluent.js";

export const LANGUAGES = { en: "English", pl: "Polski", uk: "Українська" };
export let language = "en";
let bundles = [];
let names = [];

export async function loadTexts(chosen) {
  language = chosen;
  const wanted = [...new Set([chosen, "en"])];
  bundles = await Promise.all(
    wanted.map(async (code) => {
      const bundle = new FluentBundle(code, { useIsolating: false });
      const answer = await fetch(`/api/texts?language=${code}`);
      for (const source of (await answer.json()).sources) bundle.addResource(new FluentResource(source));
      return bundle;
    }),
  );
}

/** Who sits where: sentences name people by their seat. */
export function setNames(list) {
  names = list;
}

export function nameOf(seat) {
  return names[seat] || t("seat-name", { number: seat + 1 });
}

export function listed(texts) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(texts);
}

/** The sentence of a key, in this language, or in English where a title does not have it; `key.help` is an attribute. */
export function t(key, args = {}) {
  const [id, attribute] = key.split(".");
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, plain(args), []);
  }
  return key;
}

export function line({ key, args }) {
  return t(key, args);
}

function plain(args = {}) {
  const given = {};
  for (const [name, arg] of Object.entries(args)) {
    if (arg?.type === "seat") given[name] = nameOf(arg.seat);
    else if (arg?.type === "seats") given[name] = listed(arg.seats.map(nameOf));
    else if (arg?.type === "word") {
      given[name] = t(arg.id);
      for (const [form, text] of forms(arg.id)) given[`${name}-${form}`] = text;
    } else given[name] = arg;
  }
  return given;
}

/** A word of the game brings its grammatical forms along: `$captain`, and `$captain-acc`. */
function forms(word) {
  const bundle = bundles.find((one) => one.hasMessage(word));
  const attributes = bundle ? Object.entries(bundle.getMessage(word).attributes) : [];
  return attributes.map(([form, pattern]) => [form, bundle.formatPattern(pattern)]);
}
