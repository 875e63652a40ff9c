// Parts that come right after the table is drawn, so that it is drawn sooner.
const RETRY_MS = 1_500;
const TRIES = 10; // a house that restarts is back by then; after an upgrade the file is gone for good

type Later = typeof import("./later_parts");
let parts = $state.raw<Partial<Later>>({});
let failed = $state(false);

/** Each part, once it is there. */
export const later = (): Partial<Later> => parts;

/** Have all attempts failed, so that only a reload can help? */
export const laterFailed = (): boolean => failed;

/** While the house is away it is asked again. */
export async function loadLater(load = (): Promise<Later> => import("./later_parts")): Promise<void> {
  failed = false;
  for (let tries = 1; !parts.CardSheet; tries += 1) {
    try {
      parts = await load();
    } catch {
      if (tries === TRIES) {
        failed = true;
        return;
      }
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}
