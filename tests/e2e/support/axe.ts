import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is, each as `rule: target`. */
async function axeFindings(page: Page): Promise<string[]> {
  // Legacy mode looks at this page alone: the shop frames nothing, and no second page is opened.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

/** Two widths in both themes (A1). The theme is set as the shop sets it, on the root element. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      expect(await axeFindings(page), `${theme}, ${width} px`).toEqual([]);
    }
  }
}
