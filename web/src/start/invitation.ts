// Somebody comes with a code or an invitation: which table is meant, and what can they do there?
import { ask, query, Refusal } from "../connection/requests";
import type { Admission } from "../connection/connection";
import type { Now, OpenedTable } from "../generated/house";
import { freeSeats } from "./lists";

/** What those who come find: `mine` is a table where they sit already, `locked` one that lets nobody in to look. */
export type Finding = "mine" | "seat" | "full" | "started" | "over" | "locked";

export interface Invitation {
  table: string;
  finding: Finding;
  now: Now | null;
}

export async function lookInside(admission: Admission): Promise<Invitation> {
  const { table } = admission.code
    ? await ask<OpenedTable>("GET", `/api/codes/${encodeURIComponent(admission.code)}`)
    : await ask<OpenedTable>("POST", "/api/invitations", { token: admission.invitation });
  try {
    const now = await ask<Now>("GET", `/api/tables/${table}${query({ ...admission })}`);
    return { table, now, finding: findingOf(now) };
  } catch (error) {
    if (error instanceof Refusal && error.answer.key === "spectators-off")
      return { table, now: null, finding: "locked" };
    throw error;
  }
}

export function findingOf(now: Now): Finding {
  if (now.you != null) return "mine";
  if (now.status === "open") return freeSeats(now.chairs) ? "seat" : "full";
  return now.status === "playing" ? "started" : "over";
}
