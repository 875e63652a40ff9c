// Elements without innerHTML: nothing that somebody typed is ever read as markup.

/** An element: attributes and listeners (`onclick`), then its children; what is null or false is left out. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

export function svg(tag, props = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(props)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function button(label, onclick, props = {}) {
  return el("button", { type: "button", onclick, ...props }, label);
}

/** A labelled field. */
export function field(label, input, help) {
  return el("label", { class: "field" }, el("span", {}, label), input, help && el("small", {}, help));
}

export function select(options, chosen, props = {}) {
  const rows = options.map(([value, label]) => el("option", { value, selected: value === chosen }, label));
  return el("select", props, rows);
}

/** New children for a part of the page; whoever was at a button with a `data-key` stays there. */
export function fill(part, ...children) {
  const key = part.contains(document.activeElement) && document.activeElement.dataset.key;
  part.replaceChildren(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  if (key) part.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
