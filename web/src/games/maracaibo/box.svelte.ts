// The box: all components of the game as data, with their effects in the reader's language.
import { askPreloaded, query } from "../../connection/requests";
import type { Box, BoxCard, BoxEffect, BoxFace, BoxFigurehead, BoxQuest, ListedItem } from "../../generated/maracaibo";
import { signsOf, type Sign } from "./signs";
import { TREASURES } from "./words";

const RETRY_MS = 1_500;

let opened = $state.raw<{ language: string; box: Box } | null>(null);
let wanted = "";

/** Fetches it in a language; what was there before stays until then. While the house is away it is asked again. */
export async function openBox(language: string): Promise<void> {
  wanted = language;
  while (wanted === language && opened?.language !== language) {
    try {
      const box = await askPreloaded<Box>(`/api/titles/maracaibo/box${query({ language })}`);
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

const CARDS = ["locations", "residences", "improvements"];

/** The card that an item is. */
export const cardIn = ({ group, key }: ListedItem): BoxCard | undefined =>
  CARDS.includes(group) ? cardOf(key) : undefined;

/** Both sides of the black market tile that an item is. */
export function facesIn({ group, place }: ListedItem): readonly BoxFace[] {
  const first = 2 * (Number(place.at(-1)) - 1);
  return group === "black-market" ? box().faces.slice(first, first + 2) : [];
}

/** What a component does, if that is effects: those of a card, a tile with all its sides, or a space of a board. */
export function effectsOf(item: ListedItem): readonly string[] {
  const { group, place, key } = item;
  const [part = "", treasure = ""] = place;
  const at = Number(place.at(-1)) - 1;
  const all = box();
  if (CARDS.includes(group)) return cardIn(item)?.effects ?? [];
  if (group === "figureheads")
    return [...(figureheadOf(key)?.effects ?? []), ...(figureheadOf(key)?.burials.flat() ?? [])];
  if (group === "black-market") return facesIn(item).flatMap(({ effects }) => effects);
  const spaces: Record<string, () => readonly string[] | undefined> = {
    raid_actions: () => all.raid_actions.slice(at, at + 1),
    spaces: () => all.upgrades[at]?.effects,
    storage: () => all.storage[TREASURES.findIndex((one) => one === treasure)]?.[at],
    burial: () => all.burial[TREASURES.findIndex((one) => one === treasure)]?.[at],
    track: () => all.track.find(({ name }) => name === key)?.effects,
    gulf: () => [all.upgrade, ...all.gulf],
    maracaibo: () => all.maracaibo,
    market: () => all.ruby_market[at],
  };
  return spaces[part]?.() ?? [];
}

/** How long the lasting one among these effects lasts; `once` if there is none. */
export const lastsOf = (phrases: readonly string[]): string =>
  phrases.map((phrase) => effectOf(phrase)?.lasts).find((lasts) => lasts !== "once") ?? "once";

export function signsIn(phrase: string): Sign[] {
  const effect = effectOf(phrase);
  return effect ? signsOf(effect, effectOf) : [];
}

export const effectWords = (phrases: readonly string[]): string =>
  phrases.map((phrase) => effectOf(phrase)?.words ?? phrase).join(", ");
