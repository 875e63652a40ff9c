// What a person likes on this device: how the page looks, moves and sounds. Kept in the browser, never sent anywhere.

export const THEMES = ["system", "light", "dark"] as const;
export const CONTRASTS = ["system", "normal", "high"] as const;
export const PRINTS = ["normal", "large", "largest"] as const;
export const MOTIONS = [0, 120, 250, 500] as const;
/** How the turns of others are shown: at once, or piece by piece. */
export const PACES = ["off", "quick", "calm"] as const;
export type Theme = (typeof THEMES)[number];
export type Contrast = (typeof CONTRASTS)[number];
export type Print = (typeof PRINTS)[number];
export type Pace = (typeof PACES)[number];
export type Motion = (typeof MOTIONS)[number];

interface StoredSettings {
  theme: Theme;
  contrast: Contrast;
  print: Print;
  motion: Motion;
  /** Not chosen: quick, unless the system asks for less motion. */
  pace: Pace | null;
  sound: boolean;
  confirm: boolean;
}

const USUAL: StoredSettings = {
  theme: "system",
  contrast: "system",
  print: "normal",
  motion: 250,
  pace: null,
  sound: true,
  confirm: false,
};
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

  get contrast(): Contrast {
    return this.#kept.contrast;
  }
  set contrast(contrast: Contrast) {
    this.#keep({ contrast });
    showContrast(contrast);
  }

  /** How large texts are, and what is printed on pieces. */
  get print(): Print {
    return this.#kept.print;
  }
  set print(print: Print) {
    this.#keep({ print });
    showPrint(print);
  }

  /** Milliseconds that a piece takes from one place to another; none where the system asks for less motion. */
  get motion(): number {
    return wantsLessMotion() ? 0 : this.#kept.motion;
  }
  get chosenMotion(): Motion {
    return this.#kept.motion;
  }
  set chosenMotion(motion: Motion) {
    this.#keep({ motion });
    showMotion(motion);
  }

  get pace(): Pace {
    return this.#kept.pace ?? (wantsLessMotion() ? "off" : "quick");
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
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

const wantsLessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Stylesheets read it off the page; what is usual is not said. */
function mark(what: string, value: string | null): void {
  if (value === null) delete document.documentElement.dataset[what];
  else document.documentElement.dataset[what] = value;
}

const showTheme = (theme: Theme): void => mark("theme", theme === "system" ? null : theme);
const showPrint = (print: Print): void => mark("print", print === "normal" ? null : print);
const showMotion = (motion: Motion): void => mark("motion", String(motion));

const wantsContrast = matchMedia("(prefers-contrast: more)");
function showContrast(contrast: Contrast): void {
  const high = contrast === "high" || (contrast === "system" && wantsContrast.matches);
  mark("contrast", high ? "high" : null);
}
wantsContrast.addEventListener("change", () => showContrast(settings.contrast));

export const settings = new Settings();
showTheme(settings.theme);
showContrast(settings.contrast);
showPrint(settings.print);
showMotion(settings.chosenMotion);
