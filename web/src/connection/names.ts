// What those at a table are called.
import { t } from "../app/texts.svelte";
import type { ChairView } from "../generated/house";

const BOT = "bot:"; // how a record names a bot
const PIRATES = 8; // as many as there are texts

/**
 * The name in each seat, empty where nobody sits. Bots sail under a name too, the same for everybody at the table: it is
 * easier to talk of. No two are called the same.
 */
export function namesAt(table: string, chairs: readonly Pick<ChairView, "name" | "bot">[]): string[] {
  const known = chairs.map(({ name, bot }, seat) =>
    name && !name.startsWith(BOT) ? name : name || bot ? pirate(table, seat) : "",
  );
  const twice = (name: string) => known.indexOf(name) !== known.lastIndexOf(name);
  return known.map((name, seat) => (name && twice(name) ? `${name} ${seat + 1}` : name));
}

function pirate(table: string, seat: number): string {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return t(`web-pirate-${((sum + seat) % PIRATES) + 1}`);
}
