// RUM as it is drawn in the browser.
import { t } from "../../app/texts.svelte";
import type { Event, RumOffer, RumView } from "../../generated/rum";
import type { Drawing } from "../drawing";
import { spelled } from "./cards";
import Facts from "./Facts.svelte";
import InHand from "./InHand.svelte";
import { timeline } from "./motion";
import PlayArea from "./PlayArea.svelte";
import Sentence from "./Sentence.svelte";
import { pointsChanged } from "./since";
import { spoken } from "./spoken";
import { RumTurn } from "./turn.svelte";

export default {
  PlayArea,
  Facts,
  Hand: InHand,
  Sentence,
  spelled,
  begin: (desk) => new RumTurn(desk),
  asks: ({ asks, due, number, seat }) =>
    seat === null || !due.includes(seat) ? "" : t(`rum-asks-${asks}`, { count: number }),
  score: ({ points, goal }, seat) => ({ value: points[seat] ?? 0, of: goal }),
  tally: ({ captains }, seat) =>
    captains
      .filter(({ owner }) => owner === seat)
      .map(({ colour, value }) => ({ text: t(`rum-captain-${colour}`), points: value })),
  change: pointsChanged,
  steps: (events, before, view) => timeline(events as Event[], before, view.seat).beats,
  round: ({ turn, hands }) => Math.ceil(turn / hands.length),
  spoken,
} satisfies Drawing<RumView, RumOffer>;
