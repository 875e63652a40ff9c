// How both titles are drawn; they are told apart by their words.
import { t } from "../../app/texts.svelte";
import type { RummikubOffer, RummikubView } from "../../generated/rummikub";
import type { Drawing } from "../drawing";
import Facts from "./Facts.svelte";
import InHand from "./InHand.svelte";
import PlayArea from "./PlayArea.svelte";
import Sentence from "./Sentence.svelte";
import { setsChanged, tilesChanged } from "./since";
import { tally } from "./tally";
import { spoken } from "./spoken";
import { spelled, type Words } from "./tiles";
import type { RummikubDesk } from "./draft.svelte";
import { RummikubTurn } from "./turn.svelte";

export function drawingOf(words: Words): Drawing<RummikubView, RummikubOffer> {
  return {
    PlayArea,
    Facts,
    Hand: InHand,
    Sentence,
    spelled,
    begin: (desk) => new RummikubTurn(desk as RummikubDesk, words),
    asks: ({ seat, due, racks, options }) => {
      if (seat === null || !due.includes(seat)) return "";
      const least = options.first_meld ?? 0;
      return racks[seat]?.melded ? t("web-rummikub-asks", { words }) : t("web-rummikub-asks-first", { words, least });
    },
    score: ({ racks }, seat) => {
      const count = racks[seat]?.size ?? 0;
      return { value: count, of: null, unit: t("web-rummikub-unit", { words, count }) };
    },
    tally,
    change: tilesChanged,
    steps: (_events, before, view) => setsChanged(before, view),
    round: ({ turn, racks }) => Math.ceil((turn + 1) / racks.length),
    spoken: (view) => spoken(view, words),
    keys: () => [
      { signs: ["Space"], text: t("web-rummikub-key-choose", { words }) },
      { signs: ["Enter"], text: t("web-rummikub-key-put") },
      { signs: ["N"], text: t("web-rummikub-key-new") },
      { signs: ["⌫"], text: t("web-rummikub-key-back", { words }) },
      { signs: ["E"], text: t("web-rummikub-end") },
      { signs: ["A"], text: t("web-rummikub-key-all") },
      { signs: ["X"], text: t("web-rummikub-key-split") },
      { signs: ["Z", "U"], text: t("web-undo") },
      { signs: ["Y"], text: t("web-rummikub-redo") },
      { signs: ["R"], text: t("web-rummikub-reset") },
    ],
  };
}
