// Who drew the icons that we use. Their licence, CC BY 3.0, asks for the name of each; the package that brings the icons
// does not tell, so the names come from the folders of the collection they were taken from, github.com/game-icons/icons.

const DRAWN: Record<string, readonly string[]> = {
  Lorc: [
    "anchor",
    "brandy-bottle",
    "cubes",
    "galleon",
    "lantern-flame",
    "laurels",
    "light-bulb",
    "open-book",
    "padlock",
    "parrot-head",
    "scroll-unfurled",
    "vintage-robot",
    "waves",
  ],
  Delapouite: [
    "captain-hat-profile",
    "graduate-cap",
    "high-tide",
    "island",
    "jester-hat",
    "open-gate",
    "padlock-open",
    "palm-tree",
    "pirate-captain",
    "shaking-hands",
    "ship-wheel",
    "ship-wreck",
    "three-friends",
  ],
  Faithtoken: ["card-random"],
};

export const authors: readonly string[] = Object.keys(DRAWN);

export const authorOf = (icon: string): string | undefined => authors.find((author) => DRAWN[author]!.includes(icon));
