// Made from the structs of the house.
export const LANGUAGES = {
  "en": "English",
  "pl": "Polski",
  "uk": "Українська"
} as const;
export const CLOCKS = {
  "none": {},
  "turn": {
    "seconds": {
      "least": 5,
      "most": 3600,
      "usual": 60
    }
  },
  "bank": {
    "minutes": {
      "least": 1,
      "most": 180,
      "usual": 10
    },
    "increment": {
      "least": 0,
      "most": 300,
      "usual": 10
    }
  },
  "days": {
    "days": {
      "least": 1,
      "most": 14,
      "usual": 3
    }
  }
} as const;
export const PAGES = {
  "/": "Start",
  "/table/{table}": "Table",
  "/join": "Join",
  "/join/{code}": "Join",
  "/recover": "Recover",
  "/watch/{table}": "Replay",
  "/rules/{title}": "Rules",
  "/box/{title}": "Box",
  "/learn/{title}": "Learn",
  "/puzzles": "Puzzles",
  "/puzzles/{level}/{seed}": "Puzzles",
  "/about": "About"
} as const;
export const LONGEST = {
  "name": 24,
  "chat": 280
} as const;
