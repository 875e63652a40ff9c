// What a button or a key of a turn does.
import { say } from "../../ui/announcements.svelte";
import type { Action, Turn } from "../drawing";

/** Does it, or says why it cannot be done now. */
export function doAction(action: Action): void {
  if (action.why) say(action.why);
  else action.act();
}

/** Does the action that has this key; false if none has. */
export function pressKey({ actions }: Turn, key: Action["key"]): boolean {
  const action = actions.find((one) => one.key === key);
  if (action) doAction(action);
  return action !== undefined;
}
