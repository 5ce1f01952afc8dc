const ENDS = ['pointerup', 'pointercancel', 'keydown'] as const;

let isPressed = false;
let isWatching = false;

/** Starts tracking presses on the page; idempotent. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), { capture: true });
}

/**
 * Calls `work` now, or after the current press has produced its click. Pressing a button blurs a field, whose error
 * message shifts the layout: without the delay the button moves away between pointer down and up, and no click
 * happens.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(work);
  };
  for (const type of ENDS) document.addEventListener(type, end, { capture: true, signal: ended.signal });
}
