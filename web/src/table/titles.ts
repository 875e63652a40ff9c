// What the house knows of its titles and phrases: requested once, and again if that failed.
import { askPreloaded } from "../connection/requests";
import type { TitleCard } from "../generated/house";

const answers = new Map<string, Promise<unknown>>();

function once<Answer>(path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known as Promise<Answer>;
  const asked = askPreloaded<Answer>(path);
  answers.set(path, asked);
  asked.catch(() => answers.delete(path));
  return asked;
}

export async function titleCard(name: string): Promise<TitleCard | null> {
  return (await once<TitleCard[]>("/api/titles")).find((card) => card.name === name) ?? null;
}

export const phrases = (): Promise<string[]> => once<string[]>("/api/phrases");
