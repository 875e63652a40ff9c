// One fact, told when a key asks for it: read aloud by screen readers, and shown for a while to those who see.

const SHOWN_MS = 6_000;

let told = $state.raw({ n: 0, text: "" });
let shown = $state(false);
let hiding: ReturnType<typeof setTimeout> | undefined;

export const announcement = {
  /** The number makes the same sentence a new one when it is asked for again. */
  get told(): { n: number; text: string } {
    return told;
  },
  get shown(): boolean {
    return shown;
  },
};

export function say(text: string): void {
  told = { n: told.n + 1, text };
  shown = true;
  clearTimeout(hiding);
  hiding = setTimeout(hush, SHOWN_MS);
}

export function hush(): void {
  shown = false;
}
