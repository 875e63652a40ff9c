// What is drawn beside the rules of Rummikub and Rummi: tiles, wherever the text names some, and examples.
import type { RulesDrawing } from "../drawing";
import RuleFigure from "./RuleFigure.svelte";
import { FIGURES } from "./rule_figures";
import Sentence from "./Sentence.svelte";

export default { Pieces: Sentence, Figure: RuleFigure, figures: FIGURES } satisfies RulesDrawing;
