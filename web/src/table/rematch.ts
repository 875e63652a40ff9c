// Once more at a table like this one.
import { go } from "../app/router.svelte";
import type { LiveTable } from "../connection/live_table.svelte";

export async function rematch(table: LiveTable): Promise<void> {
  const reply = await table.send({ type: "rematch" });
  if (reply.type === "accepted" && reply.table) go(`/table/${reply.table}`);
}
