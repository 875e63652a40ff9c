// What a person likes on this device: theme, motion, sound. Kept in the browser, never sent anywhere.

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = [0, 120, 250, 500] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

interface StoredSettings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
}

const USUAL: StoredSettings = { theme: "system", motion: 250, sound: true, confirm: false };
const KEY = "settings";

function read(): StoredSettings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return USUAL; // not ours, or there is no storage
  }
}

class Settings {
  #kept = $state<StoredSettings>(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    showTheme(theme);
  }

  /** Milliseconds that a piece takes from one place to another; none where the system asks for less motion. */
  get motion(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : this.#kept.motion;
  }
  get chosenMotion(): Motion {
    return this.#kept.motion;
  }
  set chosenMotion(motion: Motion) {
    this.#keep({ motion });
    showMotion(motion);
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** Is every move to be confirmed? */
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(confirm: boolean) {
    this.#keep({ confirm });
  }

  #keep(change: Partial<StoredSettings>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // without storage it lasts as long as the tab
    }
  }
}

function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

function showMotion(motion: Motion): void {
  document.documentElement.dataset["motion"] = String(motion);
}

export const settings = new Settings();
showTheme(settings.theme);
showMotion(settings.chosenMotion);
