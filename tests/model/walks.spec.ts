import { flowsOnScreen } from '../../tools/model/flows-on-screen.ts';
import { WHOLE_IN_BROWSER } from '../../tools/model/models.ts';
import { isWholeProof } from '../../tools/proof.ts';
import { test } from '../e2e/support/shop-test.ts';
import { shopInBrowser } from './browser/shop-in-browser.ts';
import { partsOf, walkInBrowser } from './browser/walk-in-browser.ts';

/** What a walk causes on purpose: refused and lost calls, which the browser reports in its console. */
const onPurpose = [/^console: Failed to load resource/, /^failed: .*\/api\//, /platnosc\.example/];

// Parts have nothing to do with each other.
test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000 });

// `npm test` takes the first steps of the others in WebKit (tools/ways.ts).
const flows = flowsOnScreen.filter(({ model }) => isWholeProof || WHOLE_IN_BROWSER.includes(model.name));

for (const { model, stepsOf } of flows) {
  for (const part of partsOf(model)) {
    test(`${part.title} [MO-3]`, async ({ page, watch }) => {
      watch.allow(...onPurpose);
      await walkInBrowser(model, part, () => shopInBrowser(page), stepsOf);
    });
  }
}
