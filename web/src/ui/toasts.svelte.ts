// Short messages at the lower edge: something was refused, or did not arrive.
import { Refusal } from "../connection/requests";
import { t } from "../app/texts.svelte";

export interface Toast {
  n: number;
  text: string;
  error: boolean;
}

const STAYS_MS = 8_000;
let last = 0;

class Toasts {
  shown = $state.raw<Toast[]>([]);

  show(text: string, { error = false } = {}): void {
    const toast = { n: ++last, text, error };
    this.shown = [...this.shown.slice(-2), toast];
    setTimeout(() => this.close(toast.n), STAYS_MS);
  }

  /** What went wrong, for people: the house's own words, or that it cannot be reached. */
  problem(error: unknown): void {
    this.show(error instanceof Refusal ? error.message : t("web-offline"), { error: true });
  }

  close(n: number): void {
    this.shown = this.shown.filter((one) => one.n !== n);
  }
}

export const toasts = new Toasts();

/** Does something that may fail, and says so where it does. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toasts.problem(error);
  }
}
