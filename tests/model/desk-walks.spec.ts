import { answer } from '../../tools/model/models/answer.ts';
import { edit } from '../../tools/model/models/edit.ts';
import { signIn } from '../../tools/model/models/sign-in.ts';
import { answerSteps } from '../../tools/model/steps/answer.ts';
import { editSteps } from '../../tools/model/steps/edit.ts';
import { signInSteps } from '../../tools/model/steps/sign-in.ts';
import { isWholeProof } from '../../tools/proof.ts';
import type { DeskUi } from '../../tools/model/steps/ui.ts';
import { deskReady } from '../e2e/support/open-desk.ts';
import { test as base } from '../e2e/support/shop-test.ts';
import { deskInBrowser } from './browser/desk-in-browser.ts';
import { walkInBrowser } from './browser/walk-in-browser.ts';

/** The moment at which every visit begins. */
const NOW = Date.parse('2026-11-21T12:00:00.000Z');

const FLOWS = [
  { model: signIn, stepsOf: signInSteps },
  { model: answer, stepsOf: (ui: DeskUi) => answerSteps(ui, NOW) },
  { model: edit, stepsOf: editSteps },
];

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

for (const { model, stepsOf } of FLOWS) {
  for (const chapter of model.chapters.slice(0, isWholeProof ? undefined : 1)) {
    test(`${model.title}: ${chapter.title} [MO-3]`, async ({ page, watch, deskUrl }) => {
      watch.allow(...onPurpose);
      await walkInBrowser(model, chapter, () => deskInBrowser(page, deskUrl, NOW), stepsOf);
    });
  }
}
