import type { Page } from '@playwright/test';

/**
 * Texts of headings and prices whose digits are old-style, as they are printed: a 3 of that typeface reaches below the
 * line. Rubrics may have them, which are set in small capitals.
 */
export const oldStyleDigits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('The browser measures no text');
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (!/\d/.test(said) || !parent?.checkVisibility()) continue;
      const isPrice = /\d\s?zł/.test(said);
      const { fontFamily, fontStyle, fontWeight } = getComputedStyle(parent);
      if (!isPrice && !parent.closest('h1, h2, h3, h4, blockquote')) continue;
      if (fontFamily.includes('Bona Nova SC')) continue;
      pen.font = `${fontStyle} ${fontWeight} 100px ${fontFamily}`;
      if (pen.measureText('3').actualBoundingBoxDescent > 10) found.push(`${parent.tagName}: ${said}`);
    }
    return found;
  });
