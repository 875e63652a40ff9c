// Links into a finished game: to one of its moments, or to its review.

export type Tab = "story" | "review";

export const toStep = (table: string, step: number): string => `/watch/${table}?step=${step}`;
export const toReview = (table: string): string => `/watch/${table}?tab=review`;

/** What such a link asks for. */
export function wanted(search: string): { step: number; tab: Tab } {
  const asked = new URLSearchParams(search);
  return { step: Number(asked.get("step")) || 1, tab: asked.get("tab") === "review" ? "review" : "story" };
}
