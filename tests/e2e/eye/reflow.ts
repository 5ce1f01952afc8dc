import type { Page } from '@playwright/test';

/** How far the page can be scrolled sideways, in px, and what sticks out furthest. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const over = scrollWidth - window.innerWidth;
    if (over <= 0) return [];
    const wide = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right + window.scrollX > window.innerWidth + 0.5)
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)}–${Math.round(right)} „${(element.textContent ?? '').trim().slice(0, 30)}”`;
      });
    return [`${over} px sideways`, ...wide.slice(-3)];
  });

/** Texts that their own box cuts off, as `tag: text`. Boxes that scroll by design are left out. */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
        const isHiddenText = clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1;
        const cuts =
          overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden' || overflowY === 'clip';
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        return (
          cuts &&
          hasText &&
          !isHiddenText &&
          (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
        );
      })
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`),
  );

/** A function in the page: whether an element is for readers alone, or lies in one that is. */
const hiddenFromSight = (page: Page) =>
  page.evaluateHandle(() => {
    const isHidden = (element: Element | null): boolean =>
      element instanceof HTMLElement &&
      ((element.offsetWidth <= 1 && getComputedStyle(element).overflow === 'hidden') ||
        isHidden(element.parentElement));
    return isHidden;
  });

/** Words of a table that stand over the cell beside their own, as `text over text`; those for readers alone do not. */
export async function spilledCells(page: Page): Promise<string[]> {
  const hidden = await hiddenFromSight(page);
  return page.evaluate((isHidden) => {
    const range = document.createRange();
    const boxesIn = (cell: HTMLElement) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (texts.nextNode()) {
        if (isHidden(texts.currentNode.parentElement)) continue;
        range.selectNodeContents(texts.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    return [...document.querySelectorAll<HTMLElement>('td, th')].flatMap((cell) => {
      const next = cell.nextElementSibling;
      if (!(next instanceof HTMLElement) || next.offsetTop !== cell.offsetTop) return [];
      const { left } = next.getBoundingClientRect();
      const spills = boxesIn(cell).some((box) => box.width > 1 && box.left < left && box.right > left + 1);
      return spills ? [`${cell.innerText.slice(0, 40)} over ${next.innerText.slice(0, 20)}`] : [];
    });
  }, hidden);
}

/** Words that are hard to read as one, or as two. */
export interface WordFaults {
  /** Short words that a narrow box breaks, which is meant for addresses, a link's too, and long words alone. */
  broken: string[];
  /** Two texts on a line, each of an element of its own, with no space between: "5 gwiazdek|Spokojnie". */
  touching: string[];
}
export const NO_WORD_FAULTS: WordFaults = { broken: [], touching: [] };

/** Looks through all texts that are shown. */
export async function wordFaults(page: Page): Promise<WordFaults> {
  const hidden = await hiddenFromSight(page);
  return page.evaluate((isHidden) => {
    const range = document.createRange();
    const boxesOf = (text: Node, from: number, to: number) => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const faults: { broken: string[]; touching: string[] } = { broken: [], touching: [] };
    let before: { words: string; end: DOMRect | undefined } | undefined;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const place = text.parentElement;
      const words = text.nodeValue ?? '';
      if (!place?.checkVisibility({ visibilityProperty: true }) || isHidden(place) || words === '') continue;
      for (const { 0: word, index } of words.matchAll(/(?<![\p{L}\d@._/-])\p{L}{2,16}(?![\p{L}\d@._/-])/gu)) {
        // Its first letter may be a large one that stands apart.
        const lines = new Set(
          boxesOf(text, index + 1, index + word.length).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) faults.broken.push(word);
      }
      const [start] = boxesOf(text, 0, 1);
      if (before?.end && start && /[\p{L}\d]$/u.test(before.words) && /^[\p{L}\d]/u.test(words)) {
        const isLevel = Math.abs(before.end.bottom - start.bottom) < start.height / 2;
        const gap = start.left - before.end.right;
        if (isLevel && gap > -2 && gap < 2)
          faults.touching.push(`${before.words.slice(-16)}|${words.slice(0, 16)}`);
      }
      before = { words, end: boxesOf(text, words.length - 1, words.length)[0] };
    }
    return faults;
  }, hidden);
}

/** Texts and controls that stick out of the screen or of a dialog's sides, where nothing can scroll to them. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? document.body;
    return [...top.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        const { left, right, width, height } = element.getBoundingClientRect();
        if ((!hasText && !element.matches('input, textarea, select')) || width <= 1 || height <= 1)
          return false;
        // A box that scrolls on its own, a table's or a listing's.
        for (let box: HTMLElement | null = element; box && box !== top; box = box.parentElement) {
          const { overflowX, clipPath } = getComputedStyle(box);
          const scrolls = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth;
          if (scrolls || clipPath !== 'none') return false;
        }
        return right > window.innerWidth + 1 || left < -1;
      })
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${Math.round(left)}–${Math.round(right)} ${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`;
      });
  });

/** Bars that stay on the screen while the page scrolls; a dialog is no bar. */
export const stickingBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const isBar = position === 'fixed' || position === 'sticky';
        return (
          isBar &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.offsetHeight > 1 &&
          element.closest('[role="dialog"], [data-radix-popper-content-wrapper], [aria-hidden="true"]') ===
            null &&
          // A message in the corner goes by itself.
          element.querySelector('[data-kind]') === null
        );
      })
      .map(
        (element) =>
          `${getComputedStyle(element).position} ${element.tagName.toLowerCase()}.${element.className}`,
      ),
  );

/** Sets the letters twice as large, as the browser's settings would. */
export const doubleText = (page: Page, share = '200%') =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), share);
