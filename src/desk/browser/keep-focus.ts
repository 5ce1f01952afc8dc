/** How long whoever removed what had the focus may take to give the focus to something else, in milliseconds. */
const HANDOVER_MS = 150;

/**
 * Keeps the focus where it is known and seen. When what has it is removed (a button that has done its work, a row that is
 * settled), the nearest heading that is left takes it: otherwise the next Tab begins at the page's top, and a screen
 * reader falls silent (WCAG 2.4.3). What Tab leads to is scrolled into view whole: Chromium leaves it as it is when a
 * few dots of it are seen (2.4.11).
 *
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  /** What had the focus last, and all that it was in, innermost first. */
  let path: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTab = false;

  // A press of the pointer must not move what lies under it, nor a heading that takes over move the page.
  const noteTab = ({ key }: KeyboardEvent) => {
    isTab = key === 'Tab';
    setTimeout(() => (isTab = false));
  };
  const remember = ({ target }: FocusEvent) => {
    path = [];
    if (!(target instanceof Element)) return;
    for (let at: Element | null = target; at; at = at.parentElement) path.push(at);
    if (isTab) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  // Who leaves a field by pressing beside it has not lost anything when it goes later.
  const forget = () =>
    setTimeout(() => {
      if (path[0]?.isConnected && document.activeElement === document.body) path = [];
    });
  const hasLost = () => path[0]?.isConnected === false && document.activeElement === document.body;
  const giveBack = () => {
    if (!hasLost()) return;
    const left = path.filter((element) => element.isConnected && element !== document.body);
    const heading = left.map((element) => element.querySelector<HTMLElement>('h1, h2, h3')).find(Boolean);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!hasLost()) return;
    clearTimeout(timer);
    timer = setTimeout(giveBack, HANDOVER_MS);
  });

  document.addEventListener('keydown', noteTab);
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('keydown', noteTab);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
    clearTimeout(timer);
  };
}
