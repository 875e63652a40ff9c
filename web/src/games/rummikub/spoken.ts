// The rack and the table as sentences, for those who do not see them.
import { listed, nameOf, t } from "../../app/texts.svelte";
import type { RummikubView } from "../../generated/rummikub";
import type { Spoken } from "../drawing";
import { signed } from "../../app/numbers";
import { inWords, sorted, type Words } from "./tiles";

export function spoken(view: RummikubView, words: Words): Spoken {
  return { hand: rack(view, words), table: table(view, words), scores: scores(view, words) };
}

function rack({ seat, rack: tiles }: RummikubView, words: Words): string {
  if (seat === null) return "";
  const named = sorted(
    tiles.map((name) => ({ name })),
    "runs",
  ).map(({ name }) => inWords(name));
  const what = [t("web-rummikub-tiles", { words, count: tiles.length }), ...named].join(", ");
  return t("web-rummikub-says", { place: t("web-rummikub-rack", { words }), what });
}

function table({ table: sets, bank }: RummikubView, words: Words): string {
  const each = sets.map(({ kind, tiles, value }, at) =>
    t("web-rummikub-set-is", {
      n: at + 1,
      what: t(`web-rummikub-set-${kind}`, { points: value }),
      tiles: tiles.map((name) => inWords(name)).join(", "),
    }),
  );
  const lies = each.length ? each : [t("web-rummikub-table-empty")];
  const left = t("web-rummikub-says", {
    place: t("web-rummikub-bank", { words }),
    what: t("web-rummikub-tiles", { words, count: bank }),
  });
  return [...lies, left].join(" ");
}

function scores({ racks, totals, rounds, options }: RummikubView, words: Words): string {
  const counts = (options.rounds ?? 1) > 1 || rounds.length > 0;
  const each = racks.map(({ size, melded }, seat) => {
    const facts = [
      t("web-rummikub-tiles", { words, count: size }),
      t(melded ? "web-rummikub-melded" : "web-rummikub-not-melded"),
      ...(counts ? [t("web-rummikub-points", { text: signed(totals[seat] ?? 0) })] : []),
    ];
    return `${nameOf(seat)}: ${facts.join(", ")}`;
  });
  return listed(each);
}
