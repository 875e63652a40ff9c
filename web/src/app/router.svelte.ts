// Where we are: one page, many addresses. Links of our own change the address without loading the page again.
import type { Address } from "./routes";

let path = $state(location.pathname);

export const here = (): string => path;

/** The secret behind `#`, which browsers send to nobody. */
export const secret = (): string => location.hash.slice(1);

export function go(address: Address): void {
  follow(address);
}

function follow(address: string): void {
  history.pushState(null, "", address);
  path = location.pathname;
  window.scrollTo(0, 0);
}

/** To another address that takes the place of this one, such as from a code to its table. */
export function replace(address: Address): void {
  history.replaceState(null, "", address);
  path = location.pathname;
}

/** Lets links of the house be followed without loading the page again. */
export function followLinks(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/static/") || link.hash) return;
    event.preventDefault();
    follow(link.pathname + link.search);
  });
  window.addEventListener("popstate", () => (path = location.pathname));
}
