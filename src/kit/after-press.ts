const ENDS = ['pointerup', 'pointercancel', 'keydown'] as const;

let isPressed = false;
let isWatching = false;

/** Begins to notice presses on the page; safe to call again. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), { capture: true });
}

/**
 * Acts now, or, while a finger or a mouse button is down, once the click that it makes has been heard. A press that
 * takes focus from a field has its message appear, and everything below moves: between down and up the button would
 * slip from under the finger, and there would be no click.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(act);
  };
  for (const type of ENDS) document.addEventListener(type, end, { capture: true, signal: ended.signal });
}
