// Sheets that lie over the table: a player's boards, asked for at their panel, and what the icons mean.

export type Sheet = { is: "player"; seat: number } | { is: "legend" };

let open = $state.raw<Sheet | null>(null);

export const sheet = (): Sheet | null => open;

export function show(wanted: Sheet | null): void {
  open = wanted;
}
