// How titles are drawn that have no drawing here: a stranger's, or one that is being made.
import { t } from "../../app/texts.svelte";
import type { Drawing } from "../drawing";
import { isThing, numberOf, roundOf, told } from "./facts";
import Facts from "./Facts.svelte";
import PlayArea from "./PlayArea.svelte";
import Sentence from "./Sentence.svelte";

const HANDS = ["hand", "rack", "cards"];

const plain: Drawing = {
  PlayArea,
  Facts,
  Sentence,
  begin: () => ({ actions: [], help: "" }),
  asks: () => t("web-choices"),
  score: (view, seat) => ({ value: numberOf(view, ["points", "scores", "score"], seat) ?? 0, of: null }),
  round: roundOf,
  spoken(view) {
    const hand = isThing(view) ? HANDS.map((name) => view[name]).find((found) => found !== undefined) : undefined;
    return { hand: told(hand), table: told(view) };
  },
};

export default plain;
