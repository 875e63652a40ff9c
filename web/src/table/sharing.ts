// Handing a link on.
import { t } from "../app/texts.svelte";

/** Copies where the browser lets us: only over TLS or on this machine. False: the reader has to do it by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** The system's own way of sharing; whoever closes it again has not done anything wrong. */
export async function share(title: string, url: string): Promise<void> {
  await navigator
    .share({ title: `${title} · Tortuga`, text: t("web-table-come-and-play", { title }), url })
    .catch(() => {});
}
