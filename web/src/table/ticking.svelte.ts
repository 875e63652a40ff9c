// The time, for clocks on the screen. It ticks only as long as one of them is shown.
import { createSubscriber } from "svelte/reactivity";

const tick = createSubscriber((update) => {
  const ticking = setInterval(update, 1_000);
  return () => clearInterval(ticking);
});

/** This machine's time in milliseconds; whoever reads it reads it again every second. */
export function now(): number {
  tick();
  return Date.now();
}
