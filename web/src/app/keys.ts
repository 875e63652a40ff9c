// Keys that do something wherever the focus is, unless somebody types or a dialog is open.

/** What a key does, by its name: a letter in lower case, or `Enter`, `ArrowLeft`, `?`, `[`. */
export type KeyMap = Readonly<Record<string, () => void>>;

const TYPING = "input, select, textarea, dialog, [contenteditable]";
const PRESSING = "button, a, summary, [role=button]";

/** Where the letters are not Latin, the place of a key on the keyboard names it. */
const BY_PLACE: Readonly<Record<string, string>> = { BracketLeft: "[", BracketRight: "]", Slash: "/" };

export function nameOfKey(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const { key, code, shiftKey } = event;
  if (key.length > 1 || /^[!-~]$/.test(key)) return key.length > 1 ? key : key.toLowerCase();
  if (code.startsWith("Key")) return code.slice(3).toLowerCase();
  const place = BY_PLACE[code];
  return place === "/" && shiftKey ? "?" : (place ?? key);
}

/** Does this key belong to what has the focus? */
function isTaken(event: KeyboardEvent, name: string): boolean {
  const where = event.target instanceof Element ? event.target : document.body;
  if (where.closest(TYPING) || document.querySelector("dialog[open]")) return true;
  const pressed = name === "Enter" || name === " " ? where.closest(PRESSING) : null;
  return pressed !== null && pressed.ariaDisabled !== "true"; // what does nothing any more may still have the focus
}

/**
 * Binds keys until what it returns is called, so inside a component: `$effect(() => keys({ l: () => say(…) }))`.
 * Tab stays the reader's own, and so do keys pressed together with Ctrl, Alt or Meta.
 */
export function keys(map: KeyMap): () => void {
  const press = (event: KeyboardEvent) => {
    const held = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || (held && !event.getModifierState("AltGraph"))) return;
    const name = nameOfKey(event);
    const act = Object.hasOwn(map, name) && name !== "Tab" ? map[name] : undefined;
    if (!act || isTaken(event, name)) return;
    event.preventDefault();
    act();
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}
