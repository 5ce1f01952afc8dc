let pressed: HTMLElement | undefined;

/** Remembers which button or link was pressed last, for `focusedBefore`. Call it once, when the page starts. */
export function watchPresses(): void {
  const remember = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest<HTMLElement>('button, a')) || pressed;
  };
  document.addEventListener('click', remember, true);
}

/**
 * The element that focus returns to when a dialog closes: the one that has the focus while it opens, or the button
 * pressed last. Safari gives a pressed button no focus, it stays on the body or on the nearest focusable ancestor.
 */
export function focusedBefore(): HTMLElement | undefined {
  const focused = document.activeElement;
  if (pressed && focused !== pressed && focused?.contains(pressed)) return pressed;
  return focused instanceof HTMLElement ? focused : undefined;
}
