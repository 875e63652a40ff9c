import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later, laterFailed, loadLater } from "./later.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a file that an upgrade has removed is not asked for for ever; after a reload of the house it may come", async () => {
  const gone = vi.fn(() => Promise.reject(new Error("404")));
  const loading = loadLater(gone);
  await vi.runAllTimersAsync();
  await loading;
  expect(gone).toHaveBeenCalledTimes(10);
  expect(laterFailed()).toBe(true);
  const parts = { CardSheet: () => undefined } as unknown as Awaited<
    ReturnType<NonNullable<Parameters<typeof loadLater>[0]>>
  >;
  const away = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(parts);
  const again = loadLater(away);
  await vi.runAllTimersAsync();
  await again;
  expect(laterFailed()).toBe(false);
  expect(later()).toBe(parts);
});
