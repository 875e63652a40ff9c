// Who drew the icons that we use. Their licence, CC BY 3.0, asks for the name of each; the package that brings the icons
// does not tell, so the names come from the folders of the collection they were taken from, github.com/game-icons/icons.

const DRAWN: Record<string, readonly string[]> = {
  Lorc: [
    "anchor",
    "brandy-bottle",
    "crossed-swords",
    "cubes",
    "cut-diamond",
    "footprint",
    "galleon",
    "hammer-nails",
    "knapsack",
    "lantern-flame",
    "laurels",
    "light-bulb",
    "open-book",
    "padlock",
    "parrot-head",
    "scroll-unfurled",
    "spade",
    "treasure-map",
    "vintage-robot",
    "waves",
  ],
  Delapouite: [
    "anticlockwise-rotation",
    "captain-hat-profile",
    "caravel",
    "family-house",
    "figurehead",
    "graduate-cap",
    "high-tide",
    "island",
    "jester-hat",
    "open-gate",
    "padlock-open",
    "palm-tree",
    "pirate-captain",
    "price-tag",
    "robber-mask",
    "rolling-dices",
    "shaking-hands",
    "ship-wheel",
    "ship-wreck",
    "three-friends",
  ],
  Skoll: ["open-treasure-chest"],
  Faithtoken: ["card-pick", "card-random"],
};

export const authors: readonly string[] = Object.keys(DRAWN);

export const authorOf = (icon: string): string | undefined => authors.find((author) => DRAWN[author]!.includes(icon));
