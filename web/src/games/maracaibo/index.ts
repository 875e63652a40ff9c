// Pirates of Maracaibo as it is drawn in the browser.
import { t } from "../../app/texts.svelte";
import type { MaracaiboDetails, MaracaiboOffer, MaracaiboView } from "../../generated/maracaibo";
import type { Drawing } from "../drawing";
import { asks } from "./asks";
import DecisionBox from "./DecisionBox.svelte";
import Facts from "./Facts.svelte";
import InHand from "./InHand.svelte";
import PlayArea from "./PlayArea.svelte";
import { rivals } from "./redbeard";
import { outlook, result, score } from "./result";
import Sentence from "./Sentence.svelte";
import { spoken } from "./spoken";
import { MaracaiboTurn } from "./turn.svelte";

export default {
  PlayArea,
  Facts,
  Hand: InHand,
  Sentence,
  Decision: DecisionBox,
  begin: (desk) => new MaracaiboTurn(desk),
  asks,
  result,
  score,
  outlook,
  round: ({ round }) => round,
  spoken,
  keys: () => [{ signs: ["n"], text: t("web-maracaibo-key-recap") }],
  rivals,
} satisfies Drawing<MaracaiboView, MaracaiboOffer, unknown, MaracaiboDetails>;
