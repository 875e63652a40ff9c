// Requests to the house.
import { language } from "../app/texts.svelte";
import type { Refused } from "../generated/house";

/** The house said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly answer: Refused,
    readonly status: number,
    /** When to ask again, if the house says so. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(answer.text);
  }
}

/** A new command id; sending a command again with the same one is always safe. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Asks the house; a Refusal is its no, any other error means that it could not be reached. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return read(await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }));
}

/** Asks for what the page may have been told to load already. Only a request without headers of its own gets that. */
export async function askPreloaded<Answer>(path: string): Promise<Answer> {
  return read(await fetch(path));
}

async function read<Answer>(answer: Response): Promise<Answer> {
  if (answer.status === 204) return undefined as Answer;
  const said: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(said as Refused, answer.status, retryAfterMs(answer));
  return said as Answer;
}

/** In seconds, as the house writes it; a date, which others may write, counts as none. */
function retryAfterMs({ headers }: Response): number | null {
  const seconds = Number(headers.get("Retry-After"));
  return seconds > 0 ? seconds * 1_000 : null;
}

export function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}
