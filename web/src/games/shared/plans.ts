// What somebody has begun or planned, kept in the tab over a reload: one for each table.

const keyOf = (what: string): string => `${what} ${location.pathname}`;

export function keepPlan(what: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(what));
    else sessionStorage.setItem(keyOf(what), text);
  } catch {
    // without storage it lasts as long as the page
  }
}

export function keptPlan(what: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(what));
  } catch {
    return null;
  }
}
