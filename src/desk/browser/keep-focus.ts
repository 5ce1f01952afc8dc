/** How long whoever removed what had the focus may take to give the focus to something else, in milliseconds. */
const HANDOVER_MS = 150;

/** Rows, and groups with a name. */
const ROW = 'li, tr';
const PLACE = `${ROW}, fieldset, [role=group]:is([aria-label], [aria-labelledby])`;

/**
 * Keeps the keyboard focus on a visible element; without it the next Tab would begin at the page's top, and a screen
 * reader would fall silent (WCAG 2.4.3). When the focused element is removed, a neighbour takes the focus: the row
 * that has moved up, the last row, or the nearest row, named group or heading around. The row itself takes it, not a
 * button in it, since a second key press must not act on the neighbour.
 * It also scrolls a focused element fully into view; Chromium does not when a few pixels are visible (2.4.11).
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  /** What had the focus last, and all that it was in, innermost first. */
  let path: Element[] = [];
  /** The row in the place of the removed one, or before it. */
  let neighbour: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTab = false;

  // A press of the pointer must not move what lies under it, nor a heading that takes over move the page.
  const noteTab = ({ key }: KeyboardEvent) => {
    isTab = key === 'Tab';
    setTimeout(() => (isTab = false));
  };
  const remember = ({ target }: FocusEvent) => {
    path = [];
    neighbour = null;
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
    const [heir] = [neighbour, ...left].flatMap((element) => heirIn(element) ?? []);
    if (!heir) return;
    if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((records) => {
    if (!hasLost()) return;
    neighbour = records.map(rowBeside).find(Boolean) ?? neighbour;
    clearTimeout(timer);
    timer = setTimeout(giveBack, HANDOVER_MS);
  });
  /** The row beside the one that this record removed with what had the focus. */
  const rowBeside = ({ removedNodes, nextSibling, previousSibling }: MutationRecord): Element | null => {
    const row = [...removedNodes].find((node) => path.includes(node as Element));
    if (!(row instanceof Element) || !row.matches(ROW)) return null;
    return elementOf(nextSibling, 'next') ?? elementOf(previousSibling, 'previous');
  };

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

/** What of an element may take the focus over: itself if it is a row or a named group, else its first heading. */
function heirIn(element: Element | null): HTMLElement | undefined {
  if (!element?.isConnected) return undefined;
  if (element instanceof HTMLElement && element.matches(PLACE)) return element;
  return element.querySelector<HTMLElement>('h1, h2, h3') ?? undefined;
}

/** A node if it is an element, or the next one in this direction. */
function elementOf(node: Node | null, direction: 'next' | 'previous'): Element | null {
  let at = node;
  while (at && !(at instanceof Element)) at = direction === 'next' ? at.nextSibling : at.previousSibling;
  return at;
}
