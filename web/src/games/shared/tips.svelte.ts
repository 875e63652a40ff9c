// What a piece is and what it is worth, told beside it: to whoever points at it, rests a finger on it, or walks to it by
// keyboard.
import type { Rect } from "./geometry";

export interface Tip {
  /** What it is. */
  name: string;
  /** What it is worth, and what else is to be said of it. */
  facts: readonly string[];
}

const POINTED_MS = 500;
const HELD_MS = 450;
const STIRS = 8; // pixels that a finger may move and still rest

let shown = $state.raw<{ tip: Tip; at: Rect } | null>(null);

/** What is told right now, and beside what. */
export const told = (): { tip: Tip; at: Rect } | null => shown;

/** A moment later: a piece that is taken off the page loses the focus while the page is being drawn. */
export function closeTip(): void {
  const read = shown;
  if (read) queueMicrotask(() => void (shown === read && (shown = null)));
}

/** An attachment: tells about a piece. A long press isn't a tap any more. */
export function tells(tip: () => Tip): (piece: HTMLElement) => () => void {
  return (piece) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressedAt: { x: number; y: number } | null = null;
    let held = false;

    const show = (): void => void (shown = { tip: tip(), at: piece.getBoundingClientRect() });
    const later = (ms: number, then: () => void): void => {
      clearTimeout(waiting);
      waiting = setTimeout(then, ms);
    };
    const leave = (): void => {
      clearTimeout(waiting);
      closeTip();
    };
    const on: { [Kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Kind]) => void } = {
      pointerenter: ({ pointerType }) => void (pointerType === "mouse" && later(POINTED_MS, show)),
      pointerleave: () => {
        const isRead = held && pressedAt === null; // the finger is lifted, and the words stay until the next tap
        if (!isRead) leave();
      },
      pointerdown: ({ pointerType, clientX, clientY }) => {
        leave();
        held = false;
        pressedAt = { x: clientX, y: clientY };
        if (pointerType !== "mouse")
          later(HELD_MS, () => {
            held = true;
            show();
          });
      },
      pointermove: ({ clientX, clientY }) => {
        if (pressedAt && Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > STIRS) leave(); // it is dragged
      },
      pointerup: () => {
        pressedAt = null;
        if (!held) clearTimeout(waiting);
      },
      pointercancel: leave,
      focus: () => void (piece.matches(":focus-visible") && show()),
      blur: leave,
      keydown: ({ key }) => void (key === "Escape" && closeTip()),
      contextmenu: (event) => held && event.preventDefault(),
    };
    const click = (event: Event): void => {
      if (held) event.stopImmediatePropagation();
      held = false;
    };
    for (const [kind, does] of Object.entries(on)) piece.addEventListener(kind, does as EventListener);
    piece.addEventListener("click", click, true);
    $effect(() => {
      piece.ariaDescription = tip().facts.join("; ") || null; // for those who hear it instead
    });
    return () => {
      leave();
      for (const [kind, does] of Object.entries(on)) piece.removeEventListener(kind, does as EventListener);
      piece.removeEventListener("click", click, true);
    };
  };
}
