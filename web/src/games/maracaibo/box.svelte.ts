// The box: all components of the game as data, with their effects in the reader's language.
import { ask, query } from "../../connection/requests";
import type { Box, BoxCard, BoxEffect, BoxFace, BoxFigurehead, BoxQuest } from "../../generated/maracaibo";

let opened = $state.raw<{ language: string; box: Box } | null>(null);

/** Fetches it in a language; what was there before stays until then. */
export async function openBox(language: string): Promise<void> {
  if (opened?.language === language) return;
  opened = { language, box: await ask<Box>("GET", `/api/titles/maracaibo/box${query({ language })}`) };
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
