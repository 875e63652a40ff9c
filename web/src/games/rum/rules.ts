// What is drawn beside the rules of RUM.
import type { RulesDrawing } from "../drawing";
import RuleFigure from "./RuleFigure.svelte";
import { FIGURES } from "./rule_figures";

export default { Figure: RuleFigure, figures: FIGURES } satisfies RulesDrawing;
