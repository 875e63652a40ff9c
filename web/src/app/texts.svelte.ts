// Sentences in the reader's language: the house's own Fluent files, with arguments resolved as tortuga/texts.py does.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../../schema/constants";
import type { Message, TextSources } from "../generated/house";

export type Language = keyof typeof LANGUAGES;
export type Arg = NonNullable<Message["args"]>[string];

/** All sentences of a language. Each is parsed when somebody first reads it: a page needs a tenth of them, and parsing
 * all held up every page. */
class Sentences {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(code: Language, sources: readonly string[]) {
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    for (const source of sources)
      for (const entry of source.split(ENTRY)) {
        const id = /^[\w-]+/.exec(entry)?.[0];
        if (id && !this.#unread.has(id)) this.#unread.set(id, entry);
      }
  }

  has(id: string): boolean {
    return this.#unread.has(id) || this.#bundle.hasMessage(id);
  }

  get(id: string): ReturnType<FluentBundle["getMessage"]> {
    const entry = this.#unread.get(id);
    if (entry !== undefined) {
      this.#unread.delete(id);
      this.#bundle.addResource(new FluentResource(entry));
    }
    return this.#bundle.getMessage(id);
  }

  format(...how: Parameters<FluentBundle["formatPattern"]>): string {
    return this.#bundle.formatPattern(...how);
  }
}

/** Where an entry begins: whatever belongs to the one before it is indented. */
const ENTRY = /^(?=[a-z][\w-]* *=)/m;

let bundles = $state.raw<Sentences[]>([]);
let current = $state<Language>("en");
let names = $state.raw<readonly string[]>([]);

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The language of the page. */
export const language = (): Language => current;

/** The first of the reader's languages that the house has. */
export function preferredLanguage(): Language {
  const codes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? "en";
}

/** Loads all sentences of a language; the page changes to it. */
export async function loadLanguage(chosen: Language): Promise<void> {
  bundles = [await bundle(chosen)];
  current = chosen;
  document.documentElement.lang = chosen;
}

async function bundle(code: Language): Promise<Sentences> {
  const today = `/api/texts?language=${code}`;
  let answer = await fetch(addressOf(code) ?? today);
  if (answer.status === 404) answer = await fetch(today); // the page is older than the house
  const texts = (await answer.json()) as TextSources;
  return new Sentences(code, texts.sources);
}

/** Where the sentences of a language are kept for good; the page names them by their fingerprint. */
function addressOf(code: Language): string | null {
  const named = document.querySelector<HTMLMetaElement>("meta[name=tortuga-texts]")?.content.split(" ") ?? [];
  const fingerprint = named.find((one) => one.startsWith(`${code}=`))?.slice(code.length + 1);
  return fingerprint ? `/api/texts/${code}/${fingerprint}` : null;
}

let english: Promise<void> | null = null;

/** Once something is missing in the reader's language, which only a title of somebody else may lack. */
function speakEnglishToo(): void {
  if (current === "en" || bundles.length !== 1) return;
  english ??= bundle("en").then(
    (made) => void (bundles = [bundles[0]!, made]),
    () => void (english = null),
  );
}

/** For tests: sentences from these sources instead of a house's. */
export function loadTexts(code: Language, sources: readonly string[]): void {
  bundles = [new Sentences(code, sources)];
  current = code;
}

/** Who sits where: sentences name people by their seat. */
export function setNames(list: readonly string[]): void {
  names = list;
}

export function nameOf(seat: number): string {
  return names[seat] || t("seat-name", { number: seat + 1 });
}

export function listed(texts: readonly string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(texts);
}

/** A hyphen before a number, which stands for a minus; within words, names and ranges it stays. */
const HYPHEN = /(?<![\p{L}\p{N}_.-])-(?=\p{Sc}?\d)/gu;

/** The sentence of a key, in English where a title does not have it in this language; `key.help` is an attribute. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  const [id = "", attribute] = key.split(".");
  for (const one of bundles) {
    const message = one.get(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return one.format(pattern, plain(args), []).replace(HYPHEN, "−");
  }
  speakEnglishToo();
  return key;
}

export const has = (key: string): boolean => bundles.some((one) => one.has(key));

export const sentence = ({ key, args }: Message): string => t(key, args);

function plain(args: Record<string, Arg>): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg !== "object") given[name] = arg;
    else if (arg.type === "seat") given[name] = nameOf(arg.seat);
    else if (arg.type === "seats") given[name] = listed(arg.seats.map(nameOf));
    else {
      given[name] = t(arg.id, arg.args);
      for (const [form, text] of forms(arg.id, arg.args)) given[`${name}-${form}`] = text;
    }
  }
  return given;
}

/** A word of the game brings its grammatical forms along: `$captain`, and `$captain-acc`. */
function forms(word: string, args: Record<string, Arg> = {}): [string, string][] {
  const one = bundles.find((known) => known.has(word));
  const attributes = Object.entries(one?.get(word)?.attributes ?? {});
  return attributes.map(([form, pattern]) => [form, one!.format(pattern, plain(args), [])]);
}
