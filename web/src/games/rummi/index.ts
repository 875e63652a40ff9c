// Rummi: the same table as Rummikub's, with cards.
import { drawingOf } from "../rummikub/drawing";

export default drawingOf("rummi");
