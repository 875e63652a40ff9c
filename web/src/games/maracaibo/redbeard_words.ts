// What Redbeard's cards say.
import { t } from "../../app/texts.svelte";
import type { BoxRedbeardAction, BoxRedbeardCard } from "../../generated/maracaibo";
import { kindName } from "./words";

const actionWords = ({ do: word, kinds }: BoxRedbeardAction): string =>
  t(`maracaibo-redbeard-${word}`, { kinds: kinds.map(kindName).join(", ") });

/** The main actions in order, and the extra one before them. */
export function redbeardCardWords({ extra, actions }: BoxRedbeardCard): string {
  const said = actions.map(actionWords).join("; ");
  if (!extra) return said;
  return t("maracaibo-table-red-extra", { action: t(`maracaibo-redbeard-${extra}`, { kinds: "" }), actions: said });
}
