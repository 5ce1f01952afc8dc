import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { isWholeProof } from '../../../tools/proof.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is, each as `rule: target`. */
async function axeFindings(page: Page): Promise<string[]> {
  // Legacy mode looks at this page alone: the shop frames nothing, and no second page is opened.
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode(true);
  // A message in the corner lies over a field for its eight seconds: the field is no smaller for that.
  if ((await page.locator('[data-kind]').count()) > 0) axe.disableRules('target-size');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

interface View {
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

const views: readonly View[] = (['light', 'dark'] as const).flatMap((theme) => [
  { theme, width: 390, height: 844 },
  { theme, width: 1280, height: 900 },
]);

/** Of the four views the one that a test looks at in `npm test`: by its title, so that all have their share. */
function viewOf(title: string): View[] {
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return views.filter((_, at) => at === sum % views.length);
}

/**
 * Expects axe to find nothing, in both themes and at two widths (A1), of which `npm test` looks at one. The theme is set
 * as the shop sets it, on the root element.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { theme, width, height } of isWholeProof ? views : viewOf(test.info().title)) {
    await page.setViewportSize({ width, height });
    // From the top, where the sticky bar lies over nothing: what it covers can be scrolled out from under it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      // A button fades from one theme's colours to the other's: between them its contrast is nobody's.
      const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fades.map((fade) => fade.finished));
    }, theme);
    expect(await axeFindings(page), `${theme}, ${width} px`).toEqual([]);
  }
}

/** The same at a further step of a journey, which only `npm run prove` looks at. */
export const expectAccessibleToo = async (page: Page): Promise<void> =>
  isWholeProof ? expectAccessible(page) : undefined;
