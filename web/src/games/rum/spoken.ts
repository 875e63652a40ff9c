// The hand and the table as sentences, for those who do not see them.
import { listed, nameOf, t } from "../../app/texts.svelte";
import type { RumView } from "../../generated/rum";
import type { Spoken } from "../drawing";
import { captainIs, inWords } from "./cards";

export function spoken(view: RumView): Spoken {
  return { hand: hand(view), table: [captains(view), beach(view), wreck(view), clock(view), points(view)].join(" ") };
}

const says = (place: string, what: string): string => t("web-rum-says", { place, what });

function hand(view: RumView): string {
  if (view.seat === null) return "";
  const cards = view.hand.map((name) => inWords(name)).join("; ");
  const size = t("cards", { count: view.hand.length });
  return says(t("rum-table-your-hand"), cards ? `${size}; ${cards}` : size);
}

function captains(view: RumView): string {
  const each = view.captains.map((captain) => captainIs(captain, view.seat));
  return says(t("rum-table-captains"), each.join("; "));
}

function beach(view: RumView): string {
  const cards = (view.truth?.beach ?? view.beach).map((card, index) =>
    t("web-rum-slot", { slot: index + 1, card: inWords(card) }),
  );
  return says(t("rum-table-beach"), cards.join("; "));
}

function wreck(view: RumView): string {
  return says(t("rum-table-wreck"), t("cards", { count: view.wreck }));
}

function clock(view: RumView): string {
  const at = t("web-rum-clock-at", { clock: view.clock });
  const takes = view.number ? [t("rum-table-returns", { count: view.number })] : [];
  return says(t("rum-table-clock"), [at, ...takes].join(", "));
}

function points(view: RumView): string {
  const each = view.points.map(
    (count, seat) => `${nameOf(seat)} ${t("points", { count })}, ${t("cards", { count: view.hands[seat]?.size ?? 0 })}`,
  );
  return says(t("rum-table-points"), listed(each));
}
