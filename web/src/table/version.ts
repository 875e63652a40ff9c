// Is this page still the one that the house gives out? After an upgrade it is not.

/** The address of the script in a page's text. */
export function scriptOf(page: string): string | null {
  return /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(page)?.[1] ?? null;
}

/** Has the house a newer page? If it cannot be asked, nothing is known, and nothing is said. */
export async function isOutdated(): Promise<boolean> {
  const ours = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    const theirs = answer.ok ? scriptOf(await answer.text()) : null;
    return ours !== undefined && theirs !== null && theirs !== ours;
  } catch {
    return false;
  }
}
