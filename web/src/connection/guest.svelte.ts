// Who I am here. Playing takes no account: whoever sits down becomes a guest, under their name or one the house finds.
import { isLanguage, language, loadLanguage, preferredLanguage, type Language } from "../app/texts.svelte";
import type { Me } from "../generated/house";
import { ask, askPreloaded, Refusal } from "./requests";

const LANGUAGE_KEY = "language";

class Guest {
  me = $state<Me | null>(null);
  /** The name that was typed before somebody became a guest. */
  wishedName = $state("");

  /** Could the house not be asked yet who we are? */
  unknown = $state(true);

  /** Finds out who we are, and speaks their language. Without a connection the texts that were kept will do. */
  async begin(): Promise<void> {
    const kept = localStorage.getItem(LANGUAGE_KEY) ?? "";
    const first = isLanguage(kept) ? kept : preferredLanguage();
    await Promise.all([this.find(), loadLanguage(first)]);
    const own = this.me?.language ?? first;
    if (!isLanguage(kept) && isLanguage(own) && own !== first) await loadLanguage(own);
  }

  async find(): Promise<void> {
    try {
      this.me = await askPreloaded<Me | null>("/api/me");
      this.unknown = false;
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }

  /** To do something at a table one has to be somebody. */
  async become(): Promise<Me> {
    return this.me ?? (await this.rename(this.wishedName));
  }

  async rename(name: string): Promise<Me> {
    const profile = { language: language(), ...(name.trim() ? { name: name.trim() } : {}) };
    this.me = await ask<Me>(this.me ? "PATCH" : "POST", "/api/me", profile);
    return this.me;
  }

  async setLanguage(chosen: Language): Promise<void> {
    localStorage.setItem(LANGUAGE_KEY, chosen);
    await loadLanguage(chosen);
    if (this.me) this.me = await ask<Me>("PATCH", "/api/me", { language: chosen });
  }

  async signOutOthers(): Promise<void> {
    await ask("DELETE", "/api/me/other-sessions");
  }

  async forget(): Promise<void> {
    await ask("DELETE", "/api/me");
    this.me = null;
  }
}

export const guest = new Guest();
