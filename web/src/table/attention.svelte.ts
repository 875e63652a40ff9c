// What tells a person that something happened while they look elsewhere: the tab, one sound, a notification.
import type { LiveTable } from "../connection/live_table.svelte";
import { sounds } from "../app/sounds";
import { t } from "../app/texts.svelte";
import type { SidebarState } from "./sidebar_state.svelte";

const ICON = `${import.meta.env.BASE_URL}turtle.svg`;
const ICON_MY_TURN = `${import.meta.env.BASE_URL}turtle-turn.svg`;
const KEPT = "bell";

/** Notifications of the system: only after a person has asked for them here, and the browser has let us. */
class Notifications {
  #wanted = $state(localStorage.getItem(KEPT) === "on");
  #allowed = $state(Notifications.possible && Notification.permission === "granted");

  static get possible(): boolean {
    return typeof Notification === "function";
  }
  /** Can the person still be asked, or have they said no to the browser? */
  get possible(): boolean {
    return Notifications.possible && Notification.permission !== "denied";
  }
  get on(): boolean {
    return this.#wanted && this.#allowed;
  }

  async turn(on: boolean): Promise<void> {
    this.#wanted = on;
    localStorage.setItem(KEPT, on ? "on" : "off");
    if (on) this.#allowed = (await Notification.requestPermission()) === "granted";
  }

  show(title: string, body: string): void {
    if (!this.on || !document.hidden) return;
    const told: NotificationOptions = { body, icon: ICON_MY_TURN, tag: "turn", data: location.href };
    try {
      const note = new Notification(title, told);
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // phones only show what comes from a service worker
      void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, told));
    }
  }
}

export const notifications = new Notifications();

/** To be called while a component begins; it ends with that component. */
export function attend(table: LiveTable, sidebar: SidebarState): void {
  const name = () => t(`${table.title}-name`);

  // Derived, since the browser fetches the icon and tells the tab its name each time that they are set.
  const tabName = $derived(table.title && `${table.myTurn ? `● ${t("web-your-turn")} ` : ""}${name()} · Tortuga`);
  const tabIcon = $derived(table.title && table.myTurn ? ICON_MY_TURN : ICON);
  $effect(() => {
    if (tabName) document.title = tabName;
  });
  $effect(() => showIcon(tabIcon));
  $effect(() => () => {
    document.title = "Tortuga";
    showIcon(ICON);
  });

  let wasMyTurn = false;
  let wasPlaying = false;
  $effect(() => {
    const { happened, myTurn, playing, over, outcome, you } = table;
    const begins = myTurn && !wasMyTurn;
    const ends = over && wasPlaying;
    const iMoved = wasMyTurn && !myTurn;
    [wasMyTurn, wasPlaying] = [myTurn, playing];
    if (!happened) return;
    if (ends) sounds.play(you !== null && outcome?.ranks[you] === 1 ? "won" : "over");
    else if (begins) {
      sounds.play("your-turn");
      notifications.show(t("web-your-turn"), name());
    } else if (playing && !iMoved && happened.events.length) sounds.play("moved");
  });

  let heard: number | null = null;
  $effect(() => {
    const last = table.chat.at(-1);
    if (!table.about) return;
    const fresh = heard !== null && last !== undefined && last.n > heard;
    heard = last?.n ?? 0;
    if (fresh && !sidebar.isOwn(last) && !sidebar.isMuted(last)) sounds.play("chat");
  });

  $effect(() => {
    if (table.problem) sounds.play("refused");
  });
}

function showIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}
