// Work that need not happen at once: one part after the other, each in a task of its own, so that the page answers in
// between.

const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

function doNext(): void {
  waiting.shift()?.();
  if (waiting.length) channel!.port2.postMessage(null);
}

/** Does it in a task of its own, after all that waits already; unless what it returns is called before. */
export function inTurn(part: () => void): () => void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = doNext;
  }
  if (!waiting.length) channel.port2.postMessage(null);
  const one = () => part(); // the same part may wait twice
  waiting.push(one);
  return () => {
    const at = waiting.indexOf(one);
    if (at >= 0) waiting[at] = () => {};
  };
}

/** After all that waits now. */
export const caughtUp = (): Promise<void> => new Promise((done) => void inTurn(done));
