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
export const PAGES = ["/", "/table/{table}", "/join", "/join/{code}", "/recover", "/watch/{table}", "/rules/{title}", "/box/{title}", "/learn/{title}", "/puzzles", "/puzzles/{level}/{seed}", "/about"] as const;
export const LONGEST = {
  "name": 24,
  "chat": 280
} as const;
