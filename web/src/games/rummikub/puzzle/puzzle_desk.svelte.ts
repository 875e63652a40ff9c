// A puzzle of Rummikub: a rack and a table of sets, to be laid in one turn.
import type { RummikubOffer, RummikubAssessment, RummikubView } from "../../../generated/rummikub";
import { PuzzleDesk } from "../../../puzzles/puzzle.svelte";

export class RummikubPuzzle extends PuzzleDesk<RummikubView, RummikubOffer, RummikubAssessment> {
  readonly offers: readonly RummikubOffer[] = [
    { type: "rummikub", do: "lay", kind: "lay", tiles: this.view.rack ?? [] },
  ];

  /** The sets that are broken up, in notation; whoever is shown the whole turn sees it there. */
  get broken(): string[] {
    const sets = this.told === "sets" ? (this.solution?.broken ?? []) : [];
    return sets.map((at) => this.view.table[at]?.tiles.join(" ") ?? "");
  }
}
