// Once more at a table like this one, or against others of the next level.
import { go } from "../app/router.svelte";
import type { LiveTable } from "../connection/live_table.svelte";
import type { ChairView, Rematch, Setup, TitleCard } from "../generated/house";

export type BotsLevel = NonNullable<Rematch["bots"]>;

export async function rematch(table: LiveTable, bots: BotsLevel = "same"): Promise<void> {
  const reply = await table.send({ type: "rematch", bots });
  if (reply.type === "accepted" && reply.table) go(`/table/${reply.table}`);
}

/** Is there a weaker and a stronger opponent than those of this table? Solo games have a level of their own. */
export function otherLevels(card: TitleCard, setup: Setup, chairs: readonly ChairView[]): BotsLevel[] {
  const steps = chairs.length === 1 ? ofGame(card, setup) : ofBots(card, chairs);
  return [
    ...(steps.some(([below]) => below) ? ["easier" as const] : []),
    ...(steps.some(([, above]) => above) ? ["harder" as const] : []),
  ];
}

function ofBots({ levels }: TitleCard, chairs: readonly ChairView[]): [boolean, boolean][] {
  const bots = chairs.filter(({ bot, name }) => bot && !name && levels.includes(bot));
  return bots.map(({ bot }) => [levels.indexOf(bot!) > 0, levels.indexOf(bot!) < levels.length - 1]);
}

function ofGame({ options }: TitleCard, setup: Setup): [boolean, boolean][] {
  return options
    .filter(({ levels, only_alone }) => levels && only_alone)
    .map(({ name, default: usual, least, most }) => {
      const level = Number((setup.options ?? {})[name as keyof object] ?? usual ?? 0);
      return [level > (least ?? level), level < (most ?? level)];
    });
}
