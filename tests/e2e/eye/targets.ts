import type { Page } from '@playwright/test';

/**
 * Targets that are too small, each with its size. At least 24 px both ways (WCAG 2.5.8), except in a line of text, or with
 * so much room that a circle of 24 px round it meets no other; what stands alone (buttons, fields) at least 44 px high.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    const targets = [
      ...top.querySelectorAll<HTMLElement>(
        'a[href], button, summary, textarea, select, input:not([type="hidden"]), [role="combobox"], [role="option"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'),
    );
    const unionOf = (element: HTMLElement): DOMRect => {
      const rect = element.getBoundingClientRect();
      const isTicked = element.matches('[type="radio"], [type="checkbox"], [role="checkbox"]');
      const label = isTicked
        ? (element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`))
        : null;
      if (!label) return rect;
      const more = label.getBoundingClientRect();
      const [left, upper] = [Math.min(rect.left, more.left), Math.min(rect.top, more.top)];
      return new DOMRect(
        left,
        upper,
        Math.max(rect.right, more.right) - left,
        Math.max(rect.bottom, more.bottom) - upper,
      );
    };
    const all = targets
      .map((element) => ({ element, box: unionOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isInLine = ({ element }: (typeof all)[number]) => {
      if (!element.matches('a, summary a') || !getComputedStyle(element).display.startsWith('inline'))
        return false;
      const block = element.closest('p, li, dd, label, td, legend, h2, h3, div');
      return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    };
    const isAlone = ({ box, element }: (typeof all)[number]) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return all.every(({ element: other, box: { left, right, top: upper, bottom } }) => {
        if (other === element || other.contains(element) || element.contains(other)) return true;
        const [toX, toY] = [Math.max(left - x, 0, x - right), Math.max(upper - y, 0, y - bottom)];
        const isSmall = right - left < 24 || bottom - upper < 24;
        const apart = Math.hypot(x - (left + right) / 2, y - (upper + bottom) / 2);
        return Math.hypot(toX, toY) >= 12 && (!isSmall || apart >= 24);
      });
    };
    return all
      .filter((target) => {
        const { element, box } = target;
        const standsAlone = element.matches(
          'button:not([role="checkbox"]), summary, textarea, select, input:not([type="checkbox"]), [role="combobox"], [role="option"]',
        );
        if (standsAlone && box.height < 43.5) return true;
        return (box.width < 23.5 || box.height < 23.5) && !isInLine(target) && !isAlone(target);
      })
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)} ${element.tagName.toLowerCase()} „${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.outerHTML.slice(0, 80)}”`,
      );
  });
