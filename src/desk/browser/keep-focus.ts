/** How long whoever removed what had the focus may take to give the focus to something else, in milliseconds. */
const HANDOVER_MS = 150;

/**
 * Gives the focus to the nearest heading that is left when what had it is removed: a button that has done its work, a
 * row that is settled. Otherwise the next Tab begins at the page's top, and a screen reader falls silent (WCAG 2.4.3).
 *
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  /** What had the focus last, and all that it was in, innermost first. */
  let path: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    path = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at);
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

  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
    clearTimeout(timer);
  };
}
