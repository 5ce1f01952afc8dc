import type { Page } from '@playwright/test';

/**
 * Texts of headings and prices whose digits are old-style: those of the display typeface, unless a rule asks for lining
 * ones. A `font` shorthand takes such a rule back.
 */
export const oldStyleDigits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (!/\d/.test(said) || !parent?.checkVisibility()) continue;
      const isPrice = /^(od\s)?\d+([.,]\d{2})?\s?zł$/.test(said);
      const { fontFamily, fontVariantNumeric } = getComputedStyle(parent);
      if ((isPrice || parent.closest('h1, h2, h3, h4')) && /^"?Bona Nova"?(,|$)/.test(fontFamily)) {
        if (!fontVariantNumeric.includes('lining-nums')) found.push(`${parent.tagName}: ${said}`);
      }
    }
    return found;
  });
