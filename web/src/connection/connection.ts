// The connection to one table: a socket that is opened again by itself, or, where sockets are blocked, a stream of lines.
import type { Bye, Command, Now, Refused, Reply } from "../generated/house";
import { ask, newId, query, Refusal } from "./requests";

export type Frame = Now | Reply | Bye;
/** A command before it has its id. */
export type NewCommand = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;
/** What admits somebody who does not sit at the table: the code or the invitation that they came with. */
export interface Admission {
  code?: string;
  invitation?: string;
}

const ANSWER_TIMEOUT_MS = 8_000; // without an answer for so long, the connection counts as lost
const PING_MS = 5_000;
const IDLE_PING_MS = 30_000; // while the page is hidden
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;
const BLOCKED_AFTER = 2; // sockets that never opened although the house answers
const LATER = [429, 503];
const AGAIN = ["table-busy", "store-in-doubt"]; // nothing is wrong with the command
const RECONNECT_EVENTS = ["online", "pageshow"];

export interface ConnectionListener {
  /** Every frame of the house but the answers to pings; a reply comes with the command that it answers. */
  hear(frame: Frame, answered?: Command): void;
  /** Whether it is open, its lag, or the waiting commands have changed. */
  changed(): void;
}

export class Connection {
  /** Is it open? */
  on = false;
  /** Milliseconds from a question to its answer, once known. */
  lag: number | null = null;
  /** The table's version that we know. */
  since: number | null = null;
  /** Commands that the house has not answered yet. They are sent again after a reconnect, and after a reload of the tab. */
  readonly waiting: Map<string, Command>;

  #socket: WebSocket | null = null;
  #stream: AbortController | null = null;
  #blocked = 0;
  #tries = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setTimeout> | undefined;
  #pinged = 0;
  #ping = "";
  #answers = new Map<string, (reply: Reply) => void>();
  #reconnect = () => {
    if (!this.#socket && !this.#stream && !this.#ended) this.connect();
  };
  /** The machine has lost its network: nobody has to wait for the silence to be noticed. */
  #networkLost = () => {
    this.#disconnect();
    this.#isOff();
  };

  constructor(
    readonly table: string,
    public admission: Admission,
    readonly listener: ConnectionListener,
  ) {
    this.waiting = new Map(JSON.parse(sessionStorage.getItem(this.#storageKey) ?? "[]"));
    for (const event of RECONNECT_EVENTS) window.addEventListener(event, this.#reconnect);
    window.addEventListener("offline", this.#networkLost);
    document.addEventListener("visibilitychange", this.#reconnect);
    this.connect();
  }

  /** Closes it for good. */
  close(): void {
    this.#ended = true;
    for (const event of RECONNECT_EVENTS) window.removeEventListener(event, this.#reconnect);
    window.removeEventListener("offline", this.#networkLost);
    document.removeEventListener("visibilitychange", this.#reconnect);
    this.#disconnect();
  }

  connect(): void {
    this.#disconnect();
    if (this.#blocked >= BLOCKED_AFTER) void this.#readLines();
    else this.#openSocket();
  }

  /** From the beginning: who I am at this table has changed. */
  restart(): void {
    this.since = null;
    this.connect();
  }

  /** Sends a command, now or after the reconnect. The promise resolves with the house's answer, however late. */
  send(given: NewCommand): Promise<Reply> {
    const command = { id: newId(), ...given } as Command;
    this.waiting.set(command.id, command);
    this.#store();
    const answer = new Promise<Reply>((resolve) => this.#answers.set(command.id, resolve));
    if (this.on) this.#transmit(command);
    this.listener.changed();
    return answer;
  }

  // -- By socket ------------------------------------------------------------------------------------------------------

  #openSocket(): void {
    const place = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`;
    let socket: WebSocket;
    try {
      socket = new WebSocket(place + query({ table: this.table, since: this.since, ...this.admission }));
    } catch {
      this.#blocked = BLOCKED_AFTER; // the browser itself forbids it
      return this.connect();
    }
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#blocked = 0;
      this.#isOn();
      this.#schedulePing(PING_MS / 5);
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as Frame);
    socket.onclose = async () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!opened && (await this.#isAdmitted())) this.#blocked++;
      if (this.#socket === null) this.#isOff();
    };
  }

  /** A browser does not say why a socket was not opened; the same question by HTTP does. True: we would be admitted. */
  async #isAdmitted(): Promise<boolean> {
    try {
      await ask("GET", `/api/tables/${this.table}${query({ since: this.since, ...this.admission })}`);
      return true;
    } catch (error) {
      if (error instanceof Refusal && !LATER.includes(error.status) && error.status < 500) {
        this.#ended = true;
        this.listener.hear({ type: "bye", key: error.answer.key, text: error.message });
      }
      return false;
    }
  }

  // -- By lines -------------------------------------------------------------------------------------------------------

  async #readLines(): Promise<void> {
    const stream = new AbortController();
    this.#stream = stream;
    try {
      const address = `/api/tables/${this.table}/events${query({ since: this.since, ...this.admission })}`;
      const answer = await fetch(address, { signal: stream.signal });
      if (!answer.ok) throw new Refusal((await answer.json()) as Refused, answer.status);
      if (!answer.body) throw new Error(String(answer.status));
      this.#isOn();
      let rest = "";
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        const lines = (rest + value).split("\n");
        rest = lines.pop() ?? "";
        for (const one of lines) if (one) this.#receive(JSON.parse(one) as Frame);
      }
    } catch (error) {
      if (error instanceof Refusal && LATER.includes(error.status)) this.#isTurnedAway(error);
      else await this.#isAdmitted();
    }
    if (this.#stream !== stream) return;
    this.#stream = null;
    this.#isOff();
  }

  /** There is no place for one more tab: this one says so, and goes on asking until there is. */
  #isTurnedAway({ answer, message }: Refusal): void {
    this.#blocked = 0; // it was not sockets that were blocked
    this.listener.hear({ type: "bye", key: answer.key, text: message });
  }

  async #post(command: Command): Promise<void> {
    try {
      this.#receive(await ask<Reply>("POST", `/api/tables/${this.table}/commands`, command));
    } catch (error) {
      if (!(error instanceof Refusal)) setTimeout(() => this.#sendAgain(command), ANSWER_TIMEOUT_MS);
      else if (LATER.includes(error.status)) setTimeout(() => this.#sendAgain(command), 1_500);
      else this.#receive({ ...error.answer, id: command.id });
    }
  }

  // -- Both -----------------------------------------------------------------------------------------------------------

  #receive(frame: Frame): void {
    if ("key" in frame && frame.key === "signed-out") return this.#isSignedOut(frame);
    const command = "id" in frame && frame.id ? this.waiting.get(frame.id) : undefined;
    if (frame.type === "now") this.since = frame.seq;
    else if ("id" in frame && frame.id) {
      if (frame.id === this.#ping) return this.#pingAnswered(frame);
      if (frame.type === "refused" && frame.key === "house-closing") return; // sent again when the house is back
      if (frame.type === "refused" && AGAIN.includes(frame.key) && command)
        return void setTimeout(() => this.#sendAgain(command), 1_500);
      this.#answered(frame);
    } else if (frame.type === "refused" && frame.key === "too-fast") setTimeout(() => this.#resend(), 1_500);
    this.listener.hear(frame, command);
  }

  /** This device is signed out: reconnecting would only make it a spectator. */
  #isSignedOut({ key, text }: Bye | Refused): void {
    this.#ended = true;
    this.listener.hear({ type: "bye", key, text });
  }

  #answered(reply: Reply): void {
    const id = (reply as Refused).id ?? "";
    this.waiting.delete(id);
    this.#store();
    this.#answers.get(id)?.(reply);
    this.#answers.delete(id);
    this.listener.changed();
  }

  #transmit(command: Command): void {
    const socket = this.#socket;
    if (!socket) return void this.#post(command);
    socket.send(JSON.stringify(command));
    setTimeout(() => this.waiting.has(command.id) && this.#socket === socket && this.connect(), ANSWER_TIMEOUT_MS);
  }

  #sendAgain(command: Command): void {
    if (this.on && this.waiting.has(command.id)) this.#transmit(command);
  }

  #resend(): void {
    if (this.on) for (const command of this.waiting.values()) this.#transmit(command);
  }

  #isOn(): void {
    this.#tries = 0;
    this.on = true;
    this.#resend();
    this.listener.changed();
  }

  #isOff(): void {
    this.on = false;
    this.listener.changed();
    if (this.#ended) return;
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++) * (0.5 + Math.random());
    this.#retry = setTimeout(() => this.connect(), pause);
  }

  #disconnect(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pinging);
    this.on = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#stream?.abort();
    this.#stream = null;
  }

  // -- Pings ----------------------------------------------------------------------------------------------------------

  #schedulePing(pause = document.hidden ? IDLE_PING_MS : PING_MS): void {
    clearTimeout(this.#pinging);
    this.#pinging = setTimeout(() => this.#sendPing(), pause);
  }

  #sendPing(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#ping = newId();
    this.#pinged = performance.now();
    const ping: Command = { type: "ping", id: this.#ping };
    socket.send(JSON.stringify(ping));
    this.#pinging = setTimeout(() => this.#socket === socket && this.connect(), ANSWER_TIMEOUT_MS);
  }

  #pingAnswered(_reply: Frame): void {
    this.lag = Math.round(performance.now() - this.#pinged);
    this.#schedulePing();
    this.listener.changed();
  }

  get #storageKey(): string {
    return `waiting:${this.table}`;
  }

  #store(): void {
    sessionStorage.setItem(this.#storageKey, JSON.stringify([...this.waiting]));
  }
}
