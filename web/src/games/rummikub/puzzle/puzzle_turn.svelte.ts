// The turn of a puzzle: as at a table, but it is checked instead of played, and there is nothing to draw from.
import { t } from "../../../app/texts.svelte";
import { RummikubTurn } from "../turn.svelte";
import type { Action } from "../../drawing";
import { attempt } from "../../../ui/toasts.svelte";
import type { PuzzleTurn } from "../../../puzzles/puzzle.svelte";
import type { RummikubPuzzle } from "./puzzle_desk.svelte";

export class RummikubPuzzleTurn extends RummikubTurn implements PuzzleTurn {
  constructor(readonly puzzle: RummikubPuzzle) {
    super(puzzle, "rummikub");
  }

  override get help(): string {
    return t("web-puzzles-help");
  }

  /** There is no other table. */
  override get copy(): string {
    return "";
  }

  override get actions(): Action[] {
    const [ending, resetting] = ["end", "reset"].map((id) => super.actions.find((action) => action.id === id));
    return [this.#helping, ...(ending ? [this.#checking(ending)] : []), ...(resetting ? [resetting] : [])];
  }

  #checking(ending: Action): Action {
    const why = this.puzzle.checking ? t("web-sending") : ending.why;
    return {
      ...ending,
      label: t("web-puzzles-check"),
      why,
      act: () => void attempt(() => this.puzzle.check(this.draft.move)),
    };
  }

  get #helping(): Action {
    const { told } = this.puzzle;
    return {
      id: "hint",
      label: t(told === "nothing" ? "web-hint" : "web-puzzles-show"),
      why: this.hint.told ? t("web-puzzles-told") : undefined,
      sign: "H",
      act: this.helpMore,
    };
  }

  helpMore = (): void => {
    void attempt(async () => {
      await this.puzzle.tellMore();
      if (this.puzzle.told === "turn") this.showSteps();
    });
  };

  /** Which tiles are laid isn't a secret in a puzzle: its hint goes on to how it is done at once. */
  showSteps(): void {
    this.hint.reset();
    this.hint.tellMore();
    this.hint.tellMore();
  }
}
