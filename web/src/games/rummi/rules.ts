// What is drawn beside the rules of Rummi, as beside those of Rummikub.
export { default } from "../rummikub/rules";
