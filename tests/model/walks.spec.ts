import { flowsOnScreen } from '../../tools/model/flows-on-screen.ts';
import { test } from '../e2e/support/shop-test.ts';
import { shopInBrowser } from './browser/shop-in-browser.ts';
import { partsOf, walkInBrowser } from './browser/walk-in-browser.ts';

/** What a walk causes on purpose: refused and lost calls, which the browser reports in its console. */
const onPurpose = [/^console: Failed to load resource/, /^failed: .*\/api\//, /platnosc\.example/];

// Parts have nothing to do with each other.
test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000 });

for (const { model, stepsOf } of flowsOnScreen) {
  for (const part of partsOf(model)) {
    test(`${part.title} [MO-3]`, async ({ page, watch }) => {
      watch.allow(...onPurpose);
      await walkInBrowser(model, part, () => shopInBrowser(page), stepsOf);
    });
  }
}
