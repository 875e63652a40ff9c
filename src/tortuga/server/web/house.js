// Talking to the house: requests, and the socket of a table that comes back by itself.
import { language } from "./texts.js";

const PATIENCE = 8000; // without an answer for so long, the line counts as dead even if nobody has said so
const LATER = [429, 503];

export class Refusal extends Error {
  constructor(answer, status) {
    super(answer.text);
    this.key = answer.key;
    this.status = status;
  }
}

/** A new command id; sending a command again with the same one is always safe. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function ask(method, path, body) {
  const headers = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const read = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refusal(read, answer.status);
  return read;
}

export function query(values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

/** One table's line. `hear` gets every frame of the house; `changed` is called when the line or what waits changes. */
export class Line {
  constructor(table, door, hear, changed) {
    Object.assign(this, { table, door, hear, changed, on: false, since: null, tries: 0, ended: false });
    this.waiting = new Map(JSON.parse(sessionStorage.getItem(`waiting:${table}`) ?? "[]"));
    this.answers = new Map();
    for (const event of ["online", "visibilitychange", "pageshow"]) {
      window.addEventListener(event, () => !this.socket && !this.ended && this.connect());
    }
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    this.on = false;
    this.socket?.close();
    const place = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`;
    const socket = new WebSocket(place + query({ table: this.table, since: this.since, ...this.door }));
    let opened = false;
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.tries = 0;
      this.on = true;
      for (const command of this.waiting.values()) this.put(command);
      this.changed();
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = async () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.on = false;
      this.changed();
      if (!opened) await this.reason();
      const pause = Math.min(15000, 500 * 2 ** this.tries++) * (0.5 + Math.random());
      if (!this.ended) this.retry = setTimeout(() => this.connect(), pause);
    };
  }

  /** A browser does not say why a socket was not let in; the same question by HTTP does. */
  async reason() {
    try {
      await ask("GET", `/api/tables/${this.table}${query(this.door)}`);
    } catch (error) {
      if (error instanceof Refusal && !LATER.includes(error.status) && error.status < 500) {
        this.ended = true;
        this.hear({ type: "bye", text: error.message });
      }
    }
  }

  /** From the beginning: who I am at this table has changed. */
  again() {
    this.since = null;
    this.connect();
  }

  receive(frame) {
    if (frame.type === "now") this.since = frame.seq;
    else if (frame.id) {
      if (frame.key === "house-closing") return; // it waits here until the house is back
      this.waiting.delete(frame.id);
      this.keep();
      this.answers.get(frame.id)?.(frame);
      this.answers.delete(frame.id);
    } else if (frame.key === "too-fast") setTimeout(() => this.resend(), 1500);
    this.hear(frame);
  }

  /** Sends a command, now or when the line is back; it waits in this tab until the house has answered. */
  send(command, answered) {
    const full = { id: newId(), ...command };
    this.waiting.set(full.id, full);
    if (answered) this.answers.set(full.id, answered);
    this.keep();
    if (this.on) this.put(full);
    this.changed();
  }

  resend() {
    if (this.on) for (const command of this.waiting.values()) this.put(command);
  }

  put(command) {
    const socket = this.socket;
    socket.send(JSON.stringify(command));
    setTimeout(() => this.waiting.has(command.id) && this.socket === socket && this.connect(), PATIENCE);
  }

  keep() {
    sessionStorage.setItem(`waiting:${this.table}`, JSON.stringify([...this.waiting]));
  }
}
