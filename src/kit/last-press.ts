let pressed: HTMLElement | undefined;

/** Starts recording the last pressed button or link, for `focusedBefore`. Call it once, when the page starts. */
export function watchPresses(): void {
  const remember = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest<HTMLElement>('button, a')) || pressed;
  };
  document.addEventListener('click', remember, true);
}

/**
 * The element to focus when a dialog closes: the one focused when it opens, or the button pressed last, since Safari
 * does not focus pressed buttons.
 */
export function focusedBefore(): HTMLElement | undefined {
  const focused = document.activeElement;
  if (pressed && focused !== pressed && focused?.contains(pressed)) return pressed;
  return focused instanceof HTMLElement ? focused : undefined;
}
