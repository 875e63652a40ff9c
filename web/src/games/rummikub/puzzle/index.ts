// Rummikub's puzzles as they are drawn in the browser.
import type { RummikubOffer, RummikubAssessment, RummikubView } from "../../../generated/rummikub";
import type { PuzzleDrawing } from "../../../puzzles/puzzle.svelte";
import { spoken } from "../spoken";
import Brief from "./Brief.svelte";
import { RummikubPuzzle } from "./puzzle_desk.svelte";
import { RummikubPuzzleTurn } from "./puzzle_turn.svelte";
import PuzzlePlayArea from "./PuzzlePlayArea.svelte";

export default {
  PlayArea: PuzzlePlayArea,
  Brief,
  open: (posed) => new RummikubPuzzle(posed),
  begin: (puzzle) => new RummikubPuzzleTurn(puzzle as RummikubPuzzle),
  spoken: (view) => spoken(view, "rummikub"),
} satisfies PuzzleDrawing<RummikubView, RummikubOffer, RummikubAssessment>;
