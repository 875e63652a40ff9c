// Redbeard as one of those who play, alone against one player.
import { t } from "../../app/texts.svelte";
import type { MaracaiboDetails, MaracaiboView } from "../../generated/maracaibo";
import type { Rival } from "../drawing";
import { isRedbeard, playerName, spaceName } from "./words";

export function rivals(view: MaracaiboView, details: MaracaiboDetails | null): Rival[] {
  const seat = view.seats;
  const him = view.boards[seat];
  if (!him || !isRedbeard(view, seat)) return [];
  return [
    {
      seat,
      name: playerName(view, seat),
      sign: t("maracaibo-mark-redbeard"),
      level: t(`maracaibo-option-redbeard-${view.options.redbeard}`),
      stands: view.outcome
        ? t("maracaibo-effect-vp", { count: view.scores[seat] ?? him.vp })
        : [
            t("maracaibo-effect-vp", { count: him.vp }),
            ...(details ? [t("web-maracaibo-if-over", { score: details.seats[seat]?.score.total ?? 0 })] : []),
            t("web-maracaibo-red-at", { place: spaceName(view, him.ship) }),
            ...redbeardNext(details),
          ].join(" · "),
    },
  ];
}

/** What is known of his next turns. */
export function redbeardNext(details: MaracaiboDetails | null): string[] {
  const next = details?.redbeard;
  if (!next) return [];
  const upgrade = next.next_upgrade;
  return [
    next.cards ? t("web-maracaibo-red-reveals", { count: next.cards }) : t("web-maracaibo-red-shuffles"),
    upgrade ? t("web-maracaibo-red-upgrade", { upgrade: t(`maracaibo-red-${upgrade}`) }) : t("web-maracaibo-red-full"),
  ];
}
