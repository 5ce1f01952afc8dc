import { inRepository } from '../../../tools/setup/repository.mjs';
import { flowsOnScreen } from '../../../tools/model/flows-on-screen.ts';
import { photographing, storyboardWays } from '../../../tools/model/storyboard.ts';
import { walk } from '../../../tools/model/walk.ts';
import { test } from '../../e2e/support/shop-test.ts';
import { shopInBrowser } from './shop-in-browser.ts';

const WIDTHS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Wide screens have no menu to open. */
const NARROW_ONLY = new Set(['mobile-menu']);

test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off', actionTimeout: 15_000, colorScheme: 'light' });

for (const { model, stepsOf } of flowsOnScreen) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    if (width !== 'phone' && NARROW_ONLY.has(model.name)) continue;
    test(`${model.title}, ${width}`, async ({ page, watch }) => {
      test.setTimeout(600_000);
      watch.allow(/./);
      await page.setViewportSize(viewport);
      const steps = photographing(stepsOf(await shopInBrowser(page)), async (state) => {
        // Before the shop is opened there is nothing to see.
        if (page.url() === 'about:blank') return;
        const path = inRepository(`reports/model/storyboard/${model.name}/${state}.${width}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 75, animations: 'disabled' });
      });
      for (const way of storyboardWays(model)) await walk(model, way, steps);
    });
  }
}
