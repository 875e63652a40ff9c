// The code or the invitation that admits somebody who does not sit at a table. It is stored for as long as the tab is
// open, so that they are admitted again after a reload.
import type { Admission } from "./connection";

const storageKey = (table: string): string => `door:${table}`;

export function keepAdmission(table: string, admission: Admission): void {
  sessionStorage.setItem(storageKey(table), JSON.stringify(admission));
}

export const admissionOf = (table: string): Admission =>
  JSON.parse(sessionStorage.getItem(storageKey(table)) ?? "{}") as Admission;
