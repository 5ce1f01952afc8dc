import { explore } from '../../tools/model/explore.ts';
import { consent } from '../../tools/model/models/consent.ts';
import { contact } from '../../tools/model/models/contact.ts';
import { mobileMenu } from '../../tools/model/models/mobile-menu.ts';
import { paymentStatus } from '../../tools/model/models/payment-status.ts';
import { purchase } from '../../tools/model/models/purchase.ts';
import { edgeCover } from '../../tools/model/paths.ts';
import { replayPath } from '../../tools/model/replay.ts';
import { consentSteps } from '../../tools/model/steps/consent.ts';
import { contactSteps } from '../../tools/model/steps/contact.ts';
import { mobileMenuSteps } from '../../tools/model/steps/mobile-menu.ts';
import { paymentStatusSteps } from '../../tools/model/steps/payment-status.ts';
import { purchaseSteps } from '../../tools/model/steps/purchase.ts';
import { walk } from '../../tools/model/walk.ts';
import { test } from '../e2e/support/shop-test.ts';
import { shopInBrowser } from './browser/shop-in-browser.ts';

const flows = [
  { model: purchase, stepsOf: purchaseSteps },
  { model: paymentStatus, stepsOf: paymentStatusSteps },
  { model: contact, stepsOf: contactSteps },
  { model: mobileMenu, stepsOf: mobileMenuSteps },
  { model: consent, stepsOf: consentSteps },
];

/** What a walk causes on purpose: refused and lost calls, which the browser reports in its console. */
const onPurpose = [/^console: Failed to load resource/, /^failed: .*\/api\//, /platnosc\.example/];

for (const { model, stepsOf } of flows) {
  for (const chapter of model.chapters) {
    test.describe(`${model.title}: ${chapter.title}`, () => {
      edgeCover(explore(model.machine, chapter)).forEach((path, index) => {
        const name = `[MO-3] way ${index + 1} (${path.length} steps)`;
        test(name, async ({ page, watch }) => {
          test.setTimeout(120_000);
          watch.allow(...onPurpose);
          await walk(model, replayPath(model.machine, chapter, path), stepsOf(await shopInBrowser(page)));
        });
      });
    });
  }
}
