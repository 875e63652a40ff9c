// Rummikub as it is drawn in the browser.
import { drawingOf } from "./drawing";

export default drawingOf("rummikub");
