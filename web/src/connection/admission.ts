// What lets somebody in who does not sit at a table: the code or the invitation that they came with. It is kept for as
// long as the tab lives, so that loading the page again does not shut them out.
import type { Door } from "./connection";

const drawer = (table: string): string => `door:${table}`;

export function keepDoor(table: string, door: Door): void {
  sessionStorage.setItem(drawer(table), JSON.stringify(door));
}

export const doorOf = (table: string): Door => JSON.parse(sessionStorage.getItem(drawer(table)) ?? "{}") as Door;
