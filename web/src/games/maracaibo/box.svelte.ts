// The box: all components of the game as data, with their effects in the reader's language.
import { ask, query } from "../../connection/requests";
import type { Box, BoxCard, BoxEffect, BoxFace, BoxFigurehead, BoxQuest } from "../../generated/maracaibo";

const RETRY_MS = 1_500;

let opened = $state.raw<{ language: string; box: Box } | null>(null);
let wanted = "";

/** Fetches it in a language; what was there before stays until then. While the house is away it is asked again. */
export async function openBox(language: string): Promise<void> {
  wanted = language;
  while (wanted === language && opened?.language !== language) {
    try {
      const box = await ask<Box>("GET", `/api/titles/maracaibo/box${query({ language })}`);
      if (wanted === language) opened = { language, box };
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}

/** For tests: this box instead of a house's. */
export function setBox(box: Box): void {
  opened = { language: "", box };
}

export const isOpen = (): boolean => opened !== null;

/** Only once it is open. */
export function box(): Box {
  if (!opened) throw new Error("the box is not open yet");
  return opened.box;
}

export const effectOf = (phrase: string): BoxEffect | undefined => box().effects[phrase];
export const cardOf = (name: string): BoxCard | undefined => box().cards.find((card) => card.name === name);
export const questOf = (name: string): BoxQuest | undefined => box().quests.find((quest) => quest.name === name);
export const faceOf = (name: string): BoxFace | undefined => box().faces.find((face) => face.name === name);
export const figureheadOf = (name: string): BoxFigurehead | undefined =>
  box().figureheads.find((tile) => tile.name === name);

export const effectWords = (phrases: readonly string[]): string =>
  phrases.map((phrase) => effectOf(phrase)?.words ?? phrase).join(", ");
