// Parts that come right after the table is drawn, so that it is drawn sooner.
const RETRY_MS = 1_500;

type Later = typeof import("./later_parts");
let parts = $state.raw<Partial<Later>>({});

/** Each part, once it is there. */
export const later = (): Partial<Later> => parts;

/** While the house is away it is asked again. */
export async function loadLater(): Promise<void> {
  while (!parts.CardSheet) {
    try {
      parts = await import("./later_parts");
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}
