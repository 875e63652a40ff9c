// Rummi: the same table with cards.
import { drawingOf } from "./drawing";

export default drawingOf("rummi");
