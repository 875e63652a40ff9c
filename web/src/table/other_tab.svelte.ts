// The same seat in two tabs: nothing breaks, but people wonder. The tabs tell each other that they are there.

interface TabMessage {
  tab: string;
  is: "here" | "gone";
}

export class OtherTabs {
  readonly #tab = crypto.randomUUID?.() ?? String(Math.random());
  readonly #channel: BroadcastChannel;
  #others = $state.raw<ReadonlySet<string>>(new Set());

  constructor(table: string) {
    this.#channel = new BroadcastChannel(`table:${table}`);
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#hear(data);
    window.addEventListener("pagehide", this.#leave);
    this.#post("here");
  }

  /** Is this table open elsewhere in this browser? */
  get some(): boolean {
    return this.#others.size > 0;
  }

  close(): void {
    window.removeEventListener("pagehide", this.#leave);
    this.#leave();
    this.#channel.close();
  }

  #leave = (): void => this.#post("gone");

  #hear({ tab, is }: TabMessage): void {
    const known = this.#others.has(tab);
    const others = [...this.#others].filter((one) => one !== tab);
    this.#others = new Set(is === "here" ? [...others, tab] : others);
    if (is === "here" && !known) this.#post("here"); // a newcomer has not heard of us yet
  }

  #post(is: TabMessage["is"]): void {
    this.#channel.postMessage({ tab: this.#tab, is } satisfies TabMessage);
  }
}
