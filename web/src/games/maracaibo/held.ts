// Holding a piece tells about it.

const LONG_MS = 450;

/** An attachment: after a long press, which isn't a click any more, tells what the piece is. */
export function held(tell: () => void): (piece: HTMLElement) => () => void {
  return (piece) => {
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    const release = (): void => clearTimeout(pressed);
    const press = (): void => {
      told = false;
      release();
      pressed = setTimeout(() => {
        told = true;
        tell();
      }, LONG_MS);
    };
    const click = (event: Event): void => {
      if (told) event.stopImmediatePropagation();
      told = false;
    };
    const menu = (event: Event): void => event.preventDefault();
    piece.addEventListener("pointerdown", press);
    for (const kind of RELEASES) piece.addEventListener(kind, release);
    piece.addEventListener("click", click, true);
    piece.addEventListener("contextmenu", menu);
    return () => {
      release();
      piece.removeEventListener("pointerdown", press);
      for (const kind of RELEASES) piece.removeEventListener(kind, release);
      piece.removeEventListener("click", click, true);
      piece.removeEventListener("contextmenu", menu);
    };
  };
}

const RELEASES = ["pointerup", "pointerleave", "pointercancel"];
