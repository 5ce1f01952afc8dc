import { deskFlows } from '../../tools/model/flows-on-screen.ts';
import { deskReady } from '../e2e/support/open-desk.ts';
import { test as base } from '../e2e/support/shop-test.ts';
import { deskInBrowser } from './browser/desk-in-browser.ts';
import { partsOf, walkInBrowser } from './browser/walk-in-browser.ts';

/** What a walk causes on purpose: refused and lost calls, on the desk's own origin. */
const onPurpose = [
  /^console: Failed to load resource/,
  /^failed: .*\/desk-api\//,
  /^foreign: \w+ http:\/\/localhost/,
];

/** The worker's desk; its server is asked for nothing but files. */
const test = base.extend<{ deskUrl: string }>({
  deskUrl: async ({ shop: _running, deskPort }, use) => {
    const url = `http://localhost:${deskPort}`;
    await deskReady(url);
    await use(url);
  },
});

test.describe.configure({ mode: 'parallel' });
// As wide as a laptop: on a phone leaving lies in a sheet.
test.use({ actionTimeout: 15_000, viewport: { width: 1280, height: 900 } });

for (const { model, stepsOf } of deskFlows) {
  for (const part of partsOf(model)) {
    test(`${part.title} [MO-3]`, async ({ page, watch, deskUrl }) => {
      watch.allow(...onPurpose);
      await walkInBrowser(model, part, () => deskInBrowser(page, deskUrl), stepsOf);
    });
  }
}
