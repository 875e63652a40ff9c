// What nobody needs in the first moment at a table; `later.svelte.ts` loads it.
export { default as CardSheet } from "./CardSheet.svelte";
export { default as DiceBoard } from "./DiceBoard.svelte";
export { default as HideoutBoard } from "./HideoutBoard.svelte";
export { default as MarketsBoard } from "./MarketsBoard.svelte";
export { default as PlaceSheet } from "./PlaceSheet.svelte";
export { default as PlayerSheet } from "./PlayerSheet.svelte";
export { default as RecapPanel } from "./RecapPanel.svelte";
export { default as RedbeardBoard } from "./RedbeardBoard.svelte";
export { default as ScoresBoard } from "./ScoresBoard.svelte";
export { default as TrackBoard } from "./TrackBoard.svelte";
export { default as Verdict } from "./Verdict.svelte";
