// What is drawn beside the rules of Pirates of Maracaibo.
import { t } from "../../app/texts.svelte";
import type { RulesDrawing } from "../drawing";
import RulesLegend from "./RulesLegend.svelte";
import RuleSigns from "./RuleSigns.svelte";

export default {
  Signs: RuleSigns,
  figures: {},
  Legend: RulesLegend,
  legend: () => t("web-maracaibo-legend"),
} satisfies RulesDrawing;
