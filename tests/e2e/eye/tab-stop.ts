import type { Page } from '@playwright/test';
import type { Box } from './pixels.ts';

/** What has the focus of the keyboard, as it stands on the screen. */
export interface TabStop {
  /** Its tag, classes, state and name: the same on all pages for what looks the same. */
  key: string;
  /** For a person to find it by. */
  name: string;
  /** Its box on the screen; of a link that wraps the largest line's. */
  box: Box;
  /** Its place in the page however far that and everything round it is scrolled. */
  place: { left: number; top: number; right: number; bottom: number };
  /** How far the page is scrolled. */
  scrolled: { x: number; y: number };
  /** Whether any part of it can be seen. */
  isSeen: boolean;
  /** Whether it wraps, so that a ring need not go round each of its lines. */
  wraps: boolean;
  /** A field, a box to tick or a card to choose: known by its edge alone. */
  hasEdge: boolean;
  /** It shows a sign and no word. */
  isSign: boolean;
  /** Another page in this one, where the focus and its ring are on something that cannot be asked. */
  isPageInside: boolean;
  /** Inside of a frame of its own that does not move with the page. */
  layer: string;
}

/** Describes what has the focus; `undefined` where nothing has it. */
export const focusedStop = (page: Page): Promise<TabStop | undefined> =>
  page.evaluate(async () => {
    // A message looks for another place in the frame after the page has moved (kit/keep-clear.ts).
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    if (document.querySelector('li[data-kind]')) await nextFrame().then(nextFrame);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    // A card's radio lies unseen in its label: the card is what is seen.
    const isUnseen =
      focused.matches('input[type="radio"]') && getComputedStyle(focused).appearance === 'none';
    const card = isUnseen ? focused.closest('label') : null;
    const shown = card ?? focused;
    const rects = [...shown.getClientRects()].toSorted((one, other) => other.width - one.width);
    const rect = rects[0] ?? shown.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map(
        (down) => [rect.left + rect.width * across, rect.top + rect.height * down] as const,
      ),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    let [left, top, layer] = [window.scrollX, window.scrollY, 'page'];
    for (let around = shown.parentElement; around; around = around.parentElement) {
      const { position } = getComputedStyle(around);
      if (around !== document.documentElement && around !== document.body) {
        left += around.scrollLeft;
        top += around.scrollTop;
      }
      if (position === 'fixed' || position === 'sticky') {
        // Such a frame moves over the page: what counts is the place in it.
        const frame = around.getBoundingClientRect();
        left -= window.scrollX + frame.left;
        top -= window.scrollY + frame.top;
        layer = `${position} ${around.className}`;
        break;
      }
    }
    const label = (document.querySelector(`label[for="${focused.id}"]`) ?? focused.closest('label'))
      ?.textContent;
    const text = focused.innerText.trim();
    const name = (label ?? focused.ariaLabel ?? (text || focused.outerHTML))
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 60);
    const state = [focused.ariaInvalid, focused.dataset['state'], focused.matches(':checked')].join();
    const field =
      'input:not([type="radio"]), textarea, select, [role="combobox"], [role="checkbox"], [role="switch"]';
    // An unseen radio is known by what is drawn in its place.
    const isDrawn = focused.matches('input') && getComputedStyle(focused).opacity === '0';
    return {
      key: [focused.tagName, focused.className, state, name].join(),
      name: `${focused.tagName.toLowerCase()} „${name}”`,
      box: { x: rect.left, y: rect.top, width: rect.width, height: rect.height },
      place: {
        left: rect.left + left,
        top: rect.top + top,
        right: rect.right + left,
        bottom: rect.bottom + top,
      },
      scrolled: { x: window.scrollX, y: window.scrollY },
      isSeen,
      wraps: rects.length > 1,
      // A cell of a table of fields is known by its place and its lines.
      hasEdge:
        card !== null ||
        (!isDrawn && focused.matches(`${field}, input[type="radio"]`) && !focused.closest('table')),
      isSign:
        isDrawn ||
        (!focused.matches(field) && card === null && text === '' && focused.querySelector('svg') !== null),
      isPageInside: focused.matches('iframe'),
      layer,
    };
  });

const quiet = `for (const name of ['focus', 'blur', 'focusin', 'focusout'])
  addEventListener(name, (event) => window.isEyeLooking && event.stopImmediatePropagation(), true);`;

/** From now on the focus can be taken and given back without the page's hearing of it. Before the page opens. */
export const prepareEye = (page: Page) => page.addInitScript(quiet);

/** Takes the focus from its place without the page's hearing of it; returns what puts it back. */
export async function leaveUnheard(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const eye = window as unknown as { isEyeLooking: boolean; stop: Element | null };
    eye.isEyeLooking = true;
    eye.stop = document.activeElement;
    (eye.stop as HTMLElement).blur();
  });
  return () =>
    page.evaluate(() => {
      const eye = window as unknown as { isEyeLooking: boolean; stop: HTMLElement };
      eye.stop.focus({ preventScroll: true });
      eye.isEyeLooking = false;
    });
}

/** Brings the focused stop with its ring away from all edges and bars of the screen, if it is near one. */
export const moveIntoView = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const shown = focused?.matches('input[type="radio"]') ? (focused.closest('label') ?? focused) : focused;
    shown?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  });

/** Scrolls to the top and has the next Tab begin at the page's beginning, or at an open dialog's. */
export const startOver = (page: Page) =>
  page.evaluate(() => {
    // An open list keeps the focus, and stays where its field is.
    if (document.querySelector('[role="listbox"]')) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
    if (dialog) return dialog.focus();
    // Tab goes on from where the focus was last, also when what had it is gone.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
