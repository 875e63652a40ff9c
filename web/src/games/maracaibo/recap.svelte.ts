// How far I have looked at what others did since my turn. The game waits for none of it.
import type { Event } from "../../generated/maracaibo";
import type { News } from "../drawing";
import { beforeRedbeard, recapOf, type Recap, type Step } from "./recap";
import type { MaracaiboDesk } from "./turn.svelte";

const KEY = "maracaibo-redbeard";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "closed";
  } catch {
    return true; // there is no storage
  }
}

interface Looked {
  seq: number;
  /** It is over as soon as something else is to be decided. */
  decision: number | null;
  /** How many steps are shown. */
  upTo: number;
}

export class RecapShow {
  #desk: MaracaiboDesk;
  #looked = $state.raw<Looked | null>(null);
  #opens = $state(read());
  #recap = $derived.by((): Recap | null => {
    const { chronicle, you, view } = this.#desk;
    return chronicle ? recapOf(chronicle, you, view.seats) : null;
  });
  /** The step that was called up last, for motion. */
  called = $state.raw<{ step: Step } | null>(null);

  constructor(desk: MaracaiboDesk) {
    this.#desk = desk;
  }

  /** Does Redbeard's turn open by itself? */
  get opens(): boolean {
    return this.#opens;
  }
  set opens(opens: boolean) {
    this.#opens = opens;
    try {
      localStorage.setItem(KEY, opens ? "open" : "closed");
    } catch {
      // without storage it lasts as long as the page
    }
  }

  /** Is there anything to show? */
  get recap(): Recap | null {
    return this.#recap;
  }
  get isOpen(): boolean {
    const looked = this.#looked;
    return looked !== null && looked.seq === this.#recap?.seq && looked.decision === this.#desk.decision;
  }
  get steps(): readonly Step[] {
    return this.isOpen ? this.#recap!.steps.slice(0, this.#looked!.upTo) : [];
  }
  get count(): number {
    return this.#recap?.steps.length ?? 0;
  }
  get isDone(): boolean {
    return this.steps.length >= this.count;
  }

  /** From the first step on. */
  again = (): void => this.#showUpTo(1);
  next = (): void => {
    if (this.isDone) this.end();
    else this.#showUpTo(this.steps.length + 1);
  };
  end = (): void => {
    this.#looked = null;
    this.called = null;
  };

  #showUpTo(upTo: number): void {
    const recap = this.#recap;
    const step = recap?.steps[upTo - 1];
    if (!recap || !step) return;
    this.#looked = { seq: recap.seq, decision: this.#desk.decision, upTo };
    this.called = { step };
  }

  /** What of this news is shown at once, over the table. */
  atOnce(events: readonly Event[]): readonly Event[] {
    return this.#holdsBack ? beforeRedbeard(events) : events;
  }

  /** Opens by itself when Redbeard has just had his turn. */
  hear({ events }: News): void {
    if (this.#holdsBack && (events as Event[]).some(({ type }) => type === "redbeard-begins")) this.again();
  }

  /** At the end the points are counted instead. */
  get #holdsBack(): boolean {
    return this.#opens && this.#desk.you !== null && !this.#desk.view.outcome;
  }
}
